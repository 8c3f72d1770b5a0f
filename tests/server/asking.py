"""What players of the counting game ask for over the network."""

from typing import Any

from tests.server.wire import Client


def own(view: Any, seat: str) -> Any:
    """The pending of a seat in a view, or None."""
    return next((pending for pending in view["pendings"] if pending["seat"] == seat), None)


def asked(player: Client, seat: str, kind: str) -> Any:
    """Wait until a player is asked for something of this kind; the pending."""

    def now() -> Any:
        pending = own(player.newest("game")["view"], seat)
        return pending if pending and pending["kind"] == kind else None

    return player.wait(now)


def play_card(player: Client, seat: str) -> Any:
    """Play the first card of the hand; the pending that follows."""
    pending = asked(player, seat, "card")
    answer = player.ask("decide", serial=pending["serial"], choice=pending["options"][0])
    assert answer["accepted"], answer
    return asked(player, seat, "piece")
