"""What a simulation counted, as people read it."""

from collections.abc import Sequence

from rich.table import Table

from companion.bench.simulation import TIE, UNFINISHED, Contest, Share, Simulation
from companion.words import Words

COUNTED = (
    *("games", "decisions", "longest_game", "waiting_minutes_per_game"),
    *("cpu_seconds", "decisions_per_cpu_second"),
)
"""What of a simulation's figures people read."""


def results_of(simulation: Simulation | Contest, words: Words) -> Table:
    """How the games ended, and how long they took."""
    if isinstance(simulation, Contest):
        return _shares(simulation.shares(), words)
    figures = simulation.figures()
    table = Table(show_header=False)
    for end, games in figures["results"].items():
        key = f"simulation-{end}" if end in (TIE, UNFINISHED) else "simulation-won"
        table.add_row(words.say(key, {"seat": end}), f"{games:,}")
    for name in COUNTED:
        key = f"simulation-{name.replace('_', '-')}"
        table.add_row(words.say(key), f"{figures[name]:,}")
    return table


def _shares(shares: Sequence[Share], words: Words) -> Table:
    """What one of two kinds of bots won."""
    table = Table(show_header=False)
    for kind, seats, won, games in shares:
        named = ", ".join(str(words.name(seat)) for seat in seats)
        said = words.say("simulation-share", {"kind": kind, "seats": named})
        table.add_row(said, f"{won:,} / {games:,}", f"{won / games:.1%}")
    return table
