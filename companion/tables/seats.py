"""Seats and keys: who sits where, and the secrets that prove it."""

import hashlib
import hmac
import secrets
from collections.abc import Iterable
from typing import NamedTuple

CODE_LETTERS = "CDFGHJKLMNPQRTVWXY"
"""No vowels, so that no code is a word; no letter that looks like a number or another letter."""


class Holder(NamedTuple):
    """What a key opens."""

    seat: str | None = None
    host: bool = False


NOBODY = Holder()


class Key(NamedTuple):
    """A key as it is kept: its hash, and what it opens."""

    hashed: str
    holder: Holder


class Taken(NamedTuple):
    """A seat that somebody took, or a bot plays."""

    seat: str
    name: str
    claim: str | None
    """Hash of the nonce that it was claimed with, to know a repeat from a second comer. None: the
    host has given it to a bot."""


def new_code() -> str:
    """A code for a table, to be typed by hand: it opens only what everybody may see."""
    return "".join(secrets.choice(CODE_LETTERS) for _ in range(4))


def new_key() -> str:
    """A key of 128 random bits."""
    return secrets.token_urlsafe(16)


def hashed(secret: str) -> str:
    """The hash that is kept instead of a key. A plain one is right: keys cannot be guessed."""
    return hashlib.sha256(secret.encode("utf-8", "replace")).hexdigest()


def holder(keys: Iterable[Key], key: str) -> Holder:
    """What a key opens. Takes as long for a wrong key as for a right one."""
    wanted = hashed(key)
    found = NOBODY
    for known in keys:
        if hmac.compare_digest(known.hashed, wanted):
            found = known.holder
    return found


def alike(one: str, other: str) -> bool:
    """Are two names the same but for capital letters?"""
    return one.casefold() == other.casefold()


def readable(name: str) -> str:
    """A name as it may be shown: on one line, without characters that cannot be seen."""
    return " ".join("".join(c if c.isprintable() else " " for c in name).split())
