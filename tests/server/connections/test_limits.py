"""How many connections fit, and by which address each is counted."""

from __future__ import annotations

import resource
import subprocess
import sys

import pytest

from mikrokosmos.server.connections.addresses import TrustedProxies, counted_address
from mikrokosmos.server.connections.file_limit import SPARE, room_for_connections


@pytest.mark.parametrize(
    ("host", "counted"),
    [
        ("198.51.100.7", "198.51.100.7"),
        ("2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"),
        ("2001:db8:1:2::9%eth0", "2001:db8:1:2::/64"),
        ("::ffff:198.51.100.7", "198.51.100.7"),
        ("::ffff:198.51.100.8", "198.51.100.8"),
        ("unix:", "unix:"),
        ("", ""),
    ],
)
def test_a_network_of_ipv6_counts_as_one_address_and_one_of_ipv4_by_itself(host: str, counted: str) -> None:
    assert counted_address(host) == counted


def test_proxies_are_known_by_address_and_network() -> None:
    proxies = TrustedProxies(["127.0.0.1", "10.0.0.0/8", "2001:db8::/32"])
    assert all(host in proxies for host in ("127.0.0.1", "10.1.2.3", "::ffff:10.1.2.3", "2001:db8::1"))
    assert not any(host in proxies for host in ("127.0.0.2", "11.0.0.1", "2001:db9::1", "", "unix:"))


def test_connections_leave_files_for_everything_else() -> None:
    assert room_for_connections(4_000, 65_536) == 4_000
    assert room_for_connections(4_000, 1_024) == 1_024 - SPARE
    assert room_for_connections(4_000, 64) == 32
    assert room_for_connections(4_000, 1) == 1


def test_the_soft_limit_of_open_files_is_raised_to_the_hard_one() -> None:
    code = (
        "import resource as r; from mikrokosmos.server.connections.file_limit import raise_file_limit; "
        "print(raise_file_limit(), r.getrlimit(r.RLIMIT_NOFILE)[0])"
    )
    told = subprocess.run(
        [sys.executable, "-c", code],
        preexec_fn=lambda: resource.setrlimit(resource.RLIMIT_NOFILE, (256, 700)),
        capture_output=True,
        text=True,
        check=True,
    )
    assert told.stdout.split() == ["700", "700"]
