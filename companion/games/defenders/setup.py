"""Set-up: who plays, what stands where, who holds what."""

from collections.abc import Sequence

from companion.games.defenders.decks import HAND
from companion.games.defenders.definitions import DARK, GREAT_HALL, HOUSES, POOL, Edition
from companion.games.defenders.rulebook import RULES, rule
from companion.games.defenders.state import State
from companion.games.kernel.agenda import push
from companion.games.kernel.rulings import Refused, Ruling

ON_DEPLOYMENT_SPACES = 4
IN_GREAT_HALL = 3


def new_game(edition: Edition, seats: Sequence[str]) -> State:
    """A game whose decks wait for their first shuffle. Raises Refused if the seating is."""
    ruling = rule_on_seating(seats)
    if not ruling.allowed:
        raise Refused(ruling)
    state = _empty_table(edition, dark_player_first(seats))
    state.places = {**dark_pawns(state), **house_pawns(state)}
    push(state, "turn", "begin", state.seats[1])
    for seat in reversed(state.seats):
        shuffle_and_draw(state, seat)
    return state


@rule("SET-1", "set-up")
def rule_on_seating(seats: Sequence[str]) -> Ruling:
    """Two to five players: exactly one Dark Arts Player and one to four House Players, each of a
    different house. (Defenders, Game Set Up)"""
    houses = [seat for seat in seats if seat in HOUSES]
    if list(seats).count(DARK) != 1:
        return RULES.refuses("SET-1", "no-dark")
    if not houses or len(set(houses)) < len(houses) or len(houses) + 1 != len(seats):
        return RULES.refuses("SET-1", "no-house")
    return RULES.allows("SET-1")


@rule("SET-14", "set-up")
def dark_player_first(seats: Sequence[str]) -> tuple[str, ...]:
    """The House Player to the left of the Dark Arts Player has the first turn, then it goes
    round clockwise: seen from the Dark Arts Player, the order of the turns.
    (Defenders, General Key Concepts)"""
    at = list(seats).index(DARK)
    return (*seats[at:], *seats[:at])


@rule("SET-4", "set-up")
def dark_pawns(state: State) -> dict[str, str]:
    """Four, five, six or seven Dark Arts Pawns play against one to four House Players; four
    stand on the Deployment Spaces, the rest wait in the pool. (Defenders, Main Board Set Up)"""
    deployment = [space.id for space in state.edition.spaces.values() if space.deployment]
    pawns = ON_DEPLOYMENT_SPACES - 1 + len(state.seats) - 1
    places = [*deployment, *[POOL] * (pawns - len(deployment))]
    return {f"{DARK}-{i}": place for i, place in enumerate(places, 1)}


@rule("SET-5", "set-up")
def house_pawns(state: State) -> dict[str, str]:
    """Three pawns of each house stand in the Great Hall; the fourth has its place on the Loyalty
    Track and never walks the map. (Defenders, Main Board Set Up)"""
    houses = state.seats[1:]
    return {f"{house}-{i}": GREAT_HALL for house in houses for i in range(1, IN_GREAT_HALL + 1)}


@rule("SET-12", "set-up")
def shuffle_and_draw(state: State, seat: str) -> None:
    """Every player shuffles a Starter deck and draws five cards; the House starters hold the
    same cards. (Defenders, House Player Board Set Up)"""
    edition = state.edition
    state.draws[seat] = edition.dark_starter if seat == DARK else edition.house_starter
    push(state, "draw", "", seat, HAND)
    push(state, "shuffle", "", seat)


@rule("SET-9", "set-up")
def first_space_of_path() -> int:
    """The Dark Arts Marker starts on the first space of the Path. (Defenders, Side Board Set Up)"""
    return 0


def _empty_table(edition: Edition, seats: tuple[str, ...]) -> State:
    state = State()
    state.edition = edition
    state.seats = seats
    state.places = {}
    state.hands = dict.fromkeys(seats, ())
    state.draws = dict.fromkeys(seats, ())
    state.discards = dict.fromkeys(seats, ())
    state.played = ()
    state.marker = first_space_of_path()
    state.final_hands = False
    state.turn = ""
    state.number = 0
    state.agenda = ()
    state.serial = 0
    state.result = None
    state.happened = []
    return state
