"""A server of one report on 127.0.0.1: for holders of its address, and for its own page.

Every path begins with a token, new for each server: another page cannot have it fetched or
opened, and another account of the machine cannot read it.
"""

from __future__ import annotations

import hmac
import json
import os
import secrets
from dataclasses import asdict
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from typing import Any
from urllib.parse import urlsplit

from ...ir.errors import WrongUsage
from ..report.page import SLOT, embedded, template_text
from .builds import Answer, Builds

ADDRESS = "127.0.0.1"
PORT = 8420  # tried first where none is given
_PATHS = ("/", "/built", "/version")
_HEADERS = {
    "Cache-Control": "no-store",
    "Content-Security-Policy": "frame-ancestors 'none'",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Referrer-Policy": "no-referrer",
    "X-Content-Type-Options": "nosniff",
}


class ReportServer(ThreadingHTTPServer):
    """HTTP server of built reports; `port` None takes 8420, or a free one. Raises WrongUsage."""

    daemon_threads = True
    block_on_close = False
    allow_reuse_address = os.name == "posix"  # elsewhere it lets two servers share a port

    def __init__(self, builds: Builds, port: int | None = None) -> None:
        self.builds, self.token = builds, secrets.token_urlsafe(32)
        try:
            super().__init__((ADDRESS, PORT if port is None else port), _Handler)
        except OSError as error:
            if port is not None:
                raise WrongUsage(
                    f"port {port} of {ADDRESS} cannot be had ({error.strerror}): "
                    "give another --port, or none to have a free one chosen"
                ) from None
            super().__init__((ADDRESS, 0), _Handler)

    @property
    def url(self) -> str:
        """The address of the page, with the token."""
        return f"http://{ADDRESS}:{self.server_port}/{self.token}/"

    @property
    def hosts(self) -> tuple[str, ...]:
        """The names under which it may be asked."""
        return f"{ADDRESS}:{self.server_port}", f"localhost:{self.server_port}"

    def handle_error(self, request: Any, client_address: Any) -> None:
        """A browser that goes away in the middle of an answer is no matter."""


class _Handler(BaseHTTPRequestHandler):
    server: ReportServer  # pyright: ignore[reportIncompatibleVariableOverride]
    server_version, sys_version = "stepfuse", ""

    def do_GET(self) -> None:
        if refusal := self._refusal():
            return self._say(403, refusal)
        asked = urlsplit(self.path)
        path, query = asked.path.removeprefix(f"/{self.server.token}"), asked.query
        builds = self.server.builds
        if path == "/version":
            return self._json({"version": builds.version})
        if path == "/built":
            return self._json(_outcome(builds.answer(query)))
        if path == "/":
            return self._send(200, "text/html", _page(builds.answer(query)))
        return self._say(404, f"there is nothing here; behind the token is {', '.join(_PATHS)}")

    def __getattr__(self, name: str) -> Any:
        if name.startswith("do_"):
            return self._no_method
        raise AttributeError(name)

    def log_message(self, format: str, *args: Any) -> None:
        """Log nothing: the page asks often."""

    def _no_method(self) -> None:
        if refusal := self._refusal():
            return self._say(403, refusal)
        return self._say(405, f"the report is only read: expected GET, got {self.command}")

    def _refusal(self) -> str:
        """The reason to refuse a request; empty if its sender has the address."""
        host, origin = self.headers.get("Host", ""), self.headers.get("Origin")
        known = self.server.hosts
        if host not in known:
            return f"expected to be asked as {known[0]} or {known[1]}, got the host '{host}'"
        if origin is not None and origin not in [f"http://{name}" for name in known]:
            return f"only the report's own page may ask, not one of {origin}"
        kind = self.headers.get("Sec-Fetch-Site", "none")
        opened = self.headers.get("Sec-Fetch-Dest") == "document"  # a link that was followed
        if kind not in ("none", "same-origin") and not opened:
            return "only the report's own page may ask, not a page of another site"
        token = self.path.partition("?")[0].split("/")[1:2] or [""]
        if not hmac.compare_digest(token[0].encode(), self.server.token.encode()):
            return (
                "expected the address that the command has printed, which has a token of this "
                "server's; each stepfuse view has another one"
            )
        return ""

    def _json(self, value: dict[str, Any]) -> None:
        self._send(200, "application/json", json.dumps(value))

    def _say(self, code: int, sentence: str) -> None:
        self._send(code, "text/plain", f"stepfuse view: {sentence}\n")

    def _send(self, code: int, kind: str, text: str) -> None:
        body = text.encode("utf-8", "replace")
        self.send_response(code)
        for name, value in _HEADERS.items():
            self.send_header(name, value)
        self.send_header("Content-Type", f"{kind}; charset=utf-8")
        self.send_header("Content-Length", str(len(body)))
        self.end_headers()
        self.wfile.write(body)


def _page(answer: Answer) -> str:
    """The page with the server's reply beside the report."""
    said = _outcome(answer) | {
        "base": asdict(answer.base),
        "choice": asdict(answer.choice),
        "panel": answer.reply.panel,
        "before": answer.before,
        "now": answer.reply.costs,
    }
    html = answer.reply.html or _ended()
    return html.replace(SLOT, embedded(said), 1)


def _ended() -> str:
    """The page where there is none of the report's own: its process ended."""
    page, script = template_text("served", "ended.html"), template_text("served", "watch.js")
    return page.replace("<!--script-->", script)


def _outcome(answer: Answer) -> dict[str, Any]:
    return {"version": answer.version, "error": answer.reply.error, "refused": answer.refused}
