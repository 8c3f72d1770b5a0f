"""Lasting effects: what holds until the next turn of the player who brought it about."""

from collections.abc import Mapping

from companion.games.defenders.core.pawns import owner_of
from companion.games.defenders.core.rulebook import RULES, rule
from companion.games.defenders.core.state import Lasting, State
from companion.games.kernel.rulings import Ruling

KINDS: Mapping[str, tuple[str, ...]] = {
    "protect": ("bump", "effects"),
    "bar": ("learn", "fly_off", "passage", "deploy"),
}
"""What an effect does -> what it protects against, or bars from."""


def begin(state: State, by: str, on: str, do: str, what: str, source: str) -> None:
    """It holds from now on, and ends what was permitted before."""
    if do == "bar" and on == state.turn:
        state.permits = state.permits.without(what)
    state.lasting = (*state.lasting, Lasting(by, on, do, what, source))
    state.tell("lasting", "WIN-4", by=by, seat=on, do=do, what=what, source=source)


def end_those_of(state: State, by: str) -> None:
    """A player's turn begins: what was to last until then is over."""
    if state.lasting:
        state.lasting = tuple(each for each in state.lasting if each.by != by)


def barring(state: State, seat: str, what: str) -> Lasting | None:
    """The effect that bars this player from something, if there is one."""
    return _lasting(state, seat, "bar", what)


@rule("WIN-4", "guard")
def rule_on_bar(state: State, seat: str, what: str) -> Ruling:
    """A card's text beats a general rule that it contradicts, so it may bar what the rules allow.
    (Defenders p.16, Card Effects)"""
    bar = barring(state, seat, what)
    if bar is None:
        return RULES.allows("WIN-4")
    return RULES.refuses("WIN-4", "barred", source=bar.source, by=bar.by)


def rule_on_protection(state: State, seat: str, against: str) -> Ruling:
    """May this be done to a player and the pawns, or does a card protect them?"""
    protection = _lasting(state, seat, "protect", against)
    if protection is None:
        return RULES.allows("WIN-4")
    facts = {"source": protection.source, "by": protection.by}
    return RULES.refuses("WIN-4", "protected", seat=seat, against=against, **facts)


def is_protected(state: State, pawn: str, against: str) -> bool:
    return protects(state, owner_of(pawn), against)


def protects(state: State, seat: str, against: str) -> bool:
    """Is a player, with all pawns, protected against this now?"""
    return _lasting(state, seat, "protect", against) is not None


def _lasting(state: State, on: str, do: str, what: str) -> Lasting | None:
    for each in state.lasting:
        if (each.on, each.do, each.what) == (on, do, what):
            return each
    return None
