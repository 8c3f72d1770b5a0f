"""Following the pieces on the real board: observation, settled, draft, decision.

`source` is the port of whatever sees the board, found by the `registry` and turned to a table by a
`relay`. `settle` and `sights` say what has come to rest, `reading` reads a move from it, and
`drafts` are moves that are not made yet. `hands` is what people have done, `tasks`, `things` and
`chores` what they have still to do; the `notebook` keeps it.
"""
