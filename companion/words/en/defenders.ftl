# Defenders of Hogwarts: what the rules say, in sentences. A refusal says what is wrong and what
# would have allowed it.

## Names
name-defenders = Defenders of Hogwarts
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
name-detector = the Dark Detector
name-coin = a D.A. Coin
name-unidentified = an unknown card
name-room-open = on its space of the board: the Room is open
name-room-closed = beside the board: the Room is closed

## Short names, for boards and lists
short-dark = Dark Arts
short-gryffindor = Gryffindor
short-hufflepuff = Hufflepuff
short-ravenclaw = Ravenclaw
short-slytherin = Slytherin
short-detector = Dark Detector
short-coin = D.A. Coin

## Parts of the box, and what hands do with them
part-shields = Defence Shields
part-tokens = Hogwarts Tokens
part-markers = House Markers
part-loyalty = Loyalty Track
part-supplies = Coins and Scrolls
part-path = Dark Arts Path

task-tokens-set-up = Put each Hogwarts Token on its own space.
task-markers-set-up = Give every house its House Marker.
task-loyalty-set-up = Put a pawn of each house on space 1 of the Loyalty Track, the Dark Detector on its own space there, and the Room of Requirement beside the board.
task-supplies-set-up = Lay the D.A. Coins and the Parchment Scrolls ready.
task-path-set-up = Put the Dark Arts Marker on space 1 of the Path, and the Progress Tokens on their zones.

task-shield-put = Put a Defence Shield for { $owner } on { $to }.
task-shield-give = Give { $to } the Defence Shield for { $owner } on { $from }.
task-shield-back = Put the Defence Shield for { $owner } that { $from } has back on { $to }.
task-token-put = Put the { $owner } Token on { $to }.
task-token-give = Give the { $owner } Token to { $to }.
task-token-back = Put the { $owner } Token back on { $to }.
task-house-marker-give = Give the House Marker of { $owner } to { $to }.
task-loyalty-pawn-put = Put the Loyalty pawn of { $owner } on space { $to } of the Loyalty Track.
task-detector-put = Put the Dark Detector on its space of the Loyalty Track.
task-detector-give = Give the Dark Detector to { $to }.
task-detector-back = Put the Dark Detector back on its space of the Loyalty Track.
task-room-put = Lay the Room of Requirement { $to }.
task-coin-put = { $count ->
        [one] Lay a D.A. Coin ready.
       *[other] Lay { $count } D.A. Coins ready.
    }
task-coin-give = Give a D.A. Coin to { $to }.
task-coin-back = Put the D.A. Coin of { $from } back.
task-scroll-put = { $count ->
        [one] Lay a Parchment Scroll ready.
       *[other] Lay { $count } Parchment Scrolls ready.
    }
task-scroll-give = { $count ->
        [one] Give a Parchment Scroll to { $to }.
       *[other] Give { $count } Parchment Scrolls to { $to }.
    }
task-scroll-back = { $count ->
        [one] Put a Parchment Scroll of { $from } back.
       *[other] Put { $count } Parchment Scrolls of { $from } back.
    }
task-dark-marker-put = Move the Dark Arts Marker to space { $to } of the Path.
task-progress-token-put = Put the { $owner ->
        [white] Giant
        [orange] Acromantula
       *[other] Dementor
    } Progress Token on its zone of the Path.
task-progress-token-give = Give the { $owner ->
        [white] Giant
        [orange] Acromantula
       *[other] Dementor
    } Progress Token to { $to }.
task-progress-token-back = Put the { $owner ->
        [white] Giant
        [orange] Acromantula
       *[other] Dementor
    } Progress Token back on its zone of the Path.

## What a player does with real cards
task-paper-drew = Draw { $cards ->
        [one] a card
       *[other] { $cards } cards
    } from your deck.
task-paper-shuffled = Your deck is empty: shuffle your discard pile into a new one.
task-paper-acquired = Take { $card } out of the box and put it face down on top of your deck.
task-paper-acquired-unseen = The card that you acquired unseen is on top of your deck. Once you have drawn it, your phone shows it: then take it out of the box.
task-paper-rewarded = Take the card that you keep out of the box and put it face down on top of your deck.
task-paper-searched = You have searched your deck: shuffle it.
task-paper-looked = Look at { $cards ->
        [one] the top card
       *[other] the top { $cards } cards
    } of your deck, and put { $cards ->
        [one] it
       *[other] them
    } back in any order.

## What is asked. An ending such as -end is for where only that can be chosen.
ask-main-action = Your Main Action: explore with a card, or choose another action.
ask-main-action-end = Nothing is left to do: end your turn.
ask-free-action = No Main Action is left. Take a free action, or end your turn.
ask-free-action-end = Nothing is left to do: end your turn.
ask-card = What comes next with { $card }?
ask-move-value = { $source } moves one pawn up to { $a } and another one up to { $b }, or a single pawn up to both together. Which?
ask-move-pawn = { $source } moves one pawn up to { $points ->
        [one] { $points } space
       *[other] { $points } spaces
    }. Which pawn?
ask-move-pawn-to = { $source } takes one pawn to { $to }. Which pawn?
ask-move-to = { $points ->
        [0] The pawn in { $place } goes to { $to }. Where does it end?
        [one] The pawn in { $place } may go up to { $points } space. Where to?
       *[other] The pawn in { $place } may go up to { $points } spaces. Where to?
    }
ask-discard = Before you draw: discard any cards that you do not want to keep.
ask-loss-drawn = { $source } makes you discard a card at random, and chance has drawn one that is known to you alone. Shuffle those, draw one blindly and say which it is.
ask-loss = { $source } { $must ->
    [0] lets
   *[other] makes
    } you discard { $amount ->
    [one] a card. Which one?
   *[other] { $amount } cards. Which one comes next?
    }
ask-acquire = { $base ->
        [-1] Which card do you acquire? It costs you nothing.
        [0] Which card do you acquire? Only a card of the Advanced Row costs you a card.
       *[other] Which card do you acquire? You pay for it with cards from your hand.
    }
ask-pay = Pay for it: discard { $cards ->
        [one] a card
       *[other] { $cards } cards
    } from your hand.
ask-benefit = Your pawn ended its move in { $place }. What do you take there?
ask-book = Which book do you take? Its effect is resolved at once.
ask-encounter = Several Dark Arts Pawns are in { $place }. Which one does your pawn meet?
ask-displace = Both pawns in { $place } are stunned. Where do you move the Dark Arts Pawn?
ask-bump = Several House Pawns are in { $place }. Which one do you bump?
ask-reward = Your reward for the bump: which card goes on top of your draw deck? The other goes under the Acquire deck.
ask-event = { $event }: what do you take from this Event?
ask-token-alone = This zone has no Event Cards left. Take its Progress Token.
ask-stun = { $source }: which pawn is stunned?
ask-stand-up = { $source }: which stunned pawn stands up?
ask-swap = { $source } lets two pawns change places. Which of yours?
ask-swap-with = Which pawn changes places with yours in { $place }?
ask-second-card = You may play another card. Which one?

waiting-main-action = { $seat } chooses a Main Action.
waiting-free-action = { $seat } may take free actions before ending the turn.
waiting-card = { $seat } decides how to use { $card }.
waiting-move-value = { $seat } divides the movement of { $source }.
waiting-move-pawn = { $seat } moves a pawn with { $source }.
waiting-move-pawn-to = { $seat } moves a pawn with { $source }.
waiting-move-to = { $seat } moves a pawn with { $source }.
waiting-discard = { $seat } discards before drawing.
waiting-loss-drawn = { $seat } draws a card blindly and discards it because of { $source }.
waiting-loss = { $seat } { $must ->
    [0] may
   *[other] must
    } discard a card because of { $source }.
waiting-acquire = { $seat } chooses a card to acquire.
waiting-pay = { $seat } pays for a card.
waiting-benefit = { $seat } chooses what to take in { $place }.
waiting-book = { $seat } chooses a book in the Library.
waiting-encounter = { $seat } chooses the Dark Arts Pawn that is met in { $place }.
waiting-displace = { $seat } moves the Dark Arts Pawn out of { $place }.
waiting-bump = { $seat } chooses the House Pawn that is bumped in { $place }.
waiting-reward = { $seat } chooses a reward for the bump.
waiting-token-alone = { $seat } takes the Progress Token of the { $zone } zone.
waiting-event = { $seat } chooses between the Progress Token and the Dark half of { $event }.
waiting-stun = { $seat } chooses a pawn to stun with { $source }.
waiting-stand-up = { $seat } chooses a pawn to stand up with { $source }.
waiting-swap = { $seat } chooses pawns to swap with { $source }.
waiting-swap-with = { $seat } chooses the other pawn of the swap.
waiting-second-card = { $seat } may play another card.

## What may be chosen. An ending such as -event is for one kind of question.
choice-explore = Explore
choice-explore-second-card = Play this card too
choice-token = Use the Hogwarts Token
    .hint = Return it, and explore with a card of its type.
choice-progress-token = Take the { $zone ->
        [white] Giant
        [orange] Acromantula
       *[other] Dementor
    } Progress Token
    .hint = { $zone ->
        [red] You also draw the Dark Location Card, which says where your pawns must go.
       *[other] You need all three Progress Tokens to win.
    }
choice-half = Resolve the Dark half of the card
choice-learn = Learn
    .hint = Acquire a card and pay with cards from your hand.
choice-replenish = Replenish
    .hint = { $house ->
        [0] Stand up your stunned pawns and draw to five cards.
       *[other] Discard what you like, draw to five cards and stand up your stunned pawns. The Dark Arts Marker advances.
    }
choice-scroll = Gain a Parchment Scroll
    .hint = Reveal { $one } and { $other }, where your pawns are.
choice-end = End your turn
choice-effects = Resolve its effects
choice-move = Move
choice-value = { $rest ->
        [0] One pawn, up to { $points } spaces
       *[other] First a pawn up to { $points }, then another one up to { $rest }
    }
assumed-value = one pawn, up to { $number ->
        [one] { $number } space
       *[other] { $number } spaces
    }
assumed-effects = its effects
assumed-choose = the { $number ->
        [0] first
        [1] second
       *[other] next
    } thing that it offers
assumed-target = an effect on a pawn
assumed-piece = the choice of a pawn
choice-piece = This pawn
choice-target = This pawn
choice-to = Go to { $object }
choice-stay = Leave the pawns where they are
choice-discard = Discard
choice-discard-pay = Pay with this card
choice-acquire = { $cost ->
        [0] Take it, free
        [one] Take it for { $cost } card
       *[other] Take it for { $cost } cards
    }
choice-acquire-deck = { $cost ->
        [0] Take the top card, unseen, free
        [one] Take the top card, unseen, for { $cost } card
       *[other] Take the top card, unseen, for { $cost } cards
    }
choice-book = Take this book
choice-keep = Keep this card
choice-take = Take it
choice-take-acquire = Acquire a card
choice-take-draw = Draw a card
choice-take-play-again = Take another turn after this one
choice-take-token = Take the Hogwarts Token: { $token }
choice-take-detector = Advance one space on the Loyalty Track
choice-take-book = Take a Library Book
choice-take-coin = Take a D.A. Coin
choice-take-shield = Take the Defence Shield
    .hint = You hand in your book, a Parchment Scroll and { $item }.
choice-enough = No more
choice-enough-card = Leave the rest of the card
choice-enough-benefit = Take nothing more here
choice-enough-discard = Draw now
choice-enough-stun = Stun nobody
choice-enough-stand-up = Let nobody stand up
choice-enough-swap = Swap nobody
choice-enough-second-card = Play no other card

## What happened
event-turn = Turn { $number }: { $seat }.
event-skipped = { $seat } skips this turn.
event-play-again = { $seat } takes another turn after this one.
event-explored = { $seat } explores with { $card }.
event-used-token = { $seat } returns the Hogwarts Token for an extra Explore: { $token }.
event-learned = { $seat } learns.
event-acquired = { $seat } acquires { $card }.
event-acquired-unseen = { $seat } acquires the top card of the Acquire deck, unseen.
event-moved = A pawn of { $owner } goes from { $from } to { $to }.
event-deployed = A pawn of { $owner } is deployed and goes to { $to }.
event-displaced = The Dark Arts Pawn met in { $from } is moved to { $to }.
event-swapped = The pawns in { $place } and { $other } change places.
event-stunned = A pawn of { $owner } in { $place } is stunned.
event-stood-up = A pawn of { $owner } in { $place } stands up.
event-bumped = A pawn of { $owner } is bumped back to the Great Hall; the House Marker { $marker ->
        [0] is with the Dark Arts Player already
       *[other] goes to the Dark Arts Player
    }.
event-markers-returned = The Dark Arts Player held every House Marker: the Markers go back to their houses.
event-rewarded = The Dark Arts Player looks at the reward for the bump.
event-replenished = { $seat } replenishes.
event-discarded = { $seat } discards { $card }.
event-drew = { $seat } draws { $cards ->
        [one] a card
       *[other] { $cards } cards
    }.
event-shuffled = { $seat } shuffles the deck.
event-took-token = { $seat } takes the Hogwarts Token: { $token }.
event-took-book = { $seat } takes the book { $book }.
event-coin = { $seat } gains a D.A. Coin.
event-scroll = { $seat } reveals { $one } and { $other } and gains a Parchment Scroll.
event-shield = { $seat } hands in a book, a scroll and { $item } for a Defence Shield.
event-loyalty = { $seat } is on space { $space } of the Loyalty Track.
event-detector = { $seat } gains the Dark Detector.
event-advanced = The Dark Arts Marker advances to space { $space } of the Path ({ $zone }).
event-went-back = The Dark Arts Marker goes back to space { $space } of the Path ({ $zone }).
event-event = Event: { $event }.
event-progress-token = The Dark Arts Player takes the { $zone ->
        [white] Giant
        [orange] Acromantula
       *[other] Dementor
    } Progress Token.
event-dark-location = The Dark Location Card is drawn: { $needed ->
        [one] one Dark Arts Pawn is
       *[other] { $needed } Dark Arts Pawns are
    } needed there.
event-final-hands = The Marker is on the last space: these hands are the last ones.
event-won = { $seat } wins.
event-tie = The game ends in a tie.
event-corrected-place = Set right: a pawn of { $owner } stands in { $to }, not in { $from }.
event-corrected-posture = { $lying ->
        [0] Set right: the pawn of { $owner } in { $place } stands.
       *[other] Set right: the pawn of { $owner } in { $place } lies.
    }
event-corrected-marker = Set right: the Dark Arts Marker is on space { $space } of the Path.
event-corrected-loyalty = Set right: { $seat } is on space { $space } of the Loyalty Track.

## Refusals: set-up and turns
refused-SET-1-no-dark = Nobody is the Dark Arts Player yet. A game needs exactly one.
refused-SET-1-no-house = A game needs one to four House Players, each of a different house.
refused-SET-14 = It is { $turn }'s turn now. Wait until the game asks { $seat } again.
refused-SET-14-own = It is { $seat }'s turn, but this is not asked now. Wait until the game asks { $seat } again.
refused-WIN-3 = The game is over. A new table would begin another one.
refused-WIN-4-correction = That cannot be set right like this. Choose what is wrong, and how it really is, from the lists that are offered.
refused-WIN-4-face-down = Nobody may know the order of a face-down deck, so it cannot be set right. Set right where a card of it should be: a hand, a row or a discard pile.
refused-WIN-4-not-drawn = The Dark Location Card is not drawn yet. Set right first that the Dark Arts Player has taken the Dementor.
refused-WIN-4-no-final-hands = Final hands have not begun, so nothing is counted. Set right first that they have.
refused-WIN-4-last-space = In final hands the Dark Arts Marker has been on the last space. Set right first where the Marker is, and that these are no final hands.
refused-WIN-4-no-token = That player holds no Hogwarts Token. Set right first who holds one.
refused-WIN-4-turn-begun = Something was done in this turn already, so it stays its player's. Let it end, then set right whose turn it is.
refused-WIN-4-stuck = With that put right nobody could answer what the game asks now. Answer it first, or take back the last step.
refused-HOU-1 = That is none of a House Player's actions. Explore, learn or replenish, or take a free action.
refused-HOU-1-first = The turn cannot end before its Main Action. Explore, learn or replenish first.
refused-HOU-1-first-of-final-hands = The turn cannot end before its Main Action. Explore or learn first.
refused-HOU-1-done = This turn's Main Action is taken. Another one is possible next turn; free actions still are.
refused-DRK-1 = That is none of the Dark Arts Player's actions. Explore or replenish.
refused-DRK-1-first = The turn cannot end before its Main Action. Explore or replenish first.
refused-DRK-1-first-of-final-hands = The turn cannot end before its Main Action. Explore first.
refused-DRK-1-done = This turn's Main Action is taken. Another one is possible next turn.
refused-HOU-2 = That card is not in the hand. Explore with one that is.
refused-HOU-2-must = { $source } says that this must be done. Do it before going on.
refused-HOU-2-next = Only the move and the effects of { $card } can come now. Choose one of them.
refused-DRK-9 = { refused-HOU-2 }
refused-DRK-9-must = { refused-HOU-2-must }
refused-DRK-9-next = { refused-HOU-2-next }
refused-HOU-5 = All pawns are in Protected Areas. With one pawn outside them you could learn.
refused-HOU-6 = Nothing that lies there can be paid for. With { $cost ->
        [one] a card
       *[other] { $cost } cards
    } in hand to discard you could learn.
refused-HOU-6-pay = That card is not in the hand. Pay with one that is.
refused-HOU-9 = That card is not in the hand. Discard one that is, or draw now.
refused-HOU-11-none = There is no Hogwarts Token to return. A move that ends on the space of one could take it.
refused-HOU-11-new = This Hogwarts Token was got this turn. From the next turn on it can be returned.
refused-RUL-40 = The { $token } Token needs a { $token } card in the hand. With one it could be returned.
refused-HOU-12 = There are not two own pawns on two places of the Location Cards. With pawns on both places at the same time you could reveal them.
refused-HOU-12-turn = { $seat } gains a scroll in the own turn alone. Then pawns on two places of the Location Cards would do.
refused-HOU-12-which = Those two Location Cards cannot be revealed like this. Reveal two on whose places own pawns stand, as they are offered.
refused-HOU-13 = A player gains two Parchment Scrolls at most, and holds no Location Cards after the second one.
refused-RUL-32 = At this table a scroll that can be gained must be. Reveal the two Location Cards first.
refused-HOU-15 = A shuffle keeps every card exactly once. Any order of just these cards would do.
refused-HOU-21-drawn = The card that was drawn can be none of this name. Name one that it could be.
refused-HOU-18-loss = That card is not in the hand. Discard one that is.
refused-HOU-21 = A card lost at random is picked by chance. Any card of the hand would do.

## Refusals: moving
refused-MOV-1 = { $place } is { $steps ->
        [one] { $steps } movement point
       *[other] { $steps } movement points
    } away, and there { $points ->
        [one] is { $points }
       *[other] are { $points }
    }. A higher value would reach it.
refused-MOV-1-detour = This way to { $place } takes { $steps ->
        [one] { $steps } movement point
       *[other] { $steps } movement points
    }, and there { $points ->
        [one] is { $points }
       *[other] are { $points }
    }. A shorter one leads there.
refused-MOV-1-no-goal = It is not clear where the pawn goes. Choose a space of the map.
refused-MOV-1-no-place = The map has no such space. Choose one that is on the map.
refused-MOV-1-no-border = { $here } and { $there } share no border. A pawn goes from space to adjacent space.
refused-MOV-1-no-way = No way leads this pawn to { $place } with { $points ->
        [one] { $points } movement point
       *[other] { $points } movement points
    }. An effect that opens a shorter way could allow it.
refused-MOV-1-nowhere = The pawn in { $place } can go nowhere with this value. Choose another pawn, or first use an effect that opens a way.
refused-MOV-2-unknown = There is no such pawn. Choose one that is shown on the map.
refused-MOV-2-which = That names no pawn. Choose one of those that are offered.
refused-MOV-2-no-pawn = It is not clear which pawn moves. Choose the pawn first.
refused-MOV-2-not-yours = That pawn belongs to { $owner }. This moves a pawn of { $seat }.
refused-MOV-3 = The value { $a } + { $b } cannot be split like this. Use { $a } and { $b } for two pawns, or { $both } for one.
refused-MOV-3-same-pawn = The pawn in { $place } has used the first value. The second one is for a different pawn.
refused-MOV-5 = A pawn does not go through { $place } twice in a turn. Choose a way that crosses no space twice.
refused-MOV-5-begun = The pawn began this turn in { $place }, and no move of the turn ends there. Choose another space.
refused-MOV-5-whichever = A pawn goes through no space twice in a turn, and this one would on its way to { $place }, whichever way it came. Choose another space.
refused-MOV-6 = A castle wall stands between { $here } and { $there }. No pawn passes it; only entrances lead in and out.
refused-MOV-7 = { $obstacle } stop House Pawns between { $here } and { $there }. A card that passes { $obstacle } would open the way.
refused-MOV-7-several = On the way to { $place } { $kinds ->
        [2] { $first } and { $second }
        [3] { $first }, { $second } and { $third }
       *[4] { $first }, { $second }, { $third } and { $fourth }
    } stop House Pawns. Only with cards that pass them all would the way be open.
refused-MOV-9 = { $here } and { $there } are both Fly Off Points, but nothing allows flying now. A card that lets pawns fly off would.
refused-MOV-10 = The { $passage } Secret Passageway joins { $here } and { $there }. A House Player's card that opens it would let a House Pawn through.
refused-MOV-11 = { $place } is a Protected Area: no Dark Arts Pawn enters it or passes through. Choose a space and a way outside Protected Areas.
refused-MOV-13 = The pawn in { $place } is stunned, and nothing moves it. Once it stands up again it can go.
refused-MOV-14 = No pawn can be deployed in { $place }. It must be a Deployment Space without a Dark Arts Pawn.
refused-MOV-14-full = Every Deployment Space holds a Dark Arts Pawn. Once one of them is free, a pawn can be deployed there.
refused-MOV-14-taken = { $place } holds a Dark Arts Pawn, so no other is deployed there. Choose a Deployment Space without one.
refused-MOV-14-too-far = A pawn deployed with { $points ->
        [one] { $points } movement point
       *[other] { $points } movement points
    } does not reach { $place }. Deploying costs one; a higher value would reach it.
refused-MOV-15 = The Room of Requirement is closed. It opens when a House Player reaches space 5 of the Loyalty Track.
refused-MOV-15-leave = This pawn is shut in the Room of Requirement. It can leave when the Room opens again.
refused-MOV-16 = This value leads to { $to }, and { $place } is not that. Choose a place that it leads to.
refused-MOV-16-way = This leads directly to a place, by no way that could be drawn. Choose the place alone.
refused-MOV-16-must = This effect must be resolved. Choose a pawn for it.
refused-RUL-3 = The pawn stands in { $place } already, and a move of no spaces is no move. Choose another place.
refused-RUL-14 = Dark Arts Pawns do not enter the Room of Requirement. It opens to House Pawns alone.
refused-RUL-15 = A pawn in the pool cannot go directly anywhere. It is deployed with movement points; choose a pawn on the board.

## Refusals: where a move ends
refused-END-1 = { $place } gives nothing like that. Take what is offered there, or nothing more.
refused-END-1-bonus = { $place } has no such bonus, and to pass one is not enough. A move that ends on such a space would give it.
refused-END-3 = { $place } gives no card now. A Card Acquire space gives one for each move, if there is one that can be paid for.
refused-END-4 = { $place } gives no card to draw now. A Card Draw space gives one for each move that ends there.
refused-END-5 = { $place } gives no other turn now. A Play Again space gives one in the own turn, if none is to come already.
refused-END-6 = { $place } gives no Hogwarts Token now. It takes a space whose token lies there.
refused-END-7 = { $place } gives no step on the Loyalty Track now. It takes a space with the Dark Detector icon, once for each move, and a Loyalty pawn that is not on the last space.
refused-END-8 = { $place } gives no book now. It takes the Library, a face-up book there, and a player without a book.
refused-END-9 = { $place } gives no D.A. Coin now. It takes the open Room of Requirement, and a player without a coin.
refused-END-10 = { $place } gives no Defence Shield now. It takes one that lies there, and a book, a scroll and the item that it asks for.
refused-END-8-no-book = No book lies there. Take one of the face-up books.
refused-RUL-17 = Your pawn meets a Dark Arts Pawn in { $place }. Choose one that is there.
refused-RUL-18 = The Dark Arts Pawn cannot be moved there. It goes from { $place } to an adjacent space: obstacles do not matter, walls and Protected Areas do.
refused-RUL-37 = That card costs { $cost ->
        [one] one card
       *[other] { $cost } cards
    }, and there { $hand ->
        [0] is none
        [one] is only one
       *[other] are only { $hand }
    } in the hand. With enough cards to discard it could be had.
refused-RUL-37-empty = No card lies there. Choose a card of the rows, or the deck while it has one.
refused-RUL-53 = There is nothing left to acquire: the rows and the deck are empty.
refused-DRK-4 = A pawn is bumped where the Dark Arts Pawn ended its move. Choose a House Pawn in { $place }.
refused-DRK-6 = That is none of the two cards of the reward. Keep one of those.

## Refusals: the Path
refused-PTH-3 = From an Event the Dark Arts Player takes one thing. Choose the Progress Token or the card's Dark half.
refused-PTH-3-taken = The Progress Token of the { $zone } zone is taken already. Take the card's Dark half.
refused-PTH-3-alone = The { $zone } zone has no Event Cards left, so that there is no Dark half. Take its Progress Token.
refused-PTH-4 = This is the last Event Space of the { $zone } zone, so its Progress Token must be taken. On an earlier one the Dark half would have been free to choose.
refused-PTH-7 = Final hands have begun, so nobody can replenish any more. Effects and Card Draw spaces still draw.

## Allowed
allowed-SET-1 = Allowed.
allowed-SET-15 = Allowed, if it is one of those that only the player sees.
allowed-HOU-1 = Allowed.
allowed-HOU-2 = Allowed.
allowed-HOU-2-hand = Allowed, if the card is in the hand.
allowed-HOU-3 = Allowed.
allowed-HOU-6 = Allowed.
allowed-HOU-9 = Allowed.
allowed-HOU-12 = Allowed.
allowed-HOU-20 = Allowed.
allowed-HOU-15 = Allowed.
allowed-HOU-18 = Allowed.
allowed-HOU-19 = Allowed.
allowed-HOU-21 = Allowed.
allowed-DRK-1 = Allowed.
allowed-DRK-3 = Allowed.
allowed-DRK-4 = Allowed.
allowed-DRK-6 = Allowed.
allowed-DRK-9 = Allowed.
allowed-DRK-9-hand = { allowed-HOU-2-hand }
allowed-END-1 = Allowed.
allowed-END-2 = Allowed.
allowed-END-3 = Allowed.
allowed-END-4 = Allowed.
allowed-END-5 = Allowed.
allowed-END-7 = Allowed.
allowed-END-8 = Allowed.
allowed-END-9 = Allowed.
allowed-END-10 = Allowed.
allowed-MOV-1 = Allowed.
allowed-MOV-2 = Allowed.
allowed-MOV-3 = Allowed.
allowed-MOV-16 = Allowed.
allowed-MOV-17 = Allowed.
allowed-PTH-3 = Allowed.
allowed-PTH-7 = Allowed.
allowed-RUL-1 = Allowed.
allowed-RUL-14 = Allowed.
allowed-RUL-15 = Allowed.
allowed-RUL-17 = Allowed.
allowed-RUL-18 = Allowed.
allowed-RUL-31 = Allowed.
allowed-RUL-50 = Allowed.
allowed-RUL-59 = Allowed.
allowed-WIN-4 = Allowed.

## How it ended
result-tie = A tie: nobody has won.
result-won = { $seat } has won!
