"""Files that are kept: whole or not at all, and known for damaged when they are."""

import os
from pathlib import Path
from tempfile import NamedTemporaryFile

from platformdirs import user_data_path

DAMAGED = (ValueError, TypeError, LookupError, ArithmeticError, RecursionError)
"""What comes of reading JSON, and numbers in it, that nobody meant."""


def own_folder() -> Path:
    """Where all that is known of this user's cameras is kept."""
    return user_data_path("table-companion", appauthor=False) / "camera"


def keep(file: Path, data: bytes) -> None:
    """All of it, or as it was before; for nobody else's eyes. Raises OSError."""
    file.parent.mkdir(parents=True, exist_ok=True)
    with NamedTemporaryFile(dir=file.parent, suffix=".new", delete=False) as new:
        try:
            new.write(data)
            new.flush()
            os.fsync(new.fileno())
            Path(new.name).replace(file)
        except BaseException:
            Path(new.name).unlink(missing_ok=True)
            raise
