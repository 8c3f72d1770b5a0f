"""What the cards and the Path of any edition of Defenders of Hogwarts must hold."""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import NamedTuple, Protocol, TypeVar, get_args

from companion.editions.defenders.cards import (
    EVENT_CARDS,
    DarkCardsFile,
    EventsFile,
    HouseCardEntry,
    HouseCardsFile,
    LibraryFile,
    LocationsFile,
    PathFile,
    PlayedEntry,
    deck,
)
from companion.editions.defenders.effects import FLY_OFF, EffectEntry
from companion.editions.defenders.spellings import (
    Side,
    Spaces,
    Where,
    no_space,
    wrong_effect,
    wrong_reaction,
    wrong_value,
)
from companion.editions.files import wrong_entry
from companion.games.defenders.core.cards import ANY, RANDOM, TYPES, ZONES, Kept, Whose
from companion.games.defenders.core.definitions import (
    BORDERS,
    DARK,
    HOUSES,
    PASSAGES,
    POOL,
    Bonus,
    Item,
)

STARTER, HOUSE_ACQUIRE, DARK_ACQUIRE = 7, 42, 20
BOOKS, HOUSE_LOCATIONS, DARK_LOCATIONS = 11, 21, 4
WHITE_TOMB = "white_tomb"
PASSES: Mapping[str, str] = {
    "alohomora": "locked_doors",
    "partis_temporus": "protective_spells",
    "strengthening_solution": "physical_objects",
    "gillyweed": "water",
}
"""The House starter's card for each obstacle."""
TAKEN = {
    *(*BORDERS, *TYPES, *ZONES, *PASSAGES),
    *(*get_args(Bonus), *get_args(Item), *get_args(Whose), *get_args(Kept)),
    *(*HOUSES, DARK, POOL, FLY_OFF, ANY, RANDOM),
    *("inside", "outside", "protected", "stunned", "moved", "this"),
}
"""Words of the game, which an edition's names must not hide."""


class Files(NamedTuple):
    """An edition's files of cards, and its Path."""

    house: HouseCardsFile
    dark: DarkCardsFile
    library: LibraryFile
    locations: LocationsFile
    events: EventsFile
    path: PathFile


def check_cards(files: Files, spaces: Spaces) -> None:
    """Check all cards and the Path. Raises EditionProblem."""
    check_sizes(files)
    check_ids(files, spaces)
    check_house_starter(files.house.starter)
    check_locations(files.locations, spaces)
    check_path(files.path)
    for file, entry, card in _played(files):
        check_played(file, entry, card, spaces)
    for file, entry, effect, where in _effects(files):
        reason = wrong_effect(effect, spaces, where)
        if reason:
            raise wrong_entry(file, entry, reason)


def check_sizes(files: Files) -> None:
    """Every deck has the number of cards of the box. Raises EditionProblem."""
    sizes = (
        ("house_cards.yaml", "starter", deck(files.house.starter), STARTER),
        ("house_cards.yaml", "acquire", deck(files.house.acquire), HOUSE_ACQUIRE),
        ("dark_cards.yaml", "starter", deck(files.dark.starter), STARTER),
        ("dark_cards.yaml", "acquire", deck(files.dark.acquire), DARK_ACQUIRE),
        ("library.yaml", "books", deck(files.library.books), BOOKS),
        ("locations.yaml", "house", files.locations.house, HOUSE_LOCATIONS),
        ("locations.yaml", "dark", files.locations.dark, DARK_LOCATIONS),
    )
    for file, entry, cards, size in sizes:
        if len(cards) != size:
            raise wrong_entry(file, entry, f"it has {size} cards, and here are {len(cards)}")


def check_ids(files: Files, spaces: Spaces) -> None:
    """No id twice among cards, books, events and spaces, and none that the rules use for
    something else. Raises EditionProblem."""
    seen = dict.fromkeys(spaces, "map.yaml")
    for space in spaces:
        if space in TAKEN:
            raise wrong_entry("map.yaml", space, "this id is a word of the game")
    for file, entry, card_id in _ids(files):
        if card_id in TAKEN:
            raise wrong_entry(file, entry, "this id is a word of the game")
        if card_id in seen:
            raise wrong_entry(file, entry, f"this id is taken by an entry of {seen[card_id]}")
        seen[card_id] = file


def check_house_starter(starter: Sequence[HouseCardEntry]) -> None:
    """The House starter has a card for each obstacle, and Alohomora is a Charms card. Raises
    EditionProblem."""
    by_id = {card.id: card for card in starter}
    for card_id, obstacle in PASSES.items():
        card = by_id.get(card_id)
        if card is None:
            raise wrong_entry("house_cards.yaml", "starter", f"there must be a card {card_id}")
        if not any(effect.do == "pass" and effect.what == obstacle for effect in card.effects):
            reason = f"it must have the effect {{do: pass, what: {obstacle}}}"
            raise wrong_entry("house_cards.yaml", f"starter ({card_id})", reason)
    if by_id["alohomora"].type != "charms":
        raise wrong_entry("house_cards.yaml", "starter (alohomora)", "its type must be charms")


def check_locations(locations: LocationsFile, spaces: Spaces) -> None:
    """Location Cards show spaces; the White Tomb is on a Dark one, a Protected Area on none of
    those. Raises EditionProblem."""
    for half, shown in (("house", locations.house), ("dark", locations.dark)):
        for at, location in enumerate(shown):
            if location not in spaces:
                raise wrong_entry("locations.yaml", f"{half}.{at}", no_space(location))
    for at, location in enumerate(locations.dark):
        if spaces[location].protected:
            reason = f"{location} is a Protected Area, which no Dark Arts Pawn enters"
            raise wrong_entry("locations.yaml", f"dark.{at}", reason)
    if WHITE_TOMB not in locations.dark:
        raise wrong_entry("locations.yaml", "dark", f"{WHITE_TOMB} must be one of them")


def check_path(path: PathFile) -> None:
    """Zones in their order, each with an Event Space but with no more of them than there are
    Event Cards; the last space is one. Raises EditionProblem."""
    zones = [space.zone for space in path.spaces]
    if zones != sorted(zones, key=ZONES.index):
        raise wrong_entry("path.yaml", "spaces", "the zones come in the order white, orange, red")
    for zone in ZONES:
        events = sum(space.event for space in path.spaces if space.zone == zone)
        if not 1 <= events <= EVENT_CARDS:
            reason = f"the {zone} zone must have 1 to {EVENT_CARDS} Event Spaces, and has {events}"
            raise wrong_entry("path.yaml", "spaces", reason)
    if not path.spaces[-1].event:
        last = f"spaces.{len(path.spaces) - 1}"
        raise wrong_entry("path.yaml", last, "the last space must be an Event Space")


def check_played(file: str, entry: str, card: PlayedEntry, spaces: Spaces) -> None:
    """A card's value is one that its pawn can use, and it has effects or a reaction, not both
    (HOU-14). Raises EditionProblem."""
    reason = wrong_value(card.value, spaces, Where(side_of(file), "card"))
    if reason:
        raise wrong_entry(file, f"{entry}.value", reason)
    if card.reaction is None:
        return
    if card.effects:
        reason = "a card with a reaction is played for its move alone, so it has no effects"
        raise wrong_entry(file, f"{entry}.effects", reason)
    reason = wrong_reaction(card.reaction, spaces)
    if reason:
        raise wrong_entry(file, f"{entry}.reaction", reason)


def side_of(file: str) -> Side:
    return "dark" if file == "dark_cards.yaml" else "house"


class _Named(Protocol):
    @property
    def id(self) -> str: ...


Held = TypeVar("Held", bound=_Named)


def _played(files: Files) -> Iterator[tuple[str, str, PlayedEntry]]:
    decks: tuple[tuple[str, str, Sequence[PlayedEntry]], ...] = (
        ("house_cards.yaml", "starter", files.house.starter),
        ("house_cards.yaml", "acquire", files.house.acquire),
        ("dark_cards.yaml", "starter", files.dark.starter),
        ("dark_cards.yaml", "acquire", files.dark.acquire),
    )
    for file, deck_name, cards in decks:
        for entry, card in _entries(deck_name, cards):
            yield file, entry, card


def _ids(files: Files) -> Iterator[tuple[str, str, str]]:
    for file, entry, card in _played(files):
        yield file, entry, card.id
    for entry, book in _entries("books", files.library.books):
        yield "library.yaml", entry, book.id
    for zone, events in files.events.by_zone():
        for entry, event in _entries(zone, events):
            yield "events.yaml", entry, event.id


def _effects(files: Files) -> Iterator[tuple[str, str, EffectEntry, Where]]:
    for file, entry, card in _played(files):
        for at, effect in enumerate(card.effects):
            yield file, f"{entry}.effects.{at}", effect, Where(side_of(file), "card")
        for at, effect in enumerate(card.reaction.effects if card.reaction else ()):
            yield file, f"{entry}.reaction.{at}", effect, Where(side_of(file), "reaction")
    for entry, book in _entries("books", files.library.books):
        for at, effect in enumerate(book.effects):
            yield "library.yaml", f"{entry}.effects.{at}", effect, Where("house", "book")
    for zone, events in files.events.by_zone():
        for entry, event in _entries(zone, events):
            halves: tuple[tuple[Side, tuple[EffectEntry, ...]], ...] = (
                ("house", event.house),
                ("dark", event.dark),
            )
            for side, effects in halves:
                for at, effect in enumerate(effects):
                    yield "events.yaml", f"{entry}.{side}.{at}", effect, Where(side, "event")


def _entries(deck_name: str, cards: Iterable[Held]) -> Iterator[tuple[str, Held]]:
    for at, card in enumerate(cards):
        yield f"{deck_name}.{at} ({card.id})", card
