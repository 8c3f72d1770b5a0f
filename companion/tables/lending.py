"""What the hub lends to plugged-in commands."""

from collections.abc import Iterator, Mapping

from companion.editions.boxes import open_box
from companion.tables.following import board_of
from companion.tracking.source import Hub
from companion.words import Words


def lend(edition: str) -> Hub:
    """The hub with this box. Raises EditionProblem."""
    box = open_box(edition)
    words = Words(box.names)
    return Hub(board_of(box), box.drawing, dict(_named(box.game.pieces, words)), words.tell)


def _named(pieces: Mapping[str, str], words: Words) -> Iterator[tuple[str, str]]:
    """Pieces of one owner look alike: they are numbered."""
    counts: dict[str, int] = {}
    for piece, owner in pieces.items():
        number = counts[owner] = counts.get(owner, 0) + 1
        yield piece, words.say("piece-of", {"owner": words.short(owner), "number": number})
