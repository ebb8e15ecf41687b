"""`mikrokosmos serve` as a process: it answers, keeps its tables over a restart, and leaves politely."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
import time
import urllib.error
import urllib.request
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from kit.serving import free_port

from .command import run


@contextmanager
def served(folder: Path, port: int) -> Iterator[str]:
    """The server while it runs; it must leave with code 0 when asked to."""
    command = [sys.executable, "-m", "mikrokosmos", "serve", "--host", "127.0.0.1", "--port", str(port)]
    command += ["--database", f"sqlite:///{folder}/games.db"]
    with subprocess.Popen(command, env=os.environ, stderr=subprocess.PIPE, text=True) as process:
        try:
            address = f"http://127.0.0.1:{port}"
            until = time.monotonic() + 30
            while not answers(address):
                assert time.monotonic() < until and process.poll() is None, process.stderr and process.stderr.read()
                time.sleep(0.05)
            yield address
        finally:
            process.send_signal(signal.SIGTERM)
            told = process.communicate(timeout=30)[1]
        assert "Traceback" not in told


def answers(address: str) -> bool:
    try:
        return bool(call(f"{address}/readyz")["status"] == "ready")
    except (OSError, urllib.error.URLError):
        return False


def call(address: str, body: Any = None, cookie: str = "") -> Any:
    headers = {"content-type": "application/json", "cookie": cookie}
    data = None if body is None else json.dumps(body).encode()
    with urllib.request.urlopen(urllib.request.Request(address, data, headers), timeout=10) as response:
        told = json.loads(response.read())
        return {**told, "cookie": response.headers["set-cookie"]} if response.headers["set-cookie"] else told


def test_tables_outlive_the_process(tmp_path: Path) -> None:
    port = free_port()
    with served(tmp_path, port) as address:
        cookie = call(f"{address}/api/me", {"name": "Ann"})["cookie"].split(";")[0]
        table = call(f"{address}/api/tables", {"game": "creation", "options": {"players": 2}}, cookie)["table"]
    with served(tmp_path, port) as address:
        assert call(f"{address}/api/me", cookie=cookie)["name"] == "Ann", "the key of the cookies was kept"
        assert call(f"{address}/api/tables/{table}", cookie=cookie)["table"]["mine"]["owner"]


def test_bad_settings_are_told_in_plain_words(tmp_path: Path) -> None:
    code, said = run("serve", "--database", "mysql://nowhere", "--port", "99999999")
    assert code == 2 and "Traceback" not in said and "port" in said


def test_it_says_where_it_is_and_opens_a_browser_there(tmp_path: Path) -> None:
    port = free_port()
    opened = tmp_path / "opened"
    browser = tmp_path / "browser"
    browser.write_text(f'#!/bin/sh\necho "$1" > {opened}.part && mv {opened}.part {opened}\n')
    browser.chmod(0o755)
    command = [sys.executable, "-m", "mikrokosmos", "serve", "--port", str(port), "--open"]
    command += ["--database", f"sqlite:///{tmp_path}/games.db"]
    with subprocess.Popen(
        command, env={**os.environ, "BROWSER": f"{browser} %s"}, stdout=subprocess.PIPE, text=True
    ) as process:
        until = time.monotonic() + 30
        while not opened.exists():
            assert time.monotonic() < until and process.poll() is None
            time.sleep(0.05)
        process.send_signal(signal.SIGTERM)
        told = process.communicate(timeout=30)[0]
    assert opened.read_text().strip() == f"http://127.0.0.1:{port}/"
    assert f"http://127.0.0.1:{port}/" in told
