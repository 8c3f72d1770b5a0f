# Sources: how the board is seen.

source-none = The board is not watched.
    .remedy = Move the pieces by hand and tap when you are done.
