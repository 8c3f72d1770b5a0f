"""The Loyalty Track, the Detector and the Room (LOY)."""

import pytest

from companion.games.defenders.core.cards import Effect
from companion.games.defenders.side_board.loyalty import advance, relinquish_detector

from .table import Play


def climbed(steps: int, **spaces: int) -> Play:
    """Gryffindor has just advanced, the others standing there."""
    play = Play("gryffindor", "hufflepuff", "ravenclaw")
    play.loyal(**spaces)
    advance(play.state, "gryffindor", steps)
    return play


@pytest.mark.row("LOY-1", "END-7")
def test_p18_detector_spaces_advance() -> None:
    play = Play()
    play.land("gryffindor-1", "white_tomb")
    play.choose("take", "detector")
    assert play.state.loyalty["gryffindor"] == 2


@pytest.mark.parametrize(
    ("steps", "others", "gains"),
    [(3, {}, False), (4, {}, True), (4, {"hufflepuff": 5}, False), (5, {"hufflepuff": 5}, True)],
)
@pytest.mark.row("LOY-2")
def test_p18_highest_on_five_or_more_gains_the_detector(
    steps: int, others: dict[str, int], gains: bool
) -> None:
    assert (climbed(steps, **others).state.detector == "gryffindor") is gains


@pytest.mark.row("LOY-2", "RUL-46")
def test_p18_the_detector_leaves_its_holder_at_once() -> None:
    play = Play("gryffindor", "hufflepuff")
    play.loyal(hufflepuff=5, gryffindor=5)
    play.set(detector="hufflepuff")
    advance(play.state, "gryffindor")
    assert play.state.detector == "gryffindor"


@pytest.mark.row("RUL-46")
def test_ruling_the_leader_as_such_has_no_claim() -> None:
    play = Play("gryffindor", "hufflepuff")
    play.loyal(gryffindor=6, hufflepuff=5)
    play.set(detector="hufflepuff")
    advance(play.state, "hufflepuff", -1)
    assert play.state.detector == "hufflepuff"


@pytest.mark.row("LOY-3", "RUL-48")
def test_p18_reaching_the_last_space_moves_its_holder_back_with_a_card() -> None:
    play = Play("gryffindor", "hufflepuff")
    play.loyal(hufflepuff=7, gryffindor=6)
    play.set(detector="hufflepuff")
    cards = len(play.state.hands["hufflepuff"])
    advance(play.state, "gryffindor")
    play.run()
    assert play.state.detector == "gryffindor"
    assert play.state.loyalty == {"gryffindor": 7, "hufflepuff": 6}
    assert len(play.state.hands["hufflepuff"]) == cards + 1


@pytest.mark.row("RUL-48", "LOY-3")
def test_ruling_on_seven_without_the_detector_one_stays() -> None:
    play = Play("gryffindor", "hufflepuff")
    play.loyal(hufflepuff=7, gryffindor=6)
    advance(play.state, "gryffindor")
    assert play.state.loyalty["hufflepuff"] == 7
    assert play.state.detector == "gryffindor"


@pytest.mark.row("RUL-45")
def test_ruling_several_steps_are_one_move_and_the_rest_is_lost() -> None:
    play = climbed(20)
    assert play.state.loyalty["gryffindor"] == 7
    assert [event.key for event in play.state.happened].count("loyalty") == 1
    advance(play.state, "gryffindor", -20)
    assert play.state.loyalty["gryffindor"] == 1


@pytest.mark.row("RUL-45")
def test_ruling_an_advance_on_seven_does_nothing() -> None:
    play = climbed(6)
    told = play.state.happened
    advance(play.state, "gryffindor")
    assert play.state.happened == told


@pytest.mark.parametrize(
    ("others", "heir"),
    [({}, ""), ({"hufflepuff": 4}, ""), ({"hufflepuff": 5, "ravenclaw": 6}, "ravenclaw")],
)
@pytest.mark.row("LOY-4", "RUL-47")
def test_p18_spending_the_detector_drops_three_and_passes_it_on(
    others: dict[str, int], heir: str
) -> None:
    play = Play("gryffindor", "hufflepuff", "ravenclaw")
    play.loyal(gryffindor=7, **others)
    play.set(detector="gryffindor")
    relinquish_detector(play.state, "gryffindor")
    assert play.state.loyalty["gryffindor"] == 4
    assert play.state.detector == heir


@pytest.mark.parametrize("first", ["hufflepuff", "ravenclaw"])
@pytest.mark.row("RUL-47", "LOY-4")
def test_ruling_of_equals_the_first_to_come_to_five_gets_it(first: str) -> None:
    play = Play("gryffindor", "hufflepuff", "ravenclaw")
    second = {"hufflepuff": "ravenclaw", "ravenclaw": "hufflepuff"}[first]
    play.loyal(**{first: 5, second: 5, "gryffindor": 6})
    play.set(detector="gryffindor")
    relinquish_detector(play.state, "gryffindor")
    assert play.state.detector == first


@pytest.mark.row("LOY-2")
@pytest.mark.parametrize("others", [{"hufflepuff": 6}, {"hufflepuff": 5, "ravenclaw": 5}])
def test_p18_not_higher_than_everyone_else_gains_nothing(others: dict[str, int]) -> None:
    play = climbed(4, **others)
    assert play.state.loyalty["gryffindor"] == 5
    assert play.state.detector == ""


@pytest.mark.row("LOY-3")
def test_p18_the_holder_further_down_loses_the_detector_alone() -> None:
    play = Play("gryffindor", "hufflepuff")
    play.loyal(hufflepuff=6, gryffindor=6)
    play.set(detector="hufflepuff")
    cards = len(play.state.hands["hufflepuff"])
    advance(play.state, "gryffindor")
    play.run()
    assert play.state.detector == "gryffindor"
    assert play.state.loyalty["hufflepuff"] == 6
    assert len(play.state.hands["hufflepuff"]) == cards


@pytest.mark.row("LOY-3", "RUL-34")
def test_p18_who_drops_back_with_an_empty_deck_draws_nothing() -> None:
    play = Play("gryffindor", "hufflepuff")
    play.loyal(hufflepuff=7, gryffindor=6)
    play.set(detector="hufflepuff", draws={**play.state.draws, "hufflepuff": ()})
    hand = play.state.hands["hufflepuff"]
    advance(play.state, "gryffindor")
    play.run()
    assert (play.state.detector, play.state.loyalty["hufflepuff"]) == ("gryffindor", 6)
    assert play.state.hands["hufflepuff"] == hand


@pytest.mark.row("LOY-1")
def test_p18_a_card_advances_and_drops_stop_at_the_first_space() -> None:
    play = Play()
    play.explore("gryffindor", None, Effect("loyalty", 2))
    play.choose("effects")
    assert play.state.loyalty["gryffindor"] == 3
    play.explore("gryffindor", None, Effect("loyalty", -5))
    play.choose("effects")
    assert play.state.loyalty["gryffindor"] == 1
