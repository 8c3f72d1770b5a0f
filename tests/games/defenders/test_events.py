"""What the table is told: everything that happens, in words that name no secret."""

import pytest

from companion.games.defenders.core.cards import Effect, Value
from companion.games.defenders.core.definitions import DARK, HOUSES, ROOM
from companion.games.kernel.decisions import CHANCE, ORDER, Decision

from .rich import RICH
from .table import BOX, GAME, Play, random_game

TOLD = {
    "acquired": {"seat", "card"},
    "acquired-unseen": {"seat"},
    "advanced": {"space", "zone"},
    "bumped": {"owner", "marker"},
    "dark-location": {"needed"},
    "deployed": {"owner", "from", "to"},
    "discarded": {"seat", "card"},
    "displaced": {"from", "to"},
    "drew": {"seat", "cards"},
    "event": {"event"},
    "explored": {"seat", "card"},
    "final-hands": set(),
    "learned": {"seat"},
    "loyalty": {"seat", "space"},
    "markers-returned": set(),
    "moved": {"owner", "from", "to"},
    "progress-token": {"zone"},
    "replenished": {"seat"},
    "rewarded": set(),
    "shuffled": {"seat"},
    "stood-up": {"owner", "place"},
    "stunned": {"owner", "place"},
    "swapped": {"owner", "place", "other"},
    "tie": set(),
    "took-book": {"seat", "book"},
    "took-token": {"seat", "token"},
    "turn": {"seat", "number"},
    "used-token": {"seat", "token"},
    "went-back": {"space", "zone"},
}
"""What happens in any few games -> the facts that everybody may know of it."""
RARE = {
    "coin": {"seat"},
    "detector": {"seat"},
    "play-again": {"seat"},
    "scroll": {"seat", "one", "other"},
    "shield": {"seat", "item"},
    "skipped": {"seat"},
    "won": {"seat"},
    "offers-tie": {"seat"},
    "reacted": {"seat", "card"},
    "nobody-reacted": set(),
    "negated": {"seat", "source", "what"},
    "sent-back": {"owner", "from", "to"},
    "looked": {"seat", "pile", "cards"},
    "searching": {"seat"},
    "searched": {"seat"},
    "fetched": {"seat", "card"},
    "fetched-unseen": {"seat"},
    "removed": {"seat", "card"},
    "will-skip": {"seat", "turns"},
    "gained": {"seat", "item"},
    "relinquished": {"seat", "item"},
    "handed-over": {"seat", "to", "item"},
    "marker-back": {"seat"},
    "marker-taken": {"seat"},
    "lasting": {"by", "seat", "do", "what", "source"},
    "text": {"seat", "source"},
}


def test_everything_that_happens_is_told() -> None:
    told: dict[str, set[str]] = {}
    for seed in range(6):
        *_, play = random_game(seed, *HOUSES[: 1 + seed % 4], box=(RICH, BOX)[seed % 3 == 2])
        told |= {event.key: set(event.facts) for event in play.events}
    assert {key: facts for key, facts in told.items() if key not in RARE} == TOLD
    assert all(RARE[key] == told[key] for key in told.keys() & RARE.keys())


def landed(place: str, *taken: str) -> Play:
    """Gryffindor, with all that shields ask for, has landed there and taken that."""
    play = Play("gryffindor", "slytherin")
    play.clear()
    play.loyal(gryffindor=5)
    play.land("gryffindor-1", place)
    for benefit in taken:
        play.choose("take", benefit)
    return play


def test_a_coin_an_extra_turn_and_a_detector_are_told() -> None:
    assert landed(ROOM, "coin").happened("coin")[0].facts == {"seat": "gryffindor"}
    assert landed("spell_room", "play_again").happened("play-again")
    assert landed("castle_gates", "detector").happened("detector")[0].rule == "LOY-2"


def test_a_shield_and_a_win_are_told() -> None:
    play = Play("gryffindor", "slytherin")
    play.clear()
    play.set(shields={"courtyard": "coin"}, won={"gryffindor": ("coin",), "slytherin": ()})
    play.equip("gryffindor")
    play.land("gryffindor-1", "courtyard")
    play.choose("take", "shield")
    assert play.happened("shield")[0].facts == {"seat": "gryffindor", "item": "coin"}
    assert play.happened("won")[0].facts == {"seat": "gryffindor"}


def test_where_the_detector_goes_is_told() -> None:
    play = Play("gryffindor", "slytherin")
    play.clear()
    play.loyal(gryffindor=6, slytherin=7)
    play.set(detector="slytherin", shields={"courtyard": "detector"})
    play.explore("gryffindor", None, Effect("loyalty"))
    play.choose("effects")
    assert [event.rule for event in play.happened("detector")] == ["LOY-3"]
    assert {"seat": "slytherin", "space": 6} in [event.facts for event in play.happened("loyalty")]
    play.equip("gryffindor", item="detector")
    play.land("gryffindor-1", "courtyard")
    play.choose("take", "shield")
    detector = play.happened("detector")[-1]
    assert (detector.rule, detector.facts) == ("LOY-4", {"seat": "slytherin"})
    assert play.happened("loyalty")[-1].facts == {"seat": "gryffindor", "space": 4}


@pytest.mark.parametrize(("seat", "rule"), [("gryffindor", "HOU-9"), (DARK, "DRK-3")])
def test_a_replenish_is_told_by_the_rule_of_its_player(seat: str, rule: str) -> None:
    play = Play()
    play.turn_of(seat)
    play.choose("replenish")
    assert play.happened("replenished")[0].rule == rule


def test_a_reward_and_a_draw_name_no_card() -> None:
    play = Play()
    play.explore("gryffindor", Value((1,)), Effect("draw", 2))
    play.choose("effects")
    assert play.happened("drew")[-1].facts == {"seat": "gryffindor", "cards": 2}


def cited(play: Play) -> set[str]:
    """The rules that draws and shuffles are told by."""
    return {event.rule for key in ("drew", "shuffled") for event in play.happened(key)}


@pytest.mark.row("SET-12")
def test_setup_first_shuffles_and_hands_are_told_by_their_own_rule() -> None:
    play = Play("gryffindor", "slytherin")
    assert len(play.happened("drew")) == len(play.happened("shuffled")) == 3
    assert cited(play) == {"SET-12"}


def test_setup_each_deck_is_shuffled_by_the_rule_that_lays_it_out() -> None:
    state, asked = GAME.new(BOX.edition, (DARK, "gryffindor")), set()
    while (pending := GAME.pendings(state)[0]).seat == CHANCE:
        asked.add(pending.rule)
        order = ORDER, *range(int(pending.facts["size"]))
        state, _ = GAME.apply(state, Decision(CHANCE, pending.serial, order))
    assert asked == {"SET-2", "SET-7", "SET-8", "SET-10", "SET-11", "SET-12"}


@pytest.mark.parametrize(("seat", "rule"), [("gryffindor", "HOU-9"), (DARK, "DRK-3")])
def test_a_draw_is_told_by_the_rule_that_makes_it(seat: str, rule: str) -> None:
    play = Play()
    play.turn_of(seat)
    play.give(seat, *play.state.hands[seat][:3])
    play.events.clear()
    play.choose("replenish")
    play.decline("discard")
    assert cited(play) == {rule}


@pytest.mark.row("HOU-15", "RUL-34")
def test_p12_only_what_is_drawn_from_a_remade_deck_is_told_by_our_ruling() -> None:
    play = Play()
    play.give("gryffindor", "long_stride", "head_start")
    play.set(draws={**play.state.draws, "gryffindor": ("quiet_steps",)})
    play.set(discards={**play.state.discards, "gryffindor": ("spare_minute", "second_wind")})
    play.events.clear()
    play.choose("replenish")
    play.choose("enough")
    told = [(e.key, e.rule) for e in play.events if e.key in ("drew", "shuffled")]
    assert told == [("drew", "HOU-9"), ("shuffled", "HOU-15"), ("drew", "RUL-34")]


def test_no_plain_draw_is_told_by_our_ruling() -> None:
    """In whole games: without a shuffle since the last decision the rulebook's row is named."""
    drawn = set()
    for play in random_game(5, "gryffindor", "slytherin", box=RICH):
        keys = {event.key for event in play.events}
        drawn |= {e.rule for e in play.events if e.key == "drew" and "shuffled" not in keys}
        play.events.clear()
    assert "HOU-9" in drawn
    assert not {rule for rule in drawn if GAME.is_own_ruling(rule)}
