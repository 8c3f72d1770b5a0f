"""What a reader knows of a game can be given away: it holds nothing that is hidden from him."""

from random import Random

import pytest

from companion.games.defenders.core.definitions import DARK
from companion.games.defenders.core.state import State
from companion.games.kernel.decks import UNIDENTIFIED
from tests.redeal import redealt

from .positions import KINDS, positions
from .rich import RICH
from .sayable import asked
from .table import GAME, random_game

PILES = ("acquire_deck", "dark_acquire", "library_deck", "location_deck", "dark_location_deck")


@pytest.mark.row("SET-15")
@pytest.mark.parametrize("kind", KINDS)
def test_what_is_known_does_not_depend_on_what_is_hidden(kind: str) -> None:
    random = Random(4)
    for state in positions()[kind]:
        for reader in (*state.seats, "screen"):
            known = GAME.to_json(GAME.known(state, reader))
            dealt = GAME.known(redealt(state, reader, random), reader)
            assert GAME.to_json(dealt) == known, reader


@pytest.mark.parametrize("kind", KINDS)
def test_what_is_known_is_known_just_so(kind: str) -> None:
    for state in positions()[kind]:
        for reader in (*state.seats, "screen"):
            known = GAME.known(state, reader)
            saved = GAME.from_json(state.edition, GAME.to_json(known))
            assert GAME.to_json(GAME.known(saved, reader)) == GAME.to_json(known)


@pytest.mark.parametrize("kind", KINDS)
def test_what_everybody_sees_and_the_own_hand_are_known(kind: str) -> None:
    for state in positions()[kind]:
        for reader in (*state.seats, "screen"):
            known = GAME.known(state, reader)
            assert GAME.view(known, reader) == GAME.view(state, reader)


def test_no_draw_deck_is_known_but_to_who_searches_it() -> None:
    for state in positions()["main-action"]:
        known = GAME.known(state, state.turn)
        assert {card for cards in known.draws.values() for card in cards} <= {UNIDENTIFIED}
    for state in positions()["search"]:
        searching = asked(state).seat
        assert GAME.known(state, searching).draws[searching] == state.draws[searching]


def test_what_is_looked_at_is_known_to_who_looks() -> None:
    for state in positions()["reward"]:
        assert GAME.known(state, DARK).dark_acquire[-2:] == state.dark_acquire[-2:]


def cards_face_down(state: State, pile: str) -> tuple[str, ...]:
    cards: tuple[str, ...] = getattr(state, pile)
    return cards


@pytest.mark.parametrize("pile", PILES)
def test_face_down_piles_keep_their_size_and_lie_in_order(pile: str) -> None:
    for state in positions()["main-action"]:
        known = cards_face_down(GAME.known(state, "screen"), pile)
        assert len(known) == len(cards_face_down(state, pile))
        assert known == tuple(sorted(known))


def test_what_is_known_of_paper_decks_does_not_depend_on_what_is_hidden() -> None:
    random, paper = Random(5), ("dark", "gryffindor")
    games = random_game(2, "gryffindor", "slytherin", box=RICH, paper=paper)
    for state in [play.state for play in games][::10]:
        for reader in (*state.seats, "screen"):
            dealt = GAME.known(redealt(state, reader, random), reader)
            assert GAME.to_json(dealt) == GAME.to_json(GAME.known(state, reader))
