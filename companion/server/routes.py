"""Routes: the pages and the few files beside them."""

import io
from pathlib import Path

import qrcode
from flask import Blueprint, Flask, Response, abort, jsonify, request, send_from_directory
from qrcode.image.svg import SvgPathImage
from werkzeug.exceptions import HTTPException

from companion.server.hub import Hub
from companion.tables.table import Table
from companion.words import Words

BUILT = Path(__file__).parent / "pages" / "built"
"""Where the build puts the pages."""


def register(app: Flask, hub: Hub, public_url: str, built: Path = BUILT) -> None:
    """Give an app its pages."""
    pages = Blueprint("pages", __name__)
    words = Words()

    def page(name: str) -> Response:
        if not (built / name).is_file():
            return _plain(words.say("problem-no-pages"), 503)
        return send_from_directory(built, name, max_age=0)

    def table(code: str) -> Table:
        return hub.table(code) or abort(404)

    @pages.get("/")
    def screen() -> Response:
        return page("screen.html")

    @pages.get("/t/<code>")
    def phone(code: str) -> Response:
        table(code)
        return page("phone.html")

    @pages.get("/t/<code>/box.json")
    def box(code: str) -> Response:
        return jsonify(table(code).box.printed)

    @pages.get("/t/<code>/qr.svg")
    def qr(code: str) -> Response:
        return Response(_qr(f"{public_url}/t/{table(code).code}"), mimetype="image/svg+xml")

    @pages.get("/current.json")
    def current() -> Response:
        response = jsonify(code=hub.current.code)
        response.cache_control.no_store = True
        return response

    @pages.get("/assets/<path:name>")
    def asset(name: str) -> Response:
        return send_from_directory(built / "assets", name, max_age=31_536_000)

    app.register_blueprint(pages)

    @app.errorhandler(HTTPException)
    def not_found(error: HTTPException) -> Response:
        key = "problem-unknown-table" if request.path.startswith("/t/") else "problem-no-page"
        return _plain(words.say(key), error.code or 500)

    @app.after_request
    def careful(response: Response) -> Response:
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


def _qr(text: str) -> bytes:
    picture = io.BytesIO()
    qrcode.make(text, image_factory=SvgPathImage, border=2).save(picture)
    return picture.getvalue()


def _plain(sentence: str, status: int) -> Response:
    return Response(sentence + "\n", status, mimetype="text/plain")
