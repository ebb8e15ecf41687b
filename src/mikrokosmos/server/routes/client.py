"""The browser client: one page for all its addresses, and the files it is made of. It was built into this package."""

from __future__ import annotations

import html
import mimetypes
import re

from fastapi import APIRouter, Request, Response

from mikrokosmos.server.client_files import content
from mikrokosmos.server.security.guard import refusal
from mikrokosmos.server.services import services_of
from mikrokosmos.server.tables.refused import Refused
from mikrokosmos.texts import Texts, languages

routes = APIRouter()

ADDRESSES = re.compile(
    r"/(new|lobby|mine|rules(/\w+)?|editions|summary/\w+|about|admin|tables/[\w-]+(/replay)?|replays/[\w-]+"
    r"|daily|puzzles(/\w+/[0-9a-f]{12})?|learn/[\w-]+(/\d{1,5})?)?"
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

ORIGIN = b"__ORIGIN__"
"""Stands in the page for the address of this server: previews of a link want whole addresses."""

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


@routes.get("/preview.jpg", include_in_schema=False)
async def preview(request: Request) -> Response:
    """The picture that is shown beside a link to this server."""
    return sent(request, "preview.jpg", {"Cache-Control": "public, max-age=3600"})


@routes.api_route("/{path:path}", methods=["GET", "HEAD"], include_in_schema=False)
async def page(request: Request, path: str) -> Response:
    """The page, at its own addresses for everybody; elsewhere it says that there is nothing, to whoever reads pages."""
    services = services_of(request)
    known = ADDRESSES.fullmatch(request.url.path) is not None and (path != "admin" or services.admin.on)
    reads_pages = "text/html" in request.headers.get("accept", "")
    if not known and (path.startswith("api/") or not reads_pages):
        return refusal(Refused("not-found"))
    body = content("index.html")
    if body is None:
        return missing_page() if reads_pages else refusal(Refused("no-client"))
    origin = services.settings.public_url or str(request.base_url)
    filled = body.replace(ORIGIN, html.escape(origin.rstrip("/")).encode())
    headers = {"Content-Security-Policy": POLICY, "Cache-Control": "no-cache"}
    return Response(filled, 200 if known else 404, headers, "text/html")


def missing_page() -> Response:
    """Where the page was not built: say so to a person, in every language there is."""
    told = "".join(
        f'<p lang="{lang}">{html.escape(Texts(lang, "refusals")("refused-no-client"))}</p>' for lang in languages()
    )
    body = f'<!doctype html><html lang="en"><meta charset="utf-8"><title>Mikrokosmos</title>{told}</html>'
    return Response(body, 404, {"Content-Security-Policy": POLICY}, "text/html")


def sent(request: Request, name: str, headers: dict[str, str]) -> Response:
    """A file, compressed when it was built if the browser takes it so."""
    squeezed = "gzip" in request.headers.get("accept-encoding", "")
    for ending, encoding in ((".gz", "gzip"), ("", None)) if squeezed else (("", None),):
        body = content(name + ending)
        if body is not None:
            kind = mimetypes.guess_type(name)[0] or "application/octet-stream"
            more = {"Content-Encoding": encoding} if encoding else {}
            return Response(body, media_type=kind, headers={**headers, **more, "Vary": "Accept-Encoding"})
    return refusal(Refused("not-found"))
