# Defenders of Hogwarts: what can be put right. A kind of thing may say which one, how it is, what
# one of them is called (`.one`), and what its values are.

web-right-group-tracks = Path and tracks
web-right-group-turns = Turns
web-right-group-items = Items, tokens and shields
web-right-group-cards = Cards

right-marker = The Dark Arts Marker
    .how = Where is it?
    .value = Space { $value } of the Path
right-furthest = The furthest space of the Dark Arts Marker
    .how = How far has it been?
    .value = Space { $value } of the Path
right-final-hands = Final hands
    .how = Have they begun? With them the Marker is on the last space, and everybody draws up to five cards.
    .value = { $value ->
        [0] No
       *[other] Yes
    }
right-quiet-rounds = Rounds of final hands without progress
    .how = How many full rounds?
right-dark-pawns-needed = Dark Arts Pawns needed on the Dark Location
    .how = How many?
right-loyalty = A pawn on the Loyalty Track
    .which = Whose pawn?
    .how = Where is it?
    .value = Space { $value }
right-progress-tokens = A Progress Token
    .which = Which token?
    .one = { $of ->
        [white] Giant
        [orange] Acromantula
       *[other] Dementor
    }
    .how = Where is it?
    .value = { $value ->
        [0] On its zone of the Path
       *[other] With the Dark Arts Player
    }
right-house-markers = A House Marker
    .which = Of which house?
    .how = Who has it?
right-turn = Whose turn it is
    .how = Whose turn is it?
right-main-action-done = The Main Action of this turn
    .how = Is it done?
    .value = { $value ->
        [0] It is still to come
       *[other] It is done
    }
right-play-again = Another turn of the same player
    .how = Does one follow this turn?
    .value = { $value ->
        [0] No
       *[other] Yes
    }
right-extra-turn = Whether this is such another turn
    .how = Is it?
    .value = { $value ->
        [0] No, it comes in its order
       *[other] Yes
    }
# part1 to part4: the words of the value.
right-lasting = What holds for a while
    .which = For whom?
    .how = What holds?
    .value = { $part1 ->
        [protect] { $part2 ->
            [bump] No bumps
           *[other] No effects of others
        }
       *[other] { $part2 ->
            [learn] No learning
            [passage] No Secret Passageways
            [deploy] No deploying
           *[other] No flying off
        }
    }, until the turn of { $part3 } ({ $part4 })
right-skips = Turns to be skipped
    .which = By whom?
    .how = How many?
right-detector = The Dark Detector
    .how = Who holds it?
    .value = { $value ->
        [none] Nobody
       *[other] { $value }
    }
right-coins = A D.A. Coin
    .which = Whose?
    .how = Is one held?
    .value = { $value ->
        [0] No
       *[other] Yes
    }
right-scrolls = Parchment Scrolls held
    .which = By whom?
    .how = How many?
right-scrolls-gained = Parchment Scrolls gained so far
    .which = By whom?
    .how = How many?
right-tokens = A Hogwarts Token
    .which = Which token?
    .how = Who holds it?
    .value = { $value ->
        [none] Nobody: it lies on its space
       *[other] { $value }
    }
right-token-got-this-turn = When a Hogwarts Token was got
    .which = By whom?
    .how = Was it in this turn?
    .value = { $value ->
        [0] No, before it
       *[other] Yes, so it cannot be used yet
    }
right-books = A Library Book
    .which = Whose?
    .how = Which book?
    .value = { $value ->
        [none] None
       *[other] { $value }
    }
right-shields = A Defence Shield on the map
    .which = Where?
    .how = What does it ask for?
right-shields-won = Defence Shields won
    .which = By whom?
    .how = Which ones?
right-hands = A hand of cards
    .which = Whose hand?
    .how = Which cards?
right-locations = Location Cards held
    .which = By whom?
    .how = Which ones?
right-dark-location = The Dark Location Card
    .how = Which place does it show?
right-discards = A discard pile
    .which = Whose?
    .how = Which cards, the top one first?
right-removed = Cards out of the game
    .which = Whose?
    .how = Which cards?
right-acquire-row = Advanced Row and Acquire Row
    .how = Which cards, slot by slot?
    .value = { $value ->
        [none] Empty
       *[other] { $value }
    }
right-library-row = The face-up Library Books
    .how = Which books?
    .value = { $value ->
        [none] Empty
       *[other] { $value }
    }
right-library-discards = The discard pile of Library Books
    .how = Which books, the top one first?
