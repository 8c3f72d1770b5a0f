"""A game just big enough for a table: hidden cards, pieces on a strip, a shuffle.

Each turn a player plays a card, then moves one of two own pieces as many spaces as the card
counts (1 or 2), or stays. Who reaches the last space wins. Empty hands are dealt anew.
"""

from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple

from companion.games.kernel.box import Box
from companion.games.kernel.decisions import CHANCE, Choice, Decision, Event, Pending
from companion.games.kernel.kit import Part
from companion.games.kernel.layout import Layout, Spot, moved
from companion.games.kernel.port import Result, View, digest
from companion.games.kernel.positions import Correctable
from companion.games.kernel.rulings import Refused, Rule, Ruling
from companion.games.kernel.views import base_view

STRIP = ("s1", "s2", "s3", "s4", "s5")
HAND = 2
UNKNOWN = "unknown-1"
"""A hidden card, to look ahead with."""


class State(NamedTuple):
    seats: tuple[str, ...]
    deck: tuple[str, ...]
    hands: Mapping[str, tuple[str, ...]]
    played: tuple[str, ...]
    places: Mapping[str, str]
    turn: int = 0
    stage: str = "shuffle"
    piece: str = ""
    serial: int = 1
    winner: str = ""
    lying: tuple[str, ...] = ()
    paper: tuple[str, ...] = ()

    @property
    def seat(self) -> str:
        return self.seats[self.turn % len(self.seats)]


def rule(allowed: bool, id: str, **facts: str | int) -> Ruling:
    said = "allowed" if allowed else "refused"
    return Ruling(allowed, id, "Counting p.1", f"{said}-{id}", facts)


PIECES = {f"{seat}-{n}": seat for seat in ("red", "blue", "green") for n in (1, 2)}


class CountingGame:
    name = "counting"
    rules_version = "1"
    seats: Sequence[str] = ("red", "blue", "green")
    pieces: Mapping[str, str] = PIECES
    parts: Sequence[Part] = (Part("clock", ("hand",)), Part("medals", ("medal",), as_printed=False))
    paper_seats: Sequence[str] = ("red", "blue")
    house_rules: Sequence[str] = ("CNT-9",)

    def seating(self, seats: Sequence[str]) -> Ruling:
        return rule(len(seats) > 1, "CNT-1", seats=len(seats))

    def new(
        self, edition: int, seats: Sequence[str], options: Mapping[str, Any] | None = None
    ) -> State:
        if len(seats) < 2:
            raise Refused(self.seating(seats))
        deck = tuple(f"quokka-{number:02}" for number in range(edition))
        places = {f"{seat}-{n}": "s1" for seat in seats for n in (1, 2)}
        paper = tuple((options or {}).get("paper", ()))
        return State(tuple(seats), deck, dict.fromkeys(seats, ()), (), places, paper=paper)

    def pendings(self, state: State) -> Sequence[Pending]:
        if state.winner:
            return ()
        if state.stage == "shuffle":
            return (Pending(state.serial, CHANCE, "shuffle", "CNT-2", {"size": len(state.deck)}),)
        facts = {"turn": state.turn, **({"pawn": state.piece} if state.piece else {})}
        return (Pending(state.serial, state.seat, state.stage, "CNT-3", facts),)

    def options(self, state: State, pending: Pending) -> Sequence[Choice]:
        if pending.serial != state.serial:
            return ()
        if state.stage == "card":
            return tuple(("play", card) for card in state.hands[state.seat])
        if state.stage == "piece":
            return (*(("piece", f"{state.seat}-{n}") for n in (1, 2)), ("stay",))
        return tuple(("to", place) for place in self._reach(state)) if state.piece else ()

    def absent(self, state: State, pending: Pending) -> Choice | None:
        return None  # it waits

    def apply(self, state: State, decision: Decision) -> tuple[State, Sequence[Event]]:
        (pending,) = self.pendings(state) or (Pending(-1, "", "", ""),)
        if (pending.seat, pending.serial) != (decision.seat, decision.pending):
            raise Refused(rule(False, "CNT-4"))
        if decision.choice[0] == "crash":
            raise ZeroDivisionError("a mistake in the game")
        if pending.seat == CHANCE:
            return self._deal(state, decision.choice[1:])
        if decision.choice not in self.options(state, pending):
            raise Refused(rule(False, "CNT-5", seat=decision.seat))
        state = state._replace(serial=state.serial + 1)
        verb, *objects = decision.choice
        return getattr(self, f"_{verb}")(state, *objects)

    def correct(self, state: State, choice: Choice) -> tuple[State, Sequence[Event]]:
        match choice:
            case ("stands", str(piece), str(place)) if piece in state.places and place in STRIP:
                event = Event("event-moved", "CNT-7", {"piece": piece, "to": place})
                return state._replace(places={**state.places, piece: place}), [event]
            case ("lies", str(piece), 0 | 1 as lies) if piece in state.places:
                rest = tuple(p for p in state.lying if p != piece)
                lying = (*rest, piece) if lies else rest
                return state._replace(lying=lying), [Event("event-fell", "CNT-7")]
        raise Refused(rule(False, "CNT-7"))

    def correctable(self, state: State) -> Sequence[Correctable]:
        return [
            *(
                Correctable(("stands", piece), STRIP, now=(place,))
                for piece, place in state.places.items()
            ),
            *(
                Correctable(("lies", piece), (0, 1), now=(int(piece in state.lying),))
                for piece in state.places
            ),
        ]

    def hides(self, event: Event) -> bool:
        return event.key == "event-dealt"

    def learnt(self, before: State, after: State) -> Mapping[str, Sequence[str]]:
        return {s: hand for s, hand in after.hands.items() if set(hand) - set(before.hands[s])}

    def explain(self, state: State, reader: str, attempt: Sequence[Choice]) -> Ruling:
        for choice in attempt:
            seat = state.seat
            if choice[0] == "play" and reader != seat:
                break
            try:
                state, _ = self.apply(state, Decision(seat, state.serial, tuple(choice)))
            except Refused as refused:
                return refused.ruling
        return rule(True, "CNT-5")

    def known(self, state: State, reader: str) -> State:
        hands = {
            seat: hand if seat == reader else (UNKNOWN,) * len(hand)
            for seat, hand in state.hands.items()
        }
        return state._replace(hands=hands, deck=(UNKNOWN,) * len(state.deck))

    def view(self, state: State, reader: str) -> View:
        view: dict[str, Any] = {**base_view(self, state, reader, state.seat)}
        view["hand"] = list(state.hands.get(reader, ()))
        view["cards"] = {seat: len(hand) for seat, hand in state.hands.items()}
        view["played"] = list(state.played)
        return view

    def layout(self, state: State) -> Layout:
        return {
            piece: Spot(piece.split("-")[0], place, piece in state.lying)
            for piece, place in state.places.items()
        }

    def things(self, state: State, kind: str) -> Layout:
        """A clock, whose hand shows whose turn it is; each piece on the last spaces is a medal."""
        if kind == "hand":
            return {"hand": Spot("hand", str(state.turn % 12))}
        far = [p for p, place in state.places.items() if place in STRIP[2:]]
        return {
            f"medal-{n}": Spot("medal", far[n].split("-")[0] if n < len(far) else "box")
            for n in range(4)
        }

    def by_hand(self, state: State, event: Event) -> str | None:
        seat = str(event.facts.get("seat"))
        return seat if event.key == "event-played" and seat in state.paper else None

    def result(self, state: State) -> Result | None:
        return Result("won", (state.winner,), "CNT-6") if state.winner else None

    def rules(self) -> Mapping[str, Rule]:
        ids = [f"CNT-{number}" for number in range(1, 10)]
        return {id: Rule(id, "guard", "Count.", "Counting p.1") for id in ids}

    def is_own_ruling(self, rule: str) -> bool:
        return rule == "CNT-9"

    def to_json(self, state: State) -> Any:
        return state._asdict()

    def from_json(self, edition: int, data: Any) -> State:
        hands = {seat: tuple(hand) for seat, hand in data["hands"].items()}
        lists = {key: tuple(data[key]) for key in ("seats", "deck", "played", "lying", "paper")}
        return State(**{**data, **lists, "hands": hands})

    def _deal(self, state: State, order: Sequence[Any]) -> tuple[State, Sequence[Event]]:
        deck = tuple(state.deck[i] for i in order)
        hands = {seat: deck[i * HAND : (i + 1) * HAND] for i, seat in enumerate(state.seats)}
        rest = deck[len(state.seats) * HAND :]
        dealt = state._replace(deck=rest, hands=hands, stage="card", serial=state.serial + 1)
        return dealt, [Event("event-dealt", "CNT-2", {"cards": HAND})]

    def _play(self, state: State, card: str) -> tuple[State, Sequence[Event]]:
        hand = tuple(c for c in state.hands[state.seat] if c != card)
        hands = {**state.hands, state.seat: hand}
        played = state._replace(hands=hands, played=(*state.played, card), stage="piece")
        return played, [Event("event-played", "CNT-3", {"seat": state.seat, "card": card})]

    def _piece(self, state: State, piece: str) -> tuple[State, Sequence[Event]]:
        return state._replace(piece=piece, stage="to"), ()

    def _to(self, state: State, place: str) -> tuple[State, Sequence[Event]]:
        gone = moved(self.layout(state), state.piece, place)
        places = {piece: spot.place for piece, spot in gone.items()}
        winner = state.seat if place == STRIP[-1] else ""
        event = Event("event-moved", "CNT-3", {"piece": state.piece, "to": place})
        return self._next(state._replace(places=places, winner=winner)), [event]

    def _stay(self, state: State) -> tuple[State, Sequence[Event]]:
        return self._next(state), ()

    def _next(self, state: State) -> State:
        state = state._replace(turn=state.turn + 1, stage="card", piece="")
        if any(state.hands.values()):
            return state
        return state._replace(stage="shuffle", deck=state.deck + state.played, played=())

    def _reach(self, state: State) -> Sequence[str]:
        at = STRIP.index(state.places[state.piece])
        points = int(state.played[-1].split("-")[1]) % 2 + 1
        return STRIP[at + 1 : at + 1 + points]


def counting_box(cards: int = 12, name: str = "plain") -> Box:
    printed = {"game": "counting", "title": name, "cards": cards}
    names = {place: place.upper() for place in STRIP}
    return Box(CountingGame(), cards, name, digest(printed), printed, names, STRIP)
