"""The serial sensor grid: a source that sees the board through hall sensors.

The words on the line are in docs/protocol.md. `packets`, `conversation`, `grid` and `wiring` are
pure; `ports` and `link` touch the serial line; `source` is what the hub plugs in.
"""
