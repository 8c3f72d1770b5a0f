"""Settings: everything that a position says, in a table."""

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from companion.games.defenders.core.definitions import DARK
from companion.games.defenders.core.endings import QUIET_ROUNDS
from companion.games.defenders.core.state import State, put
from companion.games.defenders.positions.contradictions import refuse
from companion.games.defenders.positions.dealing import NONE, RULE_OF
from companion.games.defenders.positions.lastings import (
    lasting_words,
    put_lasting,
    spelled_lasting,
)
from companion.games.defenders.positions.pawn_places import pawn_words, put_pawns, spelled_pawns
from companion.games.defenders.positions.piles import SINGLE, Pile, content, shield_spaces
from companion.games.defenders.positions.setting import (
    Owners,
    Setting,
    Values,
    Words,
    houses,
    nobody,
    seats,
    types,
    zones,
)
from companion.games.defenders.side_board import loyalty
from companion.games.defenders.side_board.scrolls import SCROLLS

FLAG = (0, 1)
MANY_SKIPS = 9
MOST_NEEDED = 3


def _scalar(
    field: str,
    rule: str,
    about: str,
    owners: Owners,
    words: Words,
    *,
    write: Callable[[State, str, Any], None] | None = None,
    read: Callable[[State, str], Any] | None = None,
) -> Setting:
    """A setting of one value, kept in a field of the state, or in one for each owner."""

    def get(state: State, of: str) -> Values:
        value = read(state, of) if read else _kept(state, field, of)
        return (int(value),) if isinstance(value, bool) else (value or _nothing(value),)

    def set_to(state: State, of: str, values: Values) -> None:
        value = "" if values[0] == NONE else values[0]
        if write:
            write(state, of, value)
        elif of:
            setattr(state, field, put(getattr(state, field), of, value))
        else:
            setattr(state, field, bool(value) if words is flag else value)

    return Setting(about, rule, owners, words, get, set_to)


def _kept(state: State, field: str, of: str) -> Any:
    return getattr(state, field).get(of, 0) if of else getattr(state, field)


def _nothing(value: str | int) -> str | int:
    return NONE if value == "" else value


def flag(state: State, of: str) -> Sequence[int]:
    return FLAG


def _upto(most: int, least: int = 0) -> Words:
    return lambda state, of: range(least, most + 1)


def _houses_or_none(state: State, of: str) -> Sequence[str]:
    return (*state.houses, NONE)


def _house_or_dark(state: State, of: str) -> Sequence[str]:
    return (of, DARK)


def _path(state: State, of: str) -> Sequence[int]:
    return range(1, len(state.edition.path) + 1)


def _hold(field: str) -> Callable[[State, str, Any], None]:
    """Add an owner to a set of the state, or take it out."""

    def write(state: State, of: str, holds: Any) -> None:
        held = getattr(state, field)
        setattr(state, field, held | {of} if holds else held - {of})

    return write


def _put_scrolls(state: State, house: str, count: int) -> None:
    state.scrolls = put(state.scrolls, house, count)
    state.gained = put(state.gained, house, max(count, state.gained[house]))


def _put_token(state: State, type: str, holder: str) -> None:
    """Who gets a token holds no other one; it can be used at once."""
    old = {t: "" if holder and h == holder else h for t, h in state.tokens.items()}
    state.tokens = put(old, type, holder)
    if holder:
        state.token_turns = put(state.token_turns, holder, 0)


def _put_token_turn(state: State, house: str, this_turn: int) -> None:
    state.token_turns = put(state.token_turns, house, state.number if this_turn else 0)


def _put_marker(state: State, of: str, space: int) -> None:
    """In final hands it has been on the last space, wherever it is now."""
    state.marker = space - 1
    if not state.final_hands:
        state.reached = state.marker


def _put_furthest(state: State, of: str, space: int) -> None:
    state.reached = space - 1


def _pile(name: str, owners: Owners, about: str) -> Setting:
    return Setting(about, RULE_OF[name], owners, many=name not in SINGLE)


PILES: Mapping[str, Setting] = {
    "hands": _pile("hands", seats, "The cards in hand."),
    "draw_decks": _pile("draw_decks", seats, "The draw deck, top first."),
    "discards": _pile("discards", seats, "The discard pile, top first."),
    "removed": _pile("removed", seats, "Cards that have left the game."),
    "acquire_row": _pile("acquire_row", nobody, "Advanced Row, then Acquire Row, from the deck."),
    "acquire_deck": _pile("acquire_deck", nobody, "The House Acquire deck, top first."),
    "dark_acquire_deck": _pile("dark_acquire_deck", nobody, "The Dark Acquire deck, top first."),
    "books": _pile("books", houses, "The Library Book held."),
    "library_row": _pile("library_row", nobody, "The face-up Library Books."),
    "library_deck": _pile("library_deck", nobody, "The Library deck, top first."),
    "library_discards": _pile("library_discards", nobody, "Relinquished books, top first."),
    "locations": _pile("locations", houses, "The Location Cards held."),
    "location_deck": _pile("location_deck", nobody, "The House Location deck, top first."),
    "dark_location": _pile("dark_location", nobody, "The place on the Dark Location Card drawn."),
    "dark_location_deck": _pile("dark_location_deck", nobody, "That deck, top first."),
    "event_decks": _pile("event_decks", zones, "The Event deck of a zone, top first."),
    "shields": _pile("shields", shield_spaces, "What the Defence Shield of a space asks for."),
    "shields_won": _pile("shields_won", houses, "The Defence Shields won."),
}
"""What is dealt: the cards of one pile, so that what it gets is missing elsewhere."""

SETTINGS: Mapping[str, Setting] = {
    "turn": _scalar("turn", "SET-14", "Whose turn it is.", nobody, lambda state, of: state.seats),
    "main_action_done": _scalar("main_done", "HOU-1", "Is the Main Action done?", nobody, flag),
    "play_again": _scalar("again", "RUL-29", "Does another turn follow?", nobody, flag),
    "extra_turn": _scalar("extra", "RUL-29", "Is this such another turn?", nobody, flag),
    "skips": _scalar("skips", "HOU-16", "Turns to be skipped.", seats, _upto(MANY_SKIPS)),
    "pawns": Setting(
        "The places of the pawns; `lying` after a place for a stunned one.",
        "SET-5",
        seats,
        pawn_words,
        spelled_pawns,
        put_pawns,
        many=True,
        refusal="place",
    ),
    "lasting": Setting(
        "What protects or bars a player for a while: `bar learn dark heavy_rain` says what it "
        "does, until whose next turn, and by which card.",
        "HOU-18",
        seats,
        lasting_words,
        spelled_lasting,
        put_lasting,
        many=True,
        refusal="lasting",
    ),
    "loyalty": _scalar(
        "loyalty",
        "LOY-1",
        "The space on the Loyalty Track; who came to 5 first stands first.",
        houses,
        _upto(loyalty.LAST, least=1),
        write=loyalty.stand,
    ),
    "detector": _scalar(
        "detector", "LOY-2", "Who holds the Dark Detector.", nobody, _houses_or_none
    ),
    "coins": _scalar(
        "coins",
        "END-9",
        "Is a D.A. Coin held?",
        houses,
        flag,
        write=_hold("coins"),
        read=lambda state, of: of in state.coins,
    ),
    "scrolls": _scalar(
        "scrolls", "HOU-13", "Parchment Scrolls held.", houses, _upto(SCROLLS), write=_put_scrolls
    ),
    "scrolls_gained": _scalar(
        "gained", "HOU-13", "Parchment Scrolls gained so far.", houses, _upto(SCROLLS)
    ),
    "tokens": _scalar(
        "tokens",
        "END-6",
        "Who holds the Hogwarts Token of a type.",
        types,
        _houses_or_none,
        write=_put_token,
    ),
    "token_got_this_turn": _scalar(
        "token_turns",
        "HOU-11",
        "Was the Hogwarts Token held got in this turn?",
        houses,
        flag,
        write=_put_token_turn,
        read=lambda state, of: state.token_turns[of] == state.number,
    ),
    "house_markers": _scalar(
        "markers", "DRK-7", "Who holds the House Marker.", houses, _house_or_dark
    ),
    "marker": _scalar(
        "marker",
        "PTH-1",
        "The Dark Arts Marker's space on the Path, from 1.",
        nobody,
        _path,
        write=_put_marker,
        read=lambda state, of: state.marker + 1,
    ),
    "furthest": _scalar(
        "reached",
        "DRK-2",
        "The furthest space that the Marker has been on.",
        nobody,
        _path,
        write=_put_furthest,
        read=lambda state, of: state.reached + 1,
    ),
    "progress_tokens": _scalar(
        "progress",
        "PTH-4",
        "Is the zone's Progress Token taken?",
        zones,
        flag,
        write=_hold("progress"),
        read=lambda state, of: of in state.progress,
    ),
    "dark_pawns_needed": _scalar(
        "needed",
        "PTH-5",
        "How many Dark Arts Pawns must be on the Dark Location.",
        nobody,
        _upto(MOST_NEEDED),
    ),
    "final_hands": _scalar("final_hands", "PTH-7", "Are these final hands?", nobody, flag),
    "quiet_rounds": _scalar(
        "quiet",
        "RUL-59",
        "Full rounds of final hands without progress.",
        nobody,
        _upto(QUIET_ROUNDS - 1),
    ),
    **PILES,
}
"""In the order in which they are put, the piles together and last."""


def value_of(state: State, name: str, of: str) -> Values:
    """What a setting is now."""
    setting = SETTINGS[name]
    if setting.read:
        return setting.read(state, of)
    cards = tuple(card or NONE for card in content(state, Pile(name, of)))
    return cards if setting.many else cards or (NONE,)


def check_value(state: State, name: str, of: str, values: Values) -> None:
    """Can a setting be so at all? Raises Refused."""
    setting = SETTINGS[name]
    entry = f"{name}.{of}" if of else name
    if not setting.many and len(values) != 1:
        raise refuse(setting.rule, "one-value", entry)
    for value in values:
        words = setting.words(state, of) if setting.words else (value,)
        if value in words:
            continue
        choices = ", ".join(map(str, words))
        facts = {"value": f'"{value}"', "choices": choices}
        raise refuse(setting.rule, setting.refusal, entry, **facts)
