"""The port of a game: all that a table, the tracking and the bots need from one."""

import hashlib
import json
from collections.abc import Mapping, Sequence
from typing import Any, Literal, NamedTuple, Protocol, TypeVar, runtime_checkable

from companion.games.kernel.decisions import Choice, Decision, Event, Pending
from companion.games.kernel.kit import Part
from companion.games.kernel.layout import Layout
from companion.games.kernel.positions import Correctable, Difference, Position, Stranger
from companion.games.kernel.rulings import Rule, Ruling
from companion.games.kernel.views import PendingView

SCREEN = "screen"
"""The reader who knows what everybody may know."""

STANDS = "stands"
"""("stands", piece, place): a correction, where a piece is."""
LIES = "lies"
"""("lies", piece, 0 or 1): a correction, whether it lies."""

View = Mapping[str, Any]
"""What one reader may see: standard-library types, each game declares its own shape."""


class Result(NamedTuple):
    """How a game ended: a seat won, or nobody (a tie)."""

    outcome: Literal["won", "tie"]
    seats: tuple[str, ...]
    """Who won."""
    rule: str


E = TypeVar("E", contravariant=True)
S = TypeVar("S")


class Game(Protocol[E, S]):
    """The rules of one game as pure functions. States are values: none is changed by a call.

    `E` is the game's edition, `S` its state.
    """

    name: str
    rules_version: str
    seats: Sequence[str]
    """All seats that the game knows, in the box's order."""
    pieces: Mapping[str, str]
    """All pieces in the box -> their owner, always in the same order."""
    parts: Sequence[Part]
    """What of the box can be real, beside the pieces."""
    paper_seats: Sequence[str]
    """Seats whose cards can be real ones."""
    house_rules: Sequence[str]
    """Ids of the rulings that a table may switch to the other reading."""

    def seating(self, seats: Sequence[str]) -> Ruling:
        """May these seats, in their order round the table, play a game?"""

    def new(self, edition: E, seats: Sequence[str], options: Mapping[str, Any] | None = None) -> S:
        """A game at its start; `options` as the table set it up: `paper`, the seats whose cards
        are real ones. Raises Refused if the seating is."""

    def pendings(self, state: S) -> Sequence[Pending]:
        """Whom the game waits for; none when it is over. `CHANCE` may be among them: its facts
        then say the `size` of the pack to be shuffled, its answer is an `ORDER`. `CLOCK` may be
        among them too."""

    def options(self, state: S, pending: Pending) -> Sequence[Choice]:
        """All that may be chosen, in a fixed order; none for chance."""

    def absent(self, state: S, pending: Pending) -> Choice | None:
        """What is chosen when nobody answers in time; None where the game waits as long as it
        takes. What `CLOCK` is asked is answered by this as soon as its least time is over."""

    def apply(self, state: S, decision: Decision) -> tuple[S, Sequence[Event]]:
        """The state after a decision, and what happened. Raises Refused."""

    def correct(self, state: S, choice: Choice) -> tuple[S, Sequence[Event]]:
        """The state once the host has set something right that went wrong on the table, and what
        is told of it: (`STANDS`, piece, place), (`LIES`, piece, 0 or 1), or what else the game
        offers. Raises Refused for whatever is no correction of this game."""

    def correctable(self, state: S) -> Sequence[Correctable]:
        """All that `correct` takes now, to draw a form from. It is the same for every reader: it
        depends on what everybody may know, and tells nothing else."""

    def arranged(self, state: S, position: Position) -> S:
        """The state with all that a position says, and a question that follows from it; what it
        leaves out stays. Raises Refused where it contradicts itself or the box."""

    def differences(self, state: S, position: Position) -> Sequence[Difference]:
        """Where a state is not as a position says. Raises Refused where it is no position."""

    def strangers(self, state: S, attempt: Sequence[Choice]) -> Sequence[Stranger]:
        """What a state, and choices that are asked about, name in vain. Only what people have
        written holds any."""

    def position_shape(self) -> Mapping[str, Any]:
        """JSON Schema of this game's positions."""

    def hides(self, event: Event) -> bool:
        """Was something hidden seen when this happened? Nobody takes back alone what was done
        before it. False for events that are not the game's."""

    def learnt(self, before: S, after: S) -> Mapping[str, Sequence[str]]:
        """Seat -> what it alone has come to see from one state to the other, by name, such as the
        cards that it drew. It is told to nobody else."""

    def explain(self, state: S, reader: str, attempt: Sequence[Choice]) -> Ruling:
        """Would this line of choices by the seat asked now be allowed? The first that is refused
        decides. Uses and tells only what the reader may know."""

    def known(self, state: S, reader: str) -> S:
        """The state as far as a reader knows it, to look ahead in: nothing that can be read off
        it or off what follows depends on what is hidden from that reader, who may have it as it
        is. Of what is known already its reader knows just that."""

    def view(self, state: S, reader: str) -> View:
        """All that a reader may see: a seat, or `SCREEN`."""

    def layout(self, state: S) -> Layout:
        """Where the rules expect every piece to be."""

    def things(self, state: S, kind: str) -> Layout:
        """Where the rules expect all things of a kind, of one of the `parts`. Their owner is what
        they look like; their place is a space, a seat, or a name that fits the kind."""

    def by_hand(self, state: S, event: Event) -> str | None:
        """The seat whose real cards hands must move because this happened; None if there is
        nothing to do, or it was done with the choice itself."""

    def result(self, state: S) -> Result | None:
        """How it ended, or None."""

    def rules(self) -> Mapping[str, Rule]:
        """The rows of the rules that are code, by id."""

    def is_own_ruling(self, rule: str) -> bool:
        """Is it a ruling of this companion, where the rulebook is silent?"""

    def to_json(self, state: S) -> Any: ...

    def from_json(self, edition: E, data: Any) -> S: ...


@runtime_checkable
class Adviser(Protocol[E]):
    """A game that can also say what looks good. Not every game does."""

    def advice(self, edition: E, view: View, pending: PendingView) -> Sequence[float]:
        """A weight for each option of a pending in a reader's view, in their order; more is
        better. Made from the view and what is printed, nothing else."""


def digest(data: Any) -> str:
    """The name of a state or an edition: SHA-256 over its JSON in one fixed spelling."""
    text = json.dumps(data, sort_keys=True, separators=(",", ":"), ensure_ascii=True)
    return hashlib.sha256(text.encode()).hexdigest()
