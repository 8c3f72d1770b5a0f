"""The camera: a source that sees the board, and which piece is where, through printed tags.

`tags`, `lens`, `camera` and `spaces` are geometry; `finder` finds tags in a picture.
`sheets` and `tiles` are printed, drawn on `paper`; `setup` leads through what `settings` keep.
"""
