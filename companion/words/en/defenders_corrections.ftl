# Defenders of Hogwarts: what can be put right. A kind of thing may say which one, how it is, what
# one of them is called (`.one`), and what its values are.

web-right-group-tracks = Path and tracks
web-right-group-turns = Turns
web-right-group-items = Items, tokens and shields
web-right-group-cards = Cards

right-marker = The Dark Arts Marker
    .how = Where is it?
    .value = Space { $value } of the Path
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
right-discards = A discard pile
    .which = Whose?
    .how = Which cards, the top one first?
right-removed = Cards out of the game
    .which = Whose?
    .how = Which cards?
right-acquire-row = The Advanced Row and the Acquire Row
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
