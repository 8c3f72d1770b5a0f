"""All that can be said in answer to a question of Defenders, with and without sense."""

from collections.abc import Sequence
from itertools import product
from random import Random

from companion.games.defenders.core.cards import TYPES
from companion.games.defenders.core.state import State
from companion.games.defenders.core.verbs import SCROLL
from companion.games.defenders.effects.items import HOLDINGS
from companion.games.defenders.main_board.benefits import OFFERS
from companion.games.kernel.decisions import CHANCE, ORDER, PIECE, TO, Choice, Decision, Pending
from companion.games.kernel.decks import UNIDENTIFIED

from .table import GAME

NONSENSE: tuple[Choice, ...] = (
    (5,),
    ("",),
    (PIECE,),
    (PIECE, 1),
    (TO,),
    (TO, "library", "dungeons"),
    ("along",),
    ("explore",),
    ("explore", "x", "quiet_steps"),
    ("explore", UNIDENTIFIED),
    ("token", "x"),
    ("react",),
    ("whom", "nobody"),
    ("choose", 9),
    ("choose", "x"),
    ("item", "x"),
    ("next",),
    ("discard",),
    ("discard", UNIDENTIFIED),
    ("acquire",),
    ("acquire", "row"),
    ("acquire", 0, 0),
    ("book", -1),
    ("book", "x"),
    ("value",),
    ("value", "x"),
    ("take",),
    ("take", "x"),
    ("keep",),
    (SCROLL,),
    (SCROLL, "library"),
    ("target",),
    ("target", "nobody-1"),
    (ORDER,),
    (ORDER, 0, 0),
    (ORDER, "x"),
    ("marker", 3),
)
PLAIN: tuple[Choice, ...] = (("end",), ("effects",), ("enough",), ("stay",), ("half",), ("learn",))


def asked(state: State) -> Pending:
    """What is asked; of a reaction window, of the first seat that has not answered."""
    return GAME.pendings(state)[0]


def some_answers(state: State) -> list[Choice]:
    """The options, or for chance an order of the pack; none once the game is over."""
    if not GAME.pendings(state):
        return []
    pending = asked(state)
    if pending.seat == CHANCE:
        size = int(pending.facts["size"])
        return [(ORDER, *range(size)), (ORDER, *reversed(range(size)))]
    return list(GAME.options(state, pending))


def everything_sayable(state: State) -> set[Choice]:
    """Every choice that the edition has words for, whoever may make it, and some without."""
    edition = state.edition
    verbs = ("explore", "discard", "keep", "react", "fetch", "next", "remove")
    cards = product(verbs, (*edition.cards, *edition.events))
    players = product(("whom",), (*state.seats, "hufflepuff"))
    claims = product(("claim",), edition.spaces)
    choices = product(("choose",), range(3))
    items = product(("item",), (*HOLDINGS, *TYPES))
    pawns = product((PIECE, "target"), state.places)
    spaces = edition.board.spaces
    scrolls = ((SCROLL, one, other) for one in spaces for other in spaces)
    slots = (("acquire", slot) for slot in (0, 1, 2, 3, "deck"))
    books = product(("book",), range(2))
    values = product(("value",), range(1, 12))
    benefits = product(("take",), OFFERS)
    plain = ("replenish", "enough", "stay", "learn", "end", "move", "effects", "half", "token")
    plain += ("progress-token", "pass", "elapsed", "done", "offer-tie")
    return {
        *cards,
        *players,
        *choices,
        *claims,
        *items,
        *pawns,
        *product((TO,), spaces),
        *scrolls,
        *slots,
        *books,
        *values,
        *benefits,
        *((word,) for word in plain),
        *NONSENSE,
    }


def a_line(state: State, random: Random, words: Sequence[Choice] = PLAIN) -> list[Choice]:
    """Choices that may be made one after the other, and a last one that perhaps may not: one of
    these words or a plain one."""
    line: list[Choice] = []
    for _ in range(random.randint(0, 4)):
        if not GAME.pendings(state):
            break
        pending = asked(state)
        choice = random.choice(some_answers(state))
        line.append(choice)
        state, _ = GAME.apply(state, Decision(pending.seat, pending.serial, choice))
    return [*line, random.choice((random.choice(words), random.choice(PLAIN)))]
