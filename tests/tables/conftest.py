"""A table at play, unless a module wants another."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from companion.tables.table import Table
from tests.tables.playing import begun


@pytest.fixture
def table(tmp_path: Path) -> Iterator[Table]:
    table = begun(tmp_path)
    yield table
    table.close()
