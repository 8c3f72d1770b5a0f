"""Every message of an evening, held against what its reader may know."""

import json
from typing import Any, NamedTuple

import yaml

from companion.editions.documents import LOADER
from companion.games.defenders.core.state import State
from companion.games.kernel.decisions import Decision
from companion.tables.line import UNDO
from companion.tables.rows import Undo
from companion.tables.table import Table

from . import oracle
from .canaries import canaries_in
from .evening import Evening, Kept, Watched

Cards = frozenset[str]
COMPOSITION = ("acquired", "paper", "acquire_deck", "dark_acquire", "library_deck", "event_decks")
"""In a dispute's file: what decks are made of as a whole, which is public."""


class Game:
    """A game as its log tells it: who may know what at every revision."""

    def __init__(self, table: Table, proposed: Cards) -> None:
        """Played again from the rows, with the rules alone. `proposed`: what proposals named."""
        self.proposed = proposed
        game, options = table.box.game, table.standing.kit.options
        self.states: dict[int, State] = {}
        self._known: dict[tuple[str, int], Cards] = {}
        self._ever: dict[tuple[str, int], Cards] = {}
        self._told: dict[int, list[Any]] = {}
        counting: list[int] = []
        state = game.new(table.box.edition, table.seats, options)
        for row in table._log.rows():
            if isinstance(row.act, Undo):
                counting = [revision for revision in counting if revision < row.act.since]
                state = self.states[counting[-1]]
            elif isinstance(row.act, Decision):
                state, _ = game.apply(state, row.act)
            elif row.act is not None:
                state, _ = game.correct(state, row.act.choice)
            if not isinstance(row.act, Undo):
                counting.append(row.revision)
            self.states[row.revision] = state

    def may_know(self, reader: str, since: int, until: int) -> Cards:
        """The cards that a reader may know at one of these revisions."""
        found = self._at(reader, until)
        for revision in range(since, until):
            found |= self._at(reader, revision)
        return found

    def ever_known(self, reader: str, until: int) -> Cards:
        """All that a reader may have known up to a revision."""
        at = reader, until
        if at not in self._ever:
            earlier = self.ever_known(reader, until - 1) if until else frozenset[str]()
            self._ever[at] = earlier | self._at(reader, until)
        return self._ever[at]

    def happened(self, events: list[Any]) -> None:
        """Hold events against what everybody could see before or after their rows; a step that
        was taken back may be named by what everybody saw of it when it was made."""
        newest = events[-1]["revision"] if events else 0
        if self._told.get(newest) != events:
            self._told[newest] = events
            for event in events:
                revision = event["revision"]
                since = 0 if event["key"].startswith(UNDO) else max(revision - 1, 0)
                holds(event, self.may_know(oracle.NOBODY, since, revision))

    def _at(self, reader: str, revision: int) -> Cards:
        at = reader, revision
        if at not in self._known:
            self._known[at] = frozenset(oracle.may_know(self.states[revision], reader))
        return self._known[at]


def holds(part: Any, allowed: Cards) -> None:
    """Fails if a part of a message names other cards."""
    named = canaries_in(json.dumps(part))
    assert named <= allowed, (named - allowed, part)


class Message:
    """What came to a client, and what it may name."""

    def __init__(self, game: Game, client: Watched, kept: Kept) -> None:
        self._game, self._client, self._kept = game, client, kept
        self.reader = client.reader
        self.canaries = canaries_in(kept.text)

    def check(self) -> None:
        if self.canaries:
            check = {"game": self._check_game, "around": self._check_around}
            check.get(self._kept.event, self._check_answer)(self._kept.message)

    def _check_game(self, message: Any) -> None:
        """Of a game message the exact revision is known."""
        revision, view = message["revision"], message["view"]
        own = oracle.own_of_view(self._game.states[revision], self.reader)
        holds(view, self._game.may_know(self.reader, revision, revision))
        self._game.happened(message["events"])
        assert {name: view[name] for name in own} == own
        for pending in view["pendings"]:
            assert (pending["options"] is None) == (pending["seat"] != self.reader)

    def _check_around(self, message: Any) -> None:
        """It tells of the game now, of what was seen since steps that can be taken back, and what
        hands have still to do for what has happened. A proposal names what its proposer named."""
        back = ("undo", "proposal", "chores")
        holds({key: part for key, part in message.items() if key not in back}, self._lately)
        ever = self._game.ever_known(self.reader, self._kept.until)
        holds([message["undo"], message["chores"]], ever)
        holds(message["proposal"], ever | self._game.proposed)

    def _check_answer(self, message: Any) -> None:
        """Whoever asks about a card has named it. What would have to be chosen before could be any
        card as far as the asker knows; that it hangs on nothing hidden other tests show (twins)."""
        allowed = self._lately | canaries_in("".join(self._client.asked))
        parts = {key: part for key, part in message.items() if key not in ("assumed", "file")}
        holds(parts, allowed)
        if message.get("file"):
            state = yaml.load(message["file"], LOADER)["state"]
            holds({key: part for key, part in state.items() if key not in COMPOSITION}, allowed)

    @property
    def _lately(self) -> Cards:
        return self._game.may_know(self.reader, self._kept.since, self._kept.until)


class Checked(NamedTuple):
    """What was looked through."""

    messages: int
    canaries: int
    """How often one was said to somebody who may know it."""

    def __add__(self, other: "Checked") -> "Checked":  # type: ignore[override] # as sums add
        return Checked(*map(sum, zip(self, other, strict=True)))


def check(evening: Evening) -> Checked:
    """Hold all that came to anybody against what the own eyes could see."""
    said = (text for client in evening.clients for text in client.asked if '"propose"' in text)
    game = Game(evening.table, frozenset(canaries_in("".join(said))))
    messages = [Message(game, client, kept) for client in evening.clients for kept in client.kept]
    for message in messages:
        message.check()
    check_keys(evening)
    return Checked(len(messages), sum(len(message.canaries) for message in messages))


def check_keys(evening: Evening) -> None:
    """A key comes to its owner alone, and what chance is made of to nobody."""
    keys = {client.key for client in evening.clients if client.key}
    for client in evening.clients:
        text = "".join(kept.text for kept in client.kept)
        assert not any(key in text for key in keys - {client.key}), client.reader
        assert evening.secret.hex() not in text
