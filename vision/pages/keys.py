"""The keys of the camera's pages, kept so that a phone's bookmark stays right."""

import json
import secrets
from pathlib import Path
from typing import NamedTuple

from vision.files import DAMAGED, keep

NAME = "keys.json"
BYTES = 12
"""Of chance in a key."""


class Keys(NamedTuple):
    """A phone's key sends pictures, the maker's shows them too."""

    phone: str
    maker: str

    @classmethod
    def of(cls, folder: Path) -> "Keys":
        """The keys of this folder; made anew where they are missing or damaged. Raises OSError
        if they cannot be kept there."""
        file = folder / NAME
        try:
            keys = cls(**json.loads(file.read_bytes()))
            if all(key.isascii() and len(key) >= BYTES for key in keys):
                return keys
        except (FileNotFoundError, AttributeError, *DAMAGED):
            pass
        keys = cls(secrets.token_urlsafe(BYTES), secrets.token_urlsafe(BYTES))
        keep(file, json.dumps(keys._asdict()).encode())
        return keys

    def open(self, sending: bool, key: str) -> bool:
        """Does this key open the way in, or all else?"""
        keys = self if sending else (self.maker,)
        return any(secrets.compare_digest(each.encode(), key.encode()) for each in keys)
