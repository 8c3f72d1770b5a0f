"""What the hub tells: messages built for one reader, out of what that reader may know."""

from collections.abc import Collection

from companion.games.kernel.rulings import Ruling
from companion.server.access import Client
from companion.server.messages import (
    Answer,
    Around,
    DraftOut,
    EventOut,
    GameMessage,
    RulingOut,
    SeatAround,
    Sentence,
    SourceOut,
)
from companion.tables.receipts import Problem, Receipt
from companion.tables.standing import Standing
from companion.tracking.drafts import Draft, ruling


def answer(nonce: str, receipt: Receipt) -> Answer:
    """What came of a message, for the client that sent it."""
    return Answer(
        nonce=nonce,
        accepted=receipt.accepted,
        ruling=receipt.ruling and ruling_out(receipt.ruling),
        problem=receipt.problem and sentence(receipt.problem),
        key=receipt.key,
    )


def game_message(client: Client) -> GameMessage | None:
    """The client's view of the game; None before it has begun."""
    standing = client.table.standing
    if standing.phase == "lobby":
        return None
    return GameMessage(
        revision=standing.revision,
        view=client.table.box.game.view(standing.state, client.reader),
        events=[
            EventOut(revision=revision, key=event.key, rule=event.rule, facts=event.facts)
            for revision, event in standing.events
        ],
    )


def around(client: Client, url: str, connected: Collection[str]) -> Around:
    """Everything beside the game, for this client. `connected`: the seats that are there."""
    table, standing = client.table, client.table.standing
    return Around(
        code=table.code,
        url=url,
        phase=standing.phase,
        host=client.holder.host,
        seat=client.holder.seat,
        seats=[
            SeatAround(seat=seat, name=standing.names.get(seat), connected=seat in connected)
            for seat in table.box.game.seats
        ],
        startable=ruling_out(standing.startable),
        draft=standing.draft and _draft(client, standing, standing.draft),
        tasks=[Sentence(key=task.key, facts=task.facts) for task in standing.tasks],
        source=_source(standing),
    )


def ruling_out(ruling: Ruling) -> RulingOut:
    return RulingOut(
        allowed=ruling.allowed,
        rule=ruling.rule,
        source=ruling.source,
        key=ruling.key,
        facts=ruling.facts,
    )


def sentence(problem: Problem) -> Sentence:
    return Sentence(key=problem.key, facts=problem.facts)


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


def _source(standing: Standing) -> SourceOut:
    status = standing.source
    if status is None:
        return SourceOut(state="none", key="source-none", facts={})
    return SourceOut(state=status.state, key=status.key, facts=status.facts)
