"""Words: the only place with sentences.

The rules and the rooms around them speak in message keys and facts; a Fluent catalogue turns
them into language. The browser reads the same catalogues.
"""

from collections.abc import Mapping
from functools import lru_cache
from pathlib import Path

from fluent.runtime import FluentBundle, FluentResource

Facts = Mapping[str, str | int]

CATALOGUES = Path(__file__).parent
LARGE, LONG = 10**15, 2000
"""Fluent formats no numbers and no texts that are much larger; a longer text loses its middle."""


class Words:
    """One language, and the names that one box gives to its places and cards."""

    def __init__(self, names: Mapping[str, str] | None = None, locale: str = "en") -> None:
        self._names = names or {}
        self._bundle = _bundle(locale)

    def say(self, key: str, facts: Facts | None = None) -> str:
        """The sentence of a message. `key` may end in an attribute: ``source-x.remedy``. A key
        without a sentence is shown as it is: better than nothing, and never a crash."""
        named = {fact: _within(self.name(value)) for fact, value in (facts or {}).items()}
        return self._sentence(key, named) or key

    def tell(self, key: str, facts: Facts | None = None) -> str:
        """The sentence of a message and, where the catalogue has one, its remedy."""
        remedy = f"{key}.remedy"
        said = [self.say(key, facts), self.say(remedy, facts)]
        return " ".join(sentence for sentence in said if sentence != remedy)

    def name(self, fact: str | int) -> str | int:
        """What people call a thing: as printed on the box, else as the catalogue says."""
        if isinstance(fact, int):
            return fact
        return self._names.get(fact) or self._sentence("name-" + fact.replace("_", "-"), {}) or fact

    def short(self, fact: str) -> str:
        """A name as it stands where there is little room."""
        return self._sentence("short-" + fact.replace("_", "-"), {}) or str(self.name(fact))

    def _sentence(self, key: str, named: Facts) -> str | None:
        message_id, _, attribute = key.partition(".")
        if not self._bundle.has_message(message_id):
            return None
        message = self._bundle.get_message(message_id)
        pattern = message.attributes.get(attribute) if attribute else message.value
        if pattern is None:
            return None
        sentence, _ = self._bundle.format_pattern(pattern, dict(named))
        return str(sentence)


def _within(fact: str | int) -> str | int:
    if isinstance(fact, int):
        return fact if abs(fact) < LARGE else str(fact)
    return fact if len(fact) <= LONG else f"{fact[: LONG // 2]}…{fact[-LONG // 2 :]}"


@lru_cache
def _bundle(locale: str) -> FluentBundle:
    bundle = FluentBundle([locale], use_isolating=False)
    for catalogue in sorted((CATALOGUES / locale).glob("*.ftl")):
        bundle.add_resource(FluentResource(catalogue.read_text(encoding="utf-8")))
    return bundle
