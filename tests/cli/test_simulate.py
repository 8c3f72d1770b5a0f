"""`companion simulate` and `companion edition check` as their users meet them."""

import json
import os
import shutil
import subprocess
from pathlib import Path
from typing import Any

import pytest

from companion.editions.boxes import BUILT_IN

from .hub import COMPANION

pytestmark = pytest.mark.slow


def companion(*arguments: object, **variables: str) -> subprocess.CompletedProcess[str]:
    done = subprocess.run(
        [COMPANION, *map(str, arguments)],
        capture_output=True,
        text=True,
        timeout=100,
        check=False,
        env={**os.environ, **variables},
    )
    assert "Traceback" not in done.stderr
    return done


def simulated(*arguments: object, **variables: str) -> dict[str, Any]:
    done = companion("simulate", "--json", *arguments, **variables)
    assert done.returncode == 0, done.stderr
    figures = json.loads(done.stdout)
    assert isinstance(figures, dict)
    return figures


def test_the_figures_add_up() -> None:
    figures = simulated("--games", 8, "--houses", 3)
    assert figures["games"] == 8 == sum(figures["results"].values())
    assert list(figures["bots"].values()) == ["sensible"] * 4
    assert figures["longest_game"] <= figures["decisions"] <= 8 * figures["longest_game"]
    rate = figures["decisions"] / figures["cpu_seconds"]
    assert rate == pytest.approx(figures["decisions_per_cpu_second"], rel=0.05)


@pytest.mark.parametrize("bots", ["random", "sensible"])
def test_the_same_seed_plays_the_same_games(bots: str) -> None:
    """However the machine orders its sets."""
    one, other = (
        simulated("--games", 4, "--seed", 5, "--bots", bots, PYTHONHASHSEED=order)
        for order in ("1", "2")
    )
    for figures in (one, other):
        del figures["cpu_seconds"], figures["decisions_per_cpu_second"]
    assert one == other


def test_people_get_a_table() -> None:
    done = companion("simulate", "--games", 2, "--bots", "random")
    assert done.returncode == 0
    assert "decisions per CPU second" in done.stdout
    assert "minutes of waiting" in done.stdout
    assert not done.stderr.strip()


def test_two_kinds_of_bots_play_both_ways() -> None:
    figures = simulated("--games", 5, "--houses", 2, "--bots", "sensible,random")
    dark, houses = figures["shares"]
    assert (dark["kind"], dark["seats"], dark["games"]) == ("sensible", ["dark"], 5)
    assert (houses["kind"], houses["seats"], houses["games"]) == (
        "sensible",
        ["gryffindor", "hufflepuff"],
        5,
    )
    as_dark, as_houses = figures["ways"]
    assert as_dark["bots"] == {"dark": "sensible", "gryffindor": "random", "hufflepuff": "random"}
    assert dark["won"] == as_dark["results"]["dark"]
    results = as_houses["results"]
    assert houses["won"] == results["gryffindor"] + results["hufflepuff"]


def test_people_get_the_shares_of_two_kinds() -> None:
    done = companion("simulate", "--games", 2, "--bots", "sensible,random")
    assert done.returncode == 0
    assert "sensible bots win as the Dark Arts Player" in done.stdout
    assert "sensible bots win as Gryffindor, Hufflepuff" in done.stdout


@pytest.mark.parametrize("bots", ["clever", "sensible,clever", "random,random,random", ""])
def test_bots_that_there_are_not_are_refused_in_a_sentence(bots: str) -> None:
    done = companion("simulate", "--bots", bots)
    assert done.returncode != 0
    assert done.stderr.splitlines()[-1].endswith("with a comma between: random, sensible.")


def test_too_many_houses_are_refused_in_a_sentence() -> None:
    done = companion("simulate", "--houses", 9)
    assert done.returncode != 0
    assert "--houses" in done.stderr


def test_an_edition_says_in_a_line_what_it_is() -> None:
    done = companion("edition", "check", "training")
    assert done.returncode == 0
    (line,) = done.stdout.splitlines()
    assert "not the printed game" in line
    assert "71 spaces" in line


def test_a_folder_of_ones_own_is_checked_too(tmp_path: Path) -> None:
    own = tmp_path / "mine"
    shutil.copytree(BUILT_IN / "training", own)
    about = own / "edition.yaml"
    about.write_text(about.read_text().replace("training: true", "training: false"))
    done = companion("edition", "check", own)
    assert done.returncode == 0, done.stderr
    assert "not the printed game" not in done.stdout


def test_a_broken_edition_is_a_sentence_and_a_failure(tmp_path: Path) -> None:
    own = tmp_path / "mine"
    shutil.copytree(BUILT_IN / "training", own)
    path = own / "path.yaml"
    path.write_text(path.read_text().replace("zone: white", "zone: mauve", 1))
    done = companion("edition", "check", own)
    assert done.returncode == 1
    assert "path.yaml" in done.stderr
    assert not done.stdout


def test_an_edition_that_is_nowhere_is_a_sentence_too() -> None:
    done = companion("edition", "check", "nowhere")
    assert done.returncode == 1
    assert "nowhere" in done.stderr
