"""The game as the kernel's port sees it."""

from collections.abc import Mapping, Sequence
from typing import Any

from companion.games.defenders import turns
from companion.games.defenders.definitions import DARK, HOUSES, Edition
from companion.games.defenders.replenish import DISCARD
from companion.games.defenders.rulebook import RULES
from companion.games.defenders.script import SCRIPT
from companion.games.defenders.setup import new_game, rule_on_seating
from companion.games.defenders.state import State, from_json, owner_of, to_json
from companion.games.defenders.views import DefendersView, view_for
from companion.games.kernel.decisions import Choice, Decision, Event, Pending
from companion.games.kernel.layout import Layout, Spot
from companion.games.kernel.port import Result
from companion.games.kernel.rulings import Refused, Rule, Ruling

FROM_HAND = (turns.EXPLORE, DISCARD)
"""Verbs that name a card in somebody's hand."""


class Defenders:
    """Defenders of Hogwarts."""

    name = "defenders"
    rules_version = "1"
    seats: Sequence[str] = (DARK, *HOUSES)

    def seating(self, seats: Sequence[str]) -> Ruling:
        return rule_on_seating(seats)

    def new(self, edition: Edition, seats: Sequence[str]) -> State:
        state = new_game(edition, seats)
        SCRIPT.run(state)
        return state

    def pendings(self, state: State) -> Sequence[Pending]:
        asked = SCRIPT.question(state)
        if asked is None:
            return ()
        step, question = asked
        return (question.ask(state, step),)

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

    def explain(self, state: State, reader: str, attempt: Sequence[Choice]) -> Ruling:
        for ahead, choice in enumerate(attempt, 1 - len(attempt)):
            asked = SCRIPT.question(state)
            if asked is None:
                break
            step, question = asked
            pending = question.ask(state, step)
            if choice[0] in FROM_HAND and reader != pending.seat:
                return RULES.allows("HOU-2")
            ruling = question.rule_on(state, step, choice)
            if not ruling.allowed or not ahead:
                return ruling
            state, _ = self.apply(state, Decision(pending.seat, pending.serial, choice))
        return RULES.refuses("WIN-3")

    def view(self, state: State, reader: str) -> DefendersView:
        return view_for(self, state, reader)

    def layout(self, state: State) -> Layout:
        return {pawn: Spot(owner_of(pawn), place) for pawn, place in state.places.items()}

    def result(self, state: State) -> Result | None:
        return state.result

    def rules(self) -> Mapping[str, Rule]:
        return RULES.rules

    def to_json(self, state: State) -> dict[str, Any]:
        return to_json(state)

    def from_json(self, edition: Edition, data: dict[str, Any]) -> State:
        return from_json(edition, data)

    def _is_asked(self, state: State, decision: Decision) -> bool:
        asked = SCRIPT.question(state)
        if asked is None or asked[0].serial != decision.pending:
            return False
        step, question = asked
        return question.ask(state, step).seat == decision.seat
