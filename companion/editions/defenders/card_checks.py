"""What the cards and the Path of any edition of Defenders of Hogwarts must hold."""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import NamedTuple, Protocol, TypeVar, get_args

from companion.editions.defenders.cards import (
    BOOKS,
    DARK_ACQUIRE,
    DARK_LOCATIONS,
    EVENT_CARDS,
    HOUSE_ACQUIRE,
    HOUSE_LOCATIONS,
    STARTER,
    DarkCardEntry,
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
from companion.editions.defenders.effect_checks import wrong_effect, wrong_reaction, wrong_value
from companion.editions.defenders.effects import FLY_OFF, EffectEntry
from companion.editions.defenders.repeats import wrong_repeats
from companion.editions.defenders.spellings import Part, Side, Spaces, Where
from companion.editions.files import wrong, wrong_entry
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
from companion.games.defenders.positions.dealing import NONE, REST
from companion.games.defenders.positions.strangers import WAYS_TO_WRITE_A_PAWN
from companion.games.kernel.decks import UNIDENTIFIED

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
    *(*HOUSES, DARK, POOL, FLY_OFF, ANY, RANDOM, NONE, REST, UNIDENTIFIED),
    *WAYS_TO_WRITE_A_PAWN,
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
    for file, entry, effects, where in _effects(files):
        check_effects(file, entry, effects, spaces, where)


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
            raise wrong_entry(file, entry, wrong("size", size=size, found=len(cards)))


def check_ids(files: Files, spaces: Spaces) -> None:
    """No id twice among cards, books, events and spaces, and none that the rules use for
    something else. Raises EditionProblem."""
    seen = dict.fromkeys(spaces, "map.yaml")
    for space in spaces:
        if space in TAKEN:
            raise wrong_entry("map.yaml", space, wrong("word", id=space))
    for file, entry, card_id in _ids(files):
        if card_id in TAKEN:
            raise wrong_entry(file, entry, wrong("word", id=card_id))
        if card_id in seen:
            raise wrong_entry(file, entry, wrong("taken", other=seen[card_id]))
        seen[card_id] = file


def check_house_starter(starter: Sequence[HouseCardEntry]) -> None:
    """The House starter has a card for each obstacle, and Alohomora is a Charms card. Raises
    EditionProblem."""
    by_id = {card.id: card for card in starter}
    for card_id, obstacle in PASSES.items():
        card = by_id.get(card_id)
        if card is None:
            raise wrong_entry("house_cards.yaml", "starter", wrong("no-card", card=card_id))
        if not any(effect.do == "pass" and effect.what == obstacle for effect in card.effects):
            found = wrong("no-pass", obstacle=obstacle)
            raise wrong_entry("house_cards.yaml", f"starter ({card_id})", found)
    if by_id["alohomora"].type != "charms":
        raise wrong_entry("house_cards.yaml", "starter (alohomora)", wrong("no-charms"))


def check_locations(locations: LocationsFile, spaces: Spaces) -> None:
    """Location Cards show spaces; the White Tomb is on a Dark one, a Protected Area on none of
    those. Raises EditionProblem."""
    for half, shown in (("house", locations.house), ("dark", locations.dark)):
        for at, location in enumerate(shown):
            if location not in spaces:
                raise wrong_entry("locations.yaml", f"{half}.{at}", wrong("space", place=location))
    for at, location in enumerate(locations.dark):
        if spaces[location].protected:
            raise wrong_entry("locations.yaml", f"dark.{at}", wrong("protected", place=location))
    if WHITE_TOMB not in locations.dark:
        raise wrong_entry("locations.yaml", "dark", wrong("no-location", place=WHITE_TOMB))


def check_path(path: PathFile) -> None:
    """Zones in their order, each with an Event Space but with no more of them than there are
    Event Cards; the last space is one. Raises EditionProblem."""
    zones = [space.zone for space in path.spaces]
    if zones != sorted(zones, key=ZONES.index):
        raise wrong_entry("path.yaml", "spaces", wrong("zones", zones=ZONES))
    for zone in ZONES:
        events = sum(space.event for space in path.spaces if space.zone == zone)
        if not 1 <= events <= EVENT_CARDS:
            found = wrong("events", zone=zone, most=EVENT_CARDS, found=events)
            raise wrong_entry("path.yaml", "spaces", found)
    if not path.spaces[-1].event:
        last = f"spaces.{len(path.spaces) - 1}"
        raise wrong_entry("path.yaml", last, wrong("last"))


def check_played(file: str, entry: str, card: PlayedEntry, spaces: Spaces) -> None:
    """A card's value is one that its pawn can use, and it has effects or a reaction, not both
    (HOU-14). Raises EditionProblem."""
    found = wrong_value(card.value, spaces, Where(side_of(card), "card"))
    if found:
        raise wrong_entry(file, f"{entry}.value", found)
    if card.reaction is None:
        return
    if card.effects:
        raise wrong_entry(file, f"{entry}.effects", wrong("reaction-and-effects"))
    found = wrong_reaction(card.reaction, spaces, where_of(card, "reaction"))
    if found:
        raise wrong_entry(file, f"{entry}.reaction", found)


def check_effects(
    file: str, entry: str, effects: Sequence[EffectEntry], spaces: Spaces, where: Where
) -> None:
    """Each effect means something where it stands, and what happens once stands there once.
    Raises EditionProblem."""
    for at, effect in enumerate(effects):
        found = wrong_effect(effect, spaces, where)
        if found:
            raise wrong_entry(file, f"{entry}.{at}", found)
    found = wrong_repeats(effects)
    if found:
        raise wrong_entry(file, entry, found)


def side_of(card: PlayedEntry) -> Side:
    return "dark" if isinstance(card, DarkCardEntry) else "house"


def where_of(card: PlayedEntry, part: Part) -> Where:
    """Where a card's effects stand; those of a Dark Arts card, unlike its move, wait for the zone
    of its colour (DRK-2)."""
    where = Where(side_of(card), part)
    if not isinstance(card, DarkCardEntry):
        return where
    return where._replace(zones=where.zones[ZONES.index(card.colour) :])


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


Effects = tuple[EffectEntry, ...]


def _effects(files: Files) -> Iterator[tuple[str, str, Effects, Where]]:
    for file, entry, card in _played(files):
        yield file, f"{entry}.effects", card.effects, where_of(card, "card")
        if card.reaction:
            effects = card.reaction.effects
            yield file, f"{entry}.reaction.effects", effects, where_of(card, "reaction")
    for entry, book in _entries("books", files.library.books):
        yield "library.yaml", f"{entry}.effects", book.effects, Where("house", "book")
    for at, (zone, events) in enumerate(files.events.by_zone(), 1):
        now = range(at, at + 1)  # an Event is resolved in its own zone (PTH-8)
        for entry, event in _entries(zone, events):
            yield "events.yaml", f"{entry}.house", event.house, Where("house", "event", now)
            yield "events.yaml", f"{entry}.dark", event.dark, Where("dark", "event", now)


def _entries(deck_name: str, cards: Iterable[Held]) -> Iterator[tuple[str, Held]]:
    for at, card in enumerate(cards):
        yield f"{deck_name}.{at} ({card.id})", card
