"""Seeded faults: small wrong changes, as data. They were chosen from the rules and the code, before
anybody looked at what the tests ask; the suite has to notice each.

A file maps paths to the faults that are seeded there. A text that is replaced stands in its file
just once.
"""

from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

from companion.editions.files import read_yaml


class Fault(NamedTuple):
    table: str
    """The file that holds it, which says what it is about."""
    file: str
    id: str
    breaks: str
    """A row of the rules, or what holds elsewhere."""
    old: str
    new: str
    why: str
    """Why it would be bad."""

    def seeded(self, text: str) -> str:
        """The file's text with the fault in it."""
        if (found := text.count(self.old)) != 1:
            raise ValueError(f"{self.id}: its old text is found {found} times in {self.file}")
        return text.replace(self.old, self.new)


def _read() -> Iterator[Fault]:
    for table in sorted(Path(__file__).parent.glob("*.yaml")):
        for file, faults in read_yaml(table).items():
            yield from (Fault(table=table.stem, file=file, **fault) for fault in faults)


FAULTS = tuple(_read())
