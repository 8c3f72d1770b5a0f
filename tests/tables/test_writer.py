"""The writer's thread: jobs in order, and what falls due between them."""

import threading
import time

import pytest

from companion.tables.writer import Writer
from tests.tables.playing import SOON


def test_jobs_are_done_in_order_on_one_thread() -> None:
    done: list[tuple[int, int]] = []
    writer = Writer("test", lambda: None, lambda: None)
    for number in range(100):
        writer.do(lambda n=number: done.append((n, threading.get_ident())))
    writer.close()
    assert [number for number, _ in done] == list(range(100))
    assert len({thread for _, thread in done}) == 1


def test_what_is_due_is_done_however_many_jobs_there_are() -> None:
    busy, ticked = threading.Event(), threading.Event()
    writer = Writer(
        "test", lambda: 0.0 if busy.is_set() and not ticked.is_set() else None, ticked.set
    )

    def again() -> None:
        busy.set()
        if not ticked.is_set():
            writer.do(again)

    writer.do(again)
    assert ticked.wait(SOON)
    writer.close()


def test_what_is_due_later_is_done_then() -> None:
    due = time.monotonic() + 0.05
    ticks: list[float] = []
    ticked = threading.Event()

    def tick() -> None:
        ticks.append(time.monotonic())
        ticked.set()

    writer = Writer("test", lambda: None if ticks else due, tick)
    assert ticked.wait(SOON)
    writer.close()
    assert len(ticks) == 1
    assert ticks[0] >= due


def test_a_tick_that_fails_does_not_end_the_thread(caplog: pytest.LogCaptureFixture) -> None:
    ticks: list[int] = []

    def fails() -> None:
        ticks.append(1)
        raise OSError("no board")

    writer = Writer("test", lambda: None if ticks else 0.0, fails)
    assert writer.do(lambda: "still here").result(SOON) == "still here"
    writer.close()
    assert "no board" in caplog.text


def test_a_job_that_nobody_waits_for_any_more_is_left_out() -> None:
    hold = threading.Event()
    writer = Writer("test", lambda: None, lambda: None)
    writer.do(lambda: hold.wait(SOON))
    done: list[int] = []
    writer.do(lambda: done.append(1)).cancel()
    hold.set()
    writer.close()
    assert done == []
