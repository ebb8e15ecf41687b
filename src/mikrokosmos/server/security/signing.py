"""Tokens that only this server can have written, such as the cookie that says who somebody is.

    token = sign("person", identity_id, keys)
    read("person", token, keys, max_age=DAYS)      # the payload as bytes, or None

A token is `1.<payload>.<second of signing>.<HMAC-SHA-256>`, all of it fit for a cookie or an address. The payload is
signed, not hidden. Each kind of token is signed by a key of its own, derived from the server's, so that one kind can
never pass for another. The first of several keys signs and all of them read: that is how a key is changed
(`signing_keys`).
"""

from __future__ import annotations

import base64
import binascii
import hmac
import re
import time
from dataclasses import dataclass, field

VERSION = "1"
KEY_BYTES = 32
LONGEST = 4_096
"""Characters of a token; a browser keeps no longer cookie."""

KIND = re.compile(r"[a-z][a-z0-9-]{0,31}")
TOKEN = re.compile(r"1\.([\w-]*)\.(0|[1-9][0-9]{0,11})\.([\w-]{43})", re.ASCII)


@dataclass(frozen=True, slots=True)
class Keys:
    """The keys of the server, the one that signs first; never shown."""

    secrets: tuple[bytes, ...] = field(repr=False)

    def __post_init__(self) -> None:
        if not self.secrets or any(len(secret) != KEY_BYTES for secret in self.secrets):
            raise ValueError(f"at least one key is needed, and each has {KEY_BYTES} bytes")


def sign(kind: str, payload: bytes | str, keys: Keys, now: float | None = None) -> str:
    """A token of this kind with this payload."""
    raw = payload.encode() if isinstance(payload, str) else payload
    signed = f"{VERSION}.{to_text(raw)}.{int(time.time() if now is None else now)}"
    token = f"{signed}.{_seal(kind, signed, keys.secrets[0])}"
    if len(token) > LONGEST:
        raise ValueError(f"a token of {len(token):,} characters is too long; {LONGEST:,} are allowed")
    return token


def read(kind: str, token: str, keys: Keys, max_age: float | None = None, now: float | None = None) -> bytes | None:
    """The payload of such a token; `None` if it is not ours, was changed or is older than `max_age` (seconds).

    One from the future is ours as well: the clock has gone back since, or that of another process is ahead.
    """
    found = TOKEN.fullmatch(token) if len(token) <= LONGEST else None
    if found is None:
        return None
    payload, second, seal = found.groups()
    signed = token[: found.start(3) - 1]
    # The seals are compared as text: base64 has several ways to write the same bytes, and only one is ours.
    # All keys are tried, whichever fits, so that the time tells nothing.
    fits = [hmac.compare_digest(_seal(kind, signed, secret), seal) for secret in keys.secrets]
    if not any(fits):
        return None
    if max_age is not None and (time.time() if now is None else now) - int(second) > max_age:
        return None
    return from_text(payload)


def signed_at(token: str) -> int:
    """The second in which a token was signed; only to be believed of one that could be read."""
    return int(token.split(".")[2])


def _seal(kind: str, signed: str, secret: bytes) -> str:
    if not KIND.fullmatch(kind):
        raise ValueError(f"a kind of token is a short word of small letters, not {kind!r}")
    own = hmac.digest(secret, f"mikrokosmos token {VERSION} {kind}".encode(), "sha256")
    return to_text(hmac.digest(own, signed.encode(), "sha256"))


def to_text(raw: bytes) -> str:
    """Bytes as base64url without padding."""
    return base64.urlsafe_b64encode(raw).rstrip(b"=").decode()


def from_text(text: str) -> bytes | None:
    """The bytes that `to_text` wrote so, or `None`."""
    try:
        raw = base64.urlsafe_b64decode(text + "=" * (-len(text) % 4))
    except (binascii.Error, ValueError):
        return None
    return raw if to_text(raw) == text else None
