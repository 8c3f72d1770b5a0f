"""The game as the kernel's port sees it."""

from collections.abc import Mapping, Sequence
from typing import Any

from companion.games.defenders.advice import advise
from companion.games.defenders.core.definitions import DARK, HOUSES, Edition
from companion.games.defenders.core.house_rules import SWITCHABLE
from companion.games.defenders.core.pawns import spot_of
from companion.games.defenders.core.rulebook import RULES
from companion.games.defenders.core.script import SCRIPT
from companion.games.defenders.core.state import State, from_json, to_json
from companion.games.defenders.core.verbs import (
    DISCARD,
    ELAPSED,
    EXPLORE,
    FETCH,
    KEEP,
    NEXT,
    PASS,
    REACT,
    REMOVE,
    SCROLL,
)
from companion.games.defenders.effects import (
    alternatives,
    deployments,
    items,
    looks,
    losses,
    permissions,
    plain_effects,
    swaps,
    targets,
    texts,
)
from companion.games.defenders.main_board import benefits, bumps, encounters
from companion.games.defenders.positions.correctables import correctables
from companion.games.defenders.positions.corrections import BOUNDARIES as CORRECTED
from companion.games.defenders.positions.corrections import correct
from companion.games.defenders.positions.position import arrange, differences, shape
from companion.games.defenders.positions.strangers import strangers_in, strangers_in_choice
from companion.games.defenders.resolving.effects import row_of_exploring
from companion.games.defenders.seen.knowledge import known_to, learnt
from companion.games.defenders.seen.parts import PARTS, THINGS, by_hand
from companion.games.defenders.seen.views import DefendersView, view_for
from companion.games.defenders.turns import turns
from companion.games.defenders.turns.setup import new_game, pieces_in_box, rule_on_seating
from companion.games.kernel.decisions import CLOCK, NOBODY, Choice, Decision, Event, Pending
from companion.games.kernel.kit import Part
from companion.games.kernel.layout import Layout
from companion.games.kernel.port import Result
from companion.games.kernel.positions import Correctable, Difference, Position, Stranger
from companion.games.kernel.rulings import Refused, Rule, Ruling
from companion.games.kernel.views import PendingView

SECRET = (EXPLORE, DISCARD, FETCH, KEEP, NEXT, REACT, REMOVE, SCROLL)
"""Verbs that name what only one player may know: a card in hand, of a reward, a Location."""
BOUNDARIES = frozenset(
    [
        "drew",
        "shuffled",
        "nobody-reacted",
        "acquired",
        "acquired-unseen",
        "rewarded",
        "took-book",
        "event",
        "dark-location",
        "scroll",
        "reacted",
        "won",
        "looked",
        "searching",
        "fetched-unseen",
        "searched",
    ]
)
"""What happens when somebody sees what was hidden: a card drawn, a row or slot refilled, another's
answer in a reaction window, the Dark Location of a game that is won."""
RULE_MODULES = (
    *(benefits, bumps, encounters, turns),
    *(alternatives, deployments, items, looks, losses, permissions, plain_effects, swaps),
    *(targets, texts),
)
"""What writes the script, down to the last module."""


def is_secret(choice: Choice) -> bool:
    """Does it name what only one player may know?"""
    return choice[0] in SECRET


def allowed_unseen(seat: str, choice: Choice) -> Ruling:
    """The ruling on a card of another player: it could be there."""
    if choice[0] == EXPLORE:
        return RULES.allows(row_of_exploring(seat), "hand")
    return RULES.allows("HOU-14", "hand") if choice[0] == REACT else RULES.allows("SET-15")


class Defenders:
    """Defenders of Hogwarts."""

    name = "defenders"
    rules_version = "5"
    seats: Sequence[str] = (DARK, *HOUSES)
    house_rules: Sequence[str] = SWITCHABLE
    pieces: Mapping[str, str] = pieces_in_box()
    parts: Sequence[Part] = PARTS
    paper_seats = seats

    def seating(self, seats: Sequence[str]) -> Ruling:
        return rule_on_seating(seats)

    def new(
        self, edition: Edition, seats: Sequence[str], options: Mapping[str, Any] | None = None
    ) -> State:
        state = new_game(edition, seats, options or {})
        SCRIPT.run(state)
        return state

    def pendings(self, state: State) -> Sequence[Pending]:
        if state.asked is None:
            state.asked = SCRIPT.asked(state)
        return state.asked

    def options(self, state: State, pending: Pending) -> Sequence[Choice]:
        asked = pending.serial, pending.seat
        offered = state.offered.get(asked)
        if offered is None:
            offered = state.offered[asked] = SCRIPT.options(state, pending)
        return offered

    def absent(self, state: State, pending: Pending) -> Choice | None:
        if pending.kind != "reaction":
            return None
        return ELAPSED if pending.seat == CLOCK else PASS

    def apply(self, state: State, decision: Decision) -> tuple[State, Sequence[Event]]:
        seat, choice = decision.seat, decision.choice
        if choice not in state.offered.get((decision.pending, seat), ()):
            self._check(state, decision)  # law: what is offered is allowed
        state = state.copy()
        SCRIPT.answer(state, seat, choice)
        return state, state.happened

    def correct(self, state: State, choice: Choice) -> tuple[State, Sequence[Event]]:
        state = state.copy()
        correct(state, choice)
        if state.agenda and not self._can_be_answered(state):
            raise Refused(RULES.refuses("WIN-4", "stuck"))
        return state, state.happened

    def correctable(self, state: State) -> Sequence[Correctable]:
        return tuple(correctables(state))

    def arranged(self, state: State, position: Position) -> State:
        state = state.copy()
        arrange(state, position)
        state.happened = ()
        return state

    def differences(self, state: State, position: Position) -> Sequence[Difference]:
        return tuple(differences(state, position))

    def strangers(self, state: State, attempt: Sequence[Choice]) -> Sequence[Stranger]:
        said = (
            Stranger(f"attempt.{number}", name)
            for number, choice in enumerate(attempt, 1)
            for name in strangers_in_choice(state, choice)
        )
        return (*strangers_in(state), *said)

    def position_shape(self) -> Mapping[str, Any]:
        return shape()

    def hides(self, event: Event) -> bool:
        return event.key in BOUNDARIES or event.key in CORRECTED

    def learnt(self, before: State, after: State) -> Mapping[str, Sequence[str]]:
        return learnt(before, after)

    def explain(self, state: State, reader: str, attempt: Sequence[Choice]) -> Ruling:
        state = known_to(state, reader)
        ruling = RULES.refuses("WIN-3")
        for ahead, choice in enumerate(attempt, 1 - len(attempt)):
            asked = SCRIPT.asked(state)
            if not asked:
                return RULES.refuses("WIN-3")
            pending = next((each for each in asked if each.seat == reader), asked[0])
            if reader != pending.seat and is_secret(choice):
                return allowed_unseen(pending.seat, choice)
            ruling = SCRIPT.rule_on(state, pending.seat, choice)
            if not ruling.allowed or not ahead or pending.seat in NOBODY:
                return ruling
            state, events = self.apply(state, Decision(pending.seat, pending.serial, choice))
            if any(map(self.hides, events)) or len(SCRIPT.asked(state)) > 1:
                return ruling  # what follows, or what others answer, is known to nobody yet
        return ruling

    def known(self, state: State, reader: str) -> State:
        return known_to(state, reader)

    def view(self, state: State, reader: str) -> DefendersView:
        return view_for(self, state, reader)

    def advice(
        self, edition: Edition, view: DefendersView, pending: PendingView
    ) -> Sequence[float]:
        return advise(edition, view, pending)

    def layout(self, state: State) -> Layout:
        stunned = state.stunned
        return {pawn: spot_of(pawn, place, pawn in stunned) for pawn, place in state.places.items()}

    def things(self, state: State, kind: str) -> Layout:
        return THINGS[kind](state)

    def by_hand(self, state: State, event: Event) -> str | None:
        return by_hand(state, event)

    def result(self, state: State) -> Result | None:
        return state.result

    def rules(self) -> Mapping[str, Rule]:
        return RULES.rules

    def is_own_ruling(self, rule: str) -> bool:
        return rule.startswith("RUL-")

    def to_json(self, state: State) -> dict[str, Any]:
        return to_json(state)

    def from_json(self, edition: Edition, data: dict[str, Any]) -> State:
        return from_json(edition, data)

    def _can_be_answered(self, state: State) -> bool:
        return any(p.seat in NOBODY or self.options(state, p) for p in self.pendings(state))

    def _check(self, state: State, decision: Decision) -> None:
        """Raise Refused unless the choice is allowed."""
        seat = decision.seat
        asked = ((pending.serial, pending.seat) for pending in self.pendings(state))
        if (decision.pending, seat) not in asked:
            why = "own" if seat == state.turn else ""
            raise Refused(RULES.refuses("SET-14", why, seat=seat, turn=state.turn))
        ruling = SCRIPT.rule_on(state, seat, decision.choice)
        if not ruling.allowed:
            raise Refused(ruling)
