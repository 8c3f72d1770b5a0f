# Defenders of Hogwarts: what is printed on the cards, the map and the Path.

## Card types, and the Hogwarts Tokens that go with them
name-creatures = Magical Creatures & Beings
name-transfiguration = Transfiguration & Spell Casting
name-artefacts = Hogwarts Items & Artefacts
name-defence = Defence Against the Dark Arts
name-charms = Charms
name-potions = Potions
name-herbology = Herbology
short-creatures = Creatures
short-transfiguration = Transfiguration
short-artefacts = Artefacts
short-defence = Defence

## Secret Passageways, and signs of the map
name-blue = blue
name-green = green
name-acquire = Card Acquire
name-draw = Card Draw
name-play-again = Play Again
name-fly-off = a Fly Off Point

## Progress Tokens
name-giant = Giant
name-acromantula = Acromantula
name-dementor = Dementor

## Movement values
# A number; one that grows; two numbers and their sum; a Fly Off Point; a named place; and what may
# come after the move. $counted is a `per-`, $conditions are `condition-`s.
value-single = Move one pawn up to { $points ->
        [one] { $points } space
       *[other] { $points } spaces
    }.
value-per = Move one pawn up to { $points ->
        [one] { $points } space
       *[other] { $points } spaces
    }, and 1 more for each { $counted }.
value-double = Move one pawn up to { $first ->
        [one] { $first } space
       *[other] { $first } spaces
    } and another up to { $second }, or one pawn up to { $sum }.
value-fly_off = Move one pawn to a Fly Off Point.
value-to = Move one pawn to { $to }.
value-extra = Then move that pawn up to { $points ->
        [one] { $points } more space
       *[other] { $points } more spaces
    }.
value-extra-if = Then, if { $conditions }, move that pawn up to { $points ->
        [one] { $points } more space
       *[other] { $points } more spaces
    }.

## What effects do
# The clause of each, such as "draw 2 cards"; a sentence is made of it below. It has an ending where
# what the effect says, whose pawns it means or who undergoes it makes the clause another one.
# $form is `they` for somebody who draws, else `bare`; $who is a `who-`, $pawns a `pawns-`, $kept
# the `.a` of a `kept-`.
effect-pass = this turn your pawns may pass { $what }
effect-pass-any = this turn your pawns may pass every obstacle
effect-passage = this turn your pawns may use the { $what } Secret Passageway
effect-passage-any = this turn your pawns may use any Secret Passageway
effect-fly_off = this turn your pawns may fly from any Fly Off Point to any other
effect-directly = move one of your pawns directly to { $what }
effect-swap = swap one of your pawns with { $pawns }
effect-swap-own = swap two of your own pawns
effect-stun = stun { $pawns }
effect-stand_up = let { $pawns } stand up
effect-send_back = send { $pawns } back to where it came from
effect-send_back-house = send { $pawns } back to the Great Hall
effect-send_back-rival = send { $pawns } back to the Great Hall
effect-send_back-dark = send { $pawns } back to the pool
effect-deploy = deploy { $pawns }
effect-draw = { $form ->
        [they] draws
       *[bare] draw
    } { $amount ->
        [one] a card
       *[other] { $amount } cards
    }
effect-discard = { $form ->
        [they] discards
       *[bare] discard
    } { $amount ->
        [one] a card
       *[other] { $amount } cards
    }
effect-discard-random = { effect-discard } at random
effect-look-draws = look at the top { $amount } cards of your draw deck and put them back in any order
effect-look-events = look at the top { $amount } cards of the Event deck and put them back in any order
effect-look-acquire = look at the top { $amount } cards of the Acquire deck and put them back in any order
effect-search = search your draw deck for a card, take it into your hand and shuffle the deck
effect-search-typed = search your draw deck for a { $what } card, take it into your hand and shuffle the deck
effect-recover = take { $amount ->
        [one] a card
       *[other] { some-number } cards
    } from your discard pile into your hand
effect-recover-typed = take { $amount ->
        [one] a { $what } card
       *[other] { some-number } { $what } cards
    } from your discard pile into your hand
effect-acquire = acquire a card, free of cost
effect-acquire-row = acquire a card of the Acquire Row, free of cost
effect-acquire-advanced = acquire a card of the Advanced Row, free of cost
effect-acquire-deck = acquire the top card of the Acquire deck, free of cost
effect-remove-this = remove this card from the game
effect-remove-hand = remove a card in your hand from the game
effect-remove-discard = remove a card in your discard pile from the game
effect-play = play { $amount ->
        [one] another card
       *[other] { $amount } more cards
    } after this one
effect-loyalty = { $form ->
        [they] advances
       *[bare] advance
    } { $amount ->
        [one] { $amount } space
       *[other] { $amount } spaces
    } on the Loyalty Track
effect-loyalty-back = { $form ->
        [they] drops
       *[bare] drop
    } { $amount ->
        [one] { $amount } space
       *[other] { $amount } spaces
    } on the Loyalty Track
effect-marker = advance the Dark Arts Marker { $amount ->
        [one] { $amount } space
       *[other] { $amount } spaces
    }
effect-marker-back = move the Dark Arts Marker back { $amount ->
        [one] { $amount } space
       *[other] { $amount } spaces
    }
effect-gain = gain { $kept }
effect-relinquish = { $form ->
        [they] relinquishes
       *[bare] relinquish
    } { $kept }
effect-take = take { $kept } from another House Player
effect-give = give { $kept } to another House Player
effect-house_marker = take the House Marker of { $who }
effect-house_marker-you = take your House Marker back
effect-again = take another turn after this one
effect-skip = { $form ->
        [they] skips
       *[bare] skip
    } the next { $amount ->
        [one] turn
       *[other] { $amount } turns
    }
effect-skip-you = skip your next { $amount ->
        [one] turn
       *[other] { $amount } turns
    }
effect-protect-bump = until your next turn your pawns cannot be bumped
effect-protect-effects = until your next turn the effects of others do not touch you or your pawns
effect-bar-learn = until your next turn { $who } may not learn
effect-bar-fly_off = until your next turn { $who } may not fly off
effect-bar-passage = until your next turn { $who } may not use Secret Passageways
effect-bar-deploy = until your next turn { $who } may not deploy
effect-negate-bump = negate the bump
effect-negate-effect = negate the effect
effect-negate-targeted = negate the effect
effect-negate-token = negate the use of the token
effect-choose = choose one: { $choices }
effect-text = { $what }

## Sentences of effects
clause-may = you may { $clause }
clause-they = { $who } { $clause }
clause-may-they = you may have { $who } { $clause }
clause-per = { $clause } for each { $counted }
clause-if = if { $conditions }: { $clause }
clause-then = { $one }, then { $other }
clause-also = { $one }, and { $other }
clause-or = { $one }; or { $other }
clause-and = { $one } and { $other }

## Reactive Effects: when they may come
reaction = { $trigger }: { $clause }
reaction-if = { $trigger }, if { $conditions }: { $clause }
reaction-bump = when a House Pawn is about to be bumped
reaction-effect = when an effect of another player is aimed at somebody
reaction-targeted = when an effect of another player is aimed at you
reaction-token = when another player is about to use a Hogwarts Token
reaction-event = when an Event Card is turned up

## Who undergoes an effect; `.many` for what they may not do
who-dark = the Dark Arts Player
who-house = a House Player of your choice
who-rival = another House Player of your choice
who-each_house = every House Player
    .many = House Players
who-each_rival = each other House Player
    .many = the other House Players
who-everyone = every player

## The halves of an Event Card
half-house = Every House Player
half-dark = Dark Arts Player
