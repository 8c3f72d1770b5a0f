"""Players: they choose what is offered, from what they see, and the sensible one plays to win."""

import json
from collections import Counter
from random import Random

import pytest

from companion.bench.simulation import Contest
from companion.bots.kinds import KINDS, players
from companion.bots.playing import from_views, play
from companion.bots.sensible_player import SensiblePlayer
from companion.games.kernel.port import digest
from tests.redeal import redealt
from tests.tables.counting_game import counting_box

from .games import BOX, GAME, games_of, seats_for, watched


@pytest.mark.parametrize("houses", range(1, 5))
@pytest.mark.parametrize("kind", KINDS)
def test_only_what_is_offered_is_chosen(kind: str, houses: int) -> None:
    for asked in watched(kind, houses, "offered"):
        assert asked.chosen in asked.offered


def test_a_decision_does_not_hang_on_hidden_cards() -> None:
    """Deal anew whatever the seat cannot know: the same bot decides the same."""
    compared, random = 0, Random(1)
    for asked in watched("sensible", 3, "hidden"):
        seat, other = asked.pending.seat, redealt(asked.state, asked.pending.seat, random)
        if digest(GAME.to_json(other)) == digest(GAME.to_json(asked.state)):
            continue  # everything that is left to deal was being looked at
        again = json.loads(json.dumps(GAME.view(other, seat)))
        first, second = (
            SensiblePlayer(GAME, BOX.edition, "hidden").decide(view) for view in (asked.view, again)
        )
        assert first == second
        compared += 1
    assert compared > 200


def test_the_same_seed_decides_the_same() -> None:
    one, other = watched("sensible", 2, "seed"), watched("sensible", 2, "seed")
    assert [asked.chosen for asked in one] == [asked.chosen for asked in other]
    assert [asked.chosen for asked in one] != [
        asked.chosen for asked in watched("sensible", 2, "another")
    ]


@pytest.mark.slow
def test_games_of_sensible_players_end_in_more_than_one_way() -> None:
    ends = Counter(
        game.result.seats[:1] if game.result else None for game in games_of("sensible", 2, 60)
    )
    assert None not in ends
    assert len(ends) > 2, ends
    assert ends["dark",] >= 3, ends
    assert sum(ends.values()) - ends["dark",] - ends[()] >= 3, ends


@pytest.mark.parametrize(
    "houses", [2, *(pytest.param(n, marks=pytest.mark.slow) for n in (1, 3, 4))]
)
def test_sensible_players_beat_random_ones_on_each_side(houses: int) -> None:
    """A sample of what the soak plays by the hundred: at least seven in ten, ties not counted."""
    contest = Contest(BOX, seats_for(houses), "sensible", "random", seed=1)
    for _ in range(20):
        contest.play_one()
    for share in contest.shares():
        assert share.won >= 0.7 * share.games, share


def test_without_advice_anything_is_chosen() -> None:
    box, seats = counting_box(), ("red", "blue")
    bots = players("sensible", box, seats, "no advice")
    assert play(box, seats, from_views(box, bots), "no advice").result is not None
