"""Files that are kept: whole, or as they were, with nothing left beside them."""

import stat
from pathlib import Path

import pytest

from vision.files import keep


def test_a_file_is_kept_for_its_owners_eyes(tmp_path: Path) -> None:
    file = tmp_path / "made" / "file"
    keep(file, b"first")
    keep(file, b"second")
    assert file.read_bytes() == b"second"
    assert stat.S_IMODE(file.stat().st_mode) == 0o600
    assert [*file.parent.iterdir()] == [file]


def test_what_cannot_be_kept_leaves_nothing_behind(tmp_path: Path) -> None:
    (tmp_path / "file").mkdir()
    with pytest.raises(OSError):  # noqa: PT011
        keep(tmp_path / "file", b"data")
    assert [*tmp_path.iterdir()] == [tmp_path / "file"]
