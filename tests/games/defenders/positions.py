"""Positions out of random games: some for every kind of question, chance included."""

from collections import defaultdict
from collections.abc import Iterator, Sequence
from functools import lru_cache
from random import Random

from companion.games.defenders.core.definitions import DARK, HOUSES
from companion.games.defenders.core.state import State
from companion.games.kernel.box import Box
from companion.games.kernel.chance import Chance
from companion.games.kernel.decisions import CHANCE, ORDER, Choice, Decision

from .rich import RICHES
from .table import BOX, GAME

KINDS = (
    "encounter",
    "main-action",
    "free-action",
    "card",
    "second-card",
    "move-value",
    "move-pawn",
    "move-pawn-to",
    "move-to",
    "benefit",
    "book",
    "acquire",
    "pay",
    "discard",
    "loss",
    "stun",
    "stand-up",
    "swap",
    "swap-with",
    "displace",
    "bump",
    "reward",
    "event",
    "shuffle",
    "pick",
    "token-card",
    "reaction",
    "whom",
    "choose",
    "text",
    "send-back",
    "deploy",
    "look",
    "search",
    "recover",
    "remove",
    "relinquish",
    "which-token",
)
OF_A_KIND = 5


def every_state(
    seed: int,
    *houses: str,
    box: Box = BOX,
    rulings: Sequence[str] = (),
    paper: Sequence[str] = (),
) -> Iterator[State]:
    """Every state of a random game, from the first shuffle to the end."""
    random, chance = Random(seed), Chance(seed.to_bytes(8, "big"))
    options = {"rulings": rulings, "paper": paper}
    state, outcomes = GAME.new(box.edition, (DARK, *houses), options), 0
    while pendings := GAME.pendings(state):
        yield state
        pending = random.choice(pendings)
        choice: Choice
        if pending.seat == CHANCE:
            choice = (ORDER, *chance.order(outcomes, int(pending.facts["size"])))
            outcomes += 1
        else:
            choice = random.choice(GAME.options(state, pending))
        state, _ = GAME.apply(state, Decision(pending.seat, pending.serial, choice))
    yield state


@lru_cache
def positions() -> dict[str, list[State]]:
    """Kind of question -> states in which it is asked, from games of all sizes."""
    found = defaultdict(list)
    for seed in range(24):
        houses = HOUSES[: 1 + seed % 4]
        for state in every_state(seed, *houses, box=BOX if seed % 8 == 7 else RICHES[seed % 6]):
            for pending in GAME.pendings(state):
                found[pending.kind].append(state)
    random = Random(1)
    return {
        kind: random.sample(states, min(OF_A_KIND, len(states))) for kind, states in found.items()
    }
