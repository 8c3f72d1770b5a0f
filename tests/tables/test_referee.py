"""The referee: asked at any time, it tells what the asker may know and changes nothing."""

from random import Random

import pytest

from companion.games.defenders.core.cards import Value
from companion.games.kernel.decisions import PIECE, TO, Choice
from companion.games.kernel.rulings import Ruling
from companion.tables import referee
from companion.tables.receipts import Receipt
from companion.tables.table import Table
from tests.games.defenders.rich import RICH
from tests.games.defenders.table import GAME, Play, random_game
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
    assert ruled(ask(table, "blue", ("play", other))).rule == "CNT-4"
    receipt = ask(table, "screen", ("play", other))
    assert receipt.problem is not None
    assert receipt.problem.key == "problem-not-asked"


def test_a_mistake_of_the_game_is_answered(table: Table) -> None:
    future = table.ask("red", [("crash",)])
    assert isinstance(future.exception(SOON), ZeroDivisionError)
    assert ruled(ask(table, "red", *move("red-1", "s2"))).allowed is not None


def test_whoever_asks_out_of_turn_is_told_whose_turn_it_is() -> None:
    """Of an own piece, of an own card, and of a card that is in another hand, the same."""
    told = 0
    for play in random_game(8, "gryffindor", "slytherin", box=RICH):
        asked, layout = GAME.pendings(play.state), GAME.layout(play.state)
        moving = {pending.facts.get("pawn") for pending in asked}
        for seat in {*play.state.seats} - {pending.seat for pending in asked}:
            own = {piece for piece, spot in layout.items() if spot.owner == seat} - moving
            cards = {card for hand in play.state.hands.values() for card in hand}
            attempts = [move(piece, RICH.places[0]) for piece in own]
            for attempt in (*attempts, *((("explore", card),) for card in cards)):
                said = referee.answer(GAME, play.state, seat, attempt)
                if asked:
                    assert isinstance(said, referee.Answer)
                    assert said.ruling.rule == "SET-14", (seat, attempt, asked)
                    assert said.ruling.facts == {"seat": seat, "turn": play.state.turn}
                    told += 1
    assert told > 500


def test_a_piece_of_who_is_asked_is_answered_for_by_the_board() -> None:
    """Who waits may ask what the others can do; who is asked, whose the piece is."""
    play = Play("gryffindor", "slytherin")
    play.clear()
    play.put("gryffindor-1", "library")
    play.explore("gryffindor", Value((1,)))
    far = move("gryffindor-1", "lake_shore")
    for reader in ("slytherin", "gryffindor", "screen"):
        assert answered(play, reader, *far).ruling.rule == "MOV-1"
    other = move("slytherin-1", "lake_shore")
    assert answered(play, "gryffindor", *other).ruling.rule == "MOV-2"
    for reader in ("slytherin", "dark", "screen"):
        assert answered(play, reader, *other).ruling.rule == "SET-14"


def answered(play: Play, reader: str, *attempt: Choice) -> referee.Answer:
    said = referee.answer(GAME, play.state, reader, attempt)
    assert isinstance(said, referee.Answer)
    return said


@pytest.mark.parametrize("points", [(1, 1), (1, 2), (2, 1)])
def test_a_place_too_far_is_measured_by_the_most_that_can_be_chosen(
    points: tuple[int, int],
) -> None:
    """Before a card is played, and when it is asked which value comes first."""
    play = Play("gryffindor")
    play.clear()
    play.put("gryffindor-1", "great_hall")
    card = play.card(Value(points))
    play.give("gryffindor", play.card(Value((1,))), card)
    play.turn_of("gryffindor")
    attempt, best = move("gryffindor-1", "spell_room"), ("value", sum(points))
    for before in [("explore", card)], []:
        said = answered(play, "gryffindor", *attempt)
        assert said.assumed == (*before, best)
        far = {"points": sum(points), "steps": 4, "place": "spell_room"}
        assert (said.ruling.rule, said.ruling.facts) == ("MOV-1", far)
        if before:
            play.choose("explore", card)


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
