"""Goldens: texts that tests make and people review as diffs."""

from collections.abc import Callable
from pathlib import Path

import pytest

GOLDENS = Path(__file__).parent / "goldens"

Golden = Callable[[str, str], None]
"""(file, text): the text is the one that is kept."""


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--update-goldens", action="store_true", help="write the goldens anew")
    parser.addoption(
        "--latency", type=int, default=0, help="milliseconds that the hub's answers take at least"
    )


@pytest.fixture
def golden(request: pytest.FixtureRequest) -> Golden:
    """Compares with what is kept; `pytest --update-goldens` keeps what was made."""

    def compare(file: str, text: str) -> None:
        kept = GOLDENS / file
        if request.config.getoption("--update-goldens"):
            kept.parent.mkdir(parents=True, exist_ok=True)
            kept.write_text(text, encoding="utf-8")
        assert text.splitlines() == kept.read_text(encoding="utf-8").splitlines()

    return compare
