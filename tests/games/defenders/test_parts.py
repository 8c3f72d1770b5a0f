"""Parts of the box on the table: where their things belong, and what hands are told of them."""

from collections import Counter
from collections.abc import Iterator
from dataclasses import replace

import pytest

from companion.games.defenders.core.definitions import DARK, HOUSES
from companion.games.defenders.core.state import State
from companion.games.defenders.seen.parts import OWN_CARDS
from companion.games.defenders.side_board.loyalty import advance
from companion.games.defenders.side_board.shields import take_shield
from companion.games.kernel.decisions import Event
from companion.games.kernel.layout import Layout
from companion.tracking.tasks import Task, thing_tasks
from companion.words import Words

from .positions import every_state
from .rich import RICH
from .table import GAME, Play, random_game

KINDS = [kind for part in GAME.parts for kind in part.kinds]
WORDS = Words(RICH.names)


def tasks(kind: str, hands: Layout, state: State) -> list[Task]:
    layout = GAME.things(state, kind)
    return [task for task, _ in thing_tasks(kind, hands, layout, GAME.seats)]


def said(kind: str, before: State, after: State) -> list[str]:
    """What hands are told when the game goes from one state to another."""
    left = tasks(kind, GAME.things(before, kind), after)
    return [WORDS.say(task.key, task.facts) for task in left]


def both_ways(before: State, after: State) -> Iterator[Task]:
    """What hands are told of all kinds, and when it is taken back."""
    for kind in KINDS:
        yield from tasks(kind, GAME.things(before, kind), after)
        yield from tasks(kind, GAME.things(after, kind), before)


def test_nothing_of_the_box_is_lost_and_nothing_added() -> None:
    expected = None
    for state in every_state(2, *HOUSES[:2], box=RICH):
        box = {kind: Counter(s.owner for s in GAME.things(state, kind).values()) for kind in KINDS}
        expected = expected or box
        assert box == expected


def test_hands_are_told_in_sentences() -> None:
    told = set()
    for seed in range(6):
        before = None
        for state in every_state(seed, *HOUSES[:2], box=RICH):
            changed = both_ways(before, state) if before is not None else ()
            told |= {task.key for task in changed}
            before = state
        assert before is not None
        for kind in KINDS:
            told |= {task.key for task in tasks(kind, {}, before)}
    told |= {f"task-{part.name}-set-up" for part in GAME.parts if part.as_printed}
    told |= {f"part-{part.name}" for part in GAME.parts}
    told |= {f"task-paper-{event}" for event in OWN_CARDS}
    assert [key for key in told if WORDS.say(key) == key] == []
    assert {key for key in told if key.endswith("-give")} >= {"task-token-give", "task-coin-give"}


def test_set_2_shields_are_told_one_by_one_for_they_are_shuffled() -> None:
    (shields,) = [part for part in GAME.parts if not part.as_printed]
    assert shields.name == "shields"
    play = Play()
    told = tasks("shield", {}, play.state)
    assert [task.facts["count"] for task in told] == [1] * 6
    assert {task.facts["to"]: task.facts["owner"] for task in told} == play.state.shields


def test_a_shield_is_given_to_who_has_won_it_and_its_price_goes_back() -> None:
    play = Play()
    play.equip("gryffindor", item="coin")
    before, space = play.state, next(s for s, item in play.state.shields.items() if item == "coin")
    after = before.copy()
    take_shield(after, "gryffindor", space)
    place = WORDS.name(space)
    assert said("shield", before, after) == [
        f"Give Gryffindor the Defence Shield for a D.A. Coin on {place}."
    ]
    assert said("coin", before, after) == ["Put the D.A. Coin of Gryffindor back."]
    assert said("scroll", before, after) == ["Put a Parchment Scroll of Gryffindor back."]
    assert said("shield", after, before) == [
        f"Put the Defence Shield for a D.A. Coin that Gryffindor has back on {place}."
    ]


def test_a_token_goes_to_its_holder_and_back_to_its_space() -> None:
    play = Play()
    before, after = play.state, play.state.copy()
    after.tokens = {**after.tokens, "charms": "gryffindor"}
    home = next(s.id for s in before.edition.spaces.values() if s.token == "charms")
    assert said("token", before, after) == ["Give the Charms Token to Gryffindor."]
    assert said("token", after, before) == [f"Put the Charms Token back on {WORDS.name(home)}."]


def test_loy_5_on_the_fifth_space_detector_and_room_change_too() -> None:
    play = Play()
    before, after = play.state, play.state.copy()
    advance(after, "gryffindor", 4)
    told = [
        sentence
        for kind in ("loyalty-pawn", "detector", "room")
        for sentence in said(kind, before, after)
    ]
    assert told == [
        "Put the Loyalty pawn of Gryffindor on space 5 of the Loyalty Track.",
        "Give the Dark Detector to Gryffindor.",
        "Lay the Room of Requirement on its space of the board: the Room is open.",
    ]


def test_a_house_marker_goes_to_the_dark_arts_player() -> None:
    play = Play("gryffindor", "slytherin")
    before, after = play.state, play.state.copy()
    after.markers = {**after.markers, "slytherin": DARK}
    assert said("house-marker", before, after) == [
        "Give the House Marker of Slytherin to the Dark Arts Player."
    ]


def test_the_marker_and_a_progress_token_move() -> None:
    play = Play()
    before, after = play.state, play.state.copy()
    after.marker, after.progress = 2, frozenset(["white"])
    assert said("dark-marker", before, after) == [
        "Move the Dark Arts Marker to space 3 of the Path."
    ]
    assert said("progress-token", before, after) == [
        "Give the Giant Progress Token to the Dark Arts Player."
    ]


class TestPaper:
    @pytest.mark.parametrize("seat", ["dark", "gryffindor", "slytherin"])
    def test_whose_cards_are_real_is_told_what_to_do_with_them(self, seat: str) -> None:
        play = Play("gryffindor", "slytherin", paper=[seat])
        drew = {
            str(event.facts["seat"]): GAME.by_hand(play.state, event)
            for event in play.happened("drew")
        }
        assert drew == {"dark": None, "gryffindor": None, "slytherin": None} | {seat: seat}

    def test_of_the_acquire_decks_nothing_is_real(self) -> None:
        play = Play(paper=["dark"])
        looked = Event("looked", "HOU-18", {"seat": "dark", "pile": "acquire", "cards": 2})
        assert GAME.by_hand(play.state, looked) is None
        own = replace(looked, facts={**looked.facts, "pile": "draws"})
        assert GAME.by_hand(play.state, own) == "dark"

    def test_drk_6_the_reward_is_told_to_the_dark_arts_player(self) -> None:
        rewarded = Event("rewarded", "DRK-6")
        assert GAME.by_hand(Play(paper=["dark"]).state, rewarded) == "dark"
        assert GAME.by_hand(Play(paper=["gryffindor"]).state, rewarded) is None

    def test_who_does_not_play_has_no_cards(self) -> None:
        assert set(Play(paper=["gryffindor", "slytherin"]).state.paper) == {"gryffindor"}

    def test_games_with_all_cards_on_paper_run_to_their_end(self) -> None:
        houses = HOUSES[:2]
        for seed in range(3):
            for play in random_game(seed, *houses, paper=[DARK, *houses], box=RICH):
                assert play.is_over or play.options
            assert GAME.result(play.state) is not None
