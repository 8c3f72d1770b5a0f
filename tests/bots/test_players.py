"""Players: they choose what is offered, from what they see, and the simple one plays to win."""

import json
from collections import Counter

import pytest

from companion.bots.kinds import KINDS, players
from companion.bots.playing import from_views, play
from companion.bots.simple_player import SimplePlayer
from companion.games.kernel.port import digest
from tests.tables.counting_game import counting_box

from .games import BOX, GAME, games_of, seats_for, watched
from .redeal import redealt


@pytest.mark.parametrize("houses", range(1, 5))
@pytest.mark.parametrize("kind", KINDS)
def test_only_what_is_offered_is_chosen(kind: str, houses: int) -> None:
    for asked in watched(kind, houses, "offered"):
        assert asked.chosen in asked.offered


def test_a_decision_does_not_hang_on_hidden_cards() -> None:
    """Deal anew whatever the seat cannot know: the same bot decides the same."""
    compared = 0
    for asked in watched("simple", 3, "hidden"):
        if asked.pending.kind == "reward":  # two hidden cards are being looked at
            continue
        seat, other = asked.pending.seat, redealt(asked.state, asked.pending.seat)
        assert digest(GAME.to_json(other)) != digest(GAME.to_json(asked.state))
        again = json.loads(json.dumps(GAME.view(other, seat)))
        first, second = (
            SimplePlayer(GAME, BOX.edition, "hidden").decide(view) for view in (asked.view, again)
        )
        assert first == second
        compared += 1
    assert compared > 100


def test_the_same_seed_decides_the_same() -> None:
    one, other = watched("simple", 2, "seed"), watched("simple", 2, "seed")
    assert [asked.chosen for asked in one] == [asked.chosen for asked in other]
    assert [asked.chosen for asked in one] != [
        asked.chosen for asked in watched("simple", 2, "another")
    ]


@pytest.mark.slow
def test_games_of_simple_players_end_in_more_than_one_way() -> None:
    ends = Counter(
        game.result.seats[:1] if game.result else None for game in games_of("simple", 2, 60)
    )
    assert None not in ends
    assert len(ends) > 2, ends
    assert ends["dark",] >= 3, ends
    assert sum(ends.values()) - ends["dark",] - ends[()] >= 3, ends


@pytest.mark.parametrize("good", ["dark", "gryffindor"])
def test_simple_players_win_against_random_ones(good: str) -> None:
    seats, won = seats_for(1), 0
    for number in range(20):
        bots = players("random", BOX, seats, str(number))
        bots[good] = SimplePlayer(GAME, BOX.edition, number)
        result = play(BOX, seats, from_views(BOX, bots), str(number)).result
        won += result is not None and good in result.seats
    assert won >= 15


def test_without_advice_anything_is_chosen() -> None:
    box, seats = counting_box(), ("red", "blue")
    bots = players("simple", box, seats, "no advice")
    assert play(box, seats, from_views(box, bots), "no advice").result is not None
