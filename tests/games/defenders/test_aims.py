"""Why an effect cannot be aimed at a pawn: the rule that really keeps it off, and what would do."""

import pytest

from companion.games.defenders.core.cards import Effect
from companion.games.defenders.core.definitions import ROOM
from companion.games.defenders.core.lasting import begin
from companion.games.kernel.rulings import Ruling
from companion.words import Words

from .table import BOX, Play

WORDS = Words(BOX.names)
YARD = "courtyard"


def aiming(effect: Effect, *, lying: tuple[str, ...] = (), **places: str) -> Play:
    """Gryffindor resolves a card that is aimed, the pawns standing there; Slytherin has one pawn
    in the grounds that could always be stunned or sent back, and one that lies."""
    play = Play("gryffindor", "slytherin")
    play.clear()
    play.put("slytherin-2", "stone_bridge")
    play.put("slytherin-3", "stone_bridge")
    for pawn, place in places.items():
        play.put(pawn.replace("_", "-"), place)
    play.set(stunned=frozenset({"slytherin-3", *lying}))
    play.explore("gryffindor", None, effect)
    play.choose("effects")
    return play


def why(play: Play, pawn: str) -> Ruling:
    assert ("target", pawn) not in play.options
    return play.refusal(("target", pawn))


def says(ruling: Ruling) -> str:
    return WORDS.say(ruling.key, ruling.facts)


DOES = {"stun": "HOU-19", "stand_up": "HOU-19", "send_back": "HOU-18"}


@pytest.mark.row("HOU-19", "HOU-18")
@pytest.mark.parametrize(("do", "rule"), DOES.items())
def test_p16_a_pawn_of_somebody_else_is_not_meant(do: str, rule: str) -> None:
    play = aiming(Effect(do, whom="rival"), dark_1=YARD)  # type: ignore[arg-type] # a name of DOES
    refused = why(play, "dark-1")
    assert (refused.rule, refused.key) == (rule, f"refused-{rule}-whose")
    assert says(refused).endswith(
        "a pawn of the Dark Arts Player. Choose a pawn of another House Player."
    )


@pytest.mark.row("MOV-18", "HOU-19", "HOU-18")
@pytest.mark.parametrize(("do", "rule"), DOES.items())
def test_p16_a_pawn_elsewhere_is_told_where_it_would_have_to_be(do: str, rule: str) -> None:
    effect = Effect(do, whom="rival", what="outside")  # type: ignore[arg-type]
    refused = why(aiming(effect, slytherin_1="library"), "slytherin-1")
    assert refused.rule == rule
    assert "the pawn in Library. Choose one that is outside the castle." in says(refused)


@pytest.mark.row("HOU-19")
def test_p16_a_pawn_in_the_pool_is_off_the_board() -> None:
    refused = why(aiming(Effect("stun", whom="any")), "dark-1")
    assert refused.key == "refused-HOU-19-off-board"


@pytest.mark.row("WIN-4")
@pytest.mark.parametrize("do", [*DOES, "swap"])
def test_p16_a_card_that_protects_is_named_with_its_player(do: str) -> None:
    play = Play("gryffindor", "slytherin", "ravenclaw")
    play.clear()
    for house in ("slytherin", "ravenclaw"):
        play.put(f"{house}-1", YARD)
    if do == "stand_up":
        play.set(stunned=frozenset({"slytherin-1", "ravenclaw-1"}))
    begin(play.state, "slytherin", "slytherin", "protect", "effects", "alohomora")
    play.explore("gryffindor", None, Effect(do, whom="rival"))  # type: ignore[arg-type]
    play.choose("effects")
    if do == "swap":
        play.choose("target", "gryffindor-1")
    refused = why(play, "slytherin-1")
    assert refused.rule == "WIN-4"
    assert (refused.facts["source"], refused.facts["by"]) == ("alohomora", "slytherin")
    assert says(refused).startswith("Alohomora of Slytherin protects Slytherin and all pawns of")


@pytest.mark.row("WIN-4", "HOU-18")
def test_p16_a_protected_player_is_not_meant_and_told_by_which_card() -> None:
    play = Play("gryffindor", "slytherin", "ravenclaw")
    play.clear()
    begin(play.state, "slytherin", "slytherin", "protect", "effects", "alohomora")
    play.explore("gryffindor", None, Effect("skip", who="rival"))
    play.choose("effects")
    assert play.options == (("whom", "ravenclaw"), ("enough",))
    refused = play.refusal(("whom", "slytherin"))
    assert (refused.rule, refused.facts["source"]) == ("WIN-4", "alohomora")
    assert play.refusal(("whom", "gryffindor")).key == "refused-HOU-18-whom"


@pytest.mark.row("RUL-51", "LOY-6")
@pytest.mark.parametrize("do", ["stun", "send_back"])
def test_ruling_a_pawn_in_the_closed_room_is_kept_off_by_our_ruling(do: str) -> None:
    effect = Effect(do, whom="rival")  # type: ignore[arg-type]
    assert why(aiming(effect, slytherin_1=ROOM), "slytherin-1").rule == "RUL-51"
    lying = aiming(effect, slytherin_1=ROOM, lying=("slytherin-1",))
    assert why(lying, "slytherin-1").rule == "RUL-51"


@pytest.mark.row("HOU-19", "MOV-13")
@pytest.mark.parametrize(
    ("do", "pawn", "key"),
    [
        ("stun", "slytherin-3", "refused-HOU-19-lying"),
        ("stand_up", "slytherin-2", "refused-HOU-19-standing"),
        ("send_back", "slytherin-3", "refused-MOV-13-effect"),
        ("send_back", "slytherin-1", "refused-HOU-18-at-home"),
    ],
)
def test_p16_a_pawn_that_lies_or_stands_already_is_told_so(do: str, pawn: str, key: str) -> None:
    assert why(aiming(Effect(do, whom="rival")), pawn).key == key  # type: ignore[arg-type]


@pytest.mark.row("HOU-2", "PTH-3", "END-8")
@pytest.mark.parametrize("how", ["card", "event", "book"])
def test_p16_what_must_be_resolved_is_not_left(how: str) -> None:
    play = Play("gryffindor", "slytherin")
    play.clear()
    effect = Effect("stun", whom="rival", must=True)
    if how == "card":
        play.explore("gryffindor", None, effect)
        play.choose("effects")
    elif how == "book":
        play.book(effect)
        play.land("gryffindor-1", "library")
        play.choose("take", "book")
        play.choose("book", 0)
    else:
        play.event(effect)
        while not play.happened("event"):
            play.advance()
    row = {"card": "HOU-2", "event": "PTH-3", "book": "END-8"}[how]
    assert play.refusal(("enough",)).key == f"refused-{row}-must"
