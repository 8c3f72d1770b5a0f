"""Packets of docs/protocol.md: messages to bytes on the wire and back, without I/O."""

import binascii
import struct
from collections.abc import Callable
from enum import Enum
from typing import NamedTuple

PROTOCOL = 1
MAX_SENSORS = 128
MAX_CODED = 32
"""At most this many coded bytes stand between two zeros."""

CHECKSUM_BYTES = 2


class Hello(NamedTuple):
    """Who is there. Other protocols than ours have this message in the same layout."""

    protocol: int
    board_id: bytes
    """8 bytes, the same after every reset of this board."""
    sensors: int
    firmware: tuple[int, int]
    """Major and minor version."""


class Snapshot(NamedTuple):
    """All sensors."""

    sequence: int
    """0 to 65535: number of the last `Change` contained in this state."""
    occupied: frozenset[int]


class Change(NamedTuple):
    """One sensor."""

    sequence: int
    """One more than the change before, 0 after 65535."""
    sensor: int
    occupied: bool
    at_ms: int
    """Milliseconds since the board started, 32 bits."""


class Ask(Enum):
    """What the hub wants to be told."""

    HELLO = 0x81
    SNAPSHOT = 0x82


Message = Hello | Snapshot | Change | Ask

_HELLO, _SNAPSHOT, _CHANGE = 0x01, 0x02, 0x03
_HELLO_FIELDS = struct.Struct(">BB8sBBBx")
_SNAPSHOT_FIELDS = struct.Struct(">BH16s")
_CHANGE_FIELDS = struct.Struct(">BHBBI")
_ASK_FIELDS = struct.Struct(">B")


def checksum(data: bytes) -> int:
    """CRC-16/GENIBUS of the bytes."""
    return binascii.crc_hqx(data, 0xFFFF) ^ 0xFFFF


def stuff(plain: bytes) -> bytes:
    """The bytes without any zero (COBS), for up to 253 bytes; one byte longer."""
    return b"".join(bytes([len(piece) + 1]) + piece for piece in plain.split(b"\0"))


def unstuff(coded: bytes) -> bytes | None:
    """Undo `stuff`; None for bytes that it never makes."""
    pieces: list[bytes] = []
    at = 0
    while at < len(coded):
        distance = coded[at]
        if distance == 0 or at + distance > len(coded):
            return None
        pieces.append(coded[at + 1 : at + distance])
        at += distance
    return b"\0".join(pieces) if pieces else None


def encode(message: Message) -> bytes:
    """The whole packet, with the zeros before and after it.

    Raises struct.error when a field does not fit its place on the wire.
    """
    body = _body_of(message)
    return b"\0" + stuff(body + checksum(body).to_bytes(CHECKSUM_BYTES, "big")) + b"\0"


def _body_of(message: Message) -> bytes:
    match message:
        case Hello(protocol, board_id, sensors, (major, minor)):
            return _HELLO_FIELDS.pack(_HELLO, protocol, board_id, sensors, major, minor)
        case Snapshot(sequence, occupied):
            bits = sum(1 << sensor for sensor in occupied)
            return _SNAPSHOT_FIELDS.pack(_SNAPSHOT, sequence, bits.to_bytes(16, "little"))
        case Change(sequence, sensor, occupied_now, at_ms):
            return _CHANGE_FIELDS.pack(_CHANGE, sequence, sensor, occupied_now, at_ms)
        case Ask():
            return _ASK_FIELDS.pack(message.value)


def decode(body: bytes) -> Message | None:
    """The message of a body (its type first, without checksum); None if it is none of ours."""
    known = _KNOWN.get(body[0]) if body else None
    if known is None or len(body) != known[0].size:
        return None
    return known[1](body)


def _read_hello(body: bytes) -> Hello | None:
    _, protocol, board_id, sensors, major, minor = _HELLO_FIELDS.unpack(body)
    if protocol == PROTOCOL and not 1 <= sensors <= MAX_SENSORS:
        return None
    return Hello(protocol, board_id, sensors, (major, minor))


def _read_snapshot(body: bytes) -> Snapshot:
    _, sequence, bitmap = _SNAPSHOT_FIELDS.unpack(body)
    bits = int.from_bytes(bitmap, "little")
    return Snapshot(sequence, frozenset(s for s in range(MAX_SENSORS) if bits >> s & 1))


def _read_change(body: bytes) -> Change | None:
    _, sequence, sensor, state, at_ms = _CHANGE_FIELDS.unpack(body)
    if sensor >= MAX_SENSORS or state > 1:
        return None
    return Change(sequence, sensor, state == 1, at_ms)


def _read_ask(body: bytes) -> Ask:
    return Ask(body[0])


_KNOWN: dict[int, tuple[struct.Struct, Callable[[bytes], Message | None]]] = {
    _HELLO: (_HELLO_FIELDS, _read_hello),
    _SNAPSHOT: (_SNAPSHOT_FIELDS, _read_snapshot),
    _CHANGE: (_CHANGE_FIELDS, _read_change),
    Ask.HELLO.value: (_ASK_FIELDS, _read_ask),
    Ask.SNAPSHOT.value: (_ASK_FIELDS, _read_ask),
}


class StreamDecoder:
    """Finds the good packets in whatever comes over a line. Noise is dropped, never raised."""

    def __init__(self) -> None:
        self._piece = bytearray()

    def feed(self, data: bytes) -> list[Message]:
        """The messages that these bytes complete, in order."""
        messages: list[Message] = []
        *pieces, rest = data.split(b"\0")
        for piece in pieces:
            self._gather(piece)
            message = _message_in(bytes(self._piece))
            self._piece.clear()
            if message is not None:
                messages.append(message)
        self._gather(rest)
        return messages

    def _gather(self, piece: bytes) -> None:
        # One byte more than allowed is enough to know that the whole is too long.
        self._piece += piece[: MAX_CODED + 1 - len(self._piece)]


def _message_in(coded: bytes) -> Message | None:
    if not 0 < len(coded) <= MAX_CODED:
        return None
    plain = unstuff(coded)
    if plain is None or len(plain) <= CHECKSUM_BYTES:
        return None
    body, told = plain[:-CHECKSUM_BYTES], plain[-CHECKSUM_BYTES:]
    if checksum(body) != int.from_bytes(told, "big"):
        return None
    return decode(body)
