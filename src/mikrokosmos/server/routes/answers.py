"""What the routes share in their descriptions."""

from __future__ import annotations

from typing import Annotated, Any

from fastapi import Path, Query
from fastapi.routing import APIRoute
from starlette.requests import HTTPConnection

from mikrokosmos.server import wire
from mikrokosmos.server.storage.rows import Mark
from mikrokosmos.server.tables.refused import Refused

LONGEST_NAME = 64
"""Characters of an unknown name that are repeated to whoever sent it."""

WHY = {
    400: "Asked by a name that is not this server's.",
    401: "The server does not know who asks: tell it a name first.",
    403: "A page of another origin may not speak for a person.",
    404: "There is no such thing, or not for you.",
    405: "There is no such thing, or not for you.",
    409: "It does not fit how things stand.",
    413: "Too large.",
    422: "Not what was expected here.",
    429: "Too often, or too many.",
    503: "Not now.",
}


def refusals(*statuses: int) -> dict[int | str, dict[str, Any]]:
    """The refusals a route may answer with, beside those any route may."""
    return {
        status: {"model": wire.Refusal, "description": WHY[status]}
        for status in sorted({400, 403, 413, 422, 429, *statuses})
    }


TableId = Annotated[str, Path(pattern=r"^[A-Za-z0-9_-]{1,64}$", description="The id of a table.")]
More = Annotated[
    str | None,
    Query(pattern=r"^[0-9]{1,15}\.[A-Za-z0-9_-]{1,64}$", description="What the page before gave as `more`."),
]
PageSize = Annotated[int, Query(ge=1, le=100, description="How many at most.")]


def known_query(connection: HTTPConnection) -> None:
    """Refuse what a route does not know in its query, as it is refused in a body: a slip is noticed."""
    route = connection.scope["route"]
    if not isinstance(route, APIRoute):  # a socket has no query
        return
    known = {field.alias for field in route.dependant.query_params}
    for name in connection.query_params:
        if name not in known:
            raise Refused("bad-message", where=f"query.{name[:LONGEST_NAME]}", why="Extra inputs are not permitted")


def mark_of(more: str | None) -> Mark | None:
    """Where the page before ended."""
    if more is None:
        return None
    changed, _, name = more.partition(".")
    return Mark(int(changed), name)


def more_of(mark: Mark | None) -> str | None:
    """Where this page ends, for the next one."""
    return None if mark is None else f"{mark.changed_at}.{mark.id}"
