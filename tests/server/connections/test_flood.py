"""A real server under a flood of half-sent heads: others are served meanwhile, and the log stays short."""

from __future__ import annotations

import resource
import socket
import subprocess
import sys
import time
from contextlib import ExitStack
from pathlib import Path

import pytest

from kit.serving import free_port, is_ready, surroundings

FILES = 400
"""The hard limit of open files: fewer than the flood has connections."""
FLOOD = 600


@pytest.mark.skipif(sys.platform != "linux", reason="only there 127.0.0.2 is an address of this machine unasked")
def test_a_flood_from_one_address_locks_nobody_out(tmp_path: Path) -> None:
    port = free_port()
    log = tmp_path / "log"
    words = [sys.executable, "-m", "mikrokosmos", "serve", "--port", str(port)]
    with log.open("wb") as file, ExitStack() as stack:
        process = subprocess.Popen(
            [*words, "--database", f"sqlite:///{tmp_path}/tables.db"],
            env={**surroundings(), "MIKROKOSMOS_LIMITS_CONNECTIONS_PER_ADDRESS": "100"},
            stderr=file,
            preexec_fn=lambda: resource.setrlimit(resource.RLIMIT_NOFILE, (128, FILES)),
        )
        stack.callback(process.wait)
        stack.callback(process.terminate)
        until = time.monotonic() + 60
        while not is_ready(port, seconds=20):
            assert process.poll() is None and time.monotonic() < until, log.read_text()
            time.sleep(0.05)
        for _ in range(FLOOD):
            client = stack.enter_context(socket.socket())
            client.connect(("127.0.0.1", port))
            client.send(b"GET / HTTP/1.1\r\nHost: he")
        assert is_ready(port, "127.0.0.2", seconds=20)
        assert len(list(Path(f"/proc/{process.pid}/fd").iterdir())) < FILES, "it has files left"
        assert not is_ready(port, seconds=20), "who floods has to wait"
    told = log.read_text()
    assert told.count("connections were refused") == 1
    assert "Too many open files" not in told and len(told) < 10_000, told
