"""Positions of the training edition in which a sensible player has to choose."""

from companion.bots.sensible_player import SensiblePlayer
from companion.games.kernel.decisions import Choice
from tests.games.defenders.table import GAME, Play

from .games import BOX

EDITION = BOX.edition


def table(*houses: str) -> Play:
    """The training edition, with the Dark Arts Pawns off the board and no Location Cards."""
    play = Play(*houses, box=BOX)
    play.clear()
    return play


def chosen(play: Play) -> Choice:
    """What a sensible player on the seat that is asked chooses."""
    seat = play.pending.seat
    decision = SensiblePlayer(GAME, play.edition, 1).decide(GAME.view(play.state, seat))
    assert decision is not None
    return decision.choice


def go_on(play: Play, until: str = "") -> None:
    """Let sensible players play to the end of the turn, or until a question of a kind."""
    number = play.state.number
    while not play.is_over and play.state.number == number and play.pending.kind != until:
        play.choose(*chosen(play))


def infiltrate(play: Play, location: str, needed: int, *places: str) -> None:
    """All Progress Tokens are taken; pawns of the Dark Arts Player stand on these places."""
    deck = (*play.state.dark_location_deck, play.state.dark_location)
    play.set(
        progress=frozenset(("white", "orange", "red")),
        marker=8,
        reached=8,
        dark_location=location,
        dark_location_deck=tuple(card for card in deck if card not in ("", location)),
        needed=needed,
    )
    for number, place in enumerate(places, 1):
        play.put(f"dark-{number}", place)
