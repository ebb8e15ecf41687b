"""All settings there are, with their defaults. What each is for is said in `texts/<lang>/settings.ftl`."""

from __future__ import annotations

import os
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

from mikrokosmos.server.logs import FORMATS, LEVELS
from mikrokosmos.server.redaction import redact_text
from mikrokosmos.server.settings import kinds
from mikrokosmos.server.settings.folder import data_folder, default_database


def setting(kind: kinds.Kind, default: object, secret: bool = False) -> Any:
    """A field with what may stand in it. A secret one is not printed, not even in the message about a fault."""
    metadata = {"kind": kind, "secret": secret}
    if callable(default):
        made: Callable[[], object] = default
        return field(default_factory=made, repr=not secret, metadata=metadata)
    return field(default=default, repr=not secret, metadata=metadata)


@dataclass(frozen=True, slots=True, kw_only=True)
class Limits:
    """How much one person may send, open and ask for."""

    message_bytes: int = setting(kinds.whole(1_024, 1 << 20), 16_384)
    upload_bytes: int = setting(kinds.whole(1_024, 1 << 26), 1 << 20)
    messages_per_second: float = setting(kinds.number(0.1, 10_000), 10.0)
    message_burst: int = setting(kinds.whole(1, 100_000), 40)
    requests_per_second: float = setting(kinds.number(0.1, 100_000), 20.0)
    request_burst: int = setting(kinds.whole(1, 1_000_000), 200)
    tables_per_identity: int = setting(kinds.whole(1, 100_000), 50)
    sockets_per_identity: int = setting(kinds.whole(1, 10_000), 20)
    sockets_per_address: int = setting(kinds.whole(1, 100_000), 200)
    replays_per_identity: int = setting(kinds.whole(1, 100_000), 100)
    name_length: int = setting(kinds.whole(1, 100), 24)
    replay_seconds: float = setting(kinds.number(0.1, 600), 10.0)


@dataclass(frozen=True, slots=True, kw_only=True)
class Bots:
    """How bots think and play."""

    threads: int = setting(kinds.whole(1, 256), 2)
    pace_ms: int = setting(kinds.whole(0, 60_000), 0)


@dataclass(frozen=True, slots=True, kw_only=True)
class Log:
    """What the log tells, and how."""

    level: str = setting(kinds.choice(*LEVELS), "info")
    format: str = setting(kinds.choice(*FORMATS), "text")


@dataclass(frozen=True, slots=True, kw_only=True)
class Settings:
    """Everything that can be set. The names here are those of the TOML file."""

    host: str = setting(kinds.text("a name or number of a host, such as 127.0.0.1", r"[\w.:%-]{1,255}"), "127.0.0.1")
    port: int = setting(kinds.whole(0, 65_535), 8_000)
    database: str = setting(
        kinds.text(
            "sqlite:///folder/file.db or postgresql://user@host/name",
            r"sqlite(\+pysqlite)?:///(?!:memory:)[^?#\s][^\n]*|postgres(ql(\+asyncpg)?)?://\S+",
        ),
        default_database,
        secret=True,
    )
    key_file: str = setting(kinds.text("the path of a file", r"[^\0\n]+"), "")
    public_url: str = setting(kinds.web_address(), "")
    allowed_origins: tuple[str, ...] = setting(kinds.origins(), ())
    trusted_proxies: tuple[str, ...] = setting(kinds.networks(), ())
    secure_cookies: str = setting(kinds.choice("auto", "on", "off"), "auto")
    metrics: bool = setting(kinds.switch(), False)
    limits: Limits = field(default_factory=Limits)
    bots: Bots = field(default_factory=Bots)
    log: Log = field(default_factory=Log)
    origins: Mapping[str, str] = field(default_factory=dict, repr=False, compare=False)
    """Where each setting that is not a default comes from, by its name."""

    @property
    def key_path(self) -> Path:
        """The file of the signing keys: beside the SQLite file, or in the user's data folder for another database."""
        if self.key_file:
            return Path(self.key_file)
        if not self.database.startswith("sqlite"):
            return data_folder(os.environ) / "tables.key"
        return Path(self.database.partition(":///")[2].partition("?")[0] + ".key")

    @property
    def cookies_secure(self) -> bool:
        """Whether cookies are for HTTPS only; if not said, they are where the server is found by HTTPS."""
        return self.secure_cookies == "on" or (self.secure_cookies == "auto" and self.public_url.startswith("https:"))

    @property
    def trusted_origins(self) -> frozenset[str]:
        """The origins whose pages may open a socket, as a browser names them; the own public one is among them."""
        return frozenset(_origin(address) for address in (*self.allowed_origins, self.public_url) if address)

    @property
    def database_shown(self) -> str:
        """The address of the database without who opens it, and how."""
        return redact_text(self.database)


def _origin(address: str) -> str:
    parts = urlsplit(address.lower())
    usual = {"http": ":80", "https": ":443"}[parts.scheme]
    return f"{parts.scheme}://{parts.netloc.removesuffix(usual)}"
