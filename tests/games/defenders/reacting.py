"""Positions with Reactive Effects, and the answers to their windows."""

from typing import Any

from companion.games.defenders.core.cards import Effect, Reaction, Value
from companion.games.kernel.decisions import CLOCK, Choice, Decision

from .table import GAME, Play

NEGATE = (Effect("negate"),)


def play_of(*houses: str) -> Play:
    play = Play(*(houses or ("gryffindor", "slytherin")))
    play.clear()
    return play


def reactive(play: Play, seat: str, to: Any, *effects: Effect, **looks: Any) -> str:
    """A card with a Reactive Effect, acquired for all to see, alone in this seat's hand."""
    if seat != "dark":
        looks.setdefault("type", "charms")
    card = play.card(Value((1,)), reaction=Reaction(to, effects or NEGATE), **looks)
    play.set(acquired={**play.state.acquired, seat: (*play.state.acquired[seat], card)})
    play.give(seat, card)
    return card


def about_to_bump(play: Play, pawn: str = "gryffindor-1") -> None:
    """A Dark Arts Pawn ends its move on a House Pawn, and the bump waits for answers."""
    play.put(pawn, "stone_bridge")
    play.put("dark-1", "courtyard")
    play.explore("dark", Value(to="stone_bridge"))
    play.move("dark-1", "stone_bridge")


def asked(play: Play) -> list[str]:
    return [each.seat for each in GAME.pendings(play.state) if each.seat != CLOCK]


def answer(play: Play, seat: str, *choice: str) -> None:
    """One seat's answer to an open window; the clock answers when all have."""
    pending = next(each for each in GAME.pendings(play.state) if each.seat == seat)
    answered: Choice = choice
    play.state, events = GAME.apply(play.state, Decision(seat, pending.serial, answered))
    play.events += events
    play._settle_chance()


def pass_until_asked(play: Play, seat: str, kind: str) -> None:
    """Nobody answers before."""
    while (seat, kind) not in [(each.seat, each.kind) for each in GAME.pendings(play.state)]:
        play.choose("pass")
