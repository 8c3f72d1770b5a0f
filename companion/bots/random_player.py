"""A player who does anything that is offered."""

from collections.abc import Sequence
from random import Random

from companion.bots.player import Player
from companion.games.kernel.decisions import Choice
from companion.games.kernel.port import View
from companion.games.kernel.views import PendingView


class RandomPlayer(Player):
    """Plays one seat; the same seed makes the same choices in the same views."""

    def __init__(self, seed: int | str) -> None:
        self._random = Random(seed)

    def choose(self, view: View, pending: PendingView, offered: Sequence[Choice]) -> Choice:
        return self._random.choice(offered)
