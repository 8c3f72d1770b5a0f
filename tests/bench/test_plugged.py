"""Benchmarks that are plugged in, and what the camera's makes of its samples."""

import pytest
from click.testing import CliRunner

from companion.bench.plugged import plugged
from companion.cli import main
from companion.tracking.source import Board, SourceProblem
from vision import bench

EMPTY = Board((0, 0), {}, {})


def test_the_camera_is_plugged_in_and_another_part_is_not() -> None:
    with pytest.raises(SourceProblem) as problem:
        plugged("chairs", EMPTY, print)
    assert problem.value.facts["part"] == "chairs"
    assert "vision" in str(problem.value.facts["known"])


def test_an_unknown_part_is_a_sentence() -> None:
    result = CliRunner().invoke(main, ["bench", "chairs"])
    assert result.exit_code == 1
    assert 'There is no benchmark of "chairs".' in result.output


def test_without_the_tests_the_camera_is_not_measured(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bench, "RENDERED", "tests.vision.rendered.nowhere")
    with pytest.raises(SourceProblem, match="problem-bench-rendered"):
        bench.figures(EMPTY, print)


def test_growth_is_what_an_hour_adds_once_all_is_warm() -> None:
    late = [100 + 0.01 * each for each in range(20)]
    assert bench.growth([*range(20), *late]) == pytest.approx(0.01 / bench.EACH * 54_000)
    assert bench.growth([*range(20), *[100.0] * 20]) == pytest.approx(0, abs=1e-6)
