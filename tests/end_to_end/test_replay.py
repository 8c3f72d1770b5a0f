"""A log gives the same game wherever and whenever it is replayed."""

import os
import subprocess
import sys
from pathlib import Path

import pytest
from sqlite_utils import Database

from companion.bots.random_player import RandomPlayer
from companion.editions.boxes import open_box
from companion.tables.table import Table

pytestmark = pytest.mark.slow

BOX = open_box("training")
SEATS = ("dark", "gryffindor", "slytherin")
DECISIONS = 200
DIGEST = """
import sys
from pathlib import Path
from companion.editions.boxes import open_box
from companion.tables.table import Table
table = Table.open(Path(sys.argv[1]), open_box("training"))
sys.stdout.write(table.digest())
table.close()
"""


@pytest.fixture(scope="module")
def played(tmp_path_factory: pytest.TempPathFactory) -> tuple[Path, str]:
    """A log of some two hundred decisions without its snapshot, and the digest at its end."""
    table = Table.create(tmp_path_factory.mktemp("games"), BOX)
    for seat in SEATS:
        assert table.claim(seat, seat.title(), f"nonce-of-{seat}").result().accepted
    assert table.start("nonce-of-the-start").result().accepted
    player = RandomPlayer(1)
    for number in range(DECISIONS):
        views = (BOX.game.view(table.standing.state, seat) for seat in SEATS)
        decision = next(filter(None, map(player.decide, views)), None)
        if decision is None:
            break
        receipt = table.submit(decision, decision.seat, f"nonce-{number}").result()
        assert receipt.accepted, receipt
    digest = table.digest()
    table.close()
    db = Database(table.path)
    db["snapshot"].delete_where()
    db.close()
    return table.path, digest


@pytest.mark.parametrize("hash_seed", ["0", "1", "4711"])
def test_a_replay_gives_the_same_digest_under_any_hash_seed(
    played: tuple[Path, str], hash_seed: str
) -> None:
    path, digest = played
    done = subprocess.run(
        [sys.executable, "-c", DIGEST, str(path)],
        env={**os.environ, "PYTHONHASHSEED": hash_seed},
        capture_output=True,
        text=True,
        timeout=60,
        check=True,
    )
    assert done.stdout == digest
