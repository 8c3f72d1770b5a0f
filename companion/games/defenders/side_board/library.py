"""The Library: books, of which a House Player holds one at a time."""

from companion.games.defenders.core.endings import progress
from companion.games.defenders.core.rulebook import RULES, rule
from companion.games.defenders.core.script import SCRIPT
from companion.games.defenders.core.state import State, put
from companion.games.defenders.core.verbs import BOOK
from companion.games.defenders.side_board.decks import shuffle
from companion.games.kernel.agenda import Args, push
from companion.games.kernel.decisions import Choice, Pending
from companion.games.kernel.rulings import Ruling


@rule("END-8", "guard")
def can_take_book(state: State, house: str) -> bool:
    """Who holds no book may take one of the two face-up ones; its effect is resolved at once,
    with all that follows from it; the book is kept and the slot refilled.
    (Defenders, The Library & Library Book Deck)"""
    return not state.books[house] and any(state.library_row)


def plan_book(state: State, house: str) -> None:
    push(state, "library", "which", house)


@SCRIPT.asks("library", "which")
class WhichBook:
    """Which of the face-up books?"""

    def ask(self, state: State, serial: int, args: Args) -> Pending:
        return Pending(serial, args[0], "book", "END-8")

    def options(self, state: State, args: Args) -> tuple[Choice, ...]:
        return tuple((BOOK, slot) for slot, book in enumerate(state.library_row) if book)

    def rule_on(self, state: State, args: Args, choice: Choice) -> Ruling:
        return RULES.judges(choice in self.options(state, args), "END-8", "no-book")

    def take(self, state: State, args: Args, choice: Choice) -> None:
        (house,) = args
        slot = int(choice[1])
        book = state.library_row[slot]
        state.books = put(state.books, house, book)
        progress(state)
        state.library_row = tuple("" if i == slot else b for i, b in enumerate(state.library_row))
        state.tell("took-book", "END-8", seat=house, book=book)
        push(state, "effects", "", house, book)
        refill(state)


@SCRIPT.does("library", "refill")
@rule("RUL-52", "consequence")
def refill(state: State) -> None:
    """Spent books go to a discard pile that is shuffled back when the deck has run out. A book
    whose effect is impossible is taken all the same.
    (Ruling of this companion to Defenders, The Library)"""
    if all(state.library_row):
        return
    if state.library_deck:
        empty = state.library_row.index("")
        row = (*state.library_row[:empty], state.library_deck[-1])
        state.library_row = (*row, *state.library_row[empty + 1 :])
        state.library_deck = state.library_deck[:-1]
        refill(state)
    elif state.library_discard:
        push(state, "library", "refill")
        shuffle(state, "library_deck")


def relinquish_book(state: State, house: str) -> None:
    """Relinquish a book; an empty slot is filled with it if nothing else is left."""
    state.library_discard = (*state.library_discard, state.books[house])
    state.books = put(state.books, house, "")
    refill(state)
