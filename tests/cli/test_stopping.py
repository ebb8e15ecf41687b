"""`mikrokosmos serve` asked to stop: sockets are told, bots are not waited for, it leaves with 0; twice is at once."""

from __future__ import annotations

import asyncio
import json
import logging
import os
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest
import websockets
from websockets.asyncio.client import ClientConnection, connect

from kit.serving import free_port

from .command import refused
from .test_serve import answers, call

SLOW = """
import sys, time
from mikrokosmos.bots import register
from mikrokosmos.cli import main

class Slow:
    def choose(self, seat):
        time.sleep(600)

register("slow", lambda seed: Slow())
main()
"""
KEY = "CaNaRy"


@pytest.fixture(autouse=True)
def logs() -> Iterator[None]:
    """The logs as they were: the command redirects those of its process."""
    root, ours = logging.getLogger(), logging.getLogger("mikrokosmos")
    before = root.handlers[:], root.level, ours.level
    yield
    root.handlers[:] = before[0]
    root.setLevel(before[1])
    ours.setLevel(before[2])


@contextmanager
def started(folder: Path, port: int, **environ: str) -> Iterator[subprocess.Popen[str]]:
    """The server as a process; a bot that never comes to an end is among those it knows."""
    command = [sys.executable, "-c", SLOW, "serve", "--port", str(port), "--database", f"sqlite:///{folder}/games.db"]
    with subprocess.Popen(command, env={**os.environ, **environ}, stderr=subprocess.PIPE, text=True) as process:
        try:
            until = time.monotonic() + 60
            while not answers(f"http://127.0.0.1:{port}"):
                assert time.monotonic() < until and process.poll() is None
                time.sleep(0.05)
            yield process
        finally:
            process.kill()


def table(port: int) -> tuple[str, dict[str, str]]:
    address = f"http://127.0.0.1:{port}"
    cookie = call(f"{address}/api/me", {"name": "Ann"})["cookie"].split(";")[0]
    made = call(f"{address}/api/tables", {"game": "creation", "options": {"players": 2}, "public": True}, cookie)[
        "table"
    ]
    return f"ws://127.0.0.1:{port}/api/tables/{made}/socket", {"cookie": cookie}


async def asked(ws: ClientConnection, **fields: Any) -> Any:
    """The answer to a command; news is passed over."""
    await ws.send(json.dumps(fields))
    while (told := json.loads(await ws.recv()))["type"] not in ("accepted", "refused"):
        pass
    return told


@pytest.mark.parametrize("number", [signal.SIGTERM, signal.SIGINT])
def test_it_leaves_with_0_though_sockets_are_open_and_a_bot_thinks(tmp_path: Path, number: signal.Signals) -> None:
    port = free_port()

    async def stay(process: subprocess.Popen[str]) -> int:
        address, headers = table(port)
        async with connect(address, additional_headers=headers) as ws, connect(address) as watcher:
            for seat in range(2):
                assert (await asked(ws, id=str(seat), command="seat-bot", seat=seat, bot="slow"))["type"] == "accepted"
            assert (await asked(ws, id="start", command="start"))["type"] == "accepted"
            process.send_signal(number)
            for each in (ws, watcher):
                with pytest.raises(websockets.ConnectionClosed):
                    while True:
                        await asyncio.wait_for(each.recv(), 20)
            assert ws.close_code == watcher.close_code == 1012
        return await asyncio.to_thread(process.wait, 30)

    with started(tmp_path, port) as process:
        assert asyncio.run(stay(process)) == 0
        assert process.stderr is not None
        told = process.stderr.read()
    assert "Traceback" not in told and "stopping" in told and "stopped" in told
    with socket.socket() as free, pytest.raises(OSError):
        free.connect(("127.0.0.1", port))


def test_a_second_signal_stops_it_at_once(tmp_path: Path) -> None:
    port = free_port()

    async def stay(process: subprocess.Popen[str]) -> int:
        address, headers = table(port)
        async with connect(address, additional_headers=headers) as ws:
            ws.transport.pause_reading()  # a client that never answers the goodbye
            process.send_signal(signal.SIGTERM)
            assert process.stderr is not None
            while "stopping" not in (line := await asyncio.to_thread(process.stderr.readline)):
                assert line, "it has left already"
            process.send_signal(signal.SIGTERM)
            code = await asyncio.to_thread(process.wait, 30)
            ws.transport.abort()
            return code

    with started(tmp_path, port) as process:
        assert asyncio.run(stay(process)) == 128 + signal.SIGTERM


def test_the_log_of_a_process_at_level_debug_tells_no_keys(tmp_path: Path) -> None:
    port = free_port()

    async def talk() -> None:
        address, headers = table(port)
        async with connect(f"{address}?key={KEY}", additional_headers={**headers, "x-key": KEY}) as ws:
            assert (await asked(ws, id=KEY, command=KEY, seat=0))["type"] == "refused"
            assert (await asked(ws, id=KEY, command="sit", seat=0))["type"] == "accepted"
            await ws.close(4000, KEY)
        with pytest.raises(OSError):
            call(f"http://127.0.0.1:{port}/{KEY}?{KEY}", {KEY: KEY}, f"mikrokosmos={KEY}; other={KEY}")

    with started(tmp_path, port, MIKROKOSMOS_LOG_LEVEL="debug", MIKROKOSMOS_LOG_FORMAT="json") as process:
        asyncio.run(talk())
        process.send_signal(signal.SIGTERM)
        assert process.wait(30) == 0
        assert process.stderr is not None
        told = process.stderr.read()
    assert KEY not in told
    messages = [json.loads(line)["message"] for line in told.splitlines()]
    assert {"listening", "request", "socket opened", "socket closed", "stopping", "stopped"} <= set(messages)


def test_a_port_in_use_is_told_in_one_line(tmp_path: Path) -> None:
    with socket.create_server(("127.0.0.1", 0)) as other:
        port = other.getsockname()[1]
        said = refused("serve", "--port", str(port), "--database", f"sqlite:///{tmp_path}/games.db")
    assert f"port {port} on 127.0.0.1 is already in use" in said


def test_an_address_of_somebody_else_is_told_in_one_line(tmp_path: Path) -> None:
    said = refused("serve", "--host", "203.0.113.7", "--port", "0", "--database", f"sqlite:///{tmp_path}/games.db")
    assert "203.0.113.7" in said


def test_a_database_that_cannot_be_written_is_told_in_one_line(tmp_path: Path) -> None:
    (tmp_path / "file").touch()
    said = refused("serve", "--port", "0", "--database", f"sqlite:///{tmp_path}/file/games.db")
    assert "can’t open the game database" in said


def test_a_key_file_that_cannot_be_used_is_told_in_one_line(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("MIKROKOSMOS_KEY_FILE", str(tmp_path))
    said = refused("serve", "--port", "0", "--database", f"sqlite:///{tmp_path}/games.db")
    assert "key" in said and str(tmp_path) in said


@pytest.mark.parametrize("text", ["prot = 1", "port = 'x'", "= nonsense"])
def test_a_wrong_settings_file_is_told_in_one_line(tmp_path: Path, text: str) -> None:
    path = tmp_path / "settings.toml"
    path.write_text(text, encoding="utf-8")
    assert "settings" in refused("serve", "--settings", str(path))
