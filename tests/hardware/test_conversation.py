"""What the hub asks, and what it makes of the answers, without a line."""

from hypothesis import given
from hypothesis import strategies as st

from hardware.conversation import Conversation, Timing
from hardware.packets import Ask, Change, Hello, Snapshot, StreamDecoder, encode

TIMING = Timing(ask_again=0.5, check_after=1.0, silent_after=5.0)
HELLO = Hello(1, bytes(range(8)), 16, (1, 0))
ASKS_HELLO, ASKS_SNAPSHOT = encode(Ask.HELLO), encode(Ask.SNAPSHOT)


def snapshot(sequence: int, *occupied: int) -> bytes:
    return encode(Snapshot(sequence, frozenset(occupied)))


def change(sequence: int, sensor: int, occupied: bool = True) -> bytes:
    return encode(Change(sequence, sensor, occupied, 0))


def under_way(sequence: int = 0, *occupied: int) -> Conversation:
    """A conversation at time 0 that knows the board."""
    conversation = Conversation(TIMING, 0)
    conversation.hear(encode(HELLO) + snapshot(sequence, *occupied), 0)
    return conversation


def test_asks_hello_until_answered() -> None:
    conversation = Conversation(TIMING, 0)
    assert conversation.say(0) == ASKS_HELLO
    assert conversation.say(0.4) == b""
    assert conversation.say(0.5) == ASKS_HELLO
    assert conversation.say(1.1) == ASKS_HELLO
    assert conversation.hear(encode(HELLO), 1.2) == []
    assert conversation.hello == HELLO


def test_hello_makes_it_ask_for_a_snapshot_until_answered() -> None:
    conversation = Conversation(TIMING, 0)
    conversation.say(0)
    conversation.hear(encode(HELLO), 0.1)
    assert conversation.say(0.1) == ASKS_SNAPSHOT
    assert conversation.say(0.5) == b""
    assert conversation.say(0.6) == ASKS_SNAPSHOT
    assert conversation.hear(snapshot(3, 7), 0.7) == [{7}]
    assert conversation.say(1.3) == b""


def test_tells_each_change() -> None:
    conversation = under_way(3, 1)
    assert conversation.hear(change(4, 2) + change(5, 1, occupied=False), 0) == [{1, 2}, {2}]


def test_a_gap_asks_for_a_snapshot_once_and_tells_nothing() -> None:
    conversation = under_way(3, 1)
    assert conversation.hear(change(5, 2), 0) == []
    assert conversation.say(0) == ASKS_SNAPSHOT
    assert conversation.hear(change(6, 3), 0.1) == []
    assert conversation.say(0.1) == b""
    assert conversation.hear(snapshot(6, 1, 2, 3), 0.2) == [{1, 2, 3}]


def test_quiet_line_is_checked() -> None:
    conversation = under_way()
    assert conversation.say(0.9) == b""
    assert conversation.say(1.0) == ASKS_SNAPSHOT
    conversation.hear(snapshot(0), 1.1)
    assert conversation.say(2.0) == b""
    assert conversation.say(2.1) == ASKS_SNAPSHOT


def test_silence() -> None:
    conversation = under_way()
    assert not conversation.is_silent(4.9)
    assert conversation.is_silent(5.0)
    conversation.hear(b"\x00garbage\x00", 4.9)
    assert conversation.is_silent(5.0)
    conversation.hear(change(1, 1), 5.0)
    assert not conversation.is_silent(9.9)


def test_a_port_that_echoes_is_no_board() -> None:
    conversation = Conversation(TIMING, 0)
    conversation.hear(conversation.say(0), 0.1)
    assert conversation.hello is None
    assert conversation.is_silent(5.0)


def test_a_restarted_board_is_not_believed_before_its_snapshot() -> None:
    conversation = under_way(0, 1)
    assert conversation.hear(encode(HELLO) + change(1, 2), 0.1) == []
    assert conversation.say(0.1) == ASKS_SNAPSHOT
    assert conversation.hear(snapshot(1, 2), 0.2) == [{2}]


def test_states_before_hello_are_not_believed() -> None:
    conversation = Conversation(TIMING, 0)
    assert conversation.hear(snapshot(0, 1) + change(1, 2), 0) == []


@given(
    st.lists(
        st.tuples(st.integers(0, 15), st.booleans(), st.booleans(), st.booleans()), max_size=40
    )
)
def test_on_a_lossy_line_everything_told_was_so_and_the_end_is_right(
    moves: list[tuple[int, bool, bool, bool]],
) -> None:
    conversation = under_way()
    truth: set[int] = set()
    sequence, now = 0, 0.0
    board_ear = StreamDecoder()

    def answer(lost: bool) -> None:
        for _ in board_ear.feed(conversation.say(now)):
            told = b"" if lost else snapshot(sequence, *truth)
            assert all(state == truth for state in conversation.hear(told, now))

    for sensor, occupied, packet_lost, answer_lost in moves:
        now += 0.2
        (truth.add if occupied else truth.discard)(sensor)
        sequence += 1
        told = b"" if packet_lost else change(sequence, sensor, occupied)
        assert all(state == truth for state in conversation.hear(told, now))
        answer(answer_lost)
    for _ in range(10):
        now += 0.2
        answer(lost=False)
    assert conversation.grid is not None
    assert conversation.grid.whole
    assert conversation.grid.occupied == truth
