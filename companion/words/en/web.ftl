## Sentences that only the pages use.

## The way to the table
web-no-table = Looking for a table…
web-box-loading = Opening table { $code }…
web-box-missing = There is no table { $code }. Check the code on the shared screen.
web-box-failed = The hub does not answer. Trying again…
web-refused = The hub does not let us in to table { $code }. Check the code on the shared screen.
web-retry = Try again
web-connection-connecting = Connecting to the table…
web-connection-lost = The connection is lost. Reconnecting…

## Joining
web-about = An unofficial companion for people who own { $game }.
web-about-training = An unofficial companion for people who own { $game }, here with a training edition of our own: its map, cards and texts are not those of the printed game.
web-join-title = Join the table
web-join-how = Scan the picture with a phone, or open this address:
web-qr = QR code of the address where phones join
web-source-qr = QR code of this address, for the host alone
web-code = Table { $code }
web-name-label = Your name
web-name-missing = Please enter your name first.
web-seat-label = Your seat
web-seat-missing = Please choose a free seat.
web-seat-free = free
web-join-playing = Take a free seat, or watch
web-join = Sit down
web-welcome = Welcome, { $player }: { $seat }
web-waiting-start = You are seated. The host starts the game when everybody is here.
web-stand-up = Stand up
web-seats = Players
web-seat-player = { $player } ({ $short })
web-away = away
web-start = Start the game
web-host-starts = The host starts the game.
web-watching = You are watching. The seats of this game are taken.
web-other-table = The screen shows table { $code } now.
web-other-table-go = Go there
web-left-table = Go back to table { $code }{ $count ->
        [0] {""}
       *[other] : { $players }
    }
web-host-key = The host's key in this address does not open this table, so you only look on. Open the address that the hub printed when it was started.
web-lost-join = Join table { $code }
web-lost-screen = Look at the screen
web-bot-on = Let a bot play
web-bot-on-of = { $title }: let a bot play
web-bot-off = Take the bot off
web-bot-off-of = { $title }: take the bot off
web-bot-waits = { $seat } goes on once everything is done on the table.
web-order-how = In their order round the table: clockwise, starting anywhere.
web-order-up = { $title }: one place up
web-order-down = { $title }: one place down
web-kit = Real on the table
web-kit-rest = the rest is on the screen
web-kit-paper = Real cards
web-kit-paper-of = { $title }: real cards in the hand, not on the phone
web-house-rules = { $count ->
    [0] House rules
   *[other] House rules ({ $count })
}
web-house-rules-how = Where the rulebook is silent this companion has a ruling. Tick what your table plays otherwise.
web-corner = Watch at { $url } · table { $code }

## The turn
web-turn = Turn: { $seat }
web-turn-own = Your turn
web-awaited = Waiting for { $seat }.
web-awaited-moment = A moment for reactions…
web-dismiss = Close
web-tasks = To do on the table
web-chores = With your real cards
web-tasks-set-up = First set up the board ({ $count })
web-tasks-count = To do on the table ({ $count })
web-tick = ✓ Done
web-tick-this = This is done: { $task }
web-tick-all = All done
web-log = What happened
web-map = Map
web-legend = Signs on the map
web-sign-protected = Protected Area
web-sign-deployment = Deployment Space
web-sign-fly_off = Fly Off Point
web-sign-passage_blue = Blue Secret Passageway
web-sign-passage_green = Green Secret Passageway
web-sign-passage_red = Red Secret Passageway
web-sign-library = Library
web-sign-room_open = Room of Requirement, open
web-sign-room_closed = Room of Requirement, closed
web-sign-bonus_acquire = Card Acquire
web-sign-bonus_draw = Card Draw
web-sign-bonus_play_again = Play Again
web-sign-detector = Dark Detector icon
web-sign-shield = Defence Shield
web-sign-shield_detector = Defence Shield for the Dark Detector
web-sign-shield_coin = Defence Shield for a D.A. Coin
web-sign-token_creatures = Creatures Token
web-sign-token_transfiguration = Transfiguration Token
web-sign-token_artefacts = Artefacts Token
web-sign-token_defence = Defence Token
web-sign-token_charms = Charms Token
web-sign-token_potions = Potions Token
web-sign-token_herbology = Herbology Token
web-sign-gone = { $sign } (taken)
web-map-whole = Whole map
web-map-near = Closer
web-place = { $place } ({ $square })
web-place-lit = { $place }, can be chosen

## Moving a pawn
web-choose-piece = Which pawn?
web-choose-place = Where to?
web-piece-own = { $count ->
    [one] A pawn in { $place }
   *[other] A pawn in { $place } ({ $count })
}
web-piece-own-lying = { $count ->
    [one] A stunned pawn in { $place }
   *[other] A stunned pawn in { $place } ({ $count })
}
# A list on a phone cuts what is long: the place comes first.
web-piece-of = { $count ->
    [one] In { $place }: a pawn of { $owner }
   *[other] In { $place }: a pawn of { $owner } ({ $count })
}
web-piece-of-lying = { $count ->
    [one] In { $place }: a stunned pawn of { $owner }
   *[other] In { $place }: a stunned pawn of { $owner } ({ $count })
}
web-move-where = Where does the pawn in { $place } go?
web-move-now = Now move the pawn on the board to { $place }.
web-move-ready = Now do this on the board.
web-done = Done — I moved it
web-move-now-screen = The pawn goes to { $place }.
web-move-ready-screen = This is the whole move.
web-done-screen = Done
web-move-elsewhere = Choose again
web-move-drop = Drop this move

## Choices
web-group-main = Main Action
web-group-free = Free action

## The host
web-host = Host
web-host-close = Close
web-host-no = No
web-host-undo-sure = Go back all the same
web-right = Put something right
web-right-how = Say how it really is; pawns and places can be tapped on the map. Everybody is told the reason.
web-right-choose = Choose…
web-right-now = { $text } (now)
web-right-kind = What is wrong?
web-right-loading = Looking what can be put right…
web-right-thing = { $thing }: { $value }
web-right-slot = { $slot }.
web-right-add = Add
web-right-take-away = Take { $value } away
web-right-empty = Nothing
web-right-too-often = This names something more often than there is. Choose something else in one of the places.
web-right-group-pawns = Pawns
right-stands = Where a pawn is
    .which = Which pawn?
    .how = Where is it?
right-lies = Whether a pawn lies
    .which = Which pawn?
    .how = How is it?
    .value = { $value ->
        [0] It stands there
       *[other] It lies there
    }
web-right-reason = The reason
web-right-do = Put it right
web-host-free = Give free
web-host-free-sure = { $name } loses the seat until somebody takes it anew on a phone, or a bot plays it.
web-host-freed = free: take it on a phone
web-host-sources = Camera
web-host-view = What the camera sees (its own page; the browser warns of its certificate)
web-host-table = Another game
web-new-table-make = Make a new table
web-new-table-sure = The screen goes to a new lobby. This game stays as it is, at its own address.

## What can be looked up
web-panel-log = What happened
web-panel-signs = Signs
web-panel-players = Players
web-panel-tracks = Path and Loyalty Track
web-panel-supply = Cards and books

## Cards
web-hand = Your hand
web-hand-count = Your hand ({ $count })
web-hand-empty = You have no cards.
web-hand-could-be = Which real card is it?
web-hand-real = { $count ->
    [one] One real card, which only you see.
   *[other] { $count } real cards, which only you see.
}
web-card-locked = locked until the { $zone } zone
web-card-unlocked = unlocked
web-played = The card being played
web-event = The Event being resolved
web-row-advanced = Advanced Row
web-row-acquire = Acquire Row
web-slot-empty = Empty
web-deck-acquire = Acquire deck: { $count ->
    [one] { $count } card
   *[other] { $count } cards
}
web-books = Books (deck: { $count })
web-discards = Discard piles, top cards first
web-removed = Out of the game
web-lasting = What holds for a while
web-no-card-reward = There is no card to keep.
web-no-card-look = There is no card to look at.
web-no-card-search = No card of your draw deck is meant.
web-no-card-recover = No card of your discard pile is meant.
web-no-card-remove = There is no card to take out of the game.
web-no-card-reaction = None of your cards answers this. You are asked all the same, so that nobody learns what you hold.
web-pile-hand = in hand
web-pile-draw = to draw
web-pile-discard = discarded

## Things that players hold
web-items = Your items
web-items-none = You hold no items yet.
web-item-shield = Defence Shield ({ $item })
web-item-detector = Dark Detector
web-item-coin = D.A. Coin
web-item-scroll = Parchment Scroll
web-item-book = { $book }
web-item-token = Token: { $token }
web-item-marker = House Marker: held by { $seat }
web-item-house-marker = House Marker of { $seat }
web-item-progress-white = Giant
web-item-progress-orange = Acromantula
web-item-progress-red = Dementor
web-own-loyalty = You are on space { $space } of the Loyalty Track.
web-locations = Your Location Cards
web-locations-how = With your pawns on two of these at the same time you can gain a Parchment Scroll.
web-locations-none = You hold no Location Cards any more.
web-location-held = your pawn is here
web-location-free = no pawn of yours
web-dark-location = The Dark Location (secret)
web-dark-location-pawns = { $there } of { $needed ->
    [one] { $needed } pawn
   *[other] { $needed } pawns
}

## Tracks
web-path = Dark Arts Path
web-path-marker = Dark Arts Path: the Marker is on space { $space } of { $spaces }, in the { $zone } zone
web-path-event = Space { $space }: an Event
web-path-needed = { $needed ->
    [one] { $needed } pawn wins on the Dark Location
   *[other] { $needed } pawns win on the Dark Location
}
web-progress-white = Giant
web-progress-orange = Acromantula
web-progress-red = Dementor
web-progress-taken = taken
web-progress-open = on the Path
web-final-hands = Final hands
web-loyalty = Loyalty Track
web-loyalty-of = { $seat }: space { $space }
web-detector-held = Dark Detector: { $seat }
web-detector-free = Dark Detector: nobody
web-room-open = The Room is open
web-room-closed = The Room is closed

## The edition
web-training = Training edition — not the printed game
