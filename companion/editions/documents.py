"""Documents: what a YAML text says, read strictly."""

from collections.abc import Iterator
from typing import Any

import yaml

LOADER: type[yaml.SafeLoader | yaml.CSafeLoader] = getattr(yaml, "CSafeLoader", yaml.SafeLoader)
"""The fast one, where PyYAML was built with it."""
NO_VALUE = (
    ArithmeticError,
    AttributeError,
    LookupError,
    RecursionError,
    TypeError,
    ValueError,
)
"""What comes of a date that is none, a tag on what it does not fit, brackets without end."""
MOST_PARTS = 100_000
"""More than anybody writes: a few lines of aliases can stand for millions, or for themselves."""


class DocumentProblem(Exception):
    """A text that is no YAML from this line on (`yaml`), has a key twice (`doubled`), or never
    comes to an end (`endless`)."""

    def __init__(self, why: str, /, **facts: str | int) -> None:
        super().__init__(why, facts)
        self.why = why
        self.facts = facts


def parsed(text: str) -> Any:
    """What a YAML text says. Raises DocumentProblem."""
    root = None
    try:
        loader = LOADER(text)
        root = loader.get_single_node()
        if root is None:
            return None
        _refuse_doubled_keys(root)
        return loader.construct_document(root)
    except yaml.YAMLError as error:
        last = text.count("\n") + 1  # what is missing at the end is missed behind it
        raise DocumentProblem("yaml", line=min(_line_of(error), last)) from None
    except NO_VALUE:
        raise DocumentProblem("yaml", line=_line_of_no_value(root) if root else 1) from None


def _line_of(error: yaml.YAMLError) -> int:
    """A quote that nobody closed is missed at the end, and meant where it begins."""
    is_quote = getattr(error, "context", None) == "while scanning a quoted scalar"
    at = getattr(error, "context_mark" if is_quote else "problem_mark", None)
    return at.line + 1 if at else 1


def _line_of_no_value(root: yaml.Node) -> int:
    """Where the first value stands that none can be made of."""
    for node in _nodes(root):
        try:
            if isinstance(node, yaml.ScalarNode):
                LOADER("").construct_object(node)
        except yaml.YAMLError:
            continue  # "<<" and the like mean something as keys alone
        except NO_VALUE:
            return int(node.start_mark.line) + 1
    return 1


def _refuse_doubled_keys(root: yaml.Node) -> None:
    """YAML says that keys are unique; its loaders let the last one win."""
    for node in _nodes(root):
        if isinstance(node, yaml.MappingNode):
            _refuse_doubled(node)


def _nodes(root: yaml.Node) -> Iterator[yaml.Node]:
    """Every node of a text, an alias as often as it is used. Raises DocumentProblem."""
    waiting = [root]
    for node in waiting:
        if len(waiting) > MOST_PARTS:
            raise DocumentProblem("endless")
        yield node
        if isinstance(node, yaml.MappingNode):
            waiting += [part for pair in node.value for part in pair]
        elif isinstance(node, yaml.SequenceNode):
            waiting += node.value


def _refuse_doubled(mapping: yaml.MappingNode) -> None:
    keys = set[tuple[str, str]]()
    for key, _ in mapping.value:
        if isinstance(key, yaml.ScalarNode):
            said = key.tag, key.value
            if said in keys:
                facts = {"key": f'"{key.value}"', "line": key.start_mark.line + 1}
                raise DocumentProblem("doubled", **facts)
            keys.add(said)
