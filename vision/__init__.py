"""The camera: a source that sees the board, and which piece is where, through printed tags.

The hub's side is `source`, with its `process` and the `messages` to it; `commands` and `bench` are
what else it asks for. Each folder uses only those that stand below it here:

- `watching`: the camera's own process, with the one watch that it keeps, or a record of it;
- `pages`: what the listener serves to a phone and to the maker;
- `recordings`: written to a tape, looked at again, and accounted for beside the table's decisions;
- `setup`: the steps that lead to the settings of a camera, and the guide who keeps those;
- `feeds`: where frames come from, a video or a phone;
- `seeing`: the eye, which has nothing to do with files, threads or the network; what it makes of a
  frame is a look, and reports say what looks mean. `printing`: what there is to be seen, on paper.

`tags` are what all of it is about. Those round the board are the anchors.
"""
