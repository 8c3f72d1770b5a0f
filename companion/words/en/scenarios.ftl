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
scenario-nobody-asked = Nobody is asked anything here. Expect no options, or make other decisions before.
scenario-not-asked = { $seat } is asked nothing here. Expect no options, or name another seat.
scenario-not-offered = "{ $choice }" is not offered. Choose from: { $choices }.
scenario-offered = "{ $choice }" is offered too. Expect it, or change the position.
scenario-other-allowance = This is allowed by { $rule }, not by { $expected }. Correct the expectation.
scenario-assumed = What has to come before is { $found }, not { $expected }. Correct the expectation.
scenario-unused = Chance was not asked for { $count ->
        [one] the last of these
       *[other] the last { $count } of these
    }. Leave out what is not needed, or make the decisions that need it.
scenario-event = { $expected } did not happen in this order. What happened: { $found }. Correct the expectation.

## What can be wrong with a file
problem-scenario-none = There is no scenario in { $folder }. Name a .yaml file, or a folder that holds some.
problem-scenario-file = It cannot be read. Name a text file in UTF-8.
problem-scenario-yaml = It is not readable as YAML at line { $line }. Correct that line.
problem-scenario-doubled = { $key } stands twice in one entry, the second time at line { $line }. Keep one of them.
problem-scenario-question = Its first line is no question. Begin it with # and what a player would ask, up to the question mark.
problem-scenario-endless = It repeats itself without end, or almost. Write out what stands there as * and a name.
problem-scenario-nothing = Nothing is written here. Write something, or take the entry out.
problem-scenario-missing = This is missing. Write it.
problem-scenario-unknown = Nothing is called this here. Take it out, or look up in docs/scenario.schema.json how it is written.
problem-scenario-mapping = This must have entries of its own, each a key and a value. Look up in docs/scenario.schema.json which it can have.
problem-scenario-list = This must be a list. Write [ and ] around it.
problem-scenario-few = This has too few parts. Write { $least } or more.
problem-scenario-many = This has too many parts. Write { $most } at most.
problem-scenario-text = This must be a text. Write one, in quotes where it looks like something else.
problem-scenario-whole = This must be a whole number. Write one in digits.
problem-scenario-least = This number is too small. Write { $least } or more.
problem-scenario-most = This number is too large. Write { $most } or less.
problem-scenario-choice = Nothing but true can stand here. To expect a refusal, write after "refused:" by which rule.
problem-scenario-pattern = Nothing can be read here. Write what is chosen or named.
problem-scenario-long = This is too long to be meant. Write what is chosen or named, and no more.
problem-scenario-unruled = No decision stands just before this, and so none is allowed or refused. Put this right after the decision that it is about.
problem-scenario-both = One decision is either allowed or refused. Expect one of the two.
problem-scenario-row = There is no rule { $row }. Name rules by the ids that the referee tells, such as { $example }.
problem-scenario-unoffered = This game does not offer { $name }. Choose from: { $names }.
problem-scenario-ambiguous = "{ $choice }" could be several things. Write one of: { $choices }.
problem-scenario-stranger = Nothing in this box is called { $name }. Correct that name.
problem-scenario-seat = { $seat } does not play here. Name one of: { $seats }.
problem-scenario-no-decision = There is no decision to answer. Add the one that is asked about.
problem-scenario-outcome = That is no order of { $size } cards. Name each position from 0 on once at most.
problem-scenario-edition = There is no folder { $folder }. Put the edition's folder there, seen from this file, or write after "edition:" where it is.
problem-dispute-digest = What is printed on { $edition } has changed since this was asked. Write after "edition:" where the edition is that was played.
problem-dispute-rules = This was asked under version { $made } of the rules, and this companion has version { $now }. Answer it with the companion that exported it.
problem-dispute-state = This situation does not hold together any more. Export the dispute again, and leave its state as it is.

## The referee
referee-allowed = { $seat } wants { $what }: { $said }
referee-refused = { $seat } wants { $what }: refused.
referee-move = to move { $piece } to { $to }
referee-then = { $first }, then { $then }
referee-choose = to choose { $choice }
referee-piece = the pawn of { $owner } in { $place }
referee-piece-lying = the stunned pawn of { $owner } in { $place }
referee-assumed = If this comes first: { $what }
referee-rule = Rule { $rule }: { $text }
referee-source = It stands in the rulebook: { $source }.
referee-own = It is a ruling of this companion, not of the rulebook. See: { $source }.

## A dispute that was exported
dispute-question = Is { $seat } allowed { $what }?
dispute-question-move = May a pawn of { $owner } in { $place } go to { $to }?
dispute-again = "companion referee", with the name of this file, answers it again.
dispute-hidden = What was hidden from { $seat } is not in this file: such cards are unidentified, or lie in an order that means nothing.
dispute-edition = To answer this again, put the edition's folder beside this file as { $folder }.
