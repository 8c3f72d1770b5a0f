"""Drafts end where something hidden is seen: whether more of them could be made tells nothing."""

from collections.abc import Sequence

import pytest

from companion.games.kernel.decisions import CHANCE, Choice, Decision, Event, Pending
from companion.games.kernel.port import Result
from companion.games.kernel.rulings import Refused
from companion.tracking.drafts import Draft, decisions, draft
from tests.tracking.walking_game import State, WalkingGame, ruling

LINE: tuple[Choice, ...] = (("piece", "a1"), ("to", "east"), ("piece", "a1"), ("to", "gate"))
PLACES = {"a1": "hall"}


class HiddenTrap(WalkingGame):
    """Who comes to the east sees whether there is a trap, which holds every piece from then on."""

    def __init__(self, trap: bool) -> None:
        self.trap = trap

    def apply(self, state: State, decision: Decision) -> tuple[State, Sequence[Event]]:
        if self.trap and state.places["a1"] == "east":
            raise Refused(ruling(False))
        state, events = super().apply(state, decision)
        saw = [Event("saw", "WLK-1")] if state.places["a1"] == "east" else []
        return state, [*events, *saw]

    def hides(self, event: Event) -> bool:
        return event.key == "saw"


class Shuffling(WalkingGame):
    """In the east chance is asked for something before anybody goes on."""

    def pendings(self, state: State) -> Sequence[Pending]:
        if state.places["a1"] == "east":
            return (Pending(state.serial, CHANCE, "shuffle", "WLK-1", {"size": 2}),)
        return super().pendings(state)


def drafted(game: WalkingGame) -> Draft:
    state = State(PLACES)
    return draft(game, state, game.pendings(state)[0], LINE)


@pytest.mark.parametrize("trap", [True, False])
def test_a_draft_ends_at_the_first_information_boundary(trap: bool) -> None:
    game = HiddenTrap(trap)
    shown = drafted(game)
    assert (shown.choices, shown.options, shown.complete) == (LINE[:2], (), True)


@pytest.mark.parametrize("trap", [True, False])
def test_what_is_made_of_a_longer_one_ends_there_too(trap: bool) -> None:
    """Accepted or not, a longer line would tell of the trap."""
    made = decisions(HiddenTrap(trap), State(PLACES), Draft("a", 1, LINE, (), True))
    assert [decision.choice for decision in made] == list(LINE[:2])


def test_a_draft_ends_where_chance_is_asked() -> None:
    game = Shuffling()
    assert drafted(game).choices == LINE[:2]
    made = decisions(game, State(PLACES), Draft("a", 1, LINE, (), True))
    assert [decision.choice for decision in made] == list(LINE[:2])


def test_a_draft_without_a_boundary_is_whole() -> None:
    assert drafted(WalkingGame()).choices == LINE


class Ending(WalkingGame):
    """Who comes to the east has won."""

    def result(self, state: State) -> Result | None:
        return Result("won", ("a",), "WLK-1") if state.places["a1"] == "east" else None


def test_what_would_come_after_the_end_of_the_game_is_not_made() -> None:
    made = decisions(Ending(), State(PLACES), Draft("a", 1, LINE, (), True))
    assert [decision.choice for decision in made] == list(LINE[:2])
