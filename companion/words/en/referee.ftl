# The table's agreement, and the referee.

## What the table is asked to agree to
proposal-undo = { $seat } asks the table to go back before { $of }'s step: { $step }.
proposal-correct = { $seat } asks the table to set something right: { $reason }
proposal-no = { $seat } said no, so the game stays as it is.
proposal-overtaken = The game went on before everybody had answered what { $seat } asked for. If it still matters, ask again.
proposal-withdrawn = { $seat } does not ask for it any more, so the game stays as it is.
problem-proposal-open = The table is asked something already. Answer that first, then ask again.
problem-proposal-hidden = Not everybody may see what this sets right, so the table cannot agree to it. Ask the host.
problem-no-proposal = The table is not asked this any more. Look at what is asked now.

## What came of it
event-undo-agreed = The table agreed to go back before { $seat }'s step: { $step }.
event-agreed = The table agreed with { $seat }: { $reason }

## On the pages
web-proposal = The table is asked
web-proposal-missing = Still to answer: { $seats }.
web-proposal-seconds = { $seconds ->
    [one] Silence counts as a yes in { $seconds } second.
   *[other] Silence counts as a yes in { $seconds } seconds.
}
web-proposal-yes = Yes
web-proposal-no = No
web-proposal-host-yes = Yes, for all
web-proposal-host-no = No, for all
web-proposal-drop = Do not ask any more
web-proposal-dropped = The connection was lost, and the table is not asked any more. If it still matters, ask again.
web-take-back = Take back: { $step }
web-take-back-own = Ask the table to go back before your step: { $step }
web-take-back-other = Ask the table to go back before { $seat }'s step: { $step }
web-take-back-further = Further back
web-in-the-way = In the way: { $what }.
web-step = “{ $what }”
web-seen-own = { $what } (you saw { $own })
web-host-undo = Take back { $seat }'s step: { $step }
web-right-how-asked = Say how it really is. Everybody is asked, and told the reason.
web-right-ask = Ask the table

## The referee
name-screen = the screen
web-panel-referee = Is this allowed?
web-panel-right = Put something right
web-referee-how = Nothing happens by asking.
web-referee-card = Which card?
web-referee-use = What should it do?
web-referee-just = Just play it
web-referee-swap-with = With which pawn?
web-referee-whom = Which player?
web-referee-token = Which token?
web-referee-item = Which item?
web-referee-which-card = Which other card?
web-referee-ask-move = Ask about this move
web-referee-ask-card = Ask about this card
web-referee-export = Export this dispute
problem-went-on = The game has gone on since. Ask again, and then export it.
web-rule-own = Ruling of this companion: the rulebook is silent.
web-rule-switched = Your table plays this the other way.
problem-not-reached = As far as anybody can see now, it does not come to that: these effects may not be unlocked, or find nothing that they can be aimed at, or show something hidden first. Ask again when the card lies open.
problem-no-move-now = Nothing that can be chosen now moves a pawn. Ask again when a move can come.
problem-other-piece = The pawn in { $place } has been chosen for this move. Ask about that one, or take the choice back.
