"""From an edition's files and definitions to what the browser draws."""

from collections.abc import Iterable

from companion.editions.defenders.card_checks import Files
from companion.editions.defenders.cards import BookEntry, EditionFile, EventEntry, PlayedEntry
from companion.editions.defenders.map import Borders, MapFile, SpaceEntry, coordinates
from companion.editions.defenders.printed import (
    PrintedBook,
    PrintedBorder,
    PrintedCard,
    PrintedCondition,
    PrintedCount,
    PrintedDefenders,
    PrintedEffect,
    PrintedEvent,
    PrintedExtra,
    PrintedPathSpace,
    PrintedReaction,
    PrintedSpace,
    PrintedValue,
)
from companion.editions.geometry import Point
from companion.games.defenders.core.cards import (
    Card,
    Condition,
    Count,
    Effect,
    Extra,
    Reaction,
    Value,
)
from companion.games.defenders.core.definitions import Edition


def printed(
    about: EditionFile, drawn: MapFile, borders: Borders, files: Files, edition: Edition
) -> PrintedDefenders:
    """The whole edition. Its files are known to be right."""
    names = _names(drawn, files)
    return PrintedDefenders(
        game=about.game,
        title=about.title,
        training=about.training,
        size=drawn.size,
        spaces=[_space(space, drawn.size) for space in drawn.spaces],
        borders=[
            PrintedBorder(a=a, b=b, kind=border.kind, lines=border.lines)
            for (a, b), border in borders.items()
        ],
        cards={card.id: _card(card, names[card.id]) for card in edition.cards.values()},
        books={
            book.id: PrintedBook(name=names[book.id], effects=_effects(book.effects))
            for book in edition.books.values()
        },
        events={
            event.id: PrintedEvent(
                name=names[event.id],
                zone=event.zone,
                house=_effects(event.house),
                dark=_effects(event.dark),
            )
            for event in edition.events.values()
        },
        decks={name: list(cards) for name, cards in edition.decks._asdict().items()},
        path=[PrintedPathSpace(zone=space.zone, event=space.event) for space in edition.path],
        names=names,
    )


def _names(drawn: MapFile, files: Files) -> dict[str, str]:
    named: tuple[SpaceEntry | PlayedEntry | BookEntry | EventEntry, ...] = (
        *drawn.spaces,
        *files.house.starter,
        *files.house.acquire,
        *files.dark.starter,
        *files.dark.acquire,
        *files.library.books,
        *(event for _, events in files.events.by_zone() for event in events),
    )
    return {entry.id: entry.name for entry in named}


def _space(space: SpaceEntry, size: Point) -> PrintedSpace:
    return PrintedSpace(
        id=space.id,
        name=space.name,
        polygon=list(space.polygon),
        coordinates=coordinates(space, size),
        inside=space.inside,
        protected=space.protected,
        deployment=space.deployment,
        fly_off=space.fly_off,
        passage=space.passage,
        bonus=space.bonus,
        token=space.token,
        detector=space.detector,
        shield=space.shield,
    )


def _card(card: Card, name: str) -> PrintedCard:
    return PrintedCard(
        name=name,
        type=card.type,
        colour=card.colour,
        value=_value(card.value),
        effects=_effects(card.effects),
        reaction=_reaction(card.reaction) if card.reaction else None,
    )


def _value(value: Value) -> PrintedValue:
    return PrintedValue(
        points=list(value.points),
        to=value.to,
        per=_count(value.per) if value.per else None,
        extra=_extra(value.extra) if value.extra else None,
    )


def _extra(extra: Extra) -> PrintedExtra:
    return PrintedExtra(points=extra.points, when=_conditions(extra.when))


def _reaction(reaction: Reaction) -> PrintedReaction:
    return PrintedReaction(
        to=reaction.to, effects=_effects(reaction.effects), when=_conditions(reaction.when)
    )


def _effects(effects: Iterable[Effect]) -> list[PrintedEffect]:
    return [
        PrintedEffect(
            do=effect.do,
            amount=effect.amount,
            what=effect.what,
            whom=effect.whom,
            must=effect.must,
            who=effect.who,
            per=_count(effect.per) if effect.per else None,
            when=_conditions(effect.when),
            choices=[_effects(choice) for choice in effect.choices],
        )
        for effect in effects
    ]


def _count(count: Count) -> PrintedCount:
    return PrintedCount(of=count.of, what=count.what, whose=count.whose)


def _conditions(conditions: Iterable[Condition]) -> list[PrintedCondition]:
    return [
        PrintedCondition(
            counted=_count(condition.counted), least=condition.least, most=condition.most
        )
        for condition in conditions
    ]
