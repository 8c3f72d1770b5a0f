"""Contradictions: what no position can be, and the rule that says so."""

from collections.abc import Callable, Iterator

from companion.games.defenders.core.cards import DEMENTOR, ZONES
from companion.games.defenders.core.definitions import DARK
from companion.games.defenders.core.endings import has_infiltrated, has_two_shields
from companion.games.defenders.core.rulebook import RULES
from companion.games.defenders.core.state import State
from companion.games.defenders.positions.piles import ROWS, Pile, content
from companion.games.defenders.side_board.scrolls import SCROLLS
from companion.games.kernel.rulings import Refused, Ruling


def wrong(rule: str, why: str, entry: str = "", **facts: str | int) -> Ruling:
    """The ruling against an entry of a position. In quotes, or an entry `dark` would be told by
    its name in the game."""
    told = {"entry": f'"{entry}"', **facts} if entry else facts
    return Ruling(False, rule, RULES.rules[rule].source, f"position-{why}", told)


def refuse(rule: str, why: str, entry: str = "", **facts: str | int) -> Refused:
    return Refused(wrong(rule, why, entry, **facts))


def contradictions(state: State) -> Iterator[Ruling]:
    """All that is wrong with a position between two actions."""
    for check in CHECKS:
        yield from check(state)


def house_markers(state: State) -> Iterator[Ruling]:
    if all(holder == DARK for holder in state.markers.values()):
        yield wrong("DRK-7", "all-markers", "house_markers")


def tokens(state: State) -> Iterator[Ruling]:
    holders = [holder for holder in state.tokens.values() if holder]
    for house in state.houses:
        if holders.count(house) > 1:
            yield wrong("END-6", "two-tokens", "tokens", seat=house)


def scrolls(state: State) -> Iterator[Ruling]:
    for house in state.houses:
        if state.scrolls[house] > state.gained[house]:
            yield wrong("HOU-13", "scrolls", f"scrolls_gained.{house}", seat=house)
        if state.gained[house] == SCROLLS and state.locations[house]:
            yield wrong("HOU-13", "locations", f"locations.{house}", seat=house)


def marker(state: State) -> Iterator[Ruling]:
    if state.reached < state.marker:
        yield wrong("DRK-2", "furthest", "furthest", space=state.marker + 1)
    last = len(state.edition.path) - 1
    if state.final_hands != (state.reached == last):
        yield wrong("PTH-7", "final-hands", "final_hands", space=last + 1)
    if state.quiet and not state.final_hands:
        yield wrong("RUL-59", "quiet", "quiet_rounds")


def dark_location(state: State) -> Iterator[Ruling]:
    drawn = bool(state.dark_location)
    if drawn != (DEMENTOR in state.progress) or drawn != bool(state.needed):
        yield wrong("PTH-5", "dark-location", "dark_location")


def progress(state: State) -> Iterator[Ruling]:
    for zone in ZONES:
        if zone not in state.progress and is_zone_behind(state, zone):
            yield wrong("PTH-4", "progress", f"progress_tokens.{zone}", zone=zone)


def is_zone_behind(state: State, zone: str) -> bool:
    """Has the Marker been on the zone's last Event Space, so that its token must be taken?"""
    events = [at for at, space in enumerate(state.edition.path) if space.event]
    own = [at for at in events if state.edition.path[at].zone == zone]
    return bool(own) and state.reached >= own[-1]


def rows(state: State) -> Iterator[Ruling]:
    rule = {"acquire_row": "RUL-53", "library_row": "RUL-52"}
    for row, deck in ROWS.items():
        if "" in content(state, Pile(row)) and content(state, Pile(deck)):
            yield wrong(rule[row], "row-gap", row, deck=f'"{deck}"')


CHECKS: tuple[Callable[[State], Iterator[Ruling]], ...] = (
    house_markers,
    tokens,
    scrolls,
    marker,
    dark_location,
    progress,
    rows,
)


def refuse_if_over(state: State) -> None:
    """A position has to lead to a question. Raises Refused."""
    for house in state.houses:
        if has_two_shields(state, house):
            raise refuse("WIN-1", "over", f"shields_won.{house}", seat=house)
    if has_infiltrated(state):
        raise refuse("WIN-2", "over", "pawns.dark", seat=DARK)
