"""Defence Shields: a book, a scroll and the item that the shield asks for."""

from companion.games.defenders.core.endings import end_if_house_has_won, progress
from companion.games.defenders.core.house_rules import is_switched
from companion.games.defenders.core.pawns import places_of
from companion.games.defenders.core.rulebook import rule
from companion.games.defenders.core.state import State, put
from companion.games.defenders.side_board.library import relinquish_book
from companion.games.defenders.side_board.loyalty import relinquish_detector


@rule("END-10", "guard")
@rule("RUL-1", "guard")
def can_take_shield(state: State, house: str, space: str) -> bool:
    """Who lands on a Defence Shield Space whose shield is still there, with a book, a scroll and
    the item on the shield, may hand in all three for it. Standing there is not
    enough, unless a table has it otherwise.
    (Defenders p.18, Hogwarts Loyalty Track)"""
    asked = state.shields.get(space)
    item = house in state.coins if asked == "coin" else state.detector == house
    return bool(asked and item and state.books[house] and state.scrolls[house])


def shields_stood_on(state: State, house: str) -> list[str]:
    """Where a table has it so (RUL-1), standing on the space is enough: in the own turn."""
    if not is_switched(state, "RUL-1"):
        return []
    return [
        space
        for space in dict.fromkeys(places_of(state, house))
        if can_take_shield(state, house, space)
    ]


@rule("END-11", "consequence")
@rule("RUL-49", "consequence")
def take_shield(state: State, house: str, space: str) -> None:
    """What was handed in goes back: scroll and coin to supply, the book to its discard pile, the
    Detector by its own rule; the space stays empty. First it is seen whether the player has won,
    then the Loyalty pawn drops, then the Detector moves, then the Room may close.
    (Defenders, Glossary: Relinquish)"""
    asked = state.shields[space]
    state.shields = {other: item for other, item in state.shields.items() if other != space}
    state.won = put(state.won, house, (*state.won[house], asked))
    progress(state)
    state.tell("shield", "END-10", seat=house, item=asked)
    state.scrolls = put(state.scrolls, house, state.scrolls[house] - 1)
    relinquish_book(state, house)
    if asked == "coin":
        state.coins -= {house}
    end_if_house_has_won(state, house)
    if asked == "detector" and state.result is None:
        relinquish_detector(state, house)
