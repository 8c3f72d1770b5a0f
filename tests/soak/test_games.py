"""Random games by the thousand: all end, nothing is lost, options and rulings agree."""

from collections import Counter

import pytest

from companion.editions.boxes import open_box
from companion.games.defenders.definitions import HOUSES
from tests.games.defenders.table import GAME, random_game
from tests.games.defenders.test_laws import all_cards, all_papers, everything_sayable

from .conftest import Record

pytestmark = pytest.mark.soak

GAMES = 1000
BOX = open_box("training")


@pytest.mark.parametrize("houses", range(1, 5))
def test_random_games_end_and_keep_every_card_and_piece(houses: int, record: Record) -> None:
    results: Counter[str] = Counter()
    longest = decisions = 0
    for seed in range(GAMES):
        made = -1
        cards = papers = None
        for play in random_game(seed, *HOUSES[:houses], box=BOX):
            made += 1
            cards, papers = cards or all_cards(play.state), papers or all_papers(play.state)
            assert all_cards(play.state) == cards
            assert all_papers(play.state) == papers
            assert len(play.state.places) == 4 * houses + 3
            assert len(play.state.shields) + sum(map(len, play.state.won.values())) == 6
        result = GAME.result(play.state)
        assert result is not None
        results[result.seats[0] if result.seats else "tie"] += 1
        longest, decisions = max(longest, made), decisions + made
    houses_won = sum(results[house] for house in HOUSES)
    found = (
        f"{GAMES} games, {decisions} decisions, longest {longest}; "
        f"house {houses_won}, dark {results['dark']}, tie {results['tie']}"
    )
    record(f"random games, {houses} houses", 0, found)


def test_options_and_rulings_agree_on_every_50th_state(record: Record) -> None:
    states = choices = 0
    for seed in range(20):
        for number, play in enumerate(random_game(seed, *HOUSES[: seed % 4 + 1], box=BOX)):
            if number % 50 or play.is_over:
                continue
            sayable = everything_sayable(play.state)
            seat = play.pending.seat
            allowed = {
                choice for choice in sayable if GAME.explain(play.state, seat, [choice]).allowed
            }
            assert allowed == set(play.options)
            states, choices = states + 1, choices + len(sayable)
    record("options and rulings", 0, f"{states} states, {choices} choices asked, all agree")
