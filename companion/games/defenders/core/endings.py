"""Endings: who has won, and when nobody can any more."""

from companion.games.defenders.core.cards import ZONES
from companion.games.defenders.core.definitions import DARK
from companion.games.defenders.core.house_rules import is_switched
from companion.games.defenders.core.pawns import pawns_of, places_of
from companion.games.defenders.core.rulebook import rule
from companion.games.defenders.core.state import State
from companion.games.kernel.port import Result

SHIELDS = 2
QUIET_ROUNDS = 3


def end(state: State, rule_id: str, winner: str = "") -> None:
    """The game is over; nothing on the agenda is done any more."""
    state.result = Result("won" if winner else "tie", (winner,) if winner else (), rule_id)
    state.agenda = ()
    if winner:
        state.tell("won", rule_id, seat=winner)
    else:
        state.tell("tie", rule_id)


@rule("RUL-60", "consequence")
def end_if_house_has_won(state: State, house: str) -> None:
    """Both sides' goals in the same moment: what is resolved first decides, and the game ends
    there. (Ruling of this companion to Defenders p.23, Game End)"""
    if has_two_shields(state, house):
        end(state, "WIN-1", house)


@rule("WIN-1", "consequence")
def has_two_shields(state: State, house: str) -> bool:
    """A House Player with any two Defence Shields wins at once, alone. (Defenders p.23)"""
    return len(state.won[house]) >= SHIELDS


def end_if_dark_has_won(state: State) -> None:
    if state.result is None and has_infiltrated(state) and not is_bump_ahead(state):
        end(state, "WIN-2", DARK)


@rule("RUL-24", "consequence")
def is_bump_ahead(state: State) -> bool:
    """A bump that will take a pawn off the Dark Location comes first, whatever a reaction to it
    moves. (Defenders p.20, Bumped)"""
    return not is_switched(state, "RUL-24") and any(
        step[:2] == ("bump", "do") and state.places[step[3][0]] == state.dark_location
        for step in state.agenda
    )


@rule("WIN-2", "consequence")
def has_infiltrated(state: State) -> bool:
    """The Dark Arts Player wins as soon as all three Progress Tokens are taken and the needed
    number of Dark Arts Pawns is on the Dark Location at the same time. (Defenders p.23)"""
    return len(state.progress) == len(ZONES) and 0 < state.needed <= pawns_on_location(state)


@rule("RUL-58", "consequence")
def pawns_on_location(state: State) -> int:
    """Stunned pawns count, unless a table has it otherwise, and pawns that stand there already
    when the card is drawn win at once. (Ruling of this companion to Defenders p.23)"""
    places = places_of(state, DARK)
    if not is_switched(state, "RUL-58"):
        return places.count(state.dark_location)
    pawns = zip(pawns_of(state, DARK), places, strict=True)
    return sum(place == state.dark_location and pawn not in state.stunned for pawn, place in pawns)


@rule("WIN-3", "consequence")
def is_tie(state: State) -> bool:
    """After final hands the game is a tie when all hands are empty and nobody has won.
    (Defenders p.23, Game End)"""
    return state.final_hands and not any(state.hands.values())


@rule("RUL-59", "consequence")
def is_stuck(state: State) -> bool:
    """Final hands that never empty end in a tie after three full rounds with no new shield,
    item, Loyalty step, bump or Path step; as a table may have it, only when all agree.
    (Ruling of this companion to Defenders p.23, Game End)"""
    return state.quiet >= QUIET_ROUNDS and not is_switched(state, "RUL-59")


def offer_tie(state: State, seat: str) -> None:
    state.agreed |= {seat}
    state.tell("offers-tie", "RUL-59", seat=seat)
    if all_agree(state):
        end(state, "RUL-59")


@rule("RUL-59", "consequence")
def all_agree(state: State) -> bool:
    """Final hands also end in a tie as soon as all agree; who has no card left is not asked.
    (Ruling of this companion to Defenders p.23, Game End)"""
    return all(seat in state.agreed or not state.hands[seat] for seat in state.seats)


@rule("RUL-59", "consequence")
def progress(state: State) -> None:
    """A shield, an item, a Loyalty step, a bump or a Path step: this round is not quiet, and
    offers to end in a tie, which hold until something is won again, hold no longer.
    (Ruling of this companion to Defenders p.23, Game End)"""
    state.progressed = True
    state.agreed = frozenset()


def count_quiet_rounds(state: State) -> None:
    """At the start of a round: was the last one of final hands without progress?"""
    state.quiet = state.quiet + 1 if state.final_hands and not state.progressed else 0
    state.progressed = False
