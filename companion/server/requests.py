"""Requests: what clients may ask of their table, and who may ask it."""

from collections.abc import Collection
from concurrent.futures import Future

from companion.games.kernel.decisions import Decision
from companion.scenarios.export import exported
from companion.server.access import Client
from companion.server.incoming import (
    Ask,
    BotIn,
    Correct,
    Decide,
    Done,
    DraftIn,
    Export,
    KitIn,
    PaperIn,
    Propose,
    RulingIn,
    SeatOrder,
    Start,
    Tick,
    Undo,
    Vote,
)
from companion.tables.receipts import Problem, Receipt
from companion.tables.rows import HOST, Correction
from companion.words import Words

Handed = Future[Receipt] | Receipt
"""What came of a message, or will come of it."""


def refused(key: str) -> Receipt:
    return Receipt(False, 0, problem=Problem(key))


def host_only(client: Client) -> Receipt | None:
    """The refusal of what only the host may ask, or None."""
    return None if client.holder.host else refused("problem-not-host")


def seat_order(client: Client, message: SeatOrder) -> Handed:
    return host_only(client) or client.table.arrange(message.seats)


def paper(client: Client, message: PaperIn) -> Handed:
    return host_only(client) or client.table.equip_seat(message.seat, message.paper)


def kit(client: Client, message: KitIn) -> Handed:
    return host_only(client) or client.table.equip(message.part, message.real)


def ruling(client: Client, message: RulingIn) -> Handed:
    return host_only(client) or client.table.switch_ruling(message.row, message.switched)


def bot(client: Client, message: BotIn) -> Handed:
    return host_only(client) or client.table.seat_bot(message.seat, Words().say("bot-name"))


def start(client: Client, message: Start) -> Handed:
    return host_only(client) or client.table.start(message.nonce)


def correct(client: Client, message: Correct) -> Handed:
    choice = tuple(message.choice)
    return host_only(client) or client.table.correct(choice, message.reason, message.nonce)


def decide(client: Client, message: Decide) -> Handed:
    seat = client.holder.seat
    if seat is None:
        return refused("problem-no-seat-taken")
    decision = Decision(seat, message.serial, tuple(message.choice))
    return client.table.submit(decision, seat, message.nonce)


def draft(client: Client, message: DraftIn) -> Handed:
    """The host, who may be a player too, may show a move for whoever is asked; making it stays
    with that seat."""
    seat, host = client.holder
    if seat is None and not host:
        return refused("problem-no-seat-taken")
    choices = [tuple(choice) for choice in message.choices]
    for_others = host and not client.table.is_asked(seat, message.serial)
    return client.table.propose(None if for_others else seat, message.serial, choices)


def done(client: Client, message: Done) -> Handed:
    seat = client.holder.seat
    if seat is None:
        return refused("problem-no-seat-taken")
    return client.table.done(seat, message.serial, message.nonce)


def undo(client: Client, message: Undo) -> Handed:
    """A host who plays takes back the own step, unless the table's is asked for."""
    seat, host = client.holder
    if seat is None and not (host or message.host):
        return refused("problem-no-seat-taken")
    if seat is None or message.host or message.force:
        return host_only(client) or client.table.undo(
            HOST, message.nonce, message.force, message.since
        )
    return client.table.undo(seat, message.nonce)


def propose(client: Client, message: Propose, seated: Collection[str]) -> Handed:
    """`seated`: the seats that are connected, which are asked."""
    seat = client.holder.seat
    if seat is None:
        return refused("problem-no-seat-taken")
    wanted: Correction | int | None = message.since
    if message.correction is not None:
        wanted = Correction(tuple(message.correction.choice), message.correction.reason)
    return client.table.propose_to_all(seat, wanted, seated, message.nonce)


def vote(client: Client, message: Vote) -> Handed:
    """A host who plays votes, unless the decision for all is asked for."""
    seat, host = client.holder
    if seat is None and not (host or message.host):
        return refused("problem-no-seat-taken")
    by_host = host_only(client) if seat is None or message.host else None
    if by_host is not None:
        return by_host
    by = HOST if seat is None or message.host else seat
    return client.table.answer_proposal(by, message.number, message.yes, message.nonce)


def ask(client: Client, message: Ask) -> Handed:
    """Whoever looks on may ask: the answer holds what the asker may know."""
    return client.table.ask(client.reader, [tuple(choice) for choice in message.attempt])


def export(client: Client, message: Export) -> Handed:
    """The same question as in `ask`, by the same asker."""
    attempt = [tuple(choice) for choice in message.attempt]
    return client.table.export(client.reader, attempt, message.revision, exported)


def tick(client: Client, message: Tick) -> Handed:
    """Whoever plays may have done it, and the host."""
    seat, host = client.holder
    if seat is None and not host:
        return refused("problem-no-seat-taken")
    return client.table.tick(message.task, seat or HOST, message.nonce)
