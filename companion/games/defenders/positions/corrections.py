"""Corrections: what the host may set right that went wrong on the table.

A correction is one setting of a position, said as a choice: ("detector", "gryffindor"). Whether
it is allowed depends on what everybody may know alone, and so does what is told of it.
"""

from collections import Counter
from collections.abc import Mapping, Sequence

from companion.games.defenders.core.cards import DEMENTOR, ZONES
from companion.games.defenders.core.definitions import POOL
from companion.games.defenders.core.endings import end_if_dark_has_won, end_if_house_has_won
from companion.games.defenders.core.lasting import end_those_of
from companion.games.defenders.core.pawns import owner_of
from companion.games.defenders.core.rulebook import RULES
from companion.games.defenders.core.script import SCRIPT
from companion.games.defenders.core.state import State, put
from companion.games.defenders.positions.contradictions import (
    contradictions,
    is_zone_behind,
    refuse,
)
from companion.games.defenders.positions.correctables import (
    GOING_ON,
    HIDDEN,
    MARKER,
    OPEN,
    SECRET,
    WAITING,
    correctables,
    is_at_rest,
)
from companion.games.defenders.positions.dealing import NONE, deal
from companion.games.defenders.positions.piles import Pile
from companion.games.defenders.positions.position import ask_for_turn
from companion.games.defenders.positions.setting import Values
from companion.games.defenders.positions.settings import PILES, SETTINGS
from companion.games.defenders.side_board.dark_path import (
    begin_final_hands,
    draw_dark_location,
    take_progress_token,
)
from companion.games.defenders.side_board.loyalty import stand
from companion.games.defenders.side_board.scrolls import SCROLLS
from companion.games.kernel.decisions import Choice
from companion.games.kernel.port import LIES, STANDS
from companion.games.kernel.rulings import Refused

TRACKS = ("marker", "furthest", "loyalty")
BEGUN = "corrected-final-hands"
BOUNDARIES = frozenset((*(f"corrected-{name.replace('_', '-')}" for name in HIDDEN), BEGUN))
"""What is told of a correction with which somebody has seen what was hidden."""
FACE_DOWN = (
    *("draw_decks", "acquire_deck", "dark_acquire_deck", "library_deck"),
    *("location_deck", "dark_location_deck", "event_decks"),
)
REFUSALS: Mapping[str, str] = {
    **dict.fromkeys(("dark_location", "dark_pawns_needed"), "not-drawn"),
    "quiet_rounds": "no-final-hands",
    "furthest": "last-space",
    "token_got_this_turn": "no-token",
    "turn": "turn-begun",
}
"""Setting -> why it cannot be set right where it is not offered."""


def correct(state: State, choice: Choice) -> None:
    """Set one thing right; nothing follows from it but final hands and the end of the game.
    Raises Refused."""
    if choice == (MARKER, len(state.edition.path)) and not state.final_hands:
        choice = ("final_hands", 1)
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
        if ruling.key not in before and choice[0] != MARKER and state.result is None:
            raise Refused(ruling)
    end_if_dark_has_won(state)
    for house in state.houses:
        if state.result is None:
            end_if_house_has_won(state, house)


def _no_correction(state: State, choice: Choice) -> Refused:
    name = str(choice[0]) if choice else ""
    if name in FACE_DOWN:
        return Refused(RULES.refuses("WIN-4", "face-down"))
    if name in GOING_ON and not state.agenda:
        return Refused(RULES.refuses("WIN-3"))
    if name in (*WAITING, *GOING_ON) and state.agenda and not is_at_rest(state):
        return refuse("WIN-4", "busy")
    return Refused(RULES.refuses("WIN-4", _why_not(name)))


def _why_not(name: str) -> str:
    return REFUSALS.get(name, "correction")


def _set(state: State, begins: Choice, values: Values) -> None:
    name, of = str(begins[0]), "".join(map(str, begins[1:]))
    if name == STANDS:
        _stands(state, of, str(values[0]))
    elif name == LIES:
        _lies(state, of, int(values[0]))
    elif (name, of) == ("progress_tokens", DEMENTOR):
        _tell(state, name, of, values)
        _put_dementor(state, bool(values[0]))
    elif name == "final_hands":
        _put_final_hands(state, bool(values[0]))
    elif name == "lasting":
        _tell(state, name, of, values)
        _put(state, name, of, values)
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


def _put_final_hands(state: State, begun: bool) -> None:
    """With them the Marker is on the last space, and everything that it passed is taken; its Event
    is not resolved."""
    state.tell(BEGUN if begun else f"{BEGUN}-over", "WIN-4")
    if begun == state.final_hands:
        return
    if not begun:
        state.final_hands, state.quiet, state.agreed = False, 0, frozenset()
        state.reached = state.marker
        return
    state.marker = state.reached = len(state.edition.path) - 1
    for zone in ZONES:
        if zone not in state.progress and is_zone_behind(state, zone):
            take_progress_token(state, zone)
    if state.result is None:
        begin_final_hands(state)
        SCRIPT.run(state)


def _tell(state: State, name: str, of: str, values: Values) -> None:
    facts: dict[str, str | int] = {"seat": of} if of else {}
    if SETTINGS[name].many:
        facts["count"] = len(values)
    elif name not in SECRET:
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
