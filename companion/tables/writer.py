"""The writer: one thread that does a table's jobs in order, and what falls due between them."""

import logging
import threading
import time
from collections.abc import Callable
from concurrent.futures import Future
from queue import Empty, SimpleQueue
from typing import Any, TypeVar

T = TypeVar("T")
Job = Callable[[], None]


class Writer:
    """Everything that changes a table runs here, so nothing needs a lock."""

    def __init__(self, name: str, due: Callable[[], float | None], tick: Callable[[], Any]) -> None:
        """`due` says when, in seconds of the monotonic clock, `tick` is to be called next."""
        self._jobs: SimpleQueue[Job | None] = SimpleQueue()
        self._due = due
        self._tick = tick
        self._thread = threading.Thread(target=self._run, name=name, daemon=True)
        self._closing = threading.Lock()
        self._closed = False
        self._thread.start()

    def do(self, job: Callable[[], T]) -> "Future[T]":
        """Hand in a job; returns at once. The future holds what the job returns or raises."""
        future: Future[T] = Future()

        def run() -> None:
            if not future.set_running_or_notify_cancel():
                return
            try:
                result = job()
            except Exception as error:
                logging.getLogger(__name__).exception("a job of %s failed", self._thread.name)
                future.set_exception(error)
            else:
                future.set_result(result)

        with self._closing:
            if self._closed:
                future.set_exception(RuntimeError("the table is closed"))
            else:
                self._jobs.put(run)
        return future

    def close(self) -> None:
        """Do what was handed in, then end."""
        with self._closing:
            self._closed = True
            self._jobs.put(None)
        self._thread.join()

    def _run(self) -> None:
        while (job := self._next()) is not None:
            job()

    def _next(self) -> Job | None:
        """The next job, and before it what is due; None at the end."""
        while True:
            wait = self._wait()
            if wait == 0:
                self._tick_guarded()
            try:
                return self._jobs.get(timeout=wait)
            except Empty:
                continue

    def _wait(self) -> float | None:
        due = self._due()
        return None if due is None else max(0.0, due - time.monotonic())

    def _tick_guarded(self) -> None:
        try:
            self._tick()
        except Exception:
            logging.getLogger(__name__).exception("a tick of %s failed", self._thread.name)
