"""Packets against the golden vectors and against damage (docs/protocol.md)."""

from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from hardware.packets import (
    MAX_SENSORS,
    Ask,
    Change,
    Hello,
    Message,
    Snapshot,
    StreamDecoder,
    checksum,
    decode,
    encode,
    stuff,
    unstuff,
)

VECTORS = Path(__file__).parent / "vectors.txt"


def vectors(*kinds: str) -> list[list[str]]:
    lines = (line.split() for line in VECTORS.read_text().splitlines())
    return [words for words in lines if words and words[0] in kinds]


def of(*kinds: str) -> pytest.MarkDecorator:
    found = vectors(*kinds)
    return pytest.mark.parametrize("words", found, ids=["-".join(w[:2]) for w in found])


def data(word: str) -> bytes:
    return b"" if word == "-" else bytes.fromhex(word)


def heard(stream: bytes) -> list[Message]:
    return StreamDecoder().feed(stream)


# ---- golden vectors


def test_every_vector_is_of_a_kind_that_is_tested() -> None:
    tested = ["crc", "cobs", "badcobs", "hello", "snapshot", "change", "ask", "stream"]
    lines = [line for line in VECTORS.read_text().splitlines() if line and line[0] != "#"]
    assert len(vectors(*tested)) == len(lines)
    assert {words[0] for words in vectors(*tested)} == set(tested)


@of("crc")
def test_checksum(words: list[str]) -> None:
    assert checksum(data(words[2])) == int(words[3], 16)


@of("cobs")
def test_stuffing_and_back(words: list[str]) -> None:
    plain, coded = data(words[2]), data(words[3])
    assert stuff(plain) == coded
    assert unstuff(coded) == plain


@of("badcobs")
def test_what_stuffing_never_makes(words: list[str]) -> None:
    assert unstuff(data(words[2])) is None


@of("hello", "snapshot", "change", "ask")
def test_good_packet(words: list[str]) -> None:
    wire, message = data(words[2]), message_of(words)
    assert encode(message) == wire
    assert heard(wire) == [message]


def message_of(words: list[str]) -> Message:
    kind, fields = words[0], words[3:]
    if kind == "hello":
        major, minor = int(fields[3]), int(fields[4])
        return Hello(int(fields[0]), data(fields[1]), int(fields[2]), (major, minor))
    if kind == "snapshot":
        bitmap = data(fields[1])
        bits = {s for s in range(MAX_SENSORS) if bitmap[s // 8] & 1 << s % 8}
        return Snapshot(int(fields[0]), frozenset(bits))
    if kind == "change":
        return Change(int(fields[0]), int(fields[1]), fields[2] == "1", int(fields[3]))
    return Ask(int(fields[0]))


@of("stream")
def test_stream(words: list[str]) -> None:
    expected = [decode(data(body)) for body in words[3:]]
    assert None not in expected
    assert heard(data(words[2])) == expected


@of("stream")
def test_stream_byte_by_byte(words: list[str]) -> None:
    decoder = StreamDecoder()
    stream = data(words[2])
    singly = [message for byte in stream for message in decoder.feed(bytes([byte]))]
    assert singly == heard(stream)


# ---- any message, any damage

sequences = st.integers(0, 0xFFFF)
sensors = st.integers(0, MAX_SENSORS - 1)
hellos = st.builds(
    Hello,
    protocol=st.just(1),
    board_id=st.binary(min_size=8, max_size=8),
    sensors=st.integers(1, MAX_SENSORS),
    firmware=st.tuples(st.integers(0, 255), st.integers(0, 255)),
)
snapshots = st.builds(Snapshot, sequences, st.frozensets(sensors))
changes = st.builds(Change, sequences, sensors, st.booleans(), st.integers(0, 0xFFFFFFFF))
messages: st.SearchStrategy[Message] = st.one_of(hellos, snapshots, changes, st.sampled_from(Ask))


@given(st.lists(messages), st.data())
def test_messages_survive_the_line_however_it_is_cut(
    sent: list[Message], cut: st.DataObject
) -> None:
    stream = b"".join(map(encode, sent))
    decoder = StreamDecoder()
    got: list[Message] = []
    while stream:
        length = cut.draw(st.integers(1, len(stream)))
        got += decoder.feed(stream[:length])
        stream = stream[length:]
    assert got == sent


@given(messages)
def test_no_zero_inside_a_packet(message: Message) -> None:
    wire = encode(message)
    assert wire[0] == wire[-1] == 0
    assert 0 not in wire[1:-1]


def is_all_but_at_most_one(got: list[Message], sent: list[Message]) -> bool:
    return got == sent or any(got == sent[:i] + sent[i + 1 :] for i in range(len(sent)))


@given(st.lists(messages, min_size=1, max_size=6), st.data())
def test_one_bad_byte_costs_at_most_one_packet(sent: list[Message], damage: st.DataObject) -> None:
    stream = bytearray(b"".join(map(encode, sent)))
    at = damage.draw(st.integers(0, len(stream) - 1))
    stream[at] ^= damage.draw(st.integers(1, 255))
    assert is_all_but_at_most_one(heard(bytes(stream)), sent)


def test_every_single_bad_byte_of_one_stream_costs_at_most_one_packet() -> None:
    sent: list[Message] = [
        Hello(1, bytes(range(8)), 128, (1, 0)),
        Snapshot(0, frozenset({0, 77})),
        Change(1, 5, True, 1000),
        Change(2, 5, False, 1256),
    ]
    stream = b"".join(map(encode, sent))
    for at, good in enumerate(stream):
        for bad in set(range(256)) - {good}:
            damaged = stream[:at] + bytes([bad]) + stream[at + 1 :]
            assert is_all_but_at_most_one(heard(damaged), sent), (at, bad)


@given(st.binary(max_size=400), st.lists(messages, max_size=3))
def test_noise_is_dropped_and_what_follows_is_heard(noise: bytes, sent: list[Message]) -> None:
    got = heard(noise + b"".join(map(encode, sent)))
    assert got[len(got) - len(sent) :] == sent


def test_endless_noise_takes_no_memory() -> None:
    decoder = StreamDecoder()
    for _ in range(1000):
        assert decoder.feed(b"\x55" * 1000) == []
    assert len(decoder._piece) < 100
    assert decoder.feed(encode(Ask.HELLO)) == [Ask.HELLO]
