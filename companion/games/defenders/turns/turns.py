"""Turns: one Main Action each, free actions around it, then the next player clockwise."""

from collections.abc import Mapping

from companion.games.defenders.core.definitions import DARK
from companion.games.defenders.core.endings import (
    all_agree,
    count_quiet_rounds,
    end,
    is_stuck,
    is_tie,
    offer_tie,
)
from companion.games.defenders.core.lasting import end_those_of
from companion.games.defenders.core.permits import NONE
from companion.games.defenders.core.rulebook import RULES, rule
from companion.games.defenders.core.script import SCRIPT
from companion.games.defenders.core.state import State, put
from companion.games.defenders.core.verbs import (
    CLAIM,
    END,
    EXPLORE,
    LEARN,
    OFFER_TIE,
    REPLENISH,
    SCROLL,
    TOKEN,
)
from companion.games.defenders.main_board.benefits import (
    claim,
    claims,
    row_of_claim,
    rule_on_claim,
)
from companion.games.defenders.resolving.effects import row_of_exploring
from companion.games.defenders.side_board.acquire import (
    COST_OF_LEARNING,
    plan_acquire,
    rule_on_learn,
)
from companion.games.defenders.side_board.dark_path import rule_on_replenish
from companion.games.defenders.side_board.decks import in_hand
from companion.games.defenders.side_board.scrolls import (
    could_gain_scroll,
    forced_scrolls,
    plan_scroll,
    rule_on_scroll,
    scroll_choices,
)
from companion.games.defenders.side_board.tokens import cards_for_token, rule_on_token, token_of
from companion.games.defenders.turns.explore import explore
from companion.games.defenders.turns.replenish import replenish, row_of_replenish
from companion.games.defenders.turns.token_uses import plan_token_use
from companion.games.kernel.agenda import Args, push
from companion.games.kernel.decisions import Choice, Pending
from companion.games.kernel.decks import UNIDENTIFIED
from companion.games.kernel.rulings import Ruling


@SCRIPT.does("turn", "begin")
def begin_turn(state: State, seat: str) -> None:
    if seat == state.seats[1] and not state.extra:
        count_quiet_rounds(state)
        if is_stuck(state):
            end(state, "RUL-59")
            return
    state.turn = seat
    state.number += 1
    state.permits, state.trails = NONE, {}
    state.main_done = state.rewarded = state.again = False
    state.plays = 0
    end_those_of(state, seat)
    push(state, "turn", "end", seat)
    if must_skip(state, seat):
        state.skips = put(state.skips, seat, state.skips[seat] - 1)
        state.tell("skipped", "HOU-16", seat=seat)
        return
    state.tell("turn", "SET-14", seat=seat, number=state.number)
    go_on_with_turn(state, seat)


@rule("HOU-16", "consequence")
@rule("RUL-30", "consequence")
def must_skip(state: State, seat: str) -> bool:
    """A forced skip: the player's next turn, an extra one too, passes without any action. Skips
    add up. (Defenders, Glossary: Skip)"""
    return state.skips.get(seat, 0) > 0


@SCRIPT.does("turn", "choose")
@rule("HOU-20", "consequence")
def go_on_with_turn(state: State, seat: str) -> None:
    """Free actions: as many as wanted. The turn ends when the Main Action, its consequences and
    wanted free actions are done. (Defenders p.17, End of Turn)"""
    main = not state.main_done and can_take_main_action(state, seat)
    if main or (seat != DARK and could_take_free_action(state, seat)):
        push(state, "turn", "main", seat)


@SCRIPT.asks("turn", "main")
class Action:
    """Which action? Explore is asked card by card, so that a tap on a card is enough."""

    def ask(self, state: State, serial: int, args: Args) -> Pending:
        (seat,) = args
        is_main = not state.main_done and can_take_main_action(state, seat)
        kind = "main-action" if is_main else "free-action"
        return Pending(serial, seat, kind, main_action_rule(seat))

    def options(self, state: State, args: Args) -> tuple[Choice, ...]:
        return turn_choices(state, args[0])

    def rule_on(self, state: State, args: Args, choice: Choice) -> Ruling:
        (seat,) = args
        if is_plain_explore(state, seat, choice) or choice in turn_choices(state, seat):
            return _permission(state, seat, choice)
        return _refusal(state, seat, choice)

    def take(self, state: State, args: Args, choice: Choice) -> None:
        (seat,) = args
        if choice == END:
            return
        push(state, "turn", "choose", seat)
        verb = choice[0]
        if verb in MAIN_ACTIONS:
            take_main_action(state, seat, choice)
        elif verb == SCROLL:
            plan_scroll(state, seat, choice)
        elif choice == TOKEN:
            plan_token_use(state, seat)
        elif verb == CLAIM:
            claim(state, seat, str(choice[1]))
        else:
            offer_tie(state, seat)


MAIN_ACTIONS = (EXPLORE, *REPLENISH, *LEARN)


def take_main_action(state: State, seat: str, choice: Choice) -> None:
    state.main_done = True
    if choice[0] == EXPLORE:
        explore(state, seat, str(choice[1]))
    elif choice == REPLENISH:
        replenish(state, seat)
    else:
        state.tell("learned", "HOU-6", seat=seat)
        plan_acquire(state, seat, COST_OF_LEARNING)


def turn_choices(state: State, seat: str) -> tuple[Choice, ...]:
    """All actions that a player may take now, and the end of the turn once it may end."""
    forced = forced_scrolls(state, seat)
    if forced:
        return forced
    main = () if state.main_done else main_actions(state, seat)
    free = () if seat == DARK else free_actions(state, seat)
    tie = (OFFER_TIE,) if state.final_hands and seat not in state.agreed else ()
    return (*main, *free, *tie, *(() if main else (END,)))


@rule("RUL-31", "consequence")
def can_take_main_action(state: State, seat: str) -> bool:
    """The turn of a player who can take no Main Action passes, after wanted free actions. With
    an empty hand that is once nobody can Replenish any more. (Defenders p.16, House Player Turn)"""
    return bool(state.hands[seat]) or rule_on_replenish(state).allowed


def is_plain_explore(state: State, seat: str, choice: Choice) -> bool:
    """Is it the play of an identified card? The quick way to the commonest answer."""
    if state.main_done or len(choice) != 2 or choice[0] != EXPLORE:
        return False
    if forced_scrolls(state, seat):
        return False
    return choice[1] != UNIDENTIFIED and choice[1] in state.hands[seat]


def main_actions(state: State, seat: str) -> tuple[Choice, ...]:
    explores = [(EXPLORE, card) for card in in_hand(state, seat)]
    learn = (LEARN,) if seat != DARK and rule_on_learn(state, seat).allowed else ()
    refill = (REPLENISH,) if rule_on_replenish(state).allowed else ()
    return (*explores, *learn, *refill)


def could_take_free_action(state: State, seat: str) -> bool:
    """Could there be a free action, as far as everybody can see? Whether it is asked tells
    nothing of hand or Location Cards (SET-15)."""
    token = token_of(state, seat) is not None and state.token_turns[seat] != state.number
    return (
        (token and bool(state.hands[seat]))
        or could_gain_scroll(state, seat)
        or bool(claims(state, seat))
    )


def free_actions(state: State, seat: str) -> tuple[Choice, ...]:
    token = (TOKEN,) if cards_for_token(state, seat) else ()
    stood_on = [(CLAIM, space) for space in claims(state, seat)]
    return (*token, *scroll_choices(state, seat), *stood_on)


def main_action_rule(seat: str) -> str:
    return dark_main_actions() if seat == DARK else house_main_actions()


@rule("HOU-1", "guard")
def house_main_actions() -> str:
    """A House Player takes exactly one Main Action a turn: Explore, Learn or Replenish.
    (Defenders p.16, House Player Turn)"""
    return "HOU-1"


@rule("DRK-1", "guard")
def dark_main_actions() -> str:
    """The Dark Arts Player takes exactly one Main Action a turn, Explore or Replenish, and no
    free actions. (Defenders p.20, Dark Arts Player Turn)"""
    return "DRK-1"


ROWS: Mapping[str, str] = {
    SCROLL: "HOU-12",
    TOKEN[0]: "HOU-11",
    LEARN[0]: "HOU-6",
    OFFER_TIE[0]: "RUL-59",
}
"""The rows of actions that have one of their own."""


def _permission(state: State, seat: str, choice: Choice) -> Ruling:
    """By which row this is among the choices. Of a hand on paper nobody here knows it."""
    if choice[0] == EXPLORE and choice[1] not in state.hands[seat]:
        return RULES.allows(row_of_exploring(seat), "hand")
    if choice[0] == CLAIM:
        return RULES.allows(row_of_claim(str(choice[1])))
    if choice == REPLENISH:
        return RULES.allows(row_of_replenish(seat))
    if choice == END:
        return RULES.allows("HOU-20" if state.main_done else "RUL-31")
    return RULES.allows(ROWS.get(str(choice[0]), main_action_rule(seat)))


def _refusal(state: State, seat: str, choice: Choice) -> Ruling:
    """Why this is not among the choices."""
    verb, own = choice[0], main_action_rule(seat)
    if verb == SCROLL and seat != DARK:
        return rule_on_scroll(state, seat, choice)
    if forced_scrolls(state, seat):
        return RULES.refuses("RUL-32")
    if choice == OFFER_TIE:
        return RULES.refuses("RUL-59", "again" if state.final_hands else "")
    if verb == CLAIM and seat != DARK:
        return rule_on_claim(state, seat, choice)
    if choice == TOKEN and seat != DARK:
        return rule_on_token(state, seat)
    if choice == END:
        return RULES.refuses(own, "first-of-final-hands" if state.final_hands else "first")
    is_main_action = verb == EXPLORE or choice == REPLENISH or (choice == LEARN and seat != DARK)
    if not is_main_action:
        return RULES.refuses(own)
    if state.main_done:
        return RULES.refuses(own, "done")
    if verb == EXPLORE:
        return RULES.refuses(row_of_exploring(seat))
    return rule_on_learn(state, seat) if choice == LEARN else rule_on_replenish(state)


@SCRIPT.does("turn", "end")
def end_turn(state: State, seat: str) -> None:
    discard_played_cards(state, seat)
    if is_tie(state):
        end(state, "WIN-3")
    elif state.agreed and all_agree(state):  # the last one without an offer may have no card
        end(state, "RUL-59")
    else:
        begin_next_turn(state, seat)


@rule("HOU-4", "consequence")
def discard_played_cards(state: State, seat: str) -> None:
    """The played card goes to its owner's discard pile at the end of the turn.
    (Defenders p.16, Explore)"""
    if state.played[seat]:
        state.discards = put(state.discards, seat, (*state.discards[seat], *state.played[seat]))
        state.played = put(state.played, seat, ())


@rule("RUL-29", "consequence")
def begin_next_turn(state: State, seat: str) -> None:
    """The extra turn of Play Again comes when this turn is wholly over, before the next player;
    one extra a turn, and an extra turn may earn another. It is a new turn in every respect.
    (Defenders p.10-11, Play Again)"""
    state.extra = state.again
    seats = state.seats
    following = seat if state.again else seats[(seats.index(seat) + 1) % len(seats)]
    begin_turn(state, following)
