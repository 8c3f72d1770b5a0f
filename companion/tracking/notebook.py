"""The notebook: what is known of hands' work, kept so that it outlives a restart."""

from collections.abc import Mapping
from typing import Any, NamedTuple

from companion.games.kernel.layout import Layout, Spot
from companion.tracking.chores import Chores
from companion.tracking.things import Layouts


class Notebook(NamedTuple):
    """A value."""

    pieces: Layout = {}
    """The layout of the pieces that hands have made."""
    things: Layouts = {}
    """The same of the other real parts."""
    unset: Layouts = {}
    """What has to be set up as it is printed."""
    chores: Chores = Chores()

    def to_json(self) -> Any:
        return {
            "pieces": self.pieces,
            "things": self.things,
            "unset": self.unset,
            "chores": self.chores.to_json(),
        }

    @classmethod
    def from_json(cls, data: Mapping[str, Any]) -> "Notebook":
        """What `to_json` wrote. Raises ValueError, TypeError, LookupError or AttributeError for
        anything else."""
        return cls(
            _layout(data["pieces"]),
            {kind: _layout(layout) for kind, layout in data["things"].items()},
            {kind: _layout(layout) for kind, layout in data["unset"].items()},
            Chores.from_json(data["chores"]),
        )


def _layout(data: Mapping[str, Any]) -> Layout:
    return {piece: Spot(*spot) for piece, spot in data.items()}
