"""An edition to break."""

import shutil
from pathlib import Path

import pytest

from .breaking import SMALL


@pytest.fixture
def own(tmp_path: Path) -> Path:
    """A copy of the small edition."""
    return Path(shutil.copytree(SMALL, tmp_path / "own"))
