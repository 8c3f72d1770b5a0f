"""Pages, addresses and the hub's own start."""

import re
import socket
import urllib.error
import urllib.request
from collections.abc import Iterator
from http.client import HTTPResponse
from pathlib import Path

import pytest
from flask.testing import FlaskClient
from werkzeug.test import TestResponse

from companion.server.app import create_app
from companion.server.hub import Hub
from companion.server.serve import ServeProblem, serve
from companion.tables.log import LogProblem
from tests.server.conftest import Running
from tests.tables.counting_game import counting_box
from tests.tables.playing import asked, begun, decide, option

URL = "http://table.example:8000"


@pytest.fixture
def hub(tmp_path: Path) -> Iterator[Hub]:
    hub = Hub(tmp_path / "data", counting_box())
    yield hub
    hub.close()


@pytest.fixture
def browser(hub: Hub, tmp_path: Path) -> FlaskClient:
    built = tmp_path / "built"
    (built / "assets").mkdir(parents=True)
    for name in ("screen.html", "phone.html", "lost.html", "assets/phone.js"):
        (built / name).write_text(name)
    return create_app(hub, URL, built).test_client()


def get(browser: FlaskClient, path: str) -> TestResponse:
    return browser.get(path, buffered=True)


def test_the_pages_and_their_files(browser: FlaskClient, hub: Hub) -> None:
    assert get(browser, "/").text == "screen.html"
    assert get(browser, f"/t/{hub.current.code}").text == "phone.html"
    assert get(browser, f"/t/{hub.current.code.lower()}").text == "phone.html"
    asset = get(browser, "/assets/phone.js")
    assert asset.text == "assets/phone.js"
    assert "javascript" in asset.content_type
    assert get(browser, "/current.json").json == {"code": hub.current.code}
    assert get(browser, f"/t/{hub.current.code}/box.json").json == hub.current.box.printed


def test_the_code_to_join_is_a_picture(browser: FlaskClient, hub: Hub) -> None:
    picture = get(browser, f"/t/{hub.current.code}/qr.svg")
    assert picture.mimetype == "image/svg+xml"
    assert re.search(r"<path .*d=", picture.text)


@pytest.mark.parametrize("path", ["/t/ZZZZ", "/t/ZZZZ/box.json", "/t/ZZZZ/qr.svg", "/t/<b>"])
def test_an_unknown_table_is_a_sentence(browser: FlaskClient, path: str) -> None:
    page = get(browser, path)
    assert page.status_code == 404
    assert page.mimetype == "text/plain"
    assert page.text == (
        "There is no table with this code. Look at the screen for the right one.\n"
    )


@pytest.mark.parametrize(
    "path", ["/assets/../screen.html", "/assets/%2e%2e/screen.html", "/screen.html", "/x"]
)
def test_nothing_else_is_served(browser: FlaskClient, path: str) -> None:
    page = get(browser, path)
    assert page.status_code == 404
    assert page.text.startswith("There is no such page.")


@pytest.mark.parametrize("path", ["/t/ZZZZ", "/nowhere", "/assets/none.js"])
@pytest.mark.parametrize(
    ("accept", "kind"),
    [
        ("text/html,application/xhtml+xml,*/*;q=0.8", "text/html"),
        ("*/*", "text/plain"),
        ("application/json", "text/plain"),
    ],
)
def test_people_who_are_lost_get_a_page_and_programs_a_sentence(
    browser: FlaskClient, path: str, accept: str, kind: str
) -> None:
    page = browser.get(path, headers={"Accept": accept}, buffered=True)
    assert (page.status_code, page.mimetype) == (404, kind)
    assert (page.text == "lost.html") is (kind == "text/html")


def test_other_methods_are_refused_in_a_sentence(browser: FlaskClient) -> None:
    page = browser.post("/")
    assert page.status_code == 405
    assert "Traceback" not in page.text


@pytest.mark.parametrize("path", ["/", "/current.json", "/assets/phone.js", "/nowhere"])
def test_every_answer_is_careful(browser: FlaskClient, path: str) -> None:
    headers = get(browser, path).headers
    policy = headers["Content-Security-Policy"]
    assert "default-src 'self'" in policy
    assert "unsafe" not in policy
    assert "frame-ancestors 'none'" in policy
    assert headers["X-Content-Type-Options"] == "nosniff"
    assert headers["Referrer-Policy"] == "no-referrer"


def test_pages_that_are_not_built_are_a_sentence(hub: Hub, tmp_path: Path) -> None:
    page = get(create_app(hub, URL, tmp_path / "nothing").test_client(), "/")
    assert page.status_code == 503
    assert "make pages" in page.text


def test_pages_come_over_the_network(running: Running) -> None:
    answer: HTTPResponse
    with urllib.request.urlopen(f"{running.url}/current.json", timeout=10) as answer:
        assert answer.headers["X-Content-Type-Options"] == "nosniff"


def test_a_page_of_another_site_gets_no_connection(running: Running) -> None:
    request = urllib.request.Request(
        f"{running.url}/socket.io/?EIO=4&transport=websocket",
        headers={
            "Origin": "http://elsewhere.example",
            "Upgrade": "websocket",
            "Connection": "Upgrade",
        },
    )
    with pytest.raises(urllib.error.HTTPError) as refused:
        urllib.request.urlopen(request, timeout=10)
    assert refused.value.code == 400
    refused.value.close()


def test_a_busy_port_is_a_sentence(hub: Hub) -> None:
    with socket.create_server(("127.0.0.1", 0)) as other:
        port = other.getsockname()[1]
        with pytest.raises(ServeProblem) as busy:
            serve(hub, "127.0.0.1", port)
    assert busy.value.problem == ("problem-port-busy", {"port": str(port)})


@pytest.mark.parametrize(
    ("host", "port", "key"),
    [("127.0.0.1", 70_000, "problem-port-number"), ("203.0.113.1", 0, "problem-port")],
)
def test_an_impossible_address_is_a_sentence(hub: Hub, host: str, port: int, key: str) -> None:
    with pytest.raises(ServeProblem) as impossible:
        serve(hub, host, port)
    assert impossible.value.problem.key == key


class TestHub:
    def test_tables_are_taken_up_where_they_were_left(self, tmp_path: Path) -> None:
        hub = Hub(tmp_path, counting_box())
        code = hub.current.code
        hub.current.claim("red", "Ada", "n").result(10)
        hub.close()
        hub = Hub(tmp_path, counting_box())
        assert hub.current.code == code
        assert hub.current.standing.names == {"red": "Ada"}
        hub.close()

    def test_a_broken_file_is_reported_and_kept(self, tmp_path: Path) -> None:
        broken = tmp_path / "BRKN.table"
        broken.write_text("no table")
        hub = Hub(tmp_path, counting_box())
        assert [(p.key, p.facts) for p in hub.problems] == [
            ("problem-log-damaged", {"file": "BRKN.table"})
        ]
        assert hub.table("BRKN") is None
        assert broken.read_text() == "no table"
        hub.close()

    def test_after_a_game_that_is_over_comes_a_new_table(self, tmp_path: Path) -> None:
        table = begun(tmp_path)
        while table.standing.phase == "playing":
            verb = "piece" if asked(table).kind == "piece" else None
            decide(table, option(table, verb), f"n{table.standing.revision}")
        table.close()
        hub = Hub(tmp_path, counting_box())
        assert hub.table(table.code) is not None
        assert hub.current.code != table.code
        assert hub.current.standing.phase == "lobby"
        hub.close()

    def test_a_second_hub_on_the_same_folder_is_refused_and_changes_nothing(
        self, tmp_path: Path
    ) -> None:
        broken = tmp_path / "AAAA.table"
        broken.write_text("no table")
        table = begun(tmp_path)
        table.close()
        hub = Hub(tmp_path, counting_box())
        before = sorted(path.name for path in tmp_path.glob("*.table"))
        with pytest.raises(LogProblem) as caught:
            Hub(tmp_path, counting_box())
        assert (caught.value.key, caught.value.facts) == (
            "problem-log-busy",
            {"file": f"{table.code}.table"},
        )
        assert sorted(path.name for path in tmp_path.glob("*.table")) == before
        decide(hub.current, option(hub.current), "on")
        hub.close()

    def test_the_game_played_last_is_shown_before_any_empty_lobby(self, tmp_path: Path) -> None:
        first, second = begun(tmp_path), begun(tmp_path)
        decide(first, option(first), "on")
        for table in (first, second):
            table.close()
        hub = Hub(tmp_path, counting_box())
        assert hub.current.code == first.code
        assert [table.code for table in hub.left()] == [first.code, second.code]
        empty, seated = hub.create(), hub.create()
        hub.close()
        hub = Hub(tmp_path, counting_box())
        assert hub.current.code == first.code
        again = hub.table(seated.code)
        assert again is not None
        again.claim("red", "Ada", "n").result(10)
        assert [table.code for table in hub.left()] == [seated.code, first.code, second.code]
        hub.close()
        hub = Hub(tmp_path, counting_box())
        assert hub.current.code == seated.code != empty.code
        hub.close()

    def test_a_data_folder_that_cannot_be(self, tmp_path: Path) -> None:
        (tmp_path / "file").write_text("")
        with pytest.raises(LogProblem) as caught:
            Hub(tmp_path / "file", counting_box())
        assert caught.value.key == "problem-data-folder"
