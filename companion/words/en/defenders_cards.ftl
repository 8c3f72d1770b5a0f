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
# A number; two numbers and their sum; a Fly Off Point; a named place.
value-single = Move one pawn up to { $points ->
        [one] { $points } space
       *[other] { $points } spaces
    }.
value-double = Move one pawn up to { $first ->
        [one] { $first } space
       *[other] { $first } spaces
    } and another up to { $second }, or one pawn up to { $sum }.
value-fly_off = Move one pawn to a Fly Off Point.
value-to = Move one pawn to { $to }.

## Effects: the sentence of one that must be resolved, and of one that may be
# Steps back are -1 to -3. What holds for the turn is a leave to use it in both sentences.
effect-draw = { $amount ->
        [one] Draw a card.
       *[other] Draw { $amount } cards.
    }
    .may = { $amount ->
        [one] You may draw a card.
       *[other] You may draw { $amount } cards.
    }
effect-pass = This turn your pawns pass { $what }.
    .may = This turn your pawns may pass { $what }.
effect-loyalty = { $amount ->
        [-1] Drop 1 space on the Loyalty Track.
        [-2] Drop 2 spaces on the Loyalty Track.
        [-3] Drop 3 spaces on the Loyalty Track.
        [one] Advance { $amount } space on the Loyalty Track.
       *[other] Advance { $amount } spaces on the Loyalty Track.
    }
    .may = { $amount ->
        [-1] You may drop 1 space on the Loyalty Track.
        [-2] You may drop 2 spaces on the Loyalty Track.
        [-3] You may drop 3 spaces on the Loyalty Track.
        [one] You may advance { $amount } space on the Loyalty Track.
       *[other] You may advance { $amount } spaces on the Loyalty Track.
    }
# $whom is own or house; anything else is the Dark Arts Player.
effect-stun = { $whom ->
        [own] { $amount ->
            [one] Stun one of your own pawns.
           *[other] Stun { $amount } of your own pawns.
        }
        [house] { $amount ->
            [one] Stun a House Pawn.
           *[other] Stun { $amount } House Pawns.
        }
       *[other] { $amount ->
            [one] Stun a Dark Arts Pawn.
           *[other] Stun { $amount } Dark Arts Pawns.
        }
    }
    .may = { $whom ->
        [own] { $amount ->
            [one] You may stun one of your own pawns.
           *[other] You may stun up to { $amount } of your own pawns.
        }
        [house] { $amount ->
            [one] You may stun a House Pawn.
           *[other] You may stun up to { $amount } House Pawns.
        }
       *[other] { $amount ->
            [one] You may stun a Dark Arts Pawn.
           *[other] You may stun up to { $amount } Dark Arts Pawns.
        }
    }
effect-stand_up = { $whom ->
        [own] { $amount ->
            [one] Stand up one of your stunned pawns.
           *[other] Stand up { $amount } of your stunned pawns.
        }
        [house] { $amount ->
            [one] Stand up a stunned House Pawn.
           *[other] Stand up { $amount } stunned House Pawns.
        }
       *[other] { $amount ->
            [one] Stand up a stunned Dark Arts Pawn.
           *[other] Stand up { $amount } stunned Dark Arts Pawns.
        }
    }
    .may = { $whom ->
        [own] { $amount ->
            [one] You may stand up one of your stunned pawns.
           *[other] You may stand up as many as { $amount } of your stunned pawns.
        }
        [house] { $amount ->
            [one] You may stand up a stunned House Pawn.
           *[other] You may stand up as many as { $amount } stunned House Pawns.
        }
       *[other] { $amount ->
            [one] You may stand up a stunned Dark Arts Pawn.
           *[other] You may stand up as many as { $amount } stunned Dark Arts Pawns.
        }
    }
effect-marker = { $amount ->
        [-1] Move the Dark Arts Marker back 1 space.
        [-2] Move the Dark Arts Marker back 2 spaces.
        [-3] Move the Dark Arts Marker back 3 spaces.
        [one] Advance the Dark Arts Marker { $amount } space.
       *[other] Advance the Dark Arts Marker { $amount } spaces.
    }
    .may = { $amount ->
        [-1] You may move the Dark Arts Marker back 1 space.
        [-2] You may move the Dark Arts Marker back 2 spaces.
        [-3] You may move the Dark Arts Marker back 3 spaces.
        [one] You may advance the Dark Arts Marker { $amount } space.
       *[other] You may advance the Dark Arts Marker { $amount } spaces.
    }
effect-fly_off = This turn your pawns may fly from any Fly Off Point to any other.
    .may = This turn your pawns may fly from any Fly Off Point to any other.
effect-passage = { $what ->
        [any] This turn your pawns may use any Secret Passageway.
       *[other] This turn your pawns may use the { $what } Secret Passageway.
    }
    .may = { $what ->
        [any] This turn your pawns may use any Secret Passageway.
       *[other] This turn your pawns may use the { $what } Secret Passageway.
    }
effect-directly = Move one of your pawns directly to { $what }.
    .may = You may move one of your pawns directly to { $what }.
effect-swap = { $whom ->
        [own] Swap two of your own pawns.
        [house] Swap one of your pawns with a House Pawn.
       *[other] Swap one of your pawns with a Dark Arts Pawn.
    }
    .may = { $whom ->
        [own] You may swap two of your own pawns.
        [house] You may swap one of your pawns with a House Pawn.
       *[other] You may swap one of your pawns with a Dark Arts Pawn.
    }
effect-play = { $amount ->
        [one] Play another card after this one.
       *[other] Play { $amount } more cards after this one.
    }
    .may = { $amount ->
        [one] You may play another card after this one.
       *[other] You may play { $amount } more cards after this one.
    }
effect-discard = { $what ->
        [random] { $amount ->
            [one] Discard a card at random.
           *[other] Discard { $amount } cards at random.
        }
       *[other] { $amount ->
            [one] Discard a card.
           *[other] Discard { $amount } cards.
        }
    }
    .may = { $what ->
        [random] { $amount ->
            [one] You may discard a card at random.
           *[other] You may discard { $amount } cards at random.
        }
       *[other] { $amount ->
            [one] You may discard a card.
           *[other] You may discard { $amount } cards.
        }
    }

## The halves of an Event Card
half-house = Every House Player
half-dark = Dark Arts Player
