"""The Dark Arts Path: the Marker's way, the Events on it, the Progress Tokens."""

from companion.games.defenders.core.cards import DEMENTOR, ZONES, Zone
from companion.games.defenders.core.definitions import DARK
from companion.games.defenders.core.endings import end_if_dark_has_won, progress
from companion.games.defenders.core.rulebook import RULES, rule
from companion.games.defenders.core.script import SCRIPT
from companion.games.defenders.core.state import State
from companion.games.defenders.core.verbs import HALF, PROGRESS_TOKEN
from companion.games.defenders.side_board.decks import draw_up_to_five
from companion.games.kernel.agenda import Args, push
from companion.games.kernel.decisions import Choice, Pending
from companion.games.kernel.rulings import Ruling


def plan_advance(state: State, spaces: int = 1) -> None:
    """The Marker will advance, or with a negative number go back, before anything that is on the
    agenda already."""
    if is_event_in_work(state):
        state.owed += (spaces,)
        return
    for _ in range(abs(spaces)):
        push(state, "marker", "advance" if spaces > 0 else "go-back")


@rule("RUL-55", "consequence")
def is_event_in_work(state: State) -> bool:
    """An advance inside an Event waits until the Event is done; several spaces are gone one at a
    time. House Players resolve an Event clockwise from the Dark Arts Player's left.
    (Ruling of this companion to Defenders p.22, Resolving an Event Card)"""
    return any(kind == "event" for kind, *_ in state.agenda)


@SCRIPT.does("marker", "advance")
@rule("PTH-1", "consequence")
def advance_marker(state: State) -> None:
    """The Marker advances for a House Player's Replenish, for a full set of House Markers, and
    where an Event or a card says so; never for cards drawn in any other way.
    (Defenders p.22, Advancing the Dark Arts Marker)"""
    if is_on_last_space(state):
        return
    state.marker += 1
    state.reached = max(state.reached, state.marker)
    progress(state)
    space = state.edition.path[state.marker]
    state.tell("advanced", "PTH-1", space=state.marker + 1, zone=space.zone)
    if is_on_last_space(state) and not state.final_hands:
        push(state, "path", "final-hands")
    if is_event_space(state):
        push(state, "event", "turn-up", space.zone)


@SCRIPT.does("marker", "go-back")
def go_back(state: State) -> None:
    """A step backward resolves nothing and locks nothing (RUL-55)."""
    if state.marker > 0:
        state.marker -= 1
        zone = state.edition.path[state.marker].zone
        state.tell("went-back", "RUL-55", space=state.marker + 1, zone=zone)


@rule("RUL-61", "consequence")
def is_on_last_space(state: State) -> bool:
    """An advance of the Marker on its last space does nothing.
    (Ruling of this companion to Defenders p.22)"""
    return state.marker == len(state.edition.path) - 1


@rule("PTH-2", "consequence")
@rule("RUL-54", "consequence")
def is_event_space(state: State) -> bool:
    """A space that is no Event Space does nothing. Which spaces are Event Spaces is printed on
    the Path; its last space is a red one. (Defenders p.22, Advancing the Dark Arts Marker)"""
    return state.edition.path[state.marker].event


@SCRIPT.does("event", "turn-up")
@rule("PTH-3", "consequence")
def turn_up_event(state: State, zone: Zone) -> None:
    """On an Event Space the top Event Card of its colour is turned up. All House Players resolve
    their half first, as far as possible; then the Dark Arts Player takes exactly one: the zone's
    Progress Token, if it is still there, or the card's Dark half.
    (Defenders p.22, Resolving an Event Card)"""
    deck = event_deck(state, zone)
    if not deck and zone in state.progress:
        return
    if deck:
        state.event = deck[-1]
        state.event_decks = {**state.event_decks, zone: deck[:-1]}
        state.tell("event", "PTH-3", event=state.event)
    push(state, "event", "done")
    push(state, "event", "dark", zone)
    for house in reversed(state.houses):
        push(state, "event", "house", house)
    push(state, "event", "turned-up", zone)


@rule("PTH-8", "consequence")
def event_deck(state: State, zone: Zone) -> tuple[str, ...]:
    """Each zone has an Event deck of its own; those of past zones are out of the game, also
    where the Marker has come back to one. (Defenders p.22, Resolving an Event Card)"""
    is_past = zone != state.edition.path[state.reached].zone
    return () if is_past else state.event_decks[zone]


@SCRIPT.does("event", "house")
def resolve_house_half(state: State, house: str) -> None:
    if state.event:
        push(state, "effects", "", house, f"{state.event}.house")


@SCRIPT.asks("event", "dark")
class TokenOrHalf:
    """What does the Dark Arts Player take from the Event?"""

    def ask(self, state: State, serial: int, args: Args) -> Pending:
        facts = {"event": state.event, "zone": args[0]}
        return Pending(serial, DARK, "event" if state.event else "token-alone", "PTH-3", facts)

    def options(self, state: State, args: Args) -> tuple[Choice, ...]:
        (zone,) = args
        if zone in state.progress:
            return (HALF,)
        has_choice = state.event and not must_take_token(state, zone)
        return (PROGRESS_TOKEN, HALF) if has_choice else (PROGRESS_TOKEN,)

    def rule_on(self, state: State, args: Args, choice: Choice) -> Ruling:
        (zone,) = args
        if choice == HALF and must_take_token(state, zone):
            return RULES.refuses("PTH-4", zone=zone)
        if choice == HALF and not state.event:
            return RULES.refuses("PTH-3", "alone", zone=zone)
        if choice == PROGRESS_TOKEN and zone in state.progress:
            return RULES.refuses("PTH-3", "taken", zone=zone)
        return RULES.judges(choice in self.options(state, args), "PTH-3")

    def take(self, state: State, args: Args, choice: Choice) -> None:
        (zone,) = args
        if choice == PROGRESS_TOKEN:
            take_progress_token(state, zone)
        else:
            push(state, "effects", "", DARK, f"{state.event}.dark")


@SCRIPT.does("event", "done")
def finish_event(state: State) -> None:
    """The card is discarded, and the Marker advances as far as the Event had it advance."""
    state.event = ""
    owed, state.owed = state.owed, ()
    for spaces in reversed(owed):
        plan_advance(state, spaces)


@rule("PTH-4", "guard")
@rule("PTH-6", "guard")
def must_take_token(state: State, zone: Zone) -> bool:
    """The zone's Progress Token must be taken before the Marker leaves the zone: at its last
    Event Space, which for the red zone is the last space of the Path, taking it is forced.
    (Defenders p.22, Advancing the Dark Arts Marker)"""
    later = state.edition.path[state.marker + 1 :]
    return zone not in state.progress and not any(s.event and s.zone == zone for s in later)


def take_progress_token(state: State, zone: Zone) -> None:
    state.progress |= {zone}
    state.tell("progress-token", "PTH-3", zone=zone)
    if zone == DEMENTOR:
        draw_dark_location(state)
        end_if_dark_has_won(state)


@rule("PTH-5", "consequence")
def draw_dark_location(state: State) -> None:
    """Taking the Dementor draws the Dark Location Card and fixes the pawns needed: three at the
    first red Event Space, two at the next, one on the last space.
    (Defenders p.22, Advancing the Dark Arts Marker)"""
    state.needed = pawns_needed(state)
    state.dark_location = state.dark_location_deck[-1]
    state.dark_location_deck = state.dark_location_deck[:-1]
    state.tell("dark-location", "PTH-5", needed=state.needed)


def pawns_needed(state: State) -> int:
    """How many there must be, where the Marker is now."""
    path = state.edition.path
    passed = sum(space.event and space.zone == DEMENTOR for space in path[: state.marker + 1])
    return 1 if is_on_last_space(state) else max(2, 4 - max(1, passed))


@SCRIPT.does("path", "final-hands")
@rule("PTH-7", "consequence")
@rule("RUL-56", "consequence")
def begin_final_hands(state: State) -> None:
    """When the Marker has reached the last space, and its Event is done, everyone draws up to
    five cards. (Defenders p.22, Advancing the Dark Arts Marker)"""
    if state.reached < len(state.edition.path) - 1:
        return  # somebody has set right that it was never there
    state.final_hands = True
    progress(state)
    state.tell("final-hands", "PTH-7")
    for seat in reversed(state.seats):
        draw_up_to_five(state, seat, "PTH-7")


@rule("PTH-7", "guard")
def rule_on_replenish(state: State) -> Ruling:
    """From then on nobody can Replenish; effects and Card Draw spaces still draw.
    (Defenders p.22, Advancing the Dark Arts Marker)"""
    return RULES.refuses("PTH-7") if state.final_hands else RULES.allows("PTH-7")


@rule("DRK-2", "guard")
@rule("RUL-62", "guard")
def is_unlocked(state: State, colour: Zone) -> bool:
    """A Dark Arts card's effect works only once its colour is unlocked, for good: white from the
    start, orange and red from the Marker's first space of that zone. It is judged when the
    effect resolves. (Defenders p.20, Card Effects)"""
    reached = state.edition.path[state.reached].zone
    return ZONES.index(colour) <= ZONES.index(reached)
