"""Cards that an effect makes a player discard."""

import pytest

from companion.games.defenders.core.cards import Effect
from companion.games.defenders.core.verbs import ENOUGH
from companion.games.kernel.decisions import CHANCE, Decision
from companion.games.kernel.decks import UNIDENTIFIED
from companion.games.kernel.rulings import Refused

from .table import GAME, Play, refuses


def losing(effect: Effect, *hand: str, paper: tuple[str, ...] = ()) -> Play:
    """An Event makes Gryffindor lose cards; chance waits to be asked."""
    play = Play(paper=paper)
    play.give("gryffindor", *hand)
    play.event(effect)
    play.set(marker=1)
    return play


@pytest.mark.row("HOU-18")
def test_an_effect_makes_a_player_discard_of_his_choice() -> None:
    play = losing(Effect("discard", 2), "quiet_steps", "long_stride", "gillyweed")
    play.advance()
    assert refuses(play, "discard", "alohomora") == "HOU-18"
    play.choose("discard", "gillyweed")
    play.choose("discard", "quiet_steps")
    assert play.state.hands["gryffindor"] == ("long_stride",)
    assert play.state.discards["gryffindor"] == ("gillyweed", "quiet_steps")


@pytest.mark.row("HOU-18", "PTH-3")
def test_as_many_as_the_hand_has() -> None:
    play = losing(Effect("discard", 2), "quiet_steps")
    play.advance()
    play.choose("discard", "quiet_steps")
    assert (play.pending.kind, play.state.hands["gryffindor"]) == ("event", ())


@pytest.mark.row("HOU-21")
@pytest.mark.parametrize(("position", "lost"), [(0, "quiet_steps"), (2, "gillyweed")])
def test_glossary_at_random_chance_picks(position: int, lost: str) -> None:
    play = losing(Effect("discard", what="random"), "quiet_steps", "long_stride", "gillyweed")
    play._settle_chance = lambda: None  # type: ignore[method-assign] # the test answers for chance
    play.advance()
    assert (play.pending.seat, play.pending.kind) == (CHANCE, "pick")
    play.choose("order", position, *({0, 1, 2} - {position}))
    assert play.state.discards["gryffindor"] == (lost,)


@pytest.mark.row("HOU-21")
def test_glossary_at_random_nobody_chooses() -> None:
    play = losing(Effect("discard", what="random"), "quiet_steps", "long_stride")
    play._settle_chance = lambda: None  # type: ignore[method-assign]
    play.advance()
    serial = play.pending.serial
    for choice in (("order", 0, 0), ("order", 0), ("order", "a", "b"), ("discard", "quiet_steps")):
        with pytest.raises(Refused) as refused:
            GAME.apply(play.state, Decision(CHANCE, serial, choice))
        assert refused.value.ruling.rule == "HOU-21"
    with pytest.raises(Refused):
        GAME.apply(play.state, Decision("gryffindor", serial, ("order", 0, 1)))


@pytest.mark.row("HOU-21")
def test_glossary_at_random_of_a_hand_on_paper_its_player_says_which() -> None:
    hand = (UNIDENTIFIED,) * 2
    play = losing(Effect("discard", what="random"), *hand, paper=("gryffindor",))
    play.advance()
    assert (play.pending.seat, play.pending.kind) == ("gryffindor", "loss-drawn")
    play.choose("discard", "quiet_steps")
    assert play.state.discards["gryffindor"] == ("quiet_steps",)


@pytest.mark.row("HOU-21")
def test_glossary_at_random_of_a_hand_on_paper_it_is_none_that_is_known_already() -> None:
    play = losing(Effect("discard", what="random"), paper=("gryffindor",))
    known = play.card()
    play.give("gryffindor", known, UNIDENTIFIED)
    play._settle_chance = lambda: None  # type: ignore[method-assign] # the test answers for chance
    play.advance()
    play.choose("order", 1, 0)
    assert ("discard", known) not in play.options
    assert refuses(play, "discard", known) == "HOU-21"
    could_be = play.state.paper["gryffindor"]
    play.choose("discard", "quiet_steps")
    assert play.state.hands["gryffindor"] == (known,)
    assert len(play.state.paper["gryffindor"]) == len(could_be) - 1


@pytest.mark.row("HOU-2", "HOU-18")
def test_p16_an_own_card_does_not_make_its_player_discard_unless_it_says_must() -> None:
    """Not even with another effect of the same card, which is wanted."""
    play = Play()
    play.give("gryffindor", "quiet_steps", "long_stride")
    play.explore("gryffindor", None, Effect("discard", 2), Effect("loyalty", 1))
    play.choose("effects")
    assert play.pending.facts["must"] == 0
    assert play.options[-1] == ENOUGH
    play.choose("discard", "quiet_steps")
    play.choose(*ENOUGH)
    assert "long_stride" in play.state.hands["gryffindor"]
    assert play.state.loyalty["gryffindor"] == 2


@pytest.mark.row("HOU-18")
def test_p16_whoever_is_made_to_discard_may_not_decline() -> None:
    play = Play("gryffindor", "slytherin")
    play.give("slytherin", "quiet_steps")
    play.explore("gryffindor", None, Effect("discard", who="rival"))
    play.choose("effects")
    play.choose("whom", "slytherin")
    assert play.pending.facts["must"] == 1
    assert play.options == (("discard", "quiet_steps"),)
    assert refuses(play, *ENOUGH) == "HOU-2"
