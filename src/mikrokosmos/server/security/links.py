"""Personal links to a seat, and invitations to a table: their keys, and the addresses that carry them.

    key = new_key(SEAT)
    hash_key(key)                                  # the only thing that is stored
    Link(SEAT, table.id, key).address("https://play.example.org")
    # https://play.example.org/tables/Xy…#seat=mkseat_Qk…

The key stands in the fragment, behind the `#`. A browser sends a fragment to nobody: not to this server, not to a
proxy, not as Referer to the next page, and a messenger that fetches a preview of the link does not get it either. So
no log of ours or of others can hold it. The page takes the key out of the address bar (`history.replaceState`) and
sends it once in the body of a POST. The table's id stands in the path and may be logged: it alone opens nothing.

A key begins with `mkseat_`, `mkinvite_` or `mksite_`, so that the logs, and scanners for leaked secrets, know one when
they see it.
"""

from __future__ import annotations

import hmac
import re
import secrets
from dataclasses import dataclass, field
from typing import Self
from urllib.parse import urlsplit

from mikrokosmos.server.storage.keys import hash_key

SEAT, INVITE, SITE = "seat", "invite", "site"
KINDS = (SEAT, INVITE)
"""What leads to a table; an invitation to the whole site does not."""
KEY_BYTES = 24
"""192 bits: nobody guesses one, and one search for all of them at once is as hopeless."""

KEY = re.compile(r"mk(seat|invite|site)_[A-Za-z0-9_-]{32}")
TABLE = re.compile(r"[A-Za-z0-9_-]{1,64}")
PATH = re.compile(r"(?:.*)/tables/([A-Za-z0-9_-]{1,64})/?")
LONGEST = 2_000
"""Characters of an address; no browser's bar is made for longer ones."""


def new_key(kind: str) -> str:
    """A fresh key that nobody can guess."""
    if kind not in (*KINDS, SITE):
        raise ValueError(f"a link is one of {', '.join((*KINDS, SITE))}, not {kind!r}")
    return f"mk{kind}_{secrets.token_urlsafe(KEY_BYTES)}"


def key_kind(key: str) -> str | None:
    """What a key is for; `None` if it cannot be one of ours, so that nothing need be looked up."""
    found = KEY.fullmatch(key)
    return found[1] if found else None


def fits(key: str, stored_hash: str) -> bool:
    """Whether this is the key of which the hash was stored; the time it takes does not tell how near it was."""
    return hmac.compare_digest(hash_key(key).encode(), stored_hash.encode())


def site_address(public_url: str, key: str) -> str:
    """The address of an invitation to the whole site."""
    return f"{public_url.rstrip('/')}/#{SITE}={key}"


@dataclass(frozen=True, slots=True)
class Link:
    """Where a key leads; it does not show the key when printed."""

    kind: str
    table: str
    key: str = field(repr=False)

    def __post_init__(self) -> None:
        if key_kind(self.key) != self.kind or not TABLE.fullmatch(self.table):
            raise ValueError("a link needs the id of a table and a key of its kind")

    def address(self, public_url: str) -> str:
        """The whole address, to be told to its owner and nobody else."""
        return f"{public_url.rstrip('/')}/tables/{self.table}#{self.kind}={self.key}"

    @classmethod
    def of(cls, address: str) -> Self | None:
        """Read an address, whichever server it names; `None` if it is none of ours or has no key in its fragment."""
        if len(address) > LONGEST:
            return None
        try:
            parts = urlsplit(address.strip())
        except ValueError:
            return None
        path = PATH.fullmatch(parts.path)
        kind, _, key = parts.fragment.partition("=")
        if path is None or kind not in KINDS or key_kind(key) != kind:
            return None
        return cls(kind, path[1], key)
