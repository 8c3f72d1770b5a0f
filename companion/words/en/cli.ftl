# The command line.

welcome-screen = Screen and host:  { $screen }
welcome-join = Phones join at:   { $join }
welcome-data = Games are kept in { $folder }
welcome-stop = Stop with Ctrl-C; the game goes on where it was when you start again.
welcome-demo = Bots play a game of their own: look on. Stop with Ctrl-C.
welcome-stopped = Stopped. The game is kept.
welcome-demo-stopped = Stopped.
problem-source-unknown = There is no source "{ $source }". These are plugged in: { $known }.
problem-bench-unknown = There is no benchmark of "{ $part }". These are plugged in: { $known }.
problem-bench-rendered = The camera is measured on the rendered table of the tests. Run this in a copy of the repository.
problem-demo-source = Bots move nothing on a real board: leave out --source, or --demo.
problem-seating = This game is not played by { $seats }. Choose another number of --houses.
problem-bots = There are no bots "{ $bots }". Choose one kind, or two with a comma between: { $known }.
simulating = { $games } { $games ->
        [one] game
       *[other] games
    }
edition-is = { $title }: { $spaces } spaces, { $cards } different cards.
edition-is-training = { $title }: { $spaces } spaces, { $cards } different cards; a training edition, not the printed game.
simulation-games = games
simulation-decisions = decisions
simulation-longest-game = decisions of the longest game
simulation-waiting-minutes-per-game = minutes of waiting for the clock, a game
simulation-cpu-seconds = CPU seconds
simulation-decisions-per-cpu-second = decisions per CPU second
simulation-won = won by { $seat }
simulation-share = { $kind } bots win as { $seats }
simulation-tie = ties
simulation-unfinished = given up as endless
piece-of = { $owner } { $number }
