"""The rule book: a rule function without its words and source is refused at once."""

import pytest

from companion.games.kernel.rulings import RuleBook


def test_a_rule_function_registers_its_text_and_source() -> None:
    book = RuleBook()

    @book.rule("X-1", "guard")
    def pawns_stand() -> None:
        """Pawns stand
        upright. (Book p.3, Standing)"""

    assert book.rules["X-1"].text == "Pawns stand upright."
    assert book.refuses("X-1", "fell", pawn="a-1").key == "refused-X-1-fell"
    assert book.allows("X-1").source == "Book p.3, Standing"


def test_a_row_may_have_several_functions() -> None:
    book = RuleBook()

    @book.rule("X-1", "guard")
    def one() -> None:
        """One half. (Book p.3)"""

    @book.rule("X-1", "guard")
    def other() -> None:
        """The other half. (Book p.3)"""

    assert book.rules["X-1"].text == "One half. The other half."


def test_a_rule_function_without_source_is_refused() -> None:
    def silent() -> None:
        pass

    with pytest.raises(ValueError, match="silent needs a docstring"):
        RuleBook().rule("X-1", "guard")(silent)
