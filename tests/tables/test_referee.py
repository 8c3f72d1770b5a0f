"""The referee: asked at any time, it tells what the asker may know and changes nothing."""

from itertools import product
from random import Random
from typing import Any

import pytest

from companion.games.defenders.core.cards import Effect, Value
from companion.games.defenders.core.rulebook import RULES
from companion.games.kernel.decisions import PIECE, TO, Choice
from companion.games.kernel.rulings import Ruling
from companion.tables import referee
from companion.tables.receipts import Problem, Receipt
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
        moving = {pending.piece for pending in asked}
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


STUN, SWAP = Effect("stun", whom="dark"), Effect("swap", whom="dark")
AIMED_AT_DARK = ("asked", "stun"), ("target", "dark-1")


def play_with(*effects: Effect, value: Value | None = None, **looks: Any) -> tuple[Play, str]:
    """Gryffindor's turn, with a card in hand that does this."""
    play = Play("gryffindor", "slytherin")
    play.clear()
    play.put("gryffindor-1", "great_hall")
    card = play.card(value or Value((2,)), *effects, **looks)
    play.give("gryffindor", card)
    play.turn_of("gryffindor")
    return play, card


def test_what_a_card_should_do_is_answered_before_it_is_played() -> None:
    play, card = play_with(Effect("skip", who="rival"))
    before = GAME.to_json(play.state)
    attempt = ("explore", card), ("asked", "whom")
    said = answered(play, "gryffindor", *attempt, ("whom", "slytherin"))
    assert (said.ruling.allowed, said.ruling.rule, said.assumed) == (
        True,
        "HOU-18",
        (("effects",),),
    )
    said = answered(play, "gryffindor", *attempt, ("whom", "gryffindor"))
    assert (said.ruling.key, said.assumed) == ("refused-HOU-18-whom", ())
    assert GAME.to_json(play.state) == before


def test_a_card_can_be_asked_to_hit_a_pawn() -> None:
    play, card = play_with(STUN)
    play.put("dark-1", "courtyard")
    play.put("dark-2", "courtyard")
    play.set(stunned=play.state.stunned | {"dark-2"})
    line = ("explore", card), *AIMED_AT_DARK
    assert answered(play, "gryffindor", *line).ruling == RULES.allows("HOU-19")
    for reader in ("slytherin", "dark"):
        assert answered(play, reader, *line).ruling.rule == "SET-14"
    lies = *line[:2], ("target", "dark-2")
    assert answered(play, "gryffindor", *lies).ruling == play_to(play, card).refusal(lies[-1])


def play_to(play: Play, card: str) -> Play:
    """To where it is asked what the card hits."""
    play.choose("explore", card)
    play.choose("effects")
    return play


def test_a_swap_is_asked_about_with_both_pawns() -> None:
    play, card = play_with(SWAP)
    play.put("dark-1", "courtyard")
    play.put("gryffindor-2", "great_hall")
    play.put("gryffindor-3", "stone_bridge")
    swap = ("explore", card), ("asked", "swap")
    outside, inside = ("target", "gryffindor-3"), ("target", "gryffindor-1")
    said = answered(play, "gryffindor", *swap, outside, ("target", "dark-1"))
    assert said.ruling.allowed
    assert said.assumed == (("effects",),)
    for first, second in ((outside, ("target", "dark-2")), (inside, ("target", "slytherin-1"))):
        assert not answered(play, "gryffindor", *swap, first, second).ruling.allowed


def test_a_move_with_one_card_is_answered_by_that_card_alone() -> None:
    play, short = play_with(value=Value((1,)))
    far = play.card(Value((6,)))
    play.give("gryffindor", short, far)
    line = ("asked", "move-pawn"), *move("gryffindor-1", "spell_room")
    assert answered(play, "gryffindor", *line[1:]).ruling.allowed
    assert answered(play, "gryffindor", ("explore", far), *line).ruling.allowed
    ruling = answered(play, "gryffindor", ("explore", short), *line).ruling
    assert (ruling.rule, ruling.facts["steps"]) == ("MOV-1", 4)


def test_effects_come_first_only_where_a_move_needs_them() -> None:
    """A door that the card opens, and a space in the open."""
    play, card = play_with(Effect("pass", what="locked_doors"), value=Value((2,)))
    needed = set()
    for start, goal in product(RICH.places, repeat=2):
        play.put("gryffindor-1", start)
        line = ("explore", card), *move("gryffindor-1", goal)
        said = answered(play, "gryffindor", *line)
        if said.ruling.allowed:
            needed.add(said.assumed)
    assert needed == {(), (("effects",),)}


def test_the_kind_of_question_tells_effects_apart() -> None:
    """Who lies can stand up and not be stunned; without the kind either will do."""
    play, card = play_with(Effect("stun", whom="own"), Effect("stand_up", whom="own"))
    play.set(stunned=play.state.stunned | {"gryffindor-1"})
    pawn = ("target", "gryffindor-1")
    for kind in ([("asked", "stand-up")], []):
        assert answered(play, "gryffindor", ("explore", card), *kind, pawn).ruling.allowed
    ruling = answered(play, "gryffindor", ("explore", card), ("asked", "stun"), pawn).ruling
    assert (ruling.allowed, ruling.rule) == (False, "HOU-19")


def test_one_of_several_things_is_named_by_its_number() -> None:
    do = Effect("choose", choices=((Effect("skip", who="rival"),), (STUN,)))
    play, card = play_with(do)
    play.put("dark-1", "courtyard")
    chosen = [("explore", card), ("asked", "choose"), ("choose", 1)]
    said = answered(play, "gryffindor", *chosen, *AIMED_AT_DARK)
    assert (said.ruling, said.assumed) == (RULES.allows("HOU-19"), (("effects",),))
    said = answered(play, "gryffindor", chosen[0], *AIMED_AT_DARK)
    assert said.assumed == (("effects",), ("choose", 1))
    wrong = [*chosen[:2], ("choose", 0), *AIMED_AT_DARK]
    assert referee.answer(GAME, play.state, "gryffindor", wrong) == NOT_REACHED


NOT_REACHED = Problem("problem-not-reached")


@pytest.mark.parametrize(
    "effects", [(STUN,), (Effect("draw"), STUN), (Effect("discard", who="each_rival"), STUN)]
)
def test_what_cannot_be_foreseen_is_said_to_be_open(effects: tuple[Effect, ...]) -> None:
    """Nobody to stun; a card that is drawn before; others who may answer before."""
    play, card = play_with(*effects)
    if len(effects) > 1:
        play.put("dark-1", "courtyard")
    line = ("explore", card), *AIMED_AT_DARK
    assert referee.answer(GAME, play.state, "gryffindor", line) == NOT_REACHED


def test_of_the_card_that_lies_open_everybody_may_ask() -> None:
    play, card = play_with(STUN)
    play.put("dark-1", "courtyard")
    play.choose("explore", card)
    for reader in ("gryffindor", "slytherin", "dark", "screen"):
        said = answered(play, reader, ("effects",), *AIMED_AT_DARK)
        assert (said.ruling, said.assumed) == (RULES.allows("HOU-19"), ())
        assert answered(play, reader, ("effects",), *lies_nowhere()).ruling.rule == "HOU-19"


def lies_nowhere() -> tuple[Choice, Choice]:
    return ("asked", "stun"), ("target", "gryffindor-1")


@pytest.mark.slow
@pytest.mark.parametrize("reader", ["dark", "gryffindor", "slytherin", "screen"])
def test_a_question_about_a_card_tells_nothing_hidden(reader: str) -> None:
    """Of own cards, of others' and of none that anybody has."""
    dice, answers = Random(4), 0
    cards = sorted(RICH.edition.cards)
    for play in random_game(9, "gryffindor", "slytherin", box=RICH):
        if play.is_over:
            continue
        state = play.state
        card = dice.choice((*state.hands.get(reader, ()), dice.choice(cards)))
        is_open = play.pending.kind == "card"
        first: Choice = ("effects",) if is_open else ("explore", card)
        aims = [
            ("target", dice.choice(list(state.places))),
            ("whom", dice.choice(state.seats)),
            ("fetch", dice.choice(cards)),
            ("discard", dice.choice(cards)),
            ("choose", 0),
        ]
        for aim in aims if is_open else dice.sample(aims, 1):
            line = [first, aim]
            said = referee.answer(GAME, state, reader, line)
            assert said == referee.answer(GAME, redealt(state, reader, dice), reader, line)
            answers += isinstance(said, referee.Answer)
    assert answers > 5


def test_a_piece_like_the_one_that_is_asked_about_is_answered_for_too() -> None:
    """Nobody can tell the Dark Arts Pawns of the pool apart."""
    play = Play("gryffindor")
    play.clear()
    play.put("dark-1", "lake_shore")
    play.explore("dark", None, Effect("deploy"))
    play.choose("effects")
    asked, place = str(play.pending.piece), str(play.options[0][1])
    (other,) = {"dark-2", "dark-3"} - {asked}
    assert answered(play, "dark", *move(asked, place)) == answered(
        play, "dark", *move(other, place)
    )
    said = referee.answer(GAME, play.state, "dark", move("dark-1", place))
    assert isinstance(said, Problem)
    assert said.key == "problem-other-piece"
