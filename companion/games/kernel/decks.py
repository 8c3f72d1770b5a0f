"""Decks of cards that may be unidentified: on paper hands and real decks.

A zone is a tuple of card ids. An unidentified card stands in it as `UNIDENTIFIED`; what such
cards of one owner could be is a second tuple, as long as there are unidentified cards of that
owner in all zones together. A later decision says which one it was.
"""

Cards = tuple[str, ...]

UNIDENTIFIED = "unidentified"


def sayable(zone: Cards, could_be: Cards) -> Cards:
    """What a card of this zone may be called, each name once: the identified ones and, if there
    are others, all that those could be."""
    named = tuple(dict.fromkeys(card for card in zone if card != UNIDENTIFIED))
    if UNIDENTIFIED not in zone:
        return named
    return tuple(dict.fromkeys((*named, *could_be)))


def called(zone: Cards, could_be: Cards, card: str) -> tuple[Cards, Cards]:
    """The zone once one of its cards is called by this name, and what the others could be. Raises
    ValueError if it can be none of them."""
    return (zone, could_be) if card in zone else identify(zone, could_be, card)


def identify(zone: Cards, could_be: Cards, card: str) -> tuple[Cards, Cards]:
    """The zone once it is said which one of its unidentified cards is, and what the others could
    be. Raises ValueError if none of them can be it."""
    at = zone.index(UNIDENTIFIED)
    return (*zone[:at], card, *zone[at + 1 :]), without(could_be, card)


def hidden(zone: Cards, could_be: Cards) -> tuple[Cards, Cards]:
    """The zone once its cards are mixed out of sight, and what unidentified ones could be."""
    named = tuple(card for card in zone if card != UNIDENTIFIED)
    return (UNIDENTIFIED,) * len(zone), (*could_be, *named)


def without(zone: Cards, card: str) -> Cards:
    """The cards with one of this id taken out. Raises ValueError if there is none."""
    at = zone.index(card)
    return zone[:at] + zone[at + 1 :]
