"""Receipts that are remembered beside the log."""

from companion.tables.receipts import KEPT, Receipt, Remembered


def test_of_many_receipts_the_newest_are_remembered() -> None:
    remembered = Remembered()
    for revision in range(KEPT + 2):
        remembered.keep("red", str(revision), Receipt(False, revision))
    found = [remembered.get("red", str(revision)) for revision in range(KEPT + 2)]
    assert found == [None, None, *(Receipt(False, revision) for revision in range(2, KEPT + 2))]
