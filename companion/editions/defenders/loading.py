"""An edition of Defenders of Hogwarts: from its files to the game's definitions."""

from pathlib import Path

from companion.editions.defenders.card_checks import Files, check_cards
from companion.editions.defenders.cards import (
    DarkCardsFile,
    EditionFile,
    EventsFile,
    HouseCardsFile,
    LibraryFile,
    LocationsFile,
    PathFile,
    deck,
)
from companion.editions.defenders.map import Borders, MapFile
from companion.editions.defenders.map_checks import check_dark_locations, check_map
from companion.editions.defenders.printed import PrintedDefenders
from companion.editions.defenders.printing import printed
from companion.editions.files import read
from companion.games.defenders.core.definitions import Decks, Edition
from companion.games.kernel.board import Board, Border


def load(folder: Path) -> tuple[Edition, PrintedDefenders]:
    """Read and check an edition's folder. Raises EditionProblem, naming file and entry."""
    about = read(folder / "edition.yaml", EditionFile)
    drawn = read(folder / "map.yaml", MapFile)
    files = read_cards(folder)
    borders = check_map(drawn)
    check_cards(files, {space.id: space.as_space() for space in drawn.spaces})
    dark = {space: f"dark.{at}" for at, space in enumerate(files.locations.dark)}
    check_dark_locations(drawn, borders, dark)
    edition = _definitions(drawn, borders, files)
    return edition, printed(about, drawn, borders, files, edition)


def read_cards(folder: Path) -> Files:
    """The files beside the map. Raises EditionProblem."""
    return Files(
        house=read(folder / "house_cards.yaml", HouseCardsFile),
        dark=read(folder / "dark_cards.yaml", DarkCardsFile),
        library=read(folder / "library.yaml", LibraryFile),
        locations=read(folder / "locations.yaml", LocationsFile),
        events=read(folder / "events.yaml", EventsFile),
        path=read(folder / "path.yaml", PathFile),
    )


def _definitions(drawn: MapFile, borders: Borders, files: Files) -> Edition:
    played = (
        *files.house.starter,
        *files.house.acquire,
        *files.dark.starter,
        *files.dark.acquire,
    )
    return Edition(
        board=Board(
            [space.id for space in drawn.spaces],
            [Border(a, b, border.kind) for (a, b), border in borders.items()],
        ),
        spaces={space.id: space.as_space() for space in drawn.spaces},
        cards={card.id: card.as_card() for card in played},
        books={book.id: book.as_book() for book in files.library.books},
        events={
            event.id: event.as_event(zone)
            for zone, events in files.events.by_zone()
            for event in events
        },
        decks=_decks(files),
        path=files.path.as_path(),
    )


def _decks(files: Files) -> Decks:
    white, orange, red = (
        tuple(event.id for event in events) for _, events in files.events.by_zone()
    )
    return Decks(
        house_starter=deck(files.house.starter),
        house_acquire=deck(files.house.acquire),
        dark_starter=deck(files.dark.starter),
        dark_acquire=deck(files.dark.acquire),
        library=deck(files.library.books),
        house_locations=files.locations.house,
        dark_locations=files.locations.dark,
        white=white,
        orange=orange,
        red=red,
    )
