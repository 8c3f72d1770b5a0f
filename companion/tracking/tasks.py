"""Tasks: what hands must still do on the real board, as sentences."""

from collections import Counter
from collections.abc import Collection, Iterator, Sequence
from typing import NamedTuple

from companion.games.kernel.decisions import Facts
from companion.games.kernel.layout import Layout, Spot
from companion.tracking.hands import Change, Sensed, changes, expectation, is_done

ALL = "all"
"""Ticks every task there is to tick."""
AWAY = "task-clear-away"


class Task(NamedTuple):
    """One thing to do, as a message key and its facts."""

    key: str
    facts: Facts
    tick: str | None = None
    """What it is ticked by, where no source will see that it is done."""


def differences(layout: Layout, sensed: Sensed) -> frozenset[str]:
    """The places that feel other than the rules expect."""
    wrong = {True: "empty", False: "occupied"}
    return frozenset(
        place for place, there in sensed.items() if expectation(layout, place) == wrong[there]
    )


def felt(layout: Layout, sensed: Sensed) -> Iterator[Task]:
    """What sensors say is left to do; it goes by itself."""
    wrong = differences(layout, sensed)
    missing = [place for place in sensed if place in wrong and not sensed[place]]
    extra = [place for place in sensed if place in wrong and sensed[place]]
    for place in missing:
        owner = next(spot.owner for spot in layout.values() if spot.place == place)
        if extra:
            yield Task("task-move", {"owner": owner, "from": extra.pop(0), "to": place})
        else:
            yield Task("task-put", {"owner": owner, "place": place})
    for place in extra:
        yield Task("task-clear", {"place": place})


def to_tick(
    hands: Layout, layout: Layout, sensed: Sensed
) -> Sequence[tuple[Task, Sequence[Change]]]:
    """What no sensor can say, each with what is done once it is ticked. Pieces of one owner that
    are put on the same place are one task."""
    unfelt = [
        change for change in changes(hands, layout) if is_done(change, layout, sensed) is None
    ]
    return [(_task(change, count), [change] * count) for change, count in Counter(unfelt).items()]


def thing_tasks(
    kind: str, hands: Layout, layout: Layout, seats: Collection[str]
) -> Sequence[tuple[Task, Sequence[Change]]]:
    """What is left to do with the things of a kind. Those that look alike and go the same way are
    one task."""
    left = Counter(changes(hands, layout))
    return [
        (_thing_task(kind, change, count, seats), [change] * count)
        for change, count in left.items()
    ]


def clear_away(hands: Layout, sensed: Sensed) -> tuple[Task, ...]:
    """What is left to do after the end of a game."""
    if sensed:
        return (Task(AWAY, {}),) if any(sensed.values()) else ()
    return (Task(AWAY, {}, AWAY),) if hands else ()


def _task(change: Change, count: int) -> Task:
    """The sentence for this change with so many pieces."""
    facts: dict[str, str | int] = {"owner": change.owner, "count": count}
    match change:
        case Change(None, Spot(place=place, lying=lying)):
            key = "task-set-up-lying" if lying else "task-set-up"
            facts["place"] = place
        case Change(Spot(place=place), None):
            key, facts["place"] = "task-take-off", place
        case Change(Spot(place=start), Spot(place=end, lying=lying)) if start == end:
            key, facts["place"] = "task-lay-down" if lying else "task-stand-up", end
        case Change(Spot(place=start), Spot(place=end, lying=lying)):
            key = "task-move-lying" if lying else "task-move"
            facts |= {"from": start, "to": end}
    return Task(key, facts, _name(change))


def _thing_task(kind: str, change: Change, count: int, seats: Collection[str]) -> Task:
    """To a seat things are given, from a seat they go back, elsewhere they are put."""
    old, new = change
    facts: dict[str, str | int] = {"owner": change.owner, "count": count}
    if old is not None:
        facts["from"] = old.place
    if new is None:
        verb = "away"
    else:
        facts["to"] = new.place
        from_seat = old is not None and old.place in seats
        verb = "give" if new.place in seats else "back" if from_seat else "put"
    return Task(f"task-{kind}-{verb}", facts, f"{kind} {_name(change)}")


def _name(change: Change) -> str:
    """The same for the same thing to do, so that nobody ticks another by being late."""
    spots = [f"{spot.place}/{int(spot.lying)}" if spot is not None else "-" for spot in change]
    return " ".join((change.owner, *spots))
