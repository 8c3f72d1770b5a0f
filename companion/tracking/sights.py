"""Sights: pieces that a source tells apart, as the pieces of the game.

A tag says whose piece it is on, and no more: pieces of one owner look alike to everybody, and the
game calls them as it likes. So each tag is taken for a piece of the game, and for another one
where the game has it that two of one owner changed places.
"""

from collections.abc import Callable, Iterator, Mapping
from typing import NamedTuple

from companion.games.kernel.layout import Layout, Spot
from companion.tracking.source import Board, Sight


class Stray(NamedTuple):
    """A piece that is surely not where the rules expect it."""

    piece: str
    places: tuple[str, ...]
    """Where it is, as in `Sight.places`."""


class Sights:
    """What is seen of the pieces now, and which piece each tag is on."""

    def __init__(self, board: Board | None = None) -> None:
        """`board`: what sources see; without it none tells pieces apart."""
        self._board = board or Board((0, 0), {}, {})
        self._seen: Mapping[str, Sight] = {}
        self._pieces: dict[str, str] = {}
        """Tag -> the piece that it is on."""

    def __bool__(self) -> bool:
        return bool(self._seen)

    def settle(self, seen: Mapping[str, Sight], expected: Layout) -> frozenset[str]:
        """From now on this is seen. Gives the pieces that were not seen before. A tag that is
        hidden stays on its piece, so that another one which comes to its place is not taken for
        it."""
        new = seen.keys() - self._seen.keys()
        hidden = {tag: piece for tag, piece in self._pieces.items() if tag not in seen}
        self._seen = {tag: sight for tag, sight in seen.items() if tag in self._board.pieces}
        self._match(expected, hidden)
        return frozenset(self._pieces[tag] for tag in new if tag in self._pieces)

    def expect(self, expected: Layout) -> None:
        """The game went on: whatever piece it says has moved, any of that owner may have."""
        if self._seen or self._pieces:
            self._match(expected, {})

    def strays(self, layout: Layout) -> frozenset[Stray]:
        """The pieces that are surely not where this layout has them."""
        return frozenset(
            Stray(piece, sight.places)
            for piece, sight in self._of_pieces()
            if piece in layout and not self._may_be_at(sight, layout[piece])
        )

    def taken_into(self, hands: Layout) -> Layout:
        """What hands are known to have made, with all that is surely seen."""
        made = dict(hands)
        for piece, sight in self._of_pieces():
            if len(sight.places) == 1:
                known = hands.get(piece)
                lying = bool(known and known.lying) if sight.lying is None else sight.lying
                made[piece] = Spot(self._owner(piece), sight.places[0], lying)
        return made

    def sees(self, spot: Spot) -> bool:
        """Is every piece of this owner that may be there surely seen there, so that it will be
        seen too how hands take it away or lay it down?"""
        there = [
            sight
            for piece, sight in self._of_pieces()
            if self._owner(piece) == spot.owner and spot.place in sight.places
        ]
        return bool(there) and all(
            len(sight.places) == 1 and sight.lying is not None for sight in there
        )

    def _match(self, expected: Layout, hidden: Mapping[str, str]) -> None:
        """Take each tag for the piece that fits best: where it is seen, else the one that it was
        on before. Beside the board may stand what is not in play."""
        before = {tag: tag for tag in self._seen} | self._pieces
        self._pieces = dict(hidden)
        left = {piece: spot for piece, spot in expected.items() if piece not in hidden.values()}
        for fits in (self._is_at, self._may_be_at):
            self._take(self._seen, left, fits, before)
            self._take(self._seen, left, fits)
        self._take(self._seen, left, lambda sight, spot: True, before)
        self._take(self._seen, left, lambda sight, spot: bool(sight.places))
        unseen = dict.fromkeys(before, Sight(()))
        self._take(unseen, left, lambda sight, spot: True, before)
        self._take(unseen, left, lambda sight, spot: True)

    def _take(
        self,
        seen: Mapping[str, Sight],
        left: dict[str, Spot],
        fits: Callable[[Sight, Spot], bool],
        only: Mapping[str, str] | None = None,
    ) -> None:
        """Take tags that are on no piece yet for the first that is left and fits, or only for
        these."""
        for tag in [tag for tag in seen if tag not in self._pieces]:
            owner = self._board.pieces[tag]
            wanted = left if only is None else [only[tag]] if tag in only else []
            for piece in wanted:
                if piece in left and left[piece].owner == owner and fits(seen[tag], left[piece]):
                    self._pieces[tag] = piece
                    del left[piece]
                    break

    def _of_pieces(self) -> Iterator[tuple[str, Sight]]:
        for tag, sight in self._seen.items():
            if tag in self._pieces:
                yield self._pieces[tag], sight

    def _owner(self, piece: str) -> str:
        tag = next(tag for tag, bound in self._pieces.items() if bound == piece)
        return self._board.pieces[tag]

    def _is_at(self, sight: Sight, spot: Spot) -> bool:
        sure = len(sight.places) < 2 and self._may_be_at(sight, spot)
        return sure and sight.lying in (None, spot.lying)

    def _may_be_at(self, sight: Sight, spot: Spot) -> bool:
        """Beside the board one place is like another."""
        if not sight.places:
            return spot.place not in self._board.outlines
        return spot.place in sight.places
