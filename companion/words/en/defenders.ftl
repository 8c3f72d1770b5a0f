# Defenders of Hogwarts: what the rules say, in sentences.

## Names
name-dark = the Dark Arts Player
name-gryffindor = Gryffindor
name-hufflepuff = Hufflepuff
name-ravenclaw = Ravenclaw
name-slytherin = Slytherin
name-pool = the Dark pool
name-open = an open border
name-entrance = a castle entrance
name-wall = a castle wall
name-locked-doors = Locked Doors
name-protective-spells = Protective Spells
name-physical-objects = Physical Objects
name-water = Water
name-white = white
name-orange = orange
name-red = red

## Short names, for boards and lists
short-dark = Dark Arts
short-gryffindor = Gryffindor
short-hufflepuff = Hufflepuff
short-ravenclaw = Ravenclaw
short-slytherin = Slytherin

## What is asked
ask-main-action = Your turn: play a card to explore, or replenish your hand.
ask-move-pawn = { $card } moves one pawn up to { $points ->
        [one] { $points } space
       *[other] { $points } spaces
    }. Which pawn?
ask-move-to = The pawn in { $place } may go up to { $points ->
        [one] { $points } space
       *[other] { $points } spaces
    }. Where to?
ask-discard = Before you draw: discard any cards that you do not want to keep.
waiting-main-action = { $seat } chooses a Main Action.
waiting-move-pawn = { $seat } moves a pawn with { $card }.
waiting-move-to = { $seat } moves a pawn with { $card }.
waiting-discard = { $seat } discards before drawing.

## What may be chosen
choice-explore = Explore
choice-replenish = Replenish
choice-discard = Discard
choice-enough = Draw now
choice-stay = Leave the pawns where they are

## What happened
event-turn = Turn { $number }: { $seat }.
event-explored = { $seat } explores with { $card }.
event-moved = A pawn of { $owner } goes from { $from } to { $to }.
event-replenished = { $seat } replenishes.
event-discarded = { $seat } discards { $card }.
event-drew = { $seat } draws { $cards ->
        [one] a card
       *[other] { $cards } cards
    }.
event-shuffled = { $seat } shuffles the deck.
event-advanced = The Dark Arts Marker advances to space { $space } of the Path ({ $zone }).
event-final-hands = The Marker is on the last space: these hands are the last ones.
event-tie = All hands are empty and nobody has won: a tie.

## Refusals
refused-SET-1-no-dark = A game needs exactly one Dark Arts Player.
refused-SET-1-no-house = A game needs one to four House Players, each of a different house.
refused-SET-14 = It is not { $seat }'s choice now.
refused-HOU-1 = A House Player's Main Action is to explore or to replenish.
refused-HOU-2 = That card is not in the hand.
refused-HOU-9 = Only cards from the own hand can be discarded, or none.
refused-HOU-15 = A shuffle keeps every card exactly once.
refused-DRK-1 = The Dark Arts Player's Main Action is to explore or to replenish.
refused-MOV-1 = { $place } is { $steps ->
        [one] { $steps } space
       *[other] { $steps } spaces
    } away, and the card gives { $points ->
        [one] { $points } movement point
       *[other] { $points } movement points
    }.
refused-MOV-1-no-place = The map has no such space.
refused-MOV-1-no-border = { $here } and { $there } share no border.
refused-MOV-1-no-way = No way leads this pawn to { $place }.
refused-MOV-1-nowhere = The pawn in { $place } can go nowhere with this card.
refused-MOV-2-unknown = There is no such pawn.
refused-MOV-2-no-pawn = First say which pawn moves.
refused-MOV-2-not-yours = That pawn belongs to { $owner }; this card moves a pawn of { $seat }.
refused-MOV-2-off-board = That pawn of { $owner } is not on the board.
refused-MOV-5 = A pawn does not go through { $place } twice in a turn, nor back to where it began.
refused-MOV-6 = A castle wall stands between { $here } and { $there }. No pawn passes it; only entrances lead in and out.
refused-MOV-7 = { $obstacle } stop House Pawns between { $here } and { $there }. A card that passes { $obstacle } would open the way.
refused-MOV-11 = { $place } is a Protected Area: no Dark Arts Pawn enters it or passes through.
refused-PTH-7 = The Marker is on the last space of the Path: nobody can replenish any more.
refused-RUL-3 = The pawn stands in { $place } already: a move of no spaces is no move.
refused-WIN-3 = The game is over.

## Allowed
allowed-HOU-2 = Allowed, if the card is in the hand.
allowed-HOU-9 = Allowed.
allowed-HOU-15 = Allowed.
allowed-MOV-1 = Allowed.
allowed-MOV-2 = Allowed.
allowed-PTH-7 = Allowed.
allowed-SET-1 = Allowed.

## How it ended
result-tie = A tie: nobody has won.
result-won = { $seat } has won!
