"""The account of a recording: what is said of its frames and of the table's decisions, in words."""

from collections.abc import Iterator, Sequence

from companion.tracking.source import Hub, Observation, Spot, Status
from vision.recordings.decisions import Move, decisions
from vision.recordings.recorder import Said
from vision.recordings.recording import Recording, Replayed
from vision.setup.stage import tenths


def differences(frame: Replayed, hub: Hub) -> Iterator[str]:
    """Where a frame is seen otherwise than then, or nobody knows how it was seen."""
    now = _all_of(frame.now, hub)
    if frame.then is None:
        yield hub.say("recording-broken", {"number": frame.number, "now": now})
    elif frame.is_other:
        then = _all_of(frame.then, hub)
        yield hub.say("recording-differs", {"number": frame.number, "then": then, "now": now})


def decided(recording: Recording, frames: Sequence[Replayed], hub: Hub) -> Iterator[str]:
    """What the table decided, and when the camera shows it."""
    if not recording.expected:
        yield hub.say("recording-undecided", {})
    seen = [each for frame in frames for each in frame.now if isinstance(each, Observation)]
    begun = frames[0].look.at if frames else 0.0
    for decision in decisions(recording.board, recording.expected, seen):
        yield hub.say(
            "recording-decision",
            {
                "revision": decision.revision,
                "seconds": tenths(decision.at - begun),
                "moves": ", ".join(_moved(move, hub) for move in decision.moves),
                "shown": _when(decision.shown),
                "apart": tenths(abs(decision.shown or 0.0)),
            },
        )


def _when(shown: float | None) -> str:
    if shown is None:
        return "never"
    return "after" if shown > 0 else "before"


def _moved(move: Move, hub: Hub) -> str:
    start, end = move
    owner = next(spot.owner for spot in move if spot)
    return hub.say(
        "recording-move",
        {"owner": owner, "start": _spot_of(start, hub), "end": _spot_of(end, hub)},
    )


def _spot_of(spot: Spot | None, hub: Hub) -> str:
    place, lying = (spot.place, int(spot.lying)) if spot else ("beside", 0)
    return hub.say("recording-spot", {"place": place, "lying": lying})


def _all_of(said: Sequence[Said], hub: Hub) -> str:
    return " ".join(told(each, hub) for each in said) or hub.say("recording-nothing", {})


def told(said: Said, hub: Hub) -> str:
    """What a camera says, in words."""
    if isinstance(said, Status):
        return hub.say(said.key, {**said.facts, **said.secret})
    return " ".join(
        hub.say(
            "recording-seen",
            {
                "piece": hub.pieces.get(piece, piece),
                "places": _places_of(sight.places, hub),
                "posture": {True: "lying", False: "standing", None: "unclear"}[sight.lying],
            },
        )
        for piece, sight in said.seen.items()
    )


def _places_of(places: Sequence[str], hub: Hub) -> str:
    named = [hub.say("recording-place", {"place": place}) for place in places]
    return ", ".join(named) or "beside"
