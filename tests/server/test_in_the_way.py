"""What stands in the way back: named, and to each reader only as far as that one knows it."""

import json
from collections.abc import Mapping
from functools import partial
from random import Random

import pytest

from companion.games.defenders.core.cards import Effect
from companion.games.defenders.game import BOUNDARIES
from companion.games.defenders.positions.corrections import BOUNDARIES as CORRECTED
from companion.games.kernel.chance import Chance
from companion.games.kernel.decisions import CHANCE, ORDER, Choice, Decision, Pending
from companion.games.kernel.port import SCREEN
from companion.server.outgoing import step_out
from companion.tables.line import Line, Way
from companion.tables.rows import Row
from companion.words import Words
from tests.games.defenders.rich import RICH
from tests.games.defenders.table import BOX, GAME, Play

SEATS = ("dark", "gryffindor", "slytherin")
KINDS = ("drew", "shuffled", "event", "looked", "searching", "scroll", "dark-location", "acquired")
"""A draw, a shuffle, an Event, a look, a search, Location Cards, the Dark Location, a row."""
GAMES = 60
"""More than enough, played at random, to come by every kind."""


class Playing:
    """A game played at random, whose line is kept."""

    def __init__(self, seed: int) -> None:
        self.random, self.chance = Random(seed), Chance(seed.to_bytes(8, "big"))
        self.outcomes = 0
        self.edition = (RICH, BOX)[seed % 2].edition
        self.state = GAME.new(self.edition, SEATS)
        self.line = Line(GAME.hides)
        self.revision = 0

    def step(self) -> Way | None:
        """The way back before one more decision; None once the game is over."""
        while (pendings := GAME.pendings(self.state)) and self.revision < 600:
            pending, before = pendings[0], self.state
            decision = Decision(pending.seat, pending.serial, self.choice(pending))
            self.state, events = GAME.apply(before, decision)
            self.revision += 1
            since = self.revision if pending.seat != CHANCE else self.revision - 1
            self.line.add(Row(self.revision, since, pending.seat, "", decision, tuple(events), 0.0))
            self.line.learn(self.revision, partial(GAME.learnt, before, self.state))
            if self.line.back.ways:
                return self.line.back.ways[0]
        return None

    def choice(self, pending: Pending) -> Choice:
        if pending.seat != CHANCE:
            return self.random.choice(GAME.options(self.state, pending))
        self.outcomes += 1
        return (ORDER, *self.chance.order(self.outcomes, int(pending.facts["size"])))


def searched() -> Way:
    """The way back before a card that lets its player search the deck."""
    play, line = Play(*SEATS[1:]), Line(GAME.hides)
    play.explore("gryffindor", None, Effect("search"))
    while not play.happened("searching"):
        play.choose("effects")
    line.add(Row(1, 1, "gryffindor", "", None, tuple(play.events), 0.0))
    return line.back.ways[0]


@pytest.fixture(scope="module")
def found() -> Mapping[str, Way]:
    """Kind of boundary -> a way back in which that stands."""
    found = {"searching": searched()}
    for seed in range(GAMES):
        playing = Playing(seed)
        while (way := playing.step()) is not None:
            for each in way.seen:
                found.setdefault(each.event.key, way)
        if set(KINDS) <= set(found):
            break
    return found


@pytest.mark.parametrize("kind", KINDS)
def test_every_reader_is_told_what_it_may_know(found: Mapping[str, Way], kind: str) -> None:
    way = found[kind]
    facts = [each.event.facts for each in way.seen]
    facts += [way.step.told.facts] if way.step.told else []
    told = {str(fact) for each in facts for fact in each.values()}
    for reader in (SCREEN, *SEATS):
        step = step_out(reader, way)
        assert reader == way.step.origin or step["choice"] is None
        seen = step["seen"]
        assert kind in [each["key"] for each in seen]
        own = [list(each.own.get(reader, ())) for each in way.seen]
        assert [each["own"] for each in seen] == own
        secrets = {card for each in way.seen for cards in each.own.values() for card in cards}
        raw = json.dumps(step)
        hidden = secrets - told - {card for cards in own for card in cards}
        assert [card for card in hidden if f'"{card}"' in raw] == []


def test_who_drew_is_told_the_cards_and_the_dark_player_the_place(
    found: Mapping[str, Way],
) -> None:
    drew, place = found["drew"].seen[-1], found["dark-location"].seen[-1]
    assert set(drew.own) == {drew.event.facts["seat"]}
    assert set(place.own) == {"dark"}


def test_what_can_stand_in_the_way_has_words() -> None:
    words = Words(BOX.names)
    keys = [f"seen-{key}" for key in (*BOUNDARIES, *CORRECTED, "event-chance")]
    assert [key for key in keys if words.say(key, {"cards": 1}) == key] == []
