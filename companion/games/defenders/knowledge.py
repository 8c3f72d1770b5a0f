"""Knowledge: the game as far as one reader knows it, to look ahead in without telling more."""

from companion.games.defenders.rulebook import rule
from companion.games.defenders.state import State
from companion.games.defenders.views import knows_dark_location
from companion.games.kernel.agenda import Step
from companion.games.kernel.decks import UNIDENTIFIED


@rule("SET-15", "set-up")
def known_to(state: State, reader: str) -> State:
    """What is decided about others never depends on their hands, draw decks and Location Cards,
    nor on the Dark Location Card: to a reader they could be anything.
    (Defenders, Glossary: Reveal, Discard)"""
    known = state.copy()
    anything = tuple(state.edition.cards)
    known.hands = {
        seat: cards if seat == reader else (UNIDENTIFIED,) * len(cards)
        for seat, cards in state.hands.items()
    }
    known.draws = {
        seat: cards if seat == reader else (UNIDENTIFIED,) * len(cards)
        for seat, cards in state.draws.items()
    }
    others = [seat for seat in state.seats if seat != reader]
    known.paper = {**state.paper, **dict.fromkeys(others, anything)}
    known.locations = {
        house: cards if house == reader else (UNIDENTIFIED,) * len(cards)
        for house, cards in state.locations.items()
    }
    if not knows_dark_location(state, reader):
        known.dark_location = ""
    known.agenda = tuple(_without_answers(step, reader) for step in state.agenda)
    return known


def _without_answers(step: Step, reader: str) -> Step:
    """What others have answered in a window is known to nobody until all have (HOU-14)."""
    if step.kind != "reactions":
        return step
    *about, answers = step.args
    hidden = tuple((seat, card if seat == reader else "") for seat, card in answers)
    return step._replace(args=(*about, hidden))
