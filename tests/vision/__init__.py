"""The camera. Most of what it sees here is rendered, and its truth is known.

`rendered` draws it; `film` is simpler: a flat board, for the tests of all that is round the eye.
`photos` and `real_sets` are of real tables.
"""
