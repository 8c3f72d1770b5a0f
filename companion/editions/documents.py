"""Documents: what a YAML text says, read strictly."""

from typing import Any

import yaml

LOADER: type[yaml.SafeLoader | yaml.CSafeLoader] = getattr(yaml, "CSafeLoader", yaml.SafeLoader)
"""The fast one, where PyYAML was built with it."""


class DocumentProblem(Exception):
    """A text that is no YAML from this line on, or has the same key twice."""

    def __init__(self, line: int, doubled: str = "") -> None:
        super().__init__(line, doubled)
        self.line = line
        self.doubled = doubled


def parsed(text: str) -> Any:
    """What a YAML text says. Raises DocumentProblem."""
    try:
        loader = LOADER(text)
        root = loader.get_single_node()
        if root is None:
            return None
        _refuse_doubled_keys(root)
        return loader.construct_document(root)
    except yaml.YAMLError as error:
        at = getattr(error, "problem_mark", None)
        last = text.count("\n") + 1  # what is missing at the end is missed behind it
        raise DocumentProblem(min(at.line + 1, last) if at else 1) from None
    except (ArithmeticError, LookupError, TypeError, ValueError, AttributeError, RecursionError):
        # a date that is none, a tag on what it does not fit; brackets without end
        raise DocumentProblem(1) from None


def _refuse_doubled_keys(root: yaml.Node) -> None:
    """YAML says that keys are unique; its loaders let the last one win."""
    waiting, met = [root], set[int]()
    for node in waiting:
        if id(node) in met:
            continue
        met.add(id(node))
        if isinstance(node, yaml.MappingNode):
            _refuse_doubled(node)
            waiting += [part for pair in node.value for part in pair]
        elif isinstance(node, yaml.SequenceNode):
            waiting += node.value


def _refuse_doubled(mapping: yaml.MappingNode) -> None:
    keys = set[tuple[str, str]]()
    for key, _ in mapping.value:
        if isinstance(key, yaml.ScalarNode):
            said = key.tag, key.value
            if said in keys:
                raise DocumentProblem(key.start_mark.line + 1, key.value)
            keys.add(said)
