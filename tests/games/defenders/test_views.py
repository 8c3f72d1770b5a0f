"""What a view shows of what lies open."""

import pytest

from .table import GAME, Play


@pytest.mark.row("HOU-4")
def test_p16_a_played_card_lies_before_its_player_alone_until_the_turn_ends() -> None:
    play = Play("gryffindor", "slytherin")
    card = play.card()
    play.turn_of("gryffindor")
    play.give("gryffindor", card)
    play.choose("explore", card)
    view = GAME.view(play.state, "screen")
    assert [seat["played"] for seat in (view["dark"], *view["houses"])] == [(), (card,), ()]
