"""The conversation with a board on one opened port, without I/O: bytes in, bytes out."""

from typing import NamedTuple

from hardware.grid import Grid
from hardware.packets import Ask, Hello, Snapshot, StreamDecoder, encode


class Timing(NamedTuple):
    """Seconds of patience, as docs/protocol.md has them."""

    ask_again: float = 0.5
    """An unanswered question is asked again after this."""
    check_after: float = 1.0
    """After this long without a word the board is asked for a snapshot."""
    silent_after: float = 5.0
    """After this long without a word the board is taken for lost."""
    reopen: float = 0.5
    """A vanished port is looked for this often; see `link.PATIENCE` for the other reasons."""


USUAL = Timing()


class Conversation:
    """Asks until it is answered and keeps the grid whole. Times are seconds of one clock."""

    def __init__(self, timing: Timing, now: float) -> None:
        self._timing = timing
        self._decoder = StreamDecoder()
        self._heard_at = now
        self._wanted: Ask | None = None
        self._asked_at = now
        self.hello: Hello | None = None
        self.grid: Grid | None = None
        self._want(Ask.HELLO)

    def hear(self, data: bytes, now: float) -> list[frozenset[int]]:
        """Take bytes from the board; the states of the occupied sensors they tell, in order."""
        states: list[frozenset[int]] = []
        for message in self._decoder.feed(data):
            if isinstance(message, Ask):
                continue  # our own words come back: a line in echo mode, not a board
            self._heard_at = now
            if isinstance(message, Hello):
                self._meet(message)
            elif self.grid is not None:
                self.grid.hear(message)
                if self.grid.whole:
                    states.append(self.grid.occupied)
                self._settle_questions(isinstance(message, Snapshot))
        return states

    def _meet(self, hello: Hello) -> None:
        # The board may just have started anew, so its sequence numbers mean nothing any more.
        self.hello = hello
        self.grid = Grid(hello.sensors)
        self._want(Ask.SNAPSHOT)

    def _settle_questions(self, answered: bool) -> None:
        if answered:
            self._wanted = None
        elif self.grid is not None and not self.grid.whole:
            self._want(Ask.SNAPSHOT)

    def _want(self, ask: Ask) -> None:
        if self._wanted is not ask:
            self._wanted = ask
            self._asked_at = float("-inf")

    def say(self, now: float) -> bytes:
        """What to write to the board now; often nothing."""
        if self._wanted is None and now - self._heard_at >= self._timing.check_after:
            self._want(Ask.SNAPSHOT)
        if self._wanted is None or now - self._asked_at < self._timing.ask_again:
            return b""
        self._asked_at = now
        return encode(self._wanted)

    def is_silent(self, now: float) -> bool:
        """Has the board said nothing for so long that it must be taken for lost?"""
        return now - self._heard_at >= self._timing.silent_after
