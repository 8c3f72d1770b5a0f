"""Looks: what players see or fetch of piles that lie face down, and of their discard pile."""

from companion.games.defenders.core.cards import source_of
from companion.games.defenders.core.definitions import DARK
from companion.games.defenders.core.rulebook import RULES, rule
from companion.games.defenders.core.script import SCRIPT
from companion.games.defenders.core.state import Cards, State, put
from companion.games.defenders.core.verbs import ENOUGH, FETCH, NEXT
from companion.games.defenders.resolving.effects import amount_of, does, needs, rule_on_enough
from companion.games.defenders.side_board.decks import (
    in_draw_deck,
    remake_if_depleted,
    shuffle,
    take_from_draw_deck,
)
from companion.games.kernel.agenda import Args, push
from companion.games.kernel.decisions import Choice, Pending
from companion.games.kernel.decks import UNIDENTIFIED, hidden, without
from companion.games.kernel.rulings import Ruling


@needs("look")
def can_look(state: State, seat: str, subject: str, address: str) -> bool:
    return bool(pile(state, seat, state.edition.effects[address].what))


@does("look")
@rule("HOU-18", "consequence")
def plan_look(state: State, seat: str, subject: str, address: str) -> None:
    """Looking at the top cards of a pile is putting them back in any order. Of a deck on paper
    nobody here knows the cards, nor where those that were known lie from then on: its player
    looks at them. (Defenders p.16, Card Effects)"""
    what = state.edition.effects[address].what
    top = pile(state, seat, what)[-amount_of(state, seat, address) :]
    state.tell("looked", "HOU-18", seat=seat, pile=what, cards=len(top))
    if UNIDENTIFIED in top:
        top, could_be = hidden(top, state.paper[seat])
        state.paper = put(state.paper, seat, could_be)
        state.draws = put(state.draws, seat, state.draws[seat][: -len(top)] + top)
    else:
        push(state, "effect", "order", seat, address, len(top), 0)


def pile(state: State, seat: str, what: str) -> Cards:
    """The pile that an effect looks at, top last."""
    if what == "draws":
        return state.draws[seat]
    if what == "events":
        return state.event_decks[state.edition.path[state.reached].zone]
    return state.dark_acquire if seat == DARK else state.acquire_deck


def put_pile(state: State, seat: str, what: str, cards: Cards) -> None:
    if what == "draws":
        state.draws = put(state.draws, seat, cards)
    elif what == "events":
        zone = state.edition.path[state.reached].zone
        state.event_decks = put(state.event_decks, zone, cards)
    elif seat == DARK:
        state.dark_acquire = cards
    else:
        state.acquire_deck = cards


@SCRIPT.asks("effect", "order")
class WhichIsNext:
    """Which of the cards looked at comes next? Only who looks knows them (SET-15)."""

    def ask(self, state: State, serial: int, args: Args) -> Pending:
        seat, address, looked, placed = args
        facts = {"source": source_of(address), "cards": looked, "placed": placed}
        return Pending(serial, seat, "look", "HOU-18", facts)

    def options(self, state: State, args: Args) -> tuple[Choice, ...]:
        return tuple((NEXT, card) for card in dict.fromkeys(reversed(self._left(state, args))))

    def rule_on(self, state: State, args: Args, choice: Choice) -> Ruling:
        return RULES.judges(choice in self.options(state, args), "HOU-18", "look")

    def take(self, state: State, args: Args, choice: Choice) -> None:
        seat, address, looked, placed = args
        what = state.edition.effects[address].what
        cards, left = pile(state, seat, what), self._left(state, args)
        under = cards[: len(cards) - looked]
        above = cards[len(cards) - placed :]
        card = str(choice[1])
        put_pile(state, seat, what, (*under, *without(left, card), card, *above))
        if placed + 2 < looked:
            push(state, "effect", "order", seat, address, looked, placed + 1)

    @staticmethod
    def _left(state: State, args: Args) -> Cards:
        """The cards looked at that have no place yet, top last."""
        seat, address, looked, placed = args
        cards = pile(state, seat, state.edition.effects[address].what)
        return cards[len(cards) - looked : len(cards) - placed]


@needs("search", "recover")
def can_fetch(state: State, seat: str, subject: str, address: str) -> bool:
    """A search is asked as long as there is a deck, so that nothing is told of its cards."""
    if is_search(state, address):
        return bool(state.draws[seat])
    return bool(findable(state, seat, address))


@does("search", "recover")
def plan_fetching(state: State, seat: str, subject: str, address: str) -> None:
    if is_search(state, address):
        state.tell("searching", "HOU-18", seat=seat)
        push(state, "effect", "search-done", seat)
    push(state, "effect", "fetching", seat, address, amount_of(state, seat, address))


@SCRIPT.does("effect", "search-done")
def shuffle_after_search(state: State, seat: str) -> None:
    """Who has searched the draw deck shuffles it; the discard pile stays, unless the search has
    taken the last card: then the deck is depleted like any other (RUL-34)."""
    if state.draws[seat]:
        state.tell("searched", "HOU-18", seat=seat)
        shuffle(state, "searched", seat)
    else:
        remake_if_depleted(state, seat)


@SCRIPT.does("effect", "fetching")
def look_for_cards(state: State, seat: str, address: str, left: int) -> None:
    if left > 0 and can_fetch(state, seat, seat, address):
        push(state, "effect", "fetch", seat, address, left)


def is_search(state: State, address: str) -> bool:
    """Is it the draw deck that is looked through, and not the discard pile?"""
    return state.edition.effects[address].do == "search"


def findable(state: State, seat: str, address: str) -> Cards:
    """The cards that an effect can fetch, each once."""
    effect, printed = state.edition.effects[address], state.edition.cards
    searched = is_search(state, address)
    cards = in_draw_deck(state, seat) if searched else tuple(dict.fromkeys(state.discards[seat]))
    return tuple(card for card in cards if effect.what in ("", printed[card].type))


@SCRIPT.asks("effect", "fetch")
class WhichToFetch:
    """Which card is taken into the hand?"""

    def ask(self, state: State, serial: int, args: Args) -> Pending:
        seat, address, left = args
        effect = state.edition.effects[address]
        facts = {"source": source_of(address), "type": effect.what, "amount": left}
        return Pending(serial, seat, effect.do, "HOU-18", facts)

    def options(self, state: State, args: Args) -> tuple[Choice, ...]:
        seat, address, _ = args
        found = tuple((FETCH, card) for card in findable(state, seat, address))
        must = state.edition.effects[address].must
        is_certain = not is_search(state, address) or UNIDENTIFIED not in state.draws[seat]
        return found if must and found and is_certain else (*found, ENOUGH)

    def rule_on(self, state: State, args: Args, choice: Choice) -> Ruling:
        is_offered = choice in self.options(state, args)
        if choice == ENOUGH:
            return rule_on_enough(state, args[0], args[1], is_offered)
        return RULES.judges(is_offered, "HOU-18", "fetch")

    def take(self, state: State, args: Args, choice: Choice) -> None:
        seat, address, left = args
        if choice != ENOUGH:
            push(state, "effect", "fetching", seat, address, left - 1)
            fetch(state, seat, str(choice[1]), is_search(state, address))


def fetch(state: State, seat: str, card: str, searched: bool) -> None:
    """Take a card from the draw deck or from the discard pile into the hand."""
    if searched:
        take_from_draw_deck(state, seat, card)
        state.tell("fetched-unseen", "HOU-18", seat=seat)
    else:
        state.discards = put(state.discards, seat, without(state.discards[seat], card))
        state.tell("fetched", "HOU-18", seat=seat, card=card)
    state.hands = put(state.hands, seat, (*state.hands[seat], card))
