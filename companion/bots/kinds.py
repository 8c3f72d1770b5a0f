"""The kinds of bots, by the name that one asks for."""

from collections.abc import Callable, Mapping, Sequence

from companion.bots.player import Player
from companion.bots.random_player import RandomPlayer
from companion.bots.simple_player import SimplePlayer
from companion.games.kernel.box import Box

KINDS: Mapping[str, Callable[[Box, str], Player]] = {
    "random": lambda box, seed: RandomPlayer(seed),
    "simple": lambda box, seed: SimplePlayer(box.game, box.edition, seed),
}


def players(kind: str, box: Box, seats: Sequence[str], seed: str) -> dict[str, Player]:
    """A bot of this kind for each seat, each with a seed of its own."""
    return {seat: KINDS[kind](box, f"{seed} {seat}") for seat in seats}
