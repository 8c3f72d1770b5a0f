"""The referee: asked at any time, it tells what the asker may know and changes nothing."""

from random import Random

import pytest

from companion.games.kernel.decisions import PIECE, TO, Choice
from companion.games.kernel.rulings import Ruling
from companion.tables import referee
from companion.tables.receipts import Receipt
from companion.tables.table import Table
from tests.games.defenders.rich import RICH
from tests.games.defenders.table import GAME, random_game
from tests.redeal import redealt
from tests.tables.playing import SOON, decide, state, to_piece


def ask(table: Table, reader: str, *attempt: Choice) -> Receipt:
    return table.ask(reader, attempt).result(SOON)


def ruled(receipt: Receipt) -> Ruling:
    assert receipt.accepted
    assert receipt.ruling is not None
    return receipt.ruling


def move(piece: str, place: str) -> tuple[Choice, Choice]:
    return (PIECE, piece), (TO, place)


def test_where_a_piece_could_go_is_answered_before_a_card_is_chosen(table: Table) -> None:
    standing = table.standing
    hand = state(table).hands["red"]
    farthest = max(int(card.split("-")[1]) % 2 + 1 for card in hand)
    for steps in (1, 2):
        receipt = ask(table, "red", *move("red-1", f"s{steps + 1}"))
        assert ruled(receipt).allowed == (steps <= farthest)
        if steps <= farthest:
            assert [choice[0] for choice in receipt.assumed] == ["play"]
    assert table.standing is standing


def test_a_move_that_is_asked_for_needs_nothing_before(table: Table) -> None:
    to_piece(table)
    receipt = ask(table, "red", *move("red-1", "s2"))
    assert ruled(receipt).allowed
    assert receipt.assumed == ()
    assert not ruled(ask(table, "red", *move("red-1", "s5"))).allowed


def test_of_a_piece_that_is_chosen_only_its_place_is_asked(table: Table) -> None:
    to_piece(table)
    decide(table, (PIECE, "red-1"), "this one")
    assert ruled(ask(table, "red", *move("red-1", "s2"))).allowed
    assert not ruled(ask(table, "red", *move("red-1", "s5"))).allowed


def test_an_own_card_is_asked_about_in_the_own_turn(table: Table) -> None:
    card = state(table).hands["red"][0]
    assert ruled(ask(table, "red", ("play", card))).allowed
    assert not ruled(ask(table, "red", ("play", "quokka-99"))).allowed
    other = state(table).hands["blue"][0]
    receipt = ask(table, "blue", ("play", other))
    assert receipt.problem is not None
    assert receipt.problem.key == "problem-not-asked"


def test_a_mistake_of_the_game_is_answered(table: Table) -> None:
    future = table.ask("red", [("crash",)])
    assert isinstance(future.exception(SOON), ZeroDivisionError)
    assert ruled(ask(table, "red", *move("red-1", "s2"))).allowed is not None


@pytest.mark.parametrize("reader", ["dark", "gryffindor", "slytherin", "screen"])
def test_the_referee_tells_nothing_hidden(reader: str) -> None:
    """Whatever lies hidden, who knows the same gets the same answer."""
    dice, answers = Random(3), 0
    for play in random_game(8, "gryffindor", "slytherin", box=RICH):
        if play.is_over:
            continue
        pieces, state = list(GAME.layout(play.state)), play.state
        attempt = move(dice.choice(pieces), dice.choice(RICH.places))
        said = referee.answer(GAME, state, reader, attempt)
        assert said == referee.answer(GAME, redealt(state, reader, dice), reader, attempt)
        answers += isinstance(said, referee.Answer)
    assert answers > 50
