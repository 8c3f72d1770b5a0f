"""A player who does anything that is offered."""

from random import Random

from companion.games.kernel.decisions import Decision
from companion.games.kernel.port import View


class RandomPlayer:
    """Plays one seat; the same seed makes the same choices in the same views."""

    def __init__(self, seed: int) -> None:
        self._random = Random(seed)

    def decide(self, view: View) -> Decision | None:
        """Any decision that the reader of this view is asked for, or None."""
        for pending in view["pendings"]:
            if pending["options"]:
                choice = tuple(self._random.choice(pending["options"]))
                return Decision(pending["seat"], pending["serial"], choice)
        return None
