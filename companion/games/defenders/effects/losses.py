"""Losses: cards that an effect makes a player discard, or takes out of the game."""

from companion.games.defenders.core.cards import RANDOM, source_of
from companion.games.defenders.core.rulebook import RULES, rule
from companion.games.defenders.core.script import SCRIPT
from companion.games.defenders.core.state import Cards, State, put
from companion.games.defenders.core.verbs import DISCARD, ENOUGH, REMOVE
from companion.games.defenders.resolving.effects import (
    amount_of,
    does,
    is_forced,
    needs,
    rule_on_enough,
)
from companion.games.defenders.side_board.decks import (
    discard,
    identify_in_hand,
    in_hand,
    is_order,
    take_from_hand,
    unidentified,
)
from companion.games.kernel.agenda import Args, push
from companion.games.kernel.decisions import CHANCE, Choice, Pending
from companion.games.kernel.decks import UNIDENTIFIED, without
from companion.games.kernel.rulings import Ruling


@needs("discard")
def can_discard(state: State, seat: str, subject: str, address: str) -> bool:
    return bool(state.hands[subject])


@does("discard")
def plan_loss(state: State, seat: str, subject: str, address: str) -> None:
    """Plan the discard of so many cards, as far as the hand has them, chosen or at random."""
    effect, amount = state.edition.effects[address], amount_of(state, seat, address)
    if effect.what == RANDOM:
        for _ in range(min(amount, len(state.hands[subject]))):
            push(state, "loss", RANDOM, subject, source_of(address))
    else:
        push(state, "loss", "next", subject, address, amount, is_forced(effect, seat, subject))


@SCRIPT.does("loss", "next")
def look_for_loss(state: State, seat: str, address: str, left: int, must: bool) -> None:
    if left > 0 and state.hands[seat]:
        push(state, "loss", "chosen", seat, address, left, must)


@SCRIPT.asks("loss", "chosen")
class WhichCard:
    """Which card is discarded?"""

    def ask(self, state: State, serial: int, args: Args) -> Pending:
        seat, address, left, must = args
        amount = min(left, len(state.hands[seat]))
        facts = {"source": source_of(address), "amount": amount, "must": int(must)}
        return Pending(serial, seat, "loss", "HOU-18", facts)

    def options(self, state: State, args: Args) -> tuple[Choice, ...]:
        seat, *_, must = args
        cards = tuple((DISCARD, card) for card in in_hand(state, seat))
        return cards if must else (*cards, ENOUGH)

    def rule_on(self, state: State, args: Args, choice: Choice) -> Ruling:
        is_offered = choice in self.options(state, args)
        if choice == ENOUGH:
            return rule_on_enough(state, args[0], args[1], is_offered)
        return RULES.judges(is_offered, "HOU-18", "loss")

    def take(self, state: State, args: Args, choice: Choice) -> None:
        seat, address, left, must = args
        if choice != ENOUGH:
            push(state, "loss", "next", seat, address, left - 1, must)
            discard(state, seat, str(choice[1]), "HOU-18")


@SCRIPT.asks("loss", RANDOM)
class RandomCard:
    """Chance picks a card from a hand."""

    def ask(self, state: State, serial: int, args: Args) -> Pending:
        seat, _ = args
        return Pending(serial, CHANCE, "pick", "HOU-21", {"size": len(state.hands[seat])})

    def options(self, state: State, args: Args) -> tuple[Choice, ...]:
        return ()

    def rule_on(self, state: State, args: Args, choice: Choice) -> Ruling:
        return RULES.judges(is_order(choice, len(state.hands[args[0]])), "HOU-21")

    def take(self, state: State, args: Args, choice: Choice) -> None:
        seat, source = args
        lose_at_random(state, seat, source, int(choice[1]))


@rule("HOU-21", "consequence")
def lose_at_random(state: State, seat: str, source: str, position: int) -> None:
    """A random discard is chosen blindly. Of a hand on paper only its player can say which card
    it was. (Defenders, Glossary: At Random)"""
    card = state.hands[seat][position]
    if card == UNIDENTIFIED:
        push(state, "loss", "drawn", seat, source)
    else:
        discard(state, seat, card, "HOU-21")


@SCRIPT.asks("loss", "drawn")
class DrawnCard:
    """Which card was drawn at random? It was none of those that are identified."""

    def ask(self, state: State, serial: int, args: Args) -> Pending:
        seat, source = args
        return Pending(serial, seat, "loss-drawn", "HOU-21", {"source": source})

    def options(self, state: State, args: Args) -> tuple[Choice, ...]:
        return tuple((DISCARD, card) for card in unidentified(state, args[0]))

    def rule_on(self, state: State, args: Args, choice: Choice) -> Ruling:
        if choice in self.options(state, args):
            return RULES.allows("HOU-21")
        return RULES.refuses("HOU-21", "drawn")

    def take(self, state: State, args: Args, choice: Choice) -> None:
        seat, _ = args
        identify_in_hand(state, seat, str(choice[1]))
        discard(state, seat, str(choice[1]), "HOU-21")


@needs("remove")
def can_remove(state: State, seat: str, subject: str, address: str) -> bool:
    """Whenever there is a card, so that nothing is told of the hand."""
    if state.edition.effects[address].what == "this":
        return source_of(address) in state.played[seat]
    return bool(removable(state, seat, address))


@does("remove")
def plan_removal(state: State, seat: str, subject: str, address: str) -> None:
    """A card leaves the game: the one that says so, or one of the hand or the discard pile."""
    source = source_of(address)
    if state.edition.effects[address].what != "this":
        push(state, "effect", "remove", seat, address)
    else:
        state.played = put(state.played, seat, without(state.played[seat], source))
        remove(state, seat, source)


def removable(state: State, seat: str, address: str) -> Cards:
    if state.edition.effects[address].what == "hand":
        return in_hand(state, seat)
    return tuple(dict.fromkeys(state.discards[seat]))


@SCRIPT.asks("effect", "remove")
class WhichToRemove:
    """Which card leaves the game?"""

    def ask(self, state: State, serial: int, args: Args) -> Pending:
        seat, address = args
        facts = {"source": source_of(address), "pile": state.edition.effects[address].what}
        return Pending(serial, seat, "remove", "HOU-18", facts)

    def options(self, state: State, args: Args) -> tuple[Choice, ...]:
        seat, address = args
        cards = tuple((REMOVE, card) for card in removable(state, seat, address))
        return cards if state.edition.effects[address].must else (*cards, ENOUGH)

    def rule_on(self, state: State, args: Args, choice: Choice) -> Ruling:
        is_offered = choice in self.options(state, args)
        if choice == ENOUGH:
            return rule_on_enough(state, args[0], args[1], is_offered)
        return RULES.judges(is_offered, "HOU-18", "remove")

    def take(self, state: State, args: Args, choice: Choice) -> None:
        seat, address = args
        if choice == ENOUGH:
            return
        card = str(choice[1])
        if state.edition.effects[address].what == "hand":
            take_from_hand(state, seat, card)
        else:
            state.discards = put(state.discards, seat, without(state.discards[seat], card))
        remove(state, seat, card)


def remove(state: State, seat: str, card: str) -> None:
    """Put a card, taken from where it was, out of the game."""
    state.removed = put(state.removed, seat, (*state.removed[seat], card))
    state.tell("removed", "HOU-18", seat=seat, card=card)
