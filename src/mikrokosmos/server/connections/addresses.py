"""From where somebody comes, as far as it is counted."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from ipaddress import IPv6Address, ip_address, ip_network

LONGEST = 64
"""Characters of an address; a web server in front may pass on anything as one."""


def counted_address(host: str) -> str:
    """The address by which a host is counted. Of IPv6, whoever has one address has as many as it likes: its network
    counts. One of IPv4 that is written as one of IPv6 is that of IPv4, or all of them would be one network.
    """
    return _network(host[:LONGEST]) if ":" in host else host[:LONGEST]


@lru_cache(4096)
def _network(host: str) -> str:
    try:
        address = ip_address(host.partition("%")[0])
    except ValueError:
        return host
    if isinstance(address, IPv6Address) and address.ipv4_mapped is not None:
        return str(address.ipv4_mapped)
    return str(ip_network(f"{address}/64", strict=False))


class TrustedProxies:
    """The web servers in front of ours: whoever comes by one of them is not one person."""

    def __init__(self, networks: Sequence[str]) -> None:
        self._networks = [ip_network(network) for network in networks]

    def __contains__(self, host: str) -> bool:
        try:
            address = ip_address(host.partition("%")[0])
        except ValueError:
            return False
        if isinstance(address, IPv6Address) and address.ipv4_mapped is not None:
            address = address.ipv4_mapped
        return any(address in network for network in self._networks)
