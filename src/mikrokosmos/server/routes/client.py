"""The browser client: one page for all its addresses, and the files it is made of. It was built into this package."""

from __future__ import annotations

import mimetypes
import re
from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable

from fastapi import APIRouter, Request, Response

from mikrokosmos.server.security.guard import refusal
from mikrokosmos.server.tables.refused import Refused

routes = APIRouter()

CLIENT = "client"
"""The folder beside this package's modules that `make web` fills."""

ADDRESSES = re.compile(
    r"/(new|lobby|mine|rules(/\w+)?|editions|summary/\w+|about|tables/[\w-]+(/replay)?|replays/[\w-]+)?"
)
"""The addresses the client has a page for; what it is asked for otherwise is told as not found, by the same page."""

POLICY = "; ".join(
    (
        "default-src 'none'",
        "script-src 'self'",
        "style-src 'self'",
        "img-src 'self' blob:",
        "font-src 'self'",
        "connect-src 'self'",
        "manifest-src 'self'",
        "frame-ancestors 'none'",
        "base-uri 'none'",
        "form-action 'none'",
    )
)

FOR_EVER = "public, max-age=31536000, immutable"
"""Files under `assets` carry a hash in their name."""


@routes.get("/assets/{name}", include_in_schema=False)
async def asset(request: Request, name: str) -> Response:
    """A file of the client that never changes."""
    return sent(request, f"assets/{name}", {"Cache-Control": FOR_EVER})


@routes.get("/{name}.svg", include_in_schema=False)
async def icon(request: Request, name: str) -> Response:
    """The icon of the page, and the one that calls."""
    return sent(request, f"{name}.svg", {"Cache-Control": "public, max-age=3600"})


@routes.get("/{path:path}", include_in_schema=False)
async def page(request: Request, path: str) -> Response:
    """The page, at its own addresses for everybody; elsewhere it says that there is nothing, to whoever reads pages."""
    known = ADDRESSES.fullmatch(request.url.path) is not None
    if not known and (path.startswith("api/") or "text/html" not in request.headers.get("accept", "")):
        return refusal(Refused("not-found"))
    response = sent(request, "index.html", {"Content-Security-Policy": POLICY, "Cache-Control": "no-cache"})
    if response.status_code == 200 and not known:
        response.status_code = 404
    return response


def sent(request: Request, name: str, headers: dict[str, str]) -> Response:
    """A file, compressed when it was built if the browser takes it so."""
    squeezed = "gzip" in request.headers.get("accept-encoding", "")
    for ending, encoding in ((".gz", "gzip"), ("", None)) if squeezed else (("", None),):
        body = content(name + ending)
        if body is not None:
            kind = mimetypes.guess_type(name)[0] or "application/octet-stream"
            more = {"Content-Encoding": encoding} if encoding else {}
            return Response(body, media_type=kind, headers={**headers, **more, "Vary": "Accept-Encoding"})
    return refusal(Refused("no-client" if name == "index.html" else "not-found"))


@cache
def content(name: str) -> bytes | None:
    """The bytes of a file of the client; all of it is small enough to be kept."""
    found = folder()
    for part in name.split("/"):
        if part in ("", ".", ".."):
            return None
        found = found / part
    return found.read_bytes() if found.is_file() else None


def folder() -> Traversable:
    """Where the client was built to."""
    return files("mikrokosmos.server") / CLIENT
