"""Routes: the pages and the few files beside them."""

from collections.abc import Callable, Mapping
from pathlib import Path

from flask import Flask, Response, abort, jsonify, request, send_from_directory
from werkzeug.exceptions import HTTPException

from companion.server import outgoing, qr
from companion.server.hub import Hub
from companion.tables.table import Table
from companion.words import Words

BUILT = Path(__file__).parent / "pages" / "built"
"""Where the build puts the pages."""
PLAIN, HTML = "text/plain", "text/html"
A_YEAR = 31_536_000
"""Seconds that a browser may keep a file whose name holds a digest of its content."""


class Pages:
    """What a hub answers to a browser."""

    def __init__(self, hub: Hub, public_url: str, built: Path) -> None:
        self._hub = hub
        self._public_url = public_url
        self._built = built

    def screen(self) -> Response:
        return self._page("screen.html")

    def phone(self, code: str) -> Response:
        self._table(code)
        return self._page("phone.html")

    def box(self, code: str) -> Response:
        return jsonify(self._table(code).box.printed)

    def rules(self, code: str) -> Response:
        """Every rule of the table's game in our words, with its source."""
        game = self._table(code).box.game
        return jsonify(
            {
                id: {"text": rule.text, "source": rule.source, "own": game.is_own_ruling(id)}
                for id, rule in game.rules().items()
            }
        )

    def correctable(self, code: str) -> Response:
        """All that can be set right at a table now."""
        response = jsonify(outgoing.correctables(self._table(code)))
        response.cache_control.no_store = True
        return response

    def qr(self, code: str) -> Response:
        address = f"{self._public_url}/t/{self._table(code).code}"
        return Response(qr.svg(address), mimetype="image/svg+xml")

    def current(self) -> Response:
        response = jsonify(code=self._hub.current.code)
        response.cache_control.no_store = True
        return response

    def asset(self, name: str) -> Response:
        return send_from_directory(self._built / "assets", name, max_age=A_YEAR)

    def failed(self, error: HTTPException) -> Response:
        """An address that leads nowhere: to people a page, a sentence to all else."""
        status, page = error.code or 500, self._built / "lost.html"
        if page.is_file() and request.accept_mimetypes.best_match((PLAIN, HTML)) == HTML:
            return Response(page.read_bytes(), status, mimetype=HTML)
        table = request.path.startswith("/t/")
        return _plain("problem-unknown-table" if table else "problem-no-page", status)

    def _table(self, code: str) -> Table:
        return self._hub.table(code) or abort(404)

    def _page(self, name: str) -> Response:
        if not (self._built / name).is_file():
            return _plain("problem-no-pages", 503)
        return send_from_directory(self._built, name, max_age=0)


def register(app: Flask, hub: Hub, public_url: str, built: Path = BUILT) -> None:
    """Give an app its pages. `built`: the folder with the built ones."""
    pages = Pages(hub, public_url, built)
    views: Mapping[str, Callable[..., Response]] = {
        "/": pages.screen,
        "/t/<code>": pages.phone,
        "/t/<code>/box.json": pages.box,
        "/t/<code>/rules.json": pages.rules,
        "/t/<code>/correctable.json": pages.correctable,
        "/t/<code>/qr.svg": pages.qr,
        "/current.json": pages.current,
        "/assets/<path:name>": pages.asset,
    }
    for rule, view in views.items():
        app.add_url_rule(rule, view_func=view)
    app.register_error_handler(HTTPException, pages.failed)
    app.after_request(_careful)


def _careful(response: Response) -> Response:
    response.headers["Content-Security-Policy"] = _policy(request.host)
    response.headers["X-Content-Type-Options"] = "nosniff"
    response.headers["Referrer-Policy"] = "no-referrer"
    return response


def _policy(host: str) -> str:
    """Files from the hub alone and no inline code. Not every browser takes 'self' for sockets."""
    return (
        f"default-src 'self'; connect-src 'self' ws://{host}; object-src 'none';"
        " base-uri 'none'; form-action 'none'; frame-ancestors 'none'"
    )


def _plain(key: str, status: int) -> Response:
    return Response(Words().say(key) + "\n", status, mimetype=PLAIN)
