"""Reactions: windows in which players may answer what is about to happen.

The step that is about to be done lies on the agenda, and the window on top of it. To negate it is
to take it off the agenda again; a reaction whose cause has gone is void.
"""

from collections.abc import Callable, Iterable
from functools import lru_cache

from companion.games.defenders.core.cards import Card, Trigger, source_of
from companion.games.defenders.core.definitions import Edition
from companion.games.defenders.core.endings import end_if_dark_has_won
from companion.games.defenders.core.rulebook import RULES, rule
from companion.games.defenders.core.script import SCRIPT
from companion.games.defenders.core.state import Cards, State
from companion.games.defenders.core.verbs import ELAPSED, PASS, REACT
from companion.games.defenders.resolving.counting import are_met
from companion.games.defenders.side_board.dark_path import is_unlocked
from companion.games.defenders.side_board.decks import clear_away, in_hand, lay_open
from companion.games.kernel.agenda import Args, Step, push
from companion.games.kernel.decisions import CLOCK, Choice, Pending
from companion.games.kernel.rulings import Ruling

Answers = tuple[tuple[str, str], ...]
"""Seat and card of each answer, "" for none."""
CAN_HAPPEN: dict[tuple[str, str], Callable[..., bool]] = {}
"""Kind and stage of a step -> can it still be done? Written by the modules that plan such steps."""


def offer_reactions(state: State, to: Trigger, by: str, target: str, source: str = "") -> None:
    """Open a window over the step on top of the agenda, which `by` has brought about and which
    is aimed at `target`, if anybody could have an answer to it."""
    seats = order_of(state, target)
    asked = tuple(seat for seat in seats if could_react(state, seat, to, by, target))
    if asked:
        _, _, cause, _ = state.agenda[-1]
        push(state, "reactions", "", cause, to, by, target, source, asked, ())


@rule("RUL-42", "consequence")
def order_of(state: State, target: str) -> list[str]:
    """Several reactions at one moment: the target's first, then clockwise from the player whose
    turn it is. (Ruling of this companion to Defenders p.16, Reactive Effects)"""
    return sorted(state.seats_from(state.turn), key=lambda seat: seat != target)


@rule("RUL-42", "consequence")
def offer_answers(state: State, seat: str, target: str, address: str) -> None:
    """What a card or a book of a player does to another one may be answered before it happens.
    An Event is answered as a whole, when it is turned up: everybody has to resolve it, so what
    its halves do to somebody opens no moment of its own.
    (Ruling of this companion to Defenders p.16, Reactive Effects)"""
    source = source_of(address)
    if target != seat and source not in state.edition.events:
        offer_reactions(state, "effect", seat, target, source)


@rule("RUL-43", "guard")
@rule("HOU-14", "guard")
def is_outside_own_turn(state: State, seat: str) -> bool:
    """A reaction comes outside the own turn, so not in an own extra turn either; in the turns of
    other House Players it may. (Defenders p.16, Reactive Effects)"""
    return seat != state.turn


def could_react(state: State, seat: str, to: Trigger, by: str, target: str) -> bool:
    """Could this player have an answer, as far as everybody can see? Who is asked tells nothing
    of a hand (SET-15)."""
    if seat == by or not is_outside_own_turn(state, seat) or not state.hands[seat]:
        return False
    return any(
        answers(state, seat, card, to, target) and could_hold(state, seat, card)
        for card in reactive_cards(state.edition, to)
    )


@lru_cache
def reactive_cards(edition: Edition, to: Trigger) -> tuple[str, ...]:
    """The cards whose Reactive Effect comes at such a moment."""
    triggers = (to, "targeted") if to == "effect" else (to,)
    cards = edition.cards.values()
    return tuple(card.id for card in cards if card.reaction and card.reaction.to in triggers)


def could_hold(state: State, seat: str, card: str) -> bool:
    """Can it be in a player's hand or draw deck as far as everybody can see? The deck was made of
    the Starter deck and of what was acquired, without what lies open. A card acquired unseen
    could be any."""
    decks = state.edition.decks
    if seat in state.unseen and card in decks.acquire_of(seat):
        return True
    made_of = decks.starter_of(seat), state.acquired[seat]
    lies_open = state.discards[seat], state.removed[seat], state.played[seat]
    return _count(made_of, card) > _count(lies_open, card)


def _count(zones: Iterable[Cards], card: str) -> int:
    return sum(zone.count(card) for zone in zones)


@rule("DRK-8", "guard")
def answers(state: State, seat: str, card: str, to: Trigger, target: str) -> bool:
    """Is this card's Reactive Effect an answer to this? One of the Dark Arts Player needs its
    colour unlocked. (Defenders, Dark Arts Player Cards Guide)"""
    printed = state.edition.cards.get(card)
    if printed is None or printed.reaction is None or not _is_unlocked(state, printed):
        return False
    fits = printed.reaction.to == to or (
        (printed.reaction.to, to, target) == ("targeted", "effect", seat)
    )
    return fits and are_met(state, seat, printed.reaction.when)


def _is_unlocked(state: State, card: Card) -> bool:
    return card.colour is None or is_unlocked(state, card.colour)


def _refusal(state: State, seat: str, choice: Choice) -> Ruling:
    """Why this is not among the answers."""
    card = str(choice[-1])
    printed = state.edition.cards.get(card)
    if choice != (REACT, card) or printed is None:
        return RULES.refuses("HOU-14")
    if card not in in_hand(state, seat):
        return RULES.refuses("HOU-14", "hand")
    if printed.reaction and not _is_unlocked(state, printed):
        return RULES.refuses("DRK-8", card=card, colour=str(printed.colour))
    return RULES.refuses("HOU-14", "other", card=card)


@SCRIPT.does("event", "turned-up")
def offer_answers_to_event(state: State, zone: str) -> None:
    """An Event that is turned up may be answered before it is resolved; nobody has brought it
    about, and it is aimed at nobody."""
    if state.event:
        offer_reactions(state, "event", "", "", state.event)


@SCRIPT.polls("reactions")
class Reactions:
    """Does anybody answer what is about to happen? All are asked at once, and the clock is asked
    too: a window stays open for a while even if everybody has answered."""

    def ask(self, state: State, serial: int, args: Args) -> tuple[Pending, ...]:
        _, to, by, target, source, asked, given = args
        facts = {"trigger": to, "by": by, "target": target, "source": source}
        waiting = [seat for seat in (*asked, CLOCK) if seat not in dict(given)]
        return tuple(Pending(serial, seat, "reaction", "HOU-14", facts) for seat in waiting)

    def options(self, state: State, args: Args, seat: str) -> tuple[Choice, ...]:
        if seat == CLOCK:
            return (ELAPSED,)
        _, to, _, target, *_ = args
        able = (card for card in in_hand(state, seat) if answers(state, seat, card, to, target))
        return (*((REACT, card) for card in able), PASS)

    def rule_on(self, state: State, args: Args, seat: str, choice: Choice) -> Ruling:
        if choice not in self.options(state, args, seat):
            return _refusal(state, seat, choice)
        is_sure = choice[0] != REACT or choice[1] in state.hands[seat]
        return RULES.allows("HOU-14") if is_sure else RULES.allows("HOU-14", "hand")

    def take(self, state: State, serial: int, args: Args, seat: str, choice: Choice) -> None:
        cause, to, by, target, source, asked, given = args
        given = (*given, (seat, str(choice[1]) if choice[0] == REACT else ""))
        if len(given) <= len(asked):
            noted = (cause, to, by, target, source, asked, given)
            state.agenda += (("reactions", "", serial, noted),)
            return
        cards = dict(given)
        chosen = tuple((seat, cards[seat]) for seat in asked if cards[seat])
        if not chosen:  # also that tells something, and nobody passes anew who knows it
            state.tell("nobody-reacted", "RUL-42")
        else:
            push(state, "reactions", "again", cause, to, by, target, source)
        push(state, "reactions", "resolve", cause, to, by, target, chosen)


@SCRIPT.does("reactions", "resolve")
def resolve_reactions(
    state: State, cause: int, to: Trigger, by: str, target: str, chosen: Answers
) -> None:
    """One after the other; a reaction is void, and its card stays in hand, once its cause has
    gone or can happen no longer (RUL-42), its card has gone, or it is no answer any more. Of a
    void one nobody learns, not even by a serial (SET-15)."""
    left = [
        (seat, card)
        for seat, card in chosen
        if card in in_hand(state, seat) and answers(state, seat, card, to, target)
    ]
    if not left or not is_ahead(state, cause):
        return
    (seat, card), *rest = left
    push(state, "reactions", "resolve", cause, to, by, target, tuple(rest))
    react(state, seat, card, cause, by)


@SCRIPT.does("reactions", "again")
def offer_reactions_again(
    state: State, cause: int, to: Trigger, by: str, target: str, source: str
) -> None:
    """Once reactions are resolved the moment is still there, where its cause is: whoever has
    another answer may give it. (Defenders p.16, Reactive Effects)"""
    if is_ahead(state, cause):
        offer_reactions(state, to, by, target, source)


@rule("HOU-14", "guard")
def react(state: State, seat: str, card: str, cause: int, by: str) -> None:
    """A reaction is the card's Reactive Effect alone, without its move; then the card is
    discarded, at once. Until then it lies open, so that no draw of the reaction brings it back.
    It may be answered in its turn. (Defenders p.16, Reactive Effects)"""
    lay_open(state, seat, card)
    state.tell("reacted", "HOU-14", seat=seat, card=card)
    push(state, "reaction", "done", seat, card)
    push(state, "reaction", "", seat, card, cause)
    offer_reactions(state, "effect", seat, by or state.event, card)


@SCRIPT.does("reaction")
def resolve_reaction(state: State, seat: str, card: str, cause: int) -> None:
    push(state, "effects", "", seat, f"{card}.reaction", cause)


@SCRIPT.does("reaction", "done")
def finish_reaction(state: State, seat: str, card: str) -> None:
    """The card is discarded, unless it has left the game; a second one of its kind may still be
    at work beneath it."""
    others = [step for step in state.agenda if _finishes(step, seat, card)]
    if state.played[seat].count(card) > len(others):
        clear_away(state, seat, card)
        state.tell("discarded", "HOU-4", seat=seat, card=card)


def _finishes(step: Step, seat: str, card: str) -> bool:
    kind, stage, _, args = step
    return (kind, stage, args) == ("reaction", "done", (seat, card))


def is_ahead(state: State, serial: int) -> bool:
    """Is this step still to be done, and can it be?"""
    step = with_serial(state, serial)
    if step is None:
        return False
    kind, stage, _, args = step
    can_happen = CAN_HAPPEN.get((kind, stage))
    return can_happen is None or can_happen(state, *args)


def with_serial(state: State, serial: int) -> Step | None:
    return next((step for step in state.agenda if step[2] == serial), None)


@SCRIPT.does("negate")
@rule("HOU-17", "consequence")
def negate(state: State, seat: str, address: str, cause: int) -> None:
    """A negated effect, bump or token use does not happen; a negated card is discarded.
    (Defenders, Glossary: Negate)"""
    negated = with_serial(state, cause)
    if negated is None:
        return
    kind, _, _, args = negated
    at = state.agenda.index(negated)
    state.agenda = state.agenda[:at] + state.agenda[at + 1 :]
    state.tell("negated", "HOU-17", seat=seat, source=source_of(address), what=kind)
    if kind == "effect":
        negate_card(state, args[0], source_of(args[1]), at)
    elif kind == "bump":
        end_if_dark_has_won(state)  # no bump is to be waited for any more (RUL-24)


@rule("RUL-44", "consequence")
def negate_card(state: State, seat: str, card: str, at: int) -> None:
    """A negated card's move stands, nothing more of its effects happens, and the card is
    discarded at once. A second one of its kind that is at work beneath it goes on.
    (Ruling of this companion to Defenders, Glossary: Negate)"""
    under = range(at - 1, -1, -1)
    begun = next((n + 1 for n in under if _finishes(state.agenda[n], seat, card)), 0)
    left = (step for step in state.agenda[begun:] if not is_effect_of(step, seat, card))
    state.agenda = (*state.agenda[:begun], *left)
    if seat == state.turn and card in state.played[seat]:
        clear_away(state, seat, card)


def is_effect_of(step: Step, seat: str, card: str) -> bool:
    """Is it something that a card of this player still does?"""
    kind, _, _, args = step
    if kind not in ("effect", "effects") or len(args) < 2:
        return False
    return bool(args[0] == seat and source_of(args[1]) == card)
