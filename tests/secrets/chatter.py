"""People who do anything that the server takes, by chance."""

import json
from collections.abc import Callable
from random import Random
from typing import Any

from companion.games.kernel.decisions import CLOCK, Decision
from companion.tables.table import Table
from tests.server.wire import SOON

from .evening import Evening, Watched


class Chatter:
    """Everybody at one table. What they do hangs on the random numbers alone, not on time."""

    def __init__(self, evening: Evening, random: Random, patient: bool = False) -> None:
        """`patient`: what is shown for a moment is shown until everybody has seen it."""
        self.evening = evening
        self._patient = patient
        self.random = random
        self._acts: dict[Callable[[], object], int] = {
            self.decide: 100,
            self.draft: 12,
            self.try_anything: 6,
            self.ask: 6,
            self.undo: 5,
            self.undo_as_host: 3,
            self.correct: 3,
            self.propose: 4,
            self.tick: 2,
            self.come_back: 2,
            self.look_on: 1,
            self.read_pages: 1,
        }

    def act(self) -> bool:
        """Do one thing; False when the game is over."""
        (do,) = self.random.choices(list(self._acts), list(self._acts.values()))
        do()
        return self.evening.table.standing.phase == "playing"

    @property
    def _table(self) -> Table:
        return self.evening.table

    def _someone(self) -> Watched:
        return self.evening.player(self.random.choice([*self._table.seats, "host"]))

    def _asked(self) -> tuple[Watched, Any] | None:
        """Some player who is asked, and the question as the own phone shows it."""
        game, state = self.evening.box.game, self._table.standing.state
        pending = self.random.choice(game.pendings(state))
        if pending.seat == CLOCK:
            over = Decision(CLOCK, pending.serial, game.options(state, pending)[0])
            self._table.submit(over, CLOCK, f"time {self._table.standing.revision}").result(SOON)
            return None
        player = self.evening.player(pending.seat)
        own = [p for p in player.follow()["pendings"] if p["seat"] == pending.seat]
        return (player, own[0]) if own else None

    def decide(self) -> None:
        asked = self._asked()
        if asked is not None:
            player, pending = asked
            choice = self.random.choice(pending["options"])
            player.ask("decide", serial=pending["serial"], choice=choice)

    def draft(self) -> None:
        """A move is shown, by the mover or the host, and perhaps made."""
        asked = self._asked()
        if asked is None:
            return
        player, pending = asked
        pieces = [choice for choice in pending["options"] if choice[0] == "piece"]
        if pieces:
            by = self.random.choice((player, self.evening.host))
            place = self.random.choice(self.evening.box.places)
            choices = [self.random.choice(pieces), ["to", place]][: self.random.randint(1, 2)]
            by.ask("draft", serial=pending["serial"], choices=choices)
            self._pause()
            player.ask("done", serial=pending["serial"])

    def try_anything(self) -> None:
        """A choice that names a card, whoever has it."""
        player = self._someone()
        view = player.follow()
        serial = view["pendings"][0]["serial"] if view["pendings"] else 1
        player.ask("decide", serial=serial, choice=self._a_card())

    def _a_card(self) -> list[Any]:
        cards = [*self.evening.box.edition.cards, *self.evening.box.edition.events]
        verb = self.random.choice(("explore", "discard", "react", "fetch", "next", "keep"))
        return [verb, self.random.choice(cards)]

    def ask(self) -> None:
        """Is this allowed? And the answer as a file."""
        asker, random = self._someone(), self.random
        pieces = list(self.evening.box.game.layout(self._table.standing.state))
        move = [["piece", random.choice(pieces)], ["to", random.choice(self.evening.box.places)]]
        attempt = random.choice((move, [self._a_card()]))
        asker.ask("ask", attempt=attempt)
        asker.ask("export", attempt=attempt, revision=self._table.standing.revision)

    def undo(self) -> None:
        self.evening.player(self.random.choice(self._table.seats)).ask("undo")

    def undo_as_host(self) -> None:
        """The last step, or all since an earlier one."""
        steps = [way.step.since for way in self._table.standing.ways_back]
        since = self.random.choice((None, *steps))
        self.evening.host.ask("undo", host=True, force=True, since=since)

    def correct(self) -> None:
        self.evening.host.ask("correct", choice=self._a_correction(), reason="it slipped")

    def _a_correction(self) -> list[Any]:
        game, random = self.evening.box.game, self.random
        each = random.choice(game.correctable(self._table.standing.state))
        size = min(random.randint(each.least, each.most), len(each.choices))
        return [*each.begins, *random.sample(each.choices, size)]

    def propose(self) -> None:
        """To go back or to set something right; one or two others answer."""
        seats, random = self._table.seats, self.random
        message: dict[str, Any] = {}
        if random.random() < 0.5:
            message["correction"] = {"choice": self._a_correction(), "reason": "it slipped"}
        self.evening.player(random.choice(seats)).ask("propose", **message)
        self._pause()
        for seat in random.sample((*seats, "host"), 2):
            proposal = self._table.standing.proposal
            if proposal is not None:
                voter = self.evening.player(seat)
                voter.ask("vote", number=proposal.number, yes=random.random() < 0.8)

    def _pause(self) -> None:
        if self._patient:
            self.evening.settle()

    def tick(self) -> None:
        self.evening.host.ask("tick", task="all")

    def come_back(self) -> None:
        seat = self.random.choice(self._table.seats)
        if self.random.random() < 0.5:
            self.evening.player(seat).close()
        self.evening.come_back(seat)

    def look_on(self) -> None:
        """Somebody comes late, and sooner or later leaves."""
        there = [c for c in self.evening.clients if c.reader == "spectator" and c.open]
        for client in there:
            client.close()
        self.evening.connect("spectator").follow()

    def read_pages(self) -> None:
        """Whoever knows the table's code may read these; they must not hang on the game."""
        code = self._table.code
        for path in (f"t/{code}/rules.json", f"t/{code}/qr.svg", "current.json"):
            assert self.evening.box.edition.decks.white[0] not in self.evening.get(path)
        assert json.loads(self.evening.get(f"t/{code}/box.json")) == json.loads(
            json.dumps(self.evening.box.printed)
        )
