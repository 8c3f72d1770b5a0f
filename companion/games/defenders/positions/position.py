"""A position as data: what differs from the game after set-up.

It is a mapping of settings: ``{"turn": "slytherin", "pawns": {"dark": ["library lying"]}}``. What
is left out is as it was; `settings` says what there is.
"""

from collections import Counter
from collections.abc import Iterator, Mapping
from typing import Any

from companion.games.defenders.core.cards import DEMENTOR, ZONES
from companion.games.defenders.core.script import SCRIPT
from companion.games.defenders.core.state import State
from companion.games.defenders.positions.contradictions import (
    contradictions,
    is_zone_behind,
    refuse,
    refuse_if_over,
)
from companion.games.defenders.positions.dealing import NONE, REST, deal
from companion.games.defenders.positions.pawn_places import all_pawns
from companion.games.defenders.positions.piles import OWN, ROWS, Pile, content
from companion.games.defenders.positions.setting import Values, nobody
from companion.games.defenders.positions.settings import (
    FLAG,
    PILES,
    SETTINGS,
    check_value,
    flag,
    value_of,
)
from companion.games.defenders.side_board.scrolls import SCROLLS
from companion.games.kernel.agenda import push
from companion.games.kernel.positions import Difference, Position
from companion.games.kernel.rulings import Refused

Said = Mapping[tuple[str, str], Values]
"""(setting, owner) -> value, in the order in which a position says it."""


def arrange(state: State, position: Position) -> None:
    """Put everything as a position says, and ask whoever's turn it is. Raises Refused."""
    said = read(state, position)
    for name in SETTINGS:
        _put_all(state, name, {of: values for (n, of), values in said.items() if n == name})
    deal(state, _named(state, said))
    _add_what_follows(state, said)
    for ruling in contradictions(state):
        raise Refused(ruling)
    refuse_if_over(state)
    _see_acquired(state)
    ask_for_turn(state)


def differences(state: State, position: Position) -> Iterator[Difference]:
    """Where a game is not as a position says. Raises Refused where it is no position at all."""
    for (name, of), values in read(state, position).items():
        found = value_of(state, name, of)
        if not _fits(state, name, of, values, found):
            entry = f"{name}.{of}" if of else name
            yield Difference(entry, _shown(name, values), _shown(name, found))


def read(state: State, position: Position) -> Said:
    """A position's settings one by one. Raises Refused."""
    said: dict[tuple[str, str], Values] = {}
    for name, value in position.items():
        setting = SETTINGS.get(name)
        if setting is None:
            raise refuse("WIN-4", "setting", name)
        if setting.owners is nobody:
            said[name, ""] = _values(name, name, value)
            continue
        if not isinstance(value, Mapping):
            raise refuse(setting.rule, "owners", name)
        for of, own in value.items():
            if of not in setting.owners(state):
                choices = ", ".join(setting.owners(state))
                raise refuse(setting.rule, "owner", name, owner=f'"{of}"', choices=choices)
            said[name, of] = _values(name, f"{name}.{of}", own)
    for (name, of), values in said.items():
        check_value(state, name, of, values)
    return said


def _values(name: str, entry: str, value: Any) -> Values:
    many = SETTINGS[name].many
    values = tuple(value) if isinstance(value, (list, tuple)) and many else (value,)
    if not all(isinstance(each, (str, int)) for each in values):
        raise refuse(SETTINGS[name].rule, "plain" if many else "one-value", entry)
    if values == (NONE,) and name in PILES and name not in ROWS:
        return () if many else values
    return tuple(int(each) if isinstance(each, bool) else each for each in values)


def _put_all(state: State, name: str, said: Mapping[str, Values]) -> None:
    setting = SETTINGS[name]
    if name == "tokens":
        _check_holders(said)
    if setting.put is None:
        return
    if name == "loyalty":  # all come anew, so that their order is the one in which they are said
        for of in said:
            setting.put(state, of, (1,))
    for of, values in said.items():
        setting.put(state, of, values)


def _check_holders(said: Mapping[str, Values]) -> None:
    """Nobody is said to hold two tokens."""
    holders = Counter(values[0] for values in said.values() if values[0] != NONE)
    for holder, tokens in holders.items():
        if tokens > 1:
            raise refuse("END-6", "two-tokens", "tokens", seat=str(holder))


def _named(state: State, said: Said) -> dict[Pile, tuple[str, ...]]:
    named = {
        Pile(name, of): tuple(str(card) for card in values if values != (NONE,) or name in ROWS)
        for (name, of), values in said.items()
        if name in PILES
    }
    for house in state.houses:  # after the second scroll the last Location Card is gone
        if state.gained[house] == SCROLLS:
            named.setdefault(Pile("locations", house), ())
    return named


def _add_what_follows(state: State, said: Said) -> None:
    """What a position need not say, because it follows from what it says."""
    last = len(state.edition.path) - 1
    if ("final_hands", "") not in said:
        state.final_hands = state.reached == last
    elif state.final_hands and ("marker", "") not in said:
        state.marker = state.reached = last
    drawn = said.get(("dark_location", ""), (NONE,)) != (NONE,)
    follows = [z for z in ZONES if is_zone_behind(state, z) or (z == DEMENTOR and drawn)]
    state.progress |= {zone for zone in follows if ("progress_tokens", zone) not in said}
    if DEMENTOR not in state.progress:
        return
    if ("dark_location", "") not in said:
        (top, *rest) = content(state, Pile("dark_location_deck"))
        deal(state, {Pile("dark_location"): (top,), Pile("dark_location_deck"): rest})
    if ("dark_pawns_needed", "") not in said:
        state.needed = 1 if state.final_hands else 3


def _see_acquired(state: State) -> None:
    """Everybody saw what came into the players' decks."""
    decks = state.edition.decks
    for seat in state.seats:
        if seat in state.paper:
            continue
        starter = decks.starter_of(seat)
        own = Counter(card for name in OWN for card in content(state, Pile(name, seat)))
        acquired = tuple((own - Counter(starter)).elements())
        state.acquired = {**state.acquired, seat: acquired}


def ask_for_turn(state: State) -> None:
    """Nothing is in work but the turn of the player whose turn it is."""
    state.agenda, state.asked, state.offered = (), None, {}
    push(state, "turn", "end", state.turn)
    push(state, "turn", "choose", state.turn)
    SCRIPT.run(state)


def _fits(state: State, name: str, of: str, expected: Values, found: Values) -> bool:
    if name == "pawns":
        return all_pawns(state, of, expected) == found
    if REST in expected:
        at = expected.index(REST)
        top, bottom = expected[:at], expected[at + 1 :]
        enough = len(found) >= len(top) + len(bottom)
        return enough and found[:at] == top and found[len(found) - len(bottom) :] == bottom
    if name in ("hands", "locations", "removed", "shields_won", "lasting"):
        return Counter(expected) == Counter(found)
    return expected == found


def _shown(name: str, values: Values) -> Any:
    """A value as it is written in a position."""
    setting = SETTINGS[name]
    if setting.many:
        return list(values)
    return bool(values[0]) if setting.words is flag else values[0]


def shape() -> dict[str, Any]:
    """JSON Schema of a position."""
    settings = {name: _shape_of(name) for name in SETTINGS}
    return {"type": "object", "additionalProperties": False, "properties": settings}


def _shape_of(name: str) -> dict[str, Any]:
    setting = SETTINGS[name]
    one: dict[str, Any] = {"type": ["string", "integer"]}
    if setting.words is flag:
        one = {"enum": [*map(bool, FLAG), *FLAG]}
    value = {"type": ["array", "string"], "items": {"type": "string"}} if setting.many else one
    if setting.owners is not nobody:
        value = {"type": "object", "additionalProperties": value}
    return {"description": setting.about, **value}
