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
web-join-title = Join the table
web-join-how = Scan the picture with a phone, or open this address:
web-qr = QR code of the address where phones join
web-code = Table { $code }
web-name-label = Your name
web-name-missing = Please enter your name first.
web-seat-label = Your seat
web-seat-missing = Please choose a free seat.
web-seat-free = free
web-join = Sit down
web-welcome = Welcome, { $player }: { $seat }
web-waiting-start = You are seated. The host starts the game when everybody is here.
web-seats = Players
web-seat-player = { $player } ({ $short })
web-away = away
web-start = Start the game
web-host-starts = The host starts the game.
web-watching = You are watching. The seats of this game are taken.
web-corner = Watch at { $url } · table { $code }

## The turn
web-turn = Turn: { $seat }
web-turn-own = Your turn
web-awaited = Waiting for { $seat }.
web-dismiss = Close
web-tasks = To do on the board
web-log = What happened
web-map = Map
web-legend = Signs on the map
web-sign-protected = Protected Area
web-sign-deployment = Deployment Space
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
web-piece-of = { $count ->
    [one] A pawn of { $owner } in { $place }
   *[other] A pawn of { $owner } in { $place } ({ $count })
}
web-piece-of-lying = { $count ->
    [one] A stunned pawn of { $owner } in { $place }
   *[other] A stunned pawn of { $owner } in { $place } ({ $count })
}
web-move-where = Where does the pawn in { $place } go?
web-move-now = Now move the pawn on the board to { $place }.
web-move-ready = Now do this on the board.
web-done = Done — I moved it
web-move-elsewhere = Choose again
web-move-drop = Drop this move

## Cards and tracks
web-hand = Your hand
web-hand-count = Your hand ({ $count })
web-hand-empty = You have no cards.
web-card-points = Moves { $points ->
    [one] 1 space
   *[other] { $points } spaces
}
web-pile-hand = in hand
web-pile-draw = to draw
web-pile-discard = discarded
web-pile-played = plays { $card }
web-path = Dark Arts Path
web-path-marker = Dark Arts Path: the Marker is on space { $space } of { $spaces }, in the { $zone } zone
web-final-hands = Final hands

## The edition
web-training = Training edition — not the printed game
