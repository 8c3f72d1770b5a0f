"""Games that are written when they are over."""

from contextlib import closing
from pathlib import Path

from companion.bench.engine import by_view
from companion.bench.logged import new_log, play_into
from companion.bots.playing import play
from companion.editions.boxes import open_box
from companion.games.kernel.port import digest
from companion.tables.rows import beginning, folded

BOX = open_box("training")
SEATS = BOX.game.seats[:2]


def test_the_log_of_a_game_leads_to_where_it_ended(tmp_path: Path) -> None:
    with closing(new_log(tmp_path, BOX, "3")) as log:
        decisions = play_into(log, BOX, SEATS)
        _, *rows = log.rows()
        assert log.header().seats == SEATS
    same = play(BOX, SEATS, by_view(BOX, SEATS, "3"), "3")
    assert decisions == same.decisions
    assert same.result is not None
    end = folded(BOX.game, beginning(BOX, SEATS, {}), rows).state
    assert digest(BOX.game.to_json(end)) == digest(BOX.game.to_json(same.end))
