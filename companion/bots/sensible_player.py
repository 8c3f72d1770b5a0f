"""A player who takes what looks best now, by the game's own rule of thumb."""

from collections.abc import Sequence
from random import Random
from typing import Any

from companion.bots.player import Player
from companion.games.kernel.decisions import Choice
from companion.games.kernel.port import Adviser, Game, View
from companion.games.kernel.views import PendingView


class SensiblePlayer(Player):
    """Plays one seat of an edition; its seed decides between what looks equally good. In a game
    that gives no advice everything does."""

    def __init__(self, game: Game[Any, Any], edition: Any, seed: int | str) -> None:
        self._adviser = game if isinstance(game, Adviser) else None
        self._edition = edition
        self._random = Random(seed)

    def choose(self, view: View, pending: PendingView, offered: Sequence[Choice]) -> Choice:
        if self._adviser is None or len(offered) == 1:
            return self._random.choice(offered)
        weights = self._adviser.advice(self._edition, view, pending)
        best = max(weights)
        return self._random.choice(
            [choice for choice, weight in zip(offered, weights, strict=True) if weight == best]
        )
