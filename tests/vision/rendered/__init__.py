"""A rendered table.

`optics` is a camera from first principles; `board`, `pawns` and `hands` are drawn through it, as
hard to see as `levels` say; `scene` puts them together, and `truth` says what is so. `layouts` and
`events` are what people do there. `seeing`, `watching` and `faults` hold what an eye says against
it, and `measured` is what the bench asks for.
"""
