# The command line.

welcome-screen = Screen and host:  { $screen }
welcome-join = Phones join at:   { $join }
welcome-data = Games are kept in { $folder }
welcome-stop = Stop with Ctrl-C; the game goes on where it was when you start again.
welcome-stopped = Stopped. The game is kept.
problem-source-unknown = There is no source "{ $source }". These are plugged in: { $known }.
