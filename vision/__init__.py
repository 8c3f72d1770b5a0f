"""The camera: a source that sees the board, and which piece is where, through printed tags.

The hub's side is `source`, with its `process` and the `messages` to it; the other side is the
`worker` and the `watch` that it keeps. Frames come from `cameras` or a `phone`.

The `eye` looks, and has nothing to do with files, threads or the network. A frame goes through
`light`, `gate`, `search` (`finder`), `pose` (`camera`, `lens`), `reading` (`spaces`), `health`
(`sharpness`), `follow` and `bodies`. What comes of it is a `look`; `reports` say what that means.

`setup` leads through its stages to the `settings` of a camera, and the `guide` keeps them. A
`recorder` writes a `tape`; as a `recording` it is looked at again, and an `account` is given of it,
beside the table's `decisions`. The `listener` serves the pages of phone and `maker`, who has a
`view` of it all.

`tags` and the lens `pattern` are printed: `sheets` and `tiles` are drawn on `paper`.
"""
