"""The rule book: a rule function without its words and source is refused at once."""

from collections.abc import Callable, Sequence
from itertools import permutations

import pytest

from companion.games.kernel.rulings import Kind, Rule, RuleBook


def test_a_rule_function_registers_its_text_and_source() -> None:
    book = RuleBook()

    @book.rule("X-1", "guard")
    def pawns_stand() -> None:
        """Pawns stand
        upright. (Book p.3, Standing)"""

    assert book.rules["X-1"].text == "Pawns stand upright."
    assert book.refuses("X-1", "fell", pawn="a-1").key == "refused-X-1-fell"
    assert book.allows("X-1").source == "Book p.3, Standing"
    assert book.allows("X-1", "hand").key == "allowed-X-1-hand"
    assert book.judges(True, "X-1", "fell", pawn="a-1") is book.allows("X-1")
    assert book.judges(False, "X-1", "fell", pawn="a-1") == book.refuses("X-1", "fell", pawn="a-1")


def one() -> None:
    """One half. (Book p.3,
    Standing)"""


def other() -> None:
    """The other half. (Book p.3, Standing)"""


@pytest.mark.parametrize("functions", list(permutations(((one, "consequence"), (other, "guard")))))
def test_a_row_of_several_functions_is_the_same_whichever_is_loaded_first(
    functions: Sequence[tuple[Callable[[], None], Kind]],
) -> None:
    book = RuleBook()
    for function, kind in functions:
        book.rule("X-1", kind)(function)
    text = "One half. The other half."
    assert book.rules["X-1"] == Rule("X-1", "guard", text, "Book p.3, Standing")


def test_a_row_has_one_source() -> None:
    def elsewhere() -> None:
        """Something else. (Book p.4)"""

    book = RuleBook()
    book.rule("X-1", "guard")(one)
    with pytest.raises(ValueError, match="X-1: elsewhere has another source"):
        book.rule("X-1", "guard")(elsewhere)


def test_a_rule_function_without_source_is_refused() -> None:
    def silent() -> None:
        pass

    with pytest.raises(ValueError, match="silent needs a docstring"):
        RuleBook().rule("X-1", "guard")(silent)
