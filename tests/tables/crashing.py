"""A table in a process of its own, for tests that end it or take its disk away.

crashing play FILE          play for ever; print each revision once it is acknowledged
crashing fill FOLDER BYTES  play until no file may grow further; print what was said then
"""

import resource
import sys
from pathlib import Path

from companion.tables.receipts import Receipt
from companion.tables.table import Table
from tests.tables.counting_game import counting_box
from tests.tables.playing import asked, begun, decide, option, play


def play_for_ever(path: Path) -> None:
    table = Table.open(path, counting_box())
    while True:
        receipt = stay(table)
        assert receipt.accepted
        say(receipt.revision, table.standing.revision, table.digest())


def fill(folder: Path, size: int) -> None:
    table = begun(folder)
    resource.setrlimit(resource.RLIMIT_FSIZE, (size, resource.RLIM_INFINITY))
    before = table.standing, table.digest()
    while (receipt := stay(table)).accepted:
        before = table.standing, table.digest()
    assert receipt.problem is not None
    assert (table.standing, table.digest()) == before
    say(receipt.problem.key, table.path, table.standing.revision, table.digest())
    resource.setrlimit(resource.RLIMIT_FSIZE, (resource.RLIM_INFINITY,) * 2)
    play(table, 3)
    say(table.standing.revision, table.digest())
    table.close()


def stay(table: Table) -> Receipt:
    """Go on without ever moving a piece, so that the game does not end."""
    verb = "stay" if asked(table).kind == "piece" else None
    return decide(table, option(table, verb), f"stay {table.standing.revision}")


def say(*words: object) -> None:
    sys.stdout.write(" ".join(map(str, words)) + "\n")
    sys.stdout.flush()


if __name__ == "__main__":
    command, path, *rest = sys.argv[1:]
    if command == "play":
        play_for_ever(Path(path))
    else:
        fill(Path(path), int(rest[0]))
