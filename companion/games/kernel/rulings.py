"""Rulings: may it be done, by which rule, on which page."""

from collections import defaultdict
from collections.abc import Callable
from typing import Literal, NamedTuple, TypeVar

from companion.games.kernel.decisions import Facts

Kind = Literal["guard", "consequence", "set-up"]
RuleFunction = TypeVar("RuleFunction", bound=Callable[..., object])


class Ruling(NamedTuple):
    """Allowed or refused, with the rule that says so. `key` names the sentence, never is one."""

    allowed: bool
    rule: str
    source: str
    """Book, page and section, such as "Defenders p.10, Obstacles"."""
    key: str
    facts: Facts = {}


class Refused(Exception):
    """A decision that the rules refuse. Nothing was changed."""

    def __init__(self, ruling: Ruling) -> None:
        super().__init__(f"{ruling.key} {dict(ruling.facts)}")
        self.ruling = ruling


class Rule(NamedTuple):
    """One row of the rules, as code."""

    id: str
    kind: Kind
    """What stops something is a guard, whatever else the row does."""
    text: str
    """The rule in our words."""
    source: str


class RuleBook:
    """The rules of one game: every rule function registers itself here with its id.

    The docstring of a rule function is the rule in our words and ends with its source in
    brackets: "(Defenders p.10, Obstacles)".
    """

    def __init__(self) -> None:
        self.rules: dict[str, Rule] = {}
        self._texts: dict[str, list[tuple[str, int, str]]] = defaultdict(list)
        """Of each row's functions, with module and line."""
        self._allowed: dict[str, Ruling] = {}

    def rule(self, id: str, kind: Kind, by: str = "") -> Callable[[RuleFunction], RuleFunction]:
        """Register a function as the code of a row. A row may have several functions: it says
        what each of them says, in the order of modules and lines, whichever is loaded first.
        `by`: who rules where the source is silent."""

        def register(function: RuleFunction) -> RuleFunction:
            words = " ".join((function.__doc__ or "").split())
            text, _, source = words.removesuffix(")").rpartition(" (")
            if not text or not source:
                raise ValueError(f"{id}: {function.__name__} needs a docstring with its source")
            if by and not source.startswith(by):
                source = f"{by} to {source}"
            known = self.rules.get(id)
            if known and known.source != source:
                raise ValueError(f"{id}: {function.__name__} has another source than the row")
            texts = self._texts[id]
            texts.append((function.__module__, function.__code__.co_firstlineno, text))
            one = known.kind if known and known.kind == "guard" else kind
            self.rules[id] = Rule(id, one, " ".join(text for *_, text in sorted(texts)), source)
            return function

        return register

    def allows(self, id: str, why: str = "", /) -> Ruling:
        """Allowed by this row: always the same ruling, so it is made once."""
        name = f"{id}-{why}" if why else id
        ruling = self._allowed.get(name)
        if ruling is None:
            ruling = Ruling(True, id, self.rules[id].source, f"allowed-{name}")
            self._allowed[name] = ruling
        return ruling

    def refuses(self, id: str, why: str = "", /, **facts: str | int) -> Ruling:
        """A refusal by this row; `why` tells apart the sentences of one row."""
        key = f"refused-{id}-{why}" if why else f"refused-{id}"
        return Ruling(False, id, self.rules[id].source, key, facts)

    def judges(self, allowed: bool, id: str, why: str = "", /, **facts: str | int) -> Ruling:
        """Allowed or refused by one and the same row; `why` and the facts tell of a refusal."""
        return self.allows(id) if allowed else self.refuses(id, why, **facts)
