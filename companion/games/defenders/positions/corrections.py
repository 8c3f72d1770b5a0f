"""Corrections: what the host may set right that went wrong on the table.

A correction is one setting of a position, said as a choice: ("detector", "gryffindor"). Whether
it is allowed depends on what everybody may know alone, and so does what is told of it.
"""

from collections import Counter
from collections.abc import Sequence

from companion.games.defenders.core.definitions import POOL
from companion.games.defenders.core.endings import end_if_dark_has_won, end_if_house_has_won
from companion.games.defenders.core.lasting import end_those_of
from companion.games.defenders.core.pawns import owner_of
from companion.games.defenders.core.rulebook import RULES
from companion.games.defenders.core.state import State, put
from companion.games.defenders.positions.contradictions import contradictions, refuse
from companion.games.defenders.positions.correctables import (
    COUNTED,
    DEMENTOR,
    HIDDEN,
    OPEN,
    WAITING,
    correctables,
    is_between_actions,
)
from companion.games.defenders.positions.dealing import NONE, deal
from companion.games.defenders.positions.piles import Pile
from companion.games.defenders.positions.position import ask_for_turn
from companion.games.defenders.positions.setting import Values
from companion.games.defenders.positions.settings import PILES, SETTINGS
from companion.games.defenders.side_board.dark_path import draw_dark_location
from companion.games.defenders.side_board.loyalty import stand
from companion.games.defenders.side_board.scrolls import SCROLLS
from companion.games.kernel.decisions import Choice
from companion.games.kernel.port import LIES, STANDS
from companion.games.kernel.rulings import Refused

TRACKS = ("marker", "loyalty")
BOUNDARIES = frozenset(f"corrected-{name}" for name in HIDDEN)
"""What is told of a correction with which somebody has seen what was hidden."""


def correct(state: State, choice: Choice) -> None:
    """Set one thing right; nothing follows from it but the end of the game. Raises Refused."""
    found = next(
        (each for each in correctables(state) if choice[: len(each.begins)] == each.begins), None
    )
    if found is None:
        raise _no_correction(state, choice)
    values = choice[len(found.begins) :]
    too_often = Counter(values) - Counter(found.choices)
    if found.least == found.most == 1:
        too_often = Counter(value for value in values if value not in found.choices)
    if too_often or not found.least <= len(values) <= found.most:
        raise Refused(RULES.refuses("WIN-4", "correction"))
    before = {ruling.key for ruling in contradictions(state)}
    _set(state, found.begins, values)
    for ruling in contradictions(state):
        if ruling.key not in before and choice[0] != COUNTED:
            raise Refused(ruling)
    end_if_dark_has_won(state)
    for house in state.houses:
        if state.result is None:
            end_if_house_has_won(state, house)


def _no_correction(state: State, choice: Choice) -> Refused:
    if choice[:1] and choice[0] in WAITING and state.agenda and not is_between_actions(state):
        return refuse("WIN-4", "busy")
    return Refused(RULES.refuses("WIN-4", "correction"))


def _set(state: State, begins: Choice, values: Values) -> None:
    name, of = str(begins[0]), "".join(map(str, begins[1:]))
    if name == STANDS:
        _stands(state, of, str(values[0]))
    elif name == LIES:
        _lies(state, of, int(values[0]))
    elif (name, of) == ("progress_tokens", DEMENTOR):
        _tell(state, name, of, values)
        _put_dementor(state, bool(values[0]))
    else:
        _put(state, name, of, values)
        _tell(state, name, of, values)


def _put(state: State, name: str, of: str, values: Values) -> None:
    setting = SETTINGS[name]
    if name in PILES:
        cards: Sequence[str] = tuple(map(str, values))
        kept = [Pile(hidden, of) for hidden in ("hands", "draw_decks") if name in OPEN]
        deal(state, {Pile(name, of): () if cards == (NONE,) else cards}, kept)
    elif name == "loyalty":
        stand(state, of, int(values[0]))
    elif name == "turn":
        _give_turn(state, str(values[0]))
    elif setting.put:
        setting.put(state, of, values)
    if name.startswith("scrolls") and state.gained[of] == SCROLLS:
        deal(state, {Pile("locations", of): ()})


def _give_turn(state: State, seat: str) -> None:
    """It is another player's turn, and has just begun."""
    if seat != state.turn:
        state.turn = seat
        end_those_of(state, seat)
        ask_for_turn(state)


def _put_dementor(state: State, taken: bool) -> None:
    """The Dark Location Card is drawn with this token, and goes back under its deck with it."""
    if taken == (DEMENTOR in state.progress):
        return
    if taken:
        state.progress |= {DEMENTOR}
        draw_dark_location(state)
    else:
        state.progress -= {DEMENTOR}
        deck = (state.dark_location, *state.dark_location_deck)
        state.dark_location_deck, state.dark_location, state.needed = deck, "", 0


def _tell(state: State, name: str, of: str, values: Values) -> None:
    facts: dict[str, str | int] = {"seat": of} if of else {}
    if SETTINGS[name].many:
        facts["count"] = len(values)
    else:
        facts["space" if name in TRACKS else "value"] = values[0]
    state.tell(f"corrected-{name.replace('_', '-')}", "WIN-4", **facts)


def _stands(state: State, pawn: str, place: str) -> None:
    facts = {"owner": owner_of(pawn), "from": state.places[pawn], "to": place}
    state.places = put(state.places, pawn, place)
    if place == POOL:
        state.stunned -= {pawn}
    state.trails = {other: legs for other, legs in state.trails.items() if other != pawn}
    state.tell("corrected-place", "WIN-4", **facts)


def _lies(state: State, pawn: str, lying: int) -> None:
    state.stunned = state.stunned | {pawn} if lying else state.stunned - {pawn}
    place = state.places[pawn]
    state.tell("corrected-posture", "WIN-4", owner=owner_of(pawn), place=place, lying=lying)
