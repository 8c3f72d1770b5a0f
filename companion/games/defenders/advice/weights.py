"""Weights: from a question and one of its options to a number. Nothing of it is a rule: what is
not known here gets the same weight as all else."""

from collections.abc import Callable, Mapping

from companion.games.defenders.advice.dark import DarkSight
from companion.games.defenders.advice.distances import nearest
from companion.games.defenders.advice.errands import LOYALTY
from companion.games.defenders.advice.house import HouseSight
from companion.games.defenders.advice.infiltration import peril
from companion.games.defenders.advice.items import WORTH
from companion.games.defenders.advice.reactions import reaction
from companion.games.defenders.advice.sight import Sight, permits_of
from companion.games.defenders.core.definitions import POOL
from companion.games.defenders.core.verbs import PROGRESS_TOKEN, SCROLL
from companion.games.defenders.side_board.acquire import ADVANCED, DECK
from companion.games.kernel.decisions import Choice, Facts

Weigh = Callable[[Sight, Choice, Facts], float]

UNKNOWN_CARD = 3.0
"""The power of a card that nobody has seen."""
ALWAYS = 100.0


def weight(sight: Sight, kind: str, choice: Choice, facts: Facts) -> float:
    """What one option of a question of this kind is worth; a Parchment Scroll is always worth
    most, wherever it is offered."""
    if choice[0] == SCROLL:
        return ALWAYS
    return WEIGHTS.get(kind, anything)(sight, choice, facts)


def anything(sight: Sight, choice: Choice, facts: Facts) -> float:
    """Of a question that is not known here every option is as good."""
    return 0.0


def action(sight: Sight, choice: Choice, facts: Facts) -> float:
    """Explore, Learn, Replenish, a Hogwarts Token, or the end of the turn."""
    verb = choice[0]
    if verb == "explore":
        return sight.card(str(choice[1]))
    if verb == "token":
        return best_for_token(sight) - 0.5
    if verb == "offer-tie":
        return ALWAYS if sight.is_hopeless else -1.0
    if verb == "replenish":
        return sight.replenishing()
    if verb == "learn" and isinstance(sight, HouseSight):
        return sight.learning()
    return 0.0


def best_for_token(sight: Sight) -> float:
    """The best Explore that the own Hogwarts Token could be used for."""
    token = sight.me["token"] if isinstance(sight, HouseSight) else None
    cards = sight.edition.cards
    fitting = (card for card in sight.view["hand"] if card in cards and cards[card].type == token)
    return max(map(sight.card, fitting), default=0.0)


def part_of_card(sight: Sight, choice: Choice, facts: Facts) -> float:
    """The effects first where they do good, else the move first."""
    if choice == ("effects",):
        good = sight.effects(sight.edition.cards[str(facts["card"])].effects)
        return good + 1 if good > 0 else good
    return 1.0 if choice == ("move",) else 0.0


def value(sight: Sight, choice: Choice, facts: Facts) -> float:
    """One of two values first, or both for one pawn."""
    if choice[0] != "value":
        return 0.0
    a, b, chosen = int(facts["a"]), int(facts["b"]), int(choice[1])
    permits = permits_of(sight.edition, str(facts["source"]))
    if chosen == a + b:
        return sight.one_pawn(chosen, permits)
    return sight.two_pawns(chosen, {a: b, b: a}[chosen], permits)


def pawn(sight: Sight, choice: Choice, facts: Facts) -> float:
    """Which pawn moves."""
    if choice[0] != "piece":
        return 0.0
    name, source = str(choice[1]), str(facts["source"])
    if facts["to"]:
        return sight.flight(name, str(facts["to"]))
    return sight.gain(name, int(facts["points"]), permits_of(sight.edition, source))


def destination(sight: Sight, choice: Choice, facts: Facts) -> float:
    return sight.gain_at(str(facts["pawn"]), str(choice[1]))


def benefit(sight: Sight, choice: Choice, facts: Facts) -> float:
    """All of them, a shield last: what is won before it may count for it. A Hogwarts Token is
    no gain if it costs one that serves as well."""
    if choice == ("enough",):
        return 0.0
    if choice == ("take", "token") and isinstance(sight, HouseSight):
        new = sight.edition.spaces[str(facts["place"])].token
        return 2.0 if sight.serves(new) > sight.serves(sight.me["token"]) else -1.0
    return 1.0 if choice == ("take", "shield") else 2.0


def acquire(sight: Sight, choice: Choice, facts: Facts) -> float:
    slot = choice[1]
    if slot == DECK or not isinstance(slot, int):
        return UNKNOWN_CARD
    worth = sight.power(sight.view["row"][slot])
    if slot not in ADVANCED:
        return worth
    wanted = isinstance(sight, HouseSight) and sight.wants_loyalty
    return worth + (LOYALTY if wanted else 0) - 1.5


def lose(sight: Sight, choice: Choice, facts: Facts) -> float:
    """The weakest card goes, if one must."""
    return -sight.power(str(choice[1])) if choice[0] == "discard" else 0.0


def spare(sight: Sight, choice: Choice, facts: Facts) -> float:
    """Before drawing only weak cards go."""
    return 2.0 - sight.power(str(choice[1])) if choice[0] in ("discard", "remove") else 0.0


def keep(sight: Sight, choice: Choice, facts: Facts) -> float:
    return sight.power(str(choice[1]))


def book(sight: Sight, choice: Choice, facts: Facts) -> float:
    return sight.effects(sight.edition.books[sight.view["books"][int(choice[1])]].effects)


def encounter(sight: Sight, choice: Choice, facts: Facts) -> float:
    """Rather one that still stands."""
    return 0.0 if sight.pieces[str(choice[1])]["lying"] else 1.0


def displace(sight: Sight, choice: Choice, facts: Facts) -> float:
    """As far from the own pawns as it goes, and nowhere that may be the Dark Location."""
    goal = str(choice[1])
    own = tuple(sight.pieces[pawn]["place"] for pawn in sight.own)
    far = nearest(sight.edition, True, own)[sight.index[goal]]
    return far - ALWAYS * peril(sight.edition, sight.view, goal)


def bump(sight: Sight, choice: Choice, facts: Facts) -> float:
    return sight.bump(sight.pieces[str(choice[1])]) if isinstance(sight, DarkSight) else 0.0


def event(sight: Sight, choice: Choice, facts: Facts) -> float:
    """The Progress Token of the last zone brings the Dark Location; of the others each must be
    taken in time, so that until then a half that helps comes first."""
    if choice == PROGRESS_TOKEN:
        return ALWAYS if facts["zone"] == "red" else 1.0
    printed = sight.edition.events.get(str(facts["event"]))
    return sight.effects(printed.dark) if printed else 0.0


def hit(do: str) -> Weigh:
    """The pawn that an effect is aimed at."""

    def weigh(sight: Sight, choice: Choice, facts: Facts) -> float:
        return sight.hit(do, sight.pieces[str(choice[1])]) if choice[0] == "target" else 0.0

    return weigh


def whom(sight: Sight, choice: Choice, facts: Facts) -> float:
    """The player who is to undergo an effect."""
    if choice[0] != "whom":
        return 0.0
    return sight.on(str(choice[1]), sight.edition.effects[str(facts["address"])])


def choose(sight: Sight, choice: Choice, facts: Facts) -> float:
    if choice[0] != "choose":
        return 0.0
    return sight.effects(sight.edition.effects[str(facts["effect"])].choices[int(choice[1])])


def react(sight: Sight, choice: Choice, facts: Facts) -> float:
    if choice[0] != "react":
        return 0.0
    return reaction(sight, str(choice[1]), facts)


def deploy(sight: Sight, choice: Choice, facts: Facts) -> float:
    """Rather on the board than in the pool, and where it is of most use."""
    if choice[0] != "to":
        return 0.0
    pawn = next(name for name in sight.own if sight.pieces[name]["place"] == POOL)
    return sight.gain_at(pawn, str(choice[1]))


def fetch(sight: Sight, choice: Choice, facts: Facts) -> float:
    """The strongest card, for the hand or for the next draw; of Events the one that serves."""
    card = str(choice[1]) if len(choice) > 1 else ""
    if card in sight.edition.events:
        return sight.effects(sight.edition.events[card].dark)
    return sight.power(card) if card in sight.edition.cards else 0.0


def hand_in(sight: Sight, choice: Choice, facts: Facts) -> float:
    """Nothing where that is allowed; else what is missed least."""
    return -WORTH.get(str(choice[-1]), 0.0)


def which_token(sight: Sight, choice: Choice, facts: Facts) -> float:
    return sight.serves(str(choice[1])) if isinstance(sight, HouseSight) else 0.0


def swap(sight: Sight, choice: Choice, facts: Facts) -> float:
    """The own pawn that would best stand somewhere else."""
    if choice[0] != "target":
        return 0.0
    name = str(choice[1])
    places = {piece["place"] for piece in sight.pieces.values()} & set(sight.index)
    return max(sight.gain_at(name, place) for place in places)


def swap_with(sight: Sight, choice: Choice, facts: Facts) -> float:
    place = facts["place"]
    own = next(name for name in sight.own if sight.pieces[name]["place"] == place)
    return sight.gain_at(own, sight.pieces[str(choice[1])]["place"])


WEIGHTS: Mapping[str, Weigh] = {
    "main-action": action,
    "free-action": action,
    "second-card": action,
    "token-card": action,
    "card": part_of_card,
    "move-value": value,
    "move-pawn": pawn,
    "move-pawn-to": pawn,
    "move-to": destination,
    "benefit": benefit,
    "acquire": acquire,
    "pay": lose,
    "loss": lose,
    "loss-drawn": lose,
    "discard": spare,
    "reward": keep,
    "book": book,
    "encounter": encounter,
    "displace": displace,
    "bump": bump,
    "event": event,
    "stun": hit("stun"),
    "stand-up": hit("stand_up"),
    "send-back": hit("send_back"),
    "whom": whom,
    "choose": choose,
    "text": anything,
    "reaction": react,
    "deploy": deploy,
    "look": fetch,
    "search": fetch,
    "recover": fetch,
    "remove": spare,
    "relinquish": hand_in,
    "which-token": which_token,
    "swap": swap,
    "swap-with": swap_with,
}
