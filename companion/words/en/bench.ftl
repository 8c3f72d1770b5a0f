# What `companion bench` measures.

bench-on-engine = random games on the bare engine
bench-on-disk = the disk alone
bench-on-table = random games at a table
bench-on-contested = contested moves
bench-on-restart = a restart in mid-game
bench-on-phones = five phones round a hub
bench-on-idle = a hub with nothing to do
bench-on-sensors = pawns on sensors

bench-column-what = what
bench-column-figure = figure
bench-column-unit = unit
bench-column-hold = hold

bench-same = the same
bench-engine = random play, bare engine
bench-engine-view = with the decider's view
bench-view = one view
bench-table = with log and the decider's view
bench-disk = one row committed to this disk, nothing else
bench-table-per-commit = with log and view, per bare commit
bench-table-own = with log and view, less the bare commits
bench-contested = explain a refused move, p99
bench-restart-game = a game of 300 decisions taken up, and seen
bench-restart-whole = the same without its snapshot
bench-restart-view = from the start of the hub to that view on a phone
bench-commit-p50 = one row on this disk, p50
bench-commit-p99 = one row on this disk, p99
bench-phones-p50 = decision, phone to the other four, p50
bench-phones-p99 = decision, phone to the other four, p99
bench-phones-per-echo = the same p50, per answered message
bench-idle-memory = hub with five phones, idle: resident
bench-idle-core = hub with five phones, idle: of a core
bench-sensors-draft = sensor edge in the hub to the draft on a phone, p95
bench-sensors-around = the same, less the time in which the board has to be quiet

unit-decisions = decisions per CPU s
unit-games = games per CPU s
unit-commits = commits per CPU s
unit-decisions-per-copies = decisions per 1,000 dict copies
unit-times = times
unit-microseconds = us
unit-ms = ms
unit-seconds = s
unit-megabytes = MB
unit-percent = %
