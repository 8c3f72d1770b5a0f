"""Figures: what they are called, and the phones that they are measured with."""

import re
from pathlib import Path

import pytest

from companion import bench
from companion.bench.beside import Round, begun, hub_beside
from companion.bench.figures import Figure, percentile, said
from companion.bench.phones import one_decision
from companion.bench.restart import restart
from companion.bench.sensors import one_move
from companion.editions.boxes import open_box
from companion.words import Words

SOURCE = "".join(path.read_text() for path in sorted(Path(bench.__path__[0]).glob("*.py")))
CAMERA = (Path(bench.__path__[0]).parents[1] / "vision" / "bench.py").read_text()


def test_every_figure_and_part_has_its_words() -> None:
    words = Words()
    names = set(re.findall(r'Figure\(\s*"([\w-]+)"', SOURCE)) | {"commit-p50", "commit-p99"}
    names |= set(re.findall(r'\(\s*"(vision-[\w-]+)",', CAMERA))
    names |= {f"on-{part}" for part in re.findall(r'tell\("([\w-]+)"\)', SOURCE + CAMERA)}
    assert {"phones-p99", "on-phones", "vision-recall", "on-vision-cost"} <= names
    assert not [name for name in names if words.say(f"bench-{name}") == f"bench-{name}"]


def test_a_figure_is_said_with_its_unit_and_what_to_hold() -> None:
    figure = Figure("phones-p99", 11.0, "ms", "<= 12")
    assert said(figure, Words()) == {
        "name": "decision, phone to the other four, p99",
        "value": 11.0,
        "unit": "ms",
        "hold": "<= 12",
    }


def test_a_percentile_has_its_share_of_the_samples_below_it() -> None:
    samples = [float(number) for number in range(100, 0, -1)]
    assert (percentile(samples, 0.5), percentile(samples, 0.99)) == (51, 100)
    assert percentile([3.0], 0.99) == 3


@pytest.mark.slow
def test_phones_round_a_hub_see_decisions_and_what_fingers_move() -> None:
    box = open_box("training")
    with hub_beside(box) as hub, begun(hub.address, box.game.seats) as round:
        assert len(round.seated) == len(box.game.seats) == 5
        assert len(one_decision(round, 0)) == 4
        moved = next(felt for n in range(100) if (felt := one_move(hub, round) or _go_on(round, n)))
        assert len(moved) == 5


@pytest.mark.slow
def test_a_game_is_taken_up_in_another_process() -> None:
    box = open_box("training")
    figures = restart(box, box.game.seats[:2])
    assert [figure.name for figure in figures] == ["restart-view", "restart-game", "restart-whole"]


def _go_on(round: Round, number: int) -> list[float]:
    one_decision(round, number)
    return []
