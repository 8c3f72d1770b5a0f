# Scenarios: what came of them, what can be wrong with their files, and the referee's answer.

scenario-passed = passed  { $file }
scenario-failed = FAILED  { $file }: { $what }
scenario-failed-entry = FAILED  { $file }, { $entry }: { $what }
scenarios-played = { $passed } passed, { $failed } failed

## What is not as expected
scenario-refused = This is refused by { $rule }. Expect that, or make another choice.
scenario-not-refused = This is allowed, and { $expected } was expected to refuse it. Change the position, or expect "allowed".
scenario-other-rule = This is refused by { $rule }, not by { $expected }. Expect that rule, or change the position.
scenario-fact = The refusal has { $found } for the fact "{ $fact }", not { $expected }. Correct one of the two.
scenario-position = This is { $found }, not { $expected }. Correct the expectation, or the decisions before it.
scenario-asked = What is asked is { $found }, not { $expected }. Correct the expectation, or the decisions before it.
scenario-nobody-asked = Nobody is asked anything here. Expect no options, or name another seat.
scenario-not-offered = "{ $choice }" is not offered. Choose from: { $choices }.
scenario-offered = "{ $choice }" is offered too. Expect it, or change the position.
scenario-event = { $expected } did not happen in this order. What happened: { $found }. Correct the expectation.

## What can be wrong with a file
problem-scenario-none = There is no scenario in { $folder }. Name a .yaml file, or a folder that holds some.
problem-scenario-file = It cannot be read. Name a text file in UTF-8.
problem-scenario-yaml = It is not readable as YAML at line { $line }. Correct that line.
problem-scenario-question = Its first line is no question. Begin it with # and what a player would ask.
problem-scenario-entry = { $reason }. Look up what can stand here in docs/scenario.schema.json.
problem-scenario-ambiguous = "{ $choice }" could be several things. Write one of: { $choices }.
problem-scenario-no-decision = There is no decision to answer. Add the one that is asked about.
problem-scenario-outcome = That is no order of { $size } cards. Name each position from 0 on once at most.

## The referee
referee-allowed = Allowed: { $seat }, { $choice }.
referee-refused = Refused: { $seat }, { $choice }.
referee-rule = Rule { $rule }: { $text }
referee-source = It stands in the rulebook: { $source }.
referee-own = It is a ruling of this companion, not of the rulebook. See: { $source }.
