"""Rendered frames and looks at them take one core: a machine that runs tests has others to do."""

from collections.abc import Iterator

import cv2
import pytest


@pytest.fixture(scope="session", autouse=True)
def one_core() -> Iterator[None]:
    threads = cv2.getNumThreads()
    cv2.setNumThreads(1)
    yield
    cv2.setNumThreads(threads)
