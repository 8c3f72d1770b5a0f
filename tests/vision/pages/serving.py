"""A camera process with a listener, and the ways to it."""

import http.client
import json
import ssl
import time
from collections.abc import Callable
from contextlib import closing, nullcontext
from pathlib import Path
from typing import Any, NamedTuple
from urllib.parse import urlsplit

from companion.tracking.source import Sight
from tests.hardware.watcher import Watcher
from tests.vision import film
from vision.pages.certificate import NAME
from vision.pages.listener import STATUS
from vision.source import CameraSource


class Answer(NamedTuple):
    status: int
    kind: str
    data: bytes

    @property
    def json(self) -> Any:
        return json.loads(self.data)

    @property
    def problem(self) -> str:
        """The key of what was wrong; the answer's status goes with it."""
        key = str(self.json["problem"]["key"])
        assert self.status == STATUS.get(key, 400)
        return key


class Served:
    """A process with a listener, and the way to it."""

    source: CameraSource

    def __init__(self, watcher: Watcher, folder: Path) -> None:
        self.watcher, self.folder = watcher, folder
        status = watcher.wait_for_status("source-camera-phone")
        self.phone_key = urlsplit(str(status.secret["address"])).fragment
        self.maker_key = urlsplit(str(status.secret["view"])).fragment
        self.port = urlsplit(str(status.secret["view"])).port or 0
        self.context = ssl.create_default_context(cafile=folder / NAME)
        self.frames = 0

    def connect(self) -> http.client.HTTPSConnection:
        return http.client.HTTPSConnection("127.0.0.1", self.port, context=self.context, timeout=20)

    def ask(
        self,
        path: str,
        body: bytes | None = None,
        key: str | None = None,
        by: http.client.HTTPSConnection | None = None,
    ) -> Answer:
        """Ask with the maker's key, or another; a body is posted."""
        headers = {"X-Key": self.maker_key if key is None else key}
        with nullcontext(by) if by else closing(self.connect()) as connection:
            connection.request("GET" if body is None else "POST", path, body, headers)
            answer = connection.getresponse()
            return Answer(answer.status, answer.headers["Content-Type"], answer.read())

    def film(
        self,
        place: str,
        frames: int = 6,
        spoil: Callable[[film.Picture], film.Picture] = lambda picture: picture,
    ) -> Any:
        """Post some pictures as a phone does, with red in a place; gives the last answer."""
        with closing(self.connect()) as connection:
            for _ in range(frames):
                self.frames += 1
                picture = film.jpeg(spoil(film.picture(self.frames % 4, red=place)))
                answer = self.ask("/camera/frame", picture, self.phone_key, connection)
                assert answer.status == 200
                assert 0 <= answer.json["pause"] < 1
                time.sleep(answer.json["pause"])
        return answer.json["look"]

    def wait_for_red(self, place: str) -> None:
        seen = {"red-1": Sight((place,))}
        self.watcher.wait_for(lambda: self.watcher.observations[-1].seen == seen)
