"""The kinds of bots, by the name that one asks for."""

from collections.abc import Callable, Mapping, Sequence

from companion.bots.player import Player
from companion.bots.random_player import RandomPlayer
from companion.bots.sensible_player import SensiblePlayer
from companion.games.kernel.box import Box

KINDS: Mapping[str, Callable[[Box, str], Player]] = {
    "random": lambda box, seed: RandomPlayer(seed),
    "sensible": lambda box, seed: SensiblePlayer(box.game, box.edition, seed),
}

DEFAULT = "sensible"
"""Who plays where nobody says otherwise."""


def players(kind: str, box: Box, seats: Sequence[str], seed: str) -> dict[str, Player]:
    """A bot of this kind for each seat, each with a seed of its own."""
    return mixed(dict.fromkeys(seats, kind), box, seed)


def mixed(kinds: Mapping[str, str], box: Box, seed: str) -> dict[str, Player]:
    """A bot of its own kind for each seat (seat -> kind)."""
    return {seat: KINDS[kind](box, f"{seed} {seat}") for seat, kind in kinds.items()}
