"""The game as the kernel's port sees it."""

from collections.abc import Mapping, Sequence
from typing import Any

from companion.games.defenders import (
    acquire,
    benefits,
    bumps,
    effects,
    encounters,
    explore,
    scrolls,
    turns,
)
from companion.games.defenders.advice import advise
from companion.games.defenders.corrections import correct
from companion.games.defenders.definitions import DARK, HOUSES, Edition
from companion.games.defenders.knowledge import known_to
from companion.games.defenders.rulebook import RULES
from companion.games.defenders.script import SCRIPT
from companion.games.defenders.setup import new_game, rule_on_seating
from companion.games.defenders.state import State, from_json, owner_of, to_json
from companion.games.defenders.views import DefendersView, view_for
from companion.games.kernel.decisions import CHANCE, Choice, Decision, Event, Pending
from companion.games.kernel.layout import Layout, Spot
from companion.games.kernel.port import Result
from companion.games.kernel.rulings import Refused, Rule, Ruling
from companion.games.kernel.views import PendingView

SECRET = (explore.EXPLORE, turns.USE_TOKEN, acquire.DISCARD, bumps.KEEP, scrolls.SCROLL)
"""Verbs that name what only one player may know: a card in hand, of a reward, a Location."""
BOUNDARIES = frozenset(
    [
        "drew",
        "shuffled",
        "acquired",
        "acquired-unseen",
        "rewarded",
        "took-book",
        "event",
        "dark-location",
        "scroll",
        "won",
    ]
)
"""What happens when somebody sees what was hidden: a card drawn, a row or slot refilled, the
Dark Location of a game that is won."""
RULE_MODULES = (benefits, bumps, effects, encounters, turns)
"""What writes the script, down to the last module."""


def is_secret(choice: Choice) -> bool:
    """Does it name what only one player may know? The Progress Token shares its verb."""
    return choice[0] in SECRET and len(choice) > 1


class Defenders:
    """Defenders of Hogwarts."""

    name = "defenders"
    rules_version = "2"
    seats: Sequence[str] = (DARK, *HOUSES)

    def seating(self, seats: Sequence[str]) -> Ruling:
        return rule_on_seating(seats)

    def new(
        self, edition: Edition, seats: Sequence[str], options: Mapping[str, Any] | None = None
    ) -> State:
        state = new_game(edition, seats, (options or {}).get("paper", ()))
        SCRIPT.run(state)
        return state

    def pendings(self, state: State) -> Sequence[Pending]:
        if state.asked is None:
            asked = SCRIPT.question(state)
            state.asked = (asked[1].ask(state, asked[0]),) if asked else ()
        return state.asked

    def options(self, state: State, pending: Pending) -> Sequence[Choice]:
        asked = SCRIPT.question(state)
        if asked is None or asked[0].serial != pending.serial:
            return ()
        step, question = asked
        return question.options(state, step)

    def apply(self, state: State, decision: Decision) -> tuple[State, Sequence[Event]]:
        if not self._is_asked(state, decision):
            raise Refused(RULES.refuses("SET-14", seat=decision.seat, turn=state.turn))
        state = state.copy()
        SCRIPT.answer(state, decision.choice)
        events = tuple(state.happened)
        state.happened.clear()
        return state, events

    def correct(self, state: State, choice: Choice) -> tuple[State, Sequence[Event]]:
        state = state.copy()
        correct(state, choice)
        if state.agenda and not self._can_be_answered(state):
            raise Refused(RULES.refuses("WIN-4", "stuck"))
        events = tuple(state.happened)
        state.happened.clear()
        return state, events

    def hides(self, event: Event) -> bool:
        return event.key in BOUNDARIES

    def explain(self, state: State, reader: str, attempt: Sequence[Choice]) -> Ruling:
        state = known_to(state, reader)
        ruling = RULES.refuses("WIN-3")
        for ahead, choice in enumerate(attempt, 1 - len(attempt)):
            asked = SCRIPT.question(state)
            if asked is None:
                return RULES.refuses("WIN-3")
            step, question = asked
            pending = question.ask(state, step)
            if reader != pending.seat and is_secret(choice):
                return RULES.allows("HOU-2")
            ruling = question.rule_on(state, step, choice)
            if not ruling.allowed or not ahead or pending.seat == CHANCE:
                return ruling
            state, events = self.apply(state, Decision(pending.seat, pending.serial, choice))
            if any(map(self.hides, events)):
                return ruling  # what follows is known to nobody yet
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
        return {
            pawn: Spot(owner_of(pawn), place, pawn in state.stunned)
            for pawn, place in state.places.items()
        }

    def result(self, state: State) -> Result | None:
        return state.result

    def rules(self) -> Mapping[str, Rule]:
        return RULES.rules

    def to_json(self, state: State) -> dict[str, Any]:
        return to_json(state)

    def from_json(self, edition: Edition, data: dict[str, Any]) -> State:
        return from_json(edition, data)

    def _can_be_answered(self, state: State) -> bool:
        return any(p.seat == CHANCE or self.options(state, p) for p in self.pendings(state))

    def _is_asked(self, state: State, decision: Decision) -> bool:
        asked = self.pendings(state)
        return any(p.serial == decision.pending and p.seat == decision.seat for p in asked)
