"""Permissions: effects that let the player's pawns do for a turn what the rules forbid."""

from companion.games.defenders.core.cards import ANY, source_of
from companion.games.defenders.core.definitions import OBSTACLES, PASSAGES
from companion.games.defenders.core.lasting import barring, begin
from companion.games.defenders.core.rulebook import rule
from companion.games.defenders.core.state import State
from companion.games.defenders.resolving.effects import does, needs


@needs("passage", "fly_off")
def is_not_barred(state: State, seat: str, subject: str, address: str) -> bool:
    return not barring(state, seat, state.edition.effects[address].do)


@does("pass", "passage", "fly_off")
@rule("RUL-13", "consequence")
@rule("WIN-4", "consequence")
def permit(state: State, seat: str, subject: str, address: str) -> None:
    """A permission to pass, to fly off or to use a passage holds for all own pawns this turn,
    where the card says nothing else. (Defenders p.16, Card Effects)"""
    effect = state.edition.effects[address]
    if effect.do == "pass":
        kinds = OBSTACLES if effect.what == ANY else (effect.what,)
        state.permits = state.permits.passing(*kinds)
    elif effect.do == "passage":
        colours = PASSAGES if effect.what == ANY else (effect.what,)
        state.permits = state.permits.through(*colours)
    else:
        state.permits = state.permits._replace(fly=True)


@does("protect", "bar")
def protect_or_bar(state: State, seat: str, subject: str, address: str) -> None:
    """It holds until the next turn of the player whose effect it is."""
    effect = state.edition.effects[address]
    begin(state, seat, subject, effect.do, effect.what, source_of(address))
