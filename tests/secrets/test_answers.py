"""Answers in a reaction window are secret until all have answered, and then they are seen."""

import json
from random import Random

import pytest

from companion.games.defenders.core.cards import Effect
from companion.games.kernel.decisions import Decision
from tests.games.defenders.positions import positions
from tests.games.defenders.reacting import about_to_bump, answer, play_of, reactive
from tests.games.defenders.table import GAME


@pytest.mark.row("HOU-14")
def test_a_window_that_closes_shows_what_was_hidden() -> None:
    """So who has seen that somebody reacts, or nobody, does not answer anew."""
    random, shown = Random(1), 0
    for state in positions()["reaction"]:
        for _ in range(20):
            after = state
            while any(pending.kind == "reaction" for pending in GAME.pendings(after)):
                pending = random.choice(GAME.pendings(after))
                choice = random.choice(GAME.options(after, pending))
                decision = Decision(pending.seat, pending.serial, choice)
                after, events = GAME.apply(after, decision)
                closes = decision.pending not in {p.serial for p in GAME.pendings(after)}
                assert not closes or any(map(GAME.hides, events))
                shown += closes
    assert shown > 10


@pytest.mark.row("RUL-42")
@pytest.mark.parametrize("reader", ["dark", "gryffindor", "screen"])
def test_of_a_void_reaction_nobody_learns(reader: str) -> None:
    """Its card was lost before its turn came: not even a number says that there was one."""
    views = []
    for has_answered in (True, False):
        play = play_of()
        card = reactive(play, "gryffindor", "bump", Effect("discard", who="each_rival"))
        lost = reactive(play, "slytherin", "bump")
        about_to_bump(play)
        answer(play, "gryffindor", "react", card)
        answer(play, "slytherin", *(("react", lost) if has_answered else ("pass",)))
        assert play.pending.kind == "loss"
        play.choose("discard", lost)
        assert play.happened("bumped")
        views.append(json.dumps(GAME.view(play.state, reader)))
    assert views[0] == views[1]
