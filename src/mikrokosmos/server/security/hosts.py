"""By which names this server may be asked. Where `public_url` is set, by that one.

A request by another name comes from a page that has made its own name lead here, or from a proxy that does not pass the
name on: either would go wrong later, and less clearly. The port does not matter, since proxies often leave it out.
Whoever sits at this computer may also ask by its loopback names.
"""

from __future__ import annotations

from ipaddress import ip_address
from urllib.parse import urlsplit

from starlette.datastructures import Headers
from starlette.types import Scope

from mikrokosmos.server.tables.refused import Refused

LOOPBACK = frozenset({"localhost", "127.0.0.1", "::1"})


def host_of(address: str) -> str | None:
    """The name in an address such as `//play.example.org:8443`, in small letters; `None` if there is none."""
    try:
        return urlsplit(address).hostname
    except ValueError:
        return None


class KnownHosts:
    """The names that are ours."""

    def __init__(self, public_url: str) -> None:
        self.own = host_of(public_url)

    def must_know(self, scope: Scope) -> None:
        """Refuse a request by a name that is not ours."""
        if self.own is None:
            return
        asked = Headers(scope=scope).get("host", "")
        name = host_of(f"//{asked}")
        if name != self.own and not (name in LOOPBACK and comes_from_here(scope)):
            raise Refused("unknown-host", host=self.own)


def comes_from_here(scope: Scope) -> bool:
    """Whether a request comes from this computer, and not through a proxy that we believe."""
    client = scope.get("client")
    try:
        return client is not None and ip_address(client[0]).is_loopback
    except ValueError:
        return False
