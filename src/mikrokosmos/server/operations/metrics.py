"""What a server counts and measures, for Prometheus under `/metrics`; `exposition` says why it is our own.

    metrics = Metrics()
    table_service = TableService(store, metrics=metrics)
    register(app, metrics, settings.metrics)

Nothing here may carry the id of a table, a name, an identity or an address: the only label that is not fixed is the
reason of a refusal, which is the id of a text. All calls come from the event loop, so no lock is needed.
"""

from __future__ import annotations

import platform
import re
import time
from collections.abc import Callable
from importlib.metadata import PackageNotFoundError, version

from fastapi import FastAPI, Response

import mikrokosmos as mk
from mikrokosmos.server.operations.exposition import CONTENT_TYPE, OTHER, Counter, Figure, Gauge, Histogram, exposition
from mikrokosmos.texts import ENGLISH, Texts

PREFIX = "mikrokosmos_"
STARTED = time.time()
REASON = re.compile(r"[a-z][a-z-]{0,39}")


class Metrics:
    """The figures of one server."""

    def __init__(self) -> None:
        self.accepted = Counter()
        self.refused = Counter("reason")
        self.command_seconds = Histogram()
        self.commit_seconds = Histogram()
        self.news = Counter()
        self.resyncs = Counter()
        self.timeouts = Counter()
        self.bot_moves = Counter()
        self.bot_failures = Counter()
        self.database_failures = Counter("work")
        self.thinking_seconds = Histogram()
        build = {"version": _version(), "engine": "compiled" if mk.compiled() else "interpreted"}
        self.figures: dict[str, Figure] = {
            "commands_accepted_total": self.accepted,
            "commands_refused_total": self.refused,
            "command_seconds": self.command_seconds,
            "commit_seconds": self.commit_seconds,
            "news_total": self.news,
            "resyncs_total": self.resyncs,
            "timeouts_total": self.timeouts,
            "bot_moves_total": self.bot_moves,
            "bot_failures_total": self.bot_failures,
            "thinking_seconds": self.thinking_seconds,
            "database_failures_total": self.database_failures,
            "start_time_seconds": Gauge(lambda: STARTED),
            "build_info": Gauge(lambda: 1, **build, python=platform.python_version()),
        }

    def show(self, name: str, now: Callable[[], float]) -> None:
        """From now on a number is asked for whenever somebody asks, such as how many tables are in memory."""
        self.figures[name] = Gauge(now)

    def answered(self, answer: mk.Json) -> None:
        """A command was answered."""
        if answer["type"] == "accepted":
            self.accepted.add()
        elif answer["type"] == "refused":
            reason = str(answer["reason"])
            self.refused.add(reason if REASON.fullmatch(reason) else OTHER)

    def text(self) -> str:
        """All figures, as Prometheus reads them."""
        say = Texts(ENGLISH, "metrics")
        lines: list[str] = []
        for name, figure in self.figures.items():
            lines += exposition(PREFIX + name, say("metric-" + name.replace("_", "-")), figure)
        return "\n".join(lines) + "\n"


def register(app: FastAPI, metrics: Metrics, on: bool) -> None:
    """Give the figures under `/metrics` if they are wanted; otherwise there is no such page."""

    async def page() -> Response:
        return Response(metrics.text(), headers={"content-type": CONTENT_TYPE})

    if on:
        app.add_api_route("/metrics", page, include_in_schema=False)


def _version() -> str:
    try:
        return version("mikrokosmos")
    except PackageNotFoundError:  # run from a folder, never installed
        return ""
