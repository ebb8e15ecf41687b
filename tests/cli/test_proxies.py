"""Whose request it is: a web server in front is believed if it is trusted, and nobody else is."""

from __future__ import annotations

import asyncio
import json
import signal
from pathlib import Path

import pytest
import websockets
from websockets.asyncio.client import connect

from kit.serving import free_port
from mikrokosmos.server.routes.sockets import TOO_MUCH

from .test_stopping import started, table


@pytest.mark.parametrize("trusted", ["", "203.0.113.0/24", "127.0.0.0/8"])
def test_only_a_trusted_proxy_says_from_where_a_request_comes(tmp_path: Path, trusted: str) -> None:
    """Strangers are told apart by their address, and here each address may have one socket."""
    port = free_port()

    async def two_strangers() -> int | None:
        address, _ = table(port)
        first, second = ({"x-forwarded-for": f"198.51.100.{number}"} for number in (1, 2))
        async with connect(address, additional_headers=first) as one:
            assert json.loads(await one.recv())["type"] == "table"
            async with connect(address, additional_headers=second) as two:
                try:
                    await two.recv()
                except websockets.ConnectionClosed:
                    return two.close_code
                return None

    environ = {"MIKROKOSMOS_TRUSTED_PROXIES": trusted, "MIKROKOSMOS_LIMITS_SOCKETS_PER_IDENTITY": "1"}
    with started(tmp_path, port, **environ, FORWARDED_ALLOW_IPS="*") as process:
        assert asyncio.run(two_strangers()) == (None if trusted.startswith("127") else TOO_MUCH)
        process.send_signal(signal.SIGTERM)
        assert process.wait(30) == 0
