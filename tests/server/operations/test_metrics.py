"""Figures for Prometheus: true after a game, in the form it reads, each server's apart, and no secret in them."""

from __future__ import annotations

import random
import re
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest
from fastapi.testclient import TestClient

from kit.live import started_table
from kit.people import Player, person, table
from mikrokosmos.bots import register as register_bot
from mikrokosmos.bots import roster
from mikrokosmos.server.app import create_app
from mikrokosmos.server.live.autoplay import Autoplay
from mikrokosmos.server.live.bot_pool import BotPool
from mikrokosmos.server.live.table_service import TableService
from mikrokosmos.server.operations.exposition import MOST_VALUES, OTHER, Counter, Gauge, Histogram, exposition
from mikrokosmos.server.operations.metrics import Metrics
from mikrokosmos.server.settings import Settings
from mikrokosmos.server.storage.store import Store

SAMPLE = re.compile(r"([a-z_]+)(?:\{(.*)\})? (-?[0-9.e+-]+)")
LABEL = re.compile(r'([a-z]+)="((?:[^"\\\n]|\\["\\n])*)"(?:,|$)')


def parsed(text: str) -> dict[tuple[str, frozenset[tuple[str, str]]], float]:
    """All numbers by name and labels; fails on anything that is not the text format, version 0.0.4."""
    assert text.endswith("\n") and "\n\n" not in text
    found: dict[tuple[str, frozenset[tuple[str, str]]], float] = {}
    kinds: dict[str, str] = {}
    helped: set[str] = set()
    for line in text.splitlines():
        if line.startswith("# HELP "):
            name, words = line.removeprefix("# HELP ").split(" ", 1)
            assert words and name not in helped
            helped.add(name)
        elif line.startswith("# TYPE "):
            name, kind = line.removeprefix("# TYPE ").split(" ")
            assert name in helped and name not in kinds and kind in ("counter", "gauge", "histogram")
            kinds[name] = kind
        else:
            sample = SAMPLE.fullmatch(line)
            assert sample, line
            labels = LABEL.findall(sample[2] or "")
            assert "".join(f'{name}="{value}",' for name, value in labels).rstrip(",") == (sample[2] or "")
            family = re.sub(r"_(bucket|sum|count)$", "", sample[1])
            assert sample[1] in kinds or kinds[family] == "histogram", line
            assert (sample[1], frozenset(labels)) not in found
            found[sample[1], frozenset(labels)] = float(sample[3])
    return found


def of(text: str, name: str, **labels: str) -> float:
    return parsed(text)[f"mikrokosmos_{name}", frozenset(labels.items())]


@contextmanager
def served(folder: Path, **more: Any) -> Iterator[TestClient]:
    settings = Settings(database=f"sqlite:///{folder}/tables.db", **{"metrics": True, **more})
    with TestClient(create_app(settings), base_url="http://table.test") as client:
        yield client


def played(app: TestClient) -> tuple[str, str]:
    """A whole game against a bot, with one refusal; the table's id and the person's cookie."""
    someone = person(app, "CaNaRy")
    name = table(app, someone)
    rng = random.Random(1)
    with app.websocket_connect(f"/api/tables/{name}/socket", headers=someone) as ws:
        player = Player(ws)
        player.ask("sit", seat=0)
        player.ask("seat-bot", seat=1, bot="novice")
        assert player.ask("sit", seat=1)["reason"] == "seat-taken"
        player.ask("start")
        player.wait()
        while player.seen["status"] != "over":
            move = rng.choice(player.match["choices"])["action"]
            player.ask("play", seat=0, moves=[move])
            player.wait()
    return name, someone["cookie"].partition("=")[2]


def test_the_figures_are_true_after_a_game(tmp_path: Path) -> None:
    with served(tmp_path) as app:
        name, cookie = played(app)
        answer = app.get("/metrics")
        assert answer.headers["content-type"] == "text/plain; version=0.0.4; charset=utf-8"
        text = answer.text
        accepted = of(text, "commands_accepted_total")
        assert accepted > 5 and of(text, "commands_refused_total", reason="seat-taken") == 1
        moves = of(text, "bot_moves_total")
        assert moves > 0 and of(text, "thinking_seconds_count") == moves
        assert of(text, "command_seconds_count") >= accepted + moves
        assert of(text, "command_seconds_bucket", le="+Inf") == of(text, "command_seconds_count")
        assert of(text, "commit_seconds_count") >= of(text, "command_seconds_count") - 1
        assert 0 < of(text, "commit_seconds_sum") < of(text, "command_seconds_sum")
        assert of(text, "news_total") > 0 and of(text, "tables") == 1
        assert of(text, "thinkers_waiting") == of(text, "timeouts_total") == of(text, "resyncs_total") == 0
        assert any(name == "mikrokosmos_build_info" for name, _ in parsed(text))
        for secret in (name, cookie, "CaNaRy", "testclient", "127.0.0.1", str(tmp_path)):
            assert secret not in text


def test_sockets_and_watchers_are_those_of_now(tmp_path: Path) -> None:
    with served(tmp_path) as app:
        name = table(app, person(app, "Ann"), public=True)
        with app.websocket_connect(f"/api/tables/{name}/socket") as ws:
            ws.receive_json()
            text = app.get("/metrics").text
            assert of(text, "sockets") == of(text, "watchers") == 1
        text = app.get("/metrics").text
        assert of(text, "sockets") == of(text, "watchers") == 0


def test_two_servers_in_one_process_count_apart(tmp_path: Path) -> None:
    with served(tmp_path / "one") as one, served(tmp_path / "two") as two:
        played(one)
        assert of(one.get("/metrics").text, "commands_accepted_total") > 0
        assert of(two.get("/metrics").text, "commands_accepted_total") == of(two.get("/metrics").text, "tables") == 0


def test_without_the_setting_there_is_no_such_page(tmp_path: Path) -> None:
    with served(tmp_path, metrics=False) as app:
        assert app.get("/metrics").status_code == 404


async def test_a_bot_that_fails_is_counted(sqlite: str, monkeypatch: pytest.MonkeyPatch) -> None:
    class Broken:
        def choose(self, seat: object) -> int:
            raise ValueError

    monkeypatch.setattr(roster, "_makers", dict(roster._makers))
    register_bot("broken", lambda seed: Broken())
    metrics = Metrics()
    async with await Store.open(sqlite) as store:
        table_service = TableService(store, metrics=metrics)
        _, name = await started_table(store, table_service, "broken", "broken")
        with BotPool(metrics=metrics) as bot_pool:
            autoplay = Autoplay(table_service, bot_pool)
            autoplay.wake(name)
            await autoplay.idle()
    assert of(metrics.text(), "bot_failures_total") == 1 and of(metrics.text(), "bot_moves_total") == 0


def test_reasons_are_ids_of_texts_and_not_too_many() -> None:
    metrics = Metrics()
    for reason in ("not-your-seat", "CaNaRy", 'x"} 1', "", "a" * 41):
        metrics.answered({"type": "refused", "reason": reason})
    text = metrics.text()
    assert "CaNaRy" not in text and of(text, "commands_refused_total", reason=OTHER) == 4
    counter = Counter("reason")
    for number in range(1000):
        counter.add(str(number))
    assert len(counter.counts) == MOST_VALUES + 1 and counter.counts[OTHER] == 1000 - MOST_VALUES


def test_a_histogram_counts_up_to_each_bound() -> None:
    histogram = Histogram((1, 2))
    for seconds in (0.5, 1, 1.5, 7):
        histogram.observe(seconds)
    text = "\n".join(exposition("mikrokosmos_x", "Words.", histogram)) + "\n"
    assert [of(text, "x_bucket", le=bound) for bound in ("1", "2", "+Inf")] == [2, 3, 4]
    assert of(text, "x_count") == 4 and of(text, "x_sum") == 10


def test_signs_with_a_meaning_are_escaped() -> None:
    lines = list(exposition("x", "a\\b\nc", Gauge(lambda: 1.5, label='"\\\n')))
    assert lines[0] == r"# HELP x a\\b\nc" and lines[2] == r'x{label="\"\\\n"} 1.5'
