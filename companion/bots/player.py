"""Players: a reader's view goes in, a decision comes out."""

from abc import ABC, abstractmethod
from collections.abc import Sequence

from companion.games.kernel.decisions import Choice, Decision
from companion.games.kernel.port import View
from companion.games.kernel.views import PendingView


class Player(ABC):
    """Plays one seat and knows nothing but its views."""

    def decide(self, view: View) -> Decision | None:
        """A decision that the reader of this view is asked for, or None."""
        for pending in view["pendings"]:
            if offered := pending["options"]:
                choice = tuple(self.choose(view, pending, offered))  # in JSON it is a list
                return Decision(pending["seat"], pending["serial"], choice)
        return None

    @abstractmethod
    def choose(self, view: View, pending: PendingView, offered: Sequence[Choice]) -> Choice:
        """One of a pending's options; there is at least one."""
