"""What the hub tells: messages built for one reader, out of what that reader may know."""

from collections.abc import Collection, Iterable
from itertools import islice
from math import ceil
from time import monotonic
from typing import NamedTuple

from companion.games.kernel.decisions import Event
from companion.games.kernel.kit import PIECES
from companion.games.kernel.rulings import Ruling
from companion.server import qr
from companion.server.access import Client
from companion.server.messages import (
    Answer,
    Around,
    CorrectableOut,
    DraftOut,
    EventOut,
    GameMessage,
    KitOut,
    ProposalOut,
    RulingOut,
    SeatAround,
    SeenOut,
    Sentence,
    SourceOut,
    StepOut,
    TableOut,
    TaskOut,
    UndoOut,
)
from companion.tables.agreement import Proposal
from companion.tables.line import LISTED, Way
from companion.tables.receipts import Problem, Receipt
from companion.tables.rows import HOST
from companion.tables.standing import Standing
from companion.tables.table import Table
from companion.tracking.drafts import Draft, ruling
from companion.tracking.source import Status
from companion.tracking.tasks import Task

TABLES_LISTED = 3
"""More would leave no room for the code of the one that is shown."""


def answer(nonce: str, receipt: Receipt) -> Answer:
    """What came of a message, for the client that sent it."""
    return Answer(
        nonce=nonce,
        accepted=receipt.accepted,
        revision=receipt.revision,
        ruling=receipt.ruling and ruling_out(receipt.ruling),
        problem=receipt.problem and sentence(receipt.problem),
        key=receipt.key,
        code=receipt.code,
        assumed=[list(choice) for choice in receipt.assumed],
        file=receipt.file,
    )


class Made(NamedTuple):
    """What is made of one revision."""

    revision: int
    events: list[EventOut]
    messages: dict[str, GameMessage]
    """By reader."""


class Games:
    """Makes the views of a game, each once for all who read the same. Used by one thread."""

    def __init__(self) -> None:
        self._newest: dict[Table, Made] = {}

    def message(self, client: Client) -> GameMessage | None:
        """The client's view of the game; None before it has begun."""
        table, reader, standing = client.table, client.reader, client.table.standing
        if standing.phase == "lobby":
            return None
        made = self._newest.get(table)
        if made is None or made.revision != standing.revision:
            made = self._newest[table] = Made(standing.revision, events_out(standing), {})
        if reader not in made.messages:
            view = table.box.game.view(standing.state, reader)
            made.messages[reader] = GameMessage(
                revision=standing.revision, view=view, events=made.events
            )
        return made.messages[reader]


def events_out(standing: Standing) -> list[EventOut]:
    """What happened last: everybody is told the same."""
    return [
        EventOut(
            revision=revision, key=event.key, rule=event.rule, facts=event.facts, undone=undone
        )
        for revision, event, undone in standing.events
    ]


def around(
    client: Client,
    url: str,
    connected: Collection[str],
    current: str,
    left: Iterable[Table] = (),
) -> Around:
    """Everything beside the game, for this client. `connected`: the seats that are there;
    `current`: the table that the screen shows; `left`: those that are still to be played."""
    table, standing = client.table, client.table.standing
    return Around(
        code=table.code,
        url=url,
        phase=standing.phase,
        host=client.holder.host,
        seat=client.holder.seat,
        seats=[
            SeatAround(
                seat=seat,
                name=standing.names.get(seat),
                bot=seat in standing.bots,
                connected=seat in connected,
            )
            for seat in table.box.game.seats
        ],
        order=list(standing.order),
        startable=ruling_out(standing.startable),
        draft=standing.draft and _draft(client, standing, standing.draft),
        tasks=_tasks(standing.tasks),
        chores=_tasks(standing.chores.get(client.holder.seat or "", ())),
        sources=_sources(client, standing),
        undo=_undo(client, standing),
        proposal=standing.proposal and _proposal(client.reader, standing.proposal),
        proposal_ended=standing.proposal_ended and sentence(standing.proposal_ended),
        kit=_kit(client, standing),
        current=current,
        left=_left(client, current, left) if client.holder.host else [],
    )


def _left(client: Client, current: str, left: Iterable[Table]) -> list[TableOut]:
    others = (table for table in left if table.code not in (client.table.code, current))
    return [
        TableOut(code=table.code, names=list(table.standing.names.values()))
        for table in islice(others, TABLES_LISTED)
    ]


def _tasks(tasks: Iterable[Task]) -> list[TaskOut]:
    return [TaskOut(key=task.key, facts=task.facts, tick=task.tick) for task in tasks]


def _kit(client: Client, standing: Standing) -> KitOut:
    game = client.table.box.game
    return KitOut(
        parts=[PIECES, *(part.name for part in game.parts)],
        real=list(standing.kit.real),
        paper_seats=list(game.paper_seats),
        paper=list(standing.kit.paper),
        house_rules=list(game.house_rules),
        rulings=list(standing.kit.rulings),
    )


def correctables(table: Table) -> list[CorrectableOut]:
    """All that can be set right now: by the game's word the same for everybody."""
    state = table.standing.state
    if state is None:
        return []
    return [
        CorrectableOut(
            begins=list(one.begins),
            choices=list(one.choices),
            least=one.least,
            most=one.most,
            now=None if one.now is None else list(one.now),
            group=one.group,
            hidden=one.hidden,
        )
        for one in table.box.game.correctable(state)
    ]


def ruling_out(ruling: Ruling) -> RulingOut:
    return RulingOut(
        allowed=ruling.allowed,
        rule=ruling.rule,
        source=ruling.source,
        key=ruling.key,
        facts=ruling.facts,
    )


def sentence(said: Problem | Event) -> Sentence:
    return Sentence(key=said.key, facts=said.facts)


def _draft(client: Client, standing: Standing, draft: Draft) -> DraftOut:
    """How a draft could go on is the mover's own: it may rest on cards in the hand."""
    said = ruling(client.table.box.game, standing.state, client.reader, draft)
    options = draft.options if client.reader == draft.seat else ()
    return DraftOut(
        seat=draft.seat,
        serial=draft.serial,
        choices=[list(choice) for choice in draft.choices],
        options=[list(choice) for choice in options],
        complete=draft.complete,
        ruling=None if said.allowed else ruling_out(said),
    )


def _undo(client: Client, standing: Standing) -> UndoOut | None:
    seat, host = client.holder
    by = HOST if host and seat is None else seat
    undo, ways = standing.undo, standing.ways_back
    if by is None or by not in undo:
        return None
    return UndoOut(
        allowed=undo[by] is None,
        steps=[
            step_out(client.reader, way)
            for number, way in enumerate(ways)
            if number < LISTED or way.step.origin == seat
        ],
    )


def step_out(reader: str, way: Way) -> StepOut:
    """A step, and what stands in the way as far as this reader knows it."""
    since, seat, told, choice = way.step
    seen = [
        SeenOut(**sentence(each.event), own=list(each.own.get(reader, ()))) for each in way.seen
    ]
    own = list(choice) if choice and seat == reader else None
    return StepOut(since=since, seat=seat, told=told and sentence(told), choice=own, seen=seen)


def _proposal(reader: str, proposal: Proposal) -> ProposalOut:
    what = proposal.what
    return ProposalOut(
        key=proposal.key,
        facts=proposal.facts,
        number=proposal.number,
        seat=proposal.by,
        step=step_out(reader, what) if isinstance(what, Way) else None,
        about=[sentence(event) for event in proposal.about],
        missing=list(proposal.missing),
        seconds=max(0, ceil(proposal.until - monotonic())),
    )


def _sources(client: Client, standing: Standing) -> list[SourceOut]:
    host = client.holder.host
    return [_source(status, host) for _, status in sorted(standing.sources.items())]


def _source(status: Status, host: bool) -> SourceOut:
    secret = status.secret if host else {}
    return SourceOut(
        state=status.state,
        key=status.key,
        facts={**status.facts, **secret},
        qr=[*qr.rows(str(secret["address"]))] if "address" in secret else None,
    )
