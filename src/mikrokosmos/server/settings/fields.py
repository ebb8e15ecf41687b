"""All settings there are, with their defaults. What each is for is said in `texts/<lang>/settings.ftl`."""

from __future__ import annotations

import os
from pathlib import Path
from typing import Annotated, Literal, Self
from urllib.parse import urlsplit

from pydantic import BaseModel, ConfigDict, Field, model_validator

from mikrokosmos.server.operations.redaction import redact_text
from mikrokosmos.server.settings.folder import data_folder, default_database
from mikrokosmos.server.settings.kinds import AdminKey, Database, FilePath, Host, Networks, Origins, WebAddress


class Section(BaseModel):
    """Settings that stand together. They never change."""

    model_config = ConfigDict(frozen=True, extra="forbid", strict=True, hide_input_in_errors=True)


class Limits(Section):
    """How much one person may send, open and ask for."""

    message_bytes: Annotated[int, Field(ge=1_024, le=1 << 20)] = 16_384
    upload_bytes: Annotated[int, Field(ge=1_024, le=1 << 26)] = 1 << 20
    content_bytes: Annotated[int, Field(ge=1_024, le=1 << 20)] = 1 << 17
    body_bytes: Annotated[int, Field(ge=1_024, le=1 << 20)] = 8_192
    connections: Annotated[int, Field(ge=8, le=1_000_000)] = 4_000
    connections_per_address: Annotated[int, Field(ge=1, le=1_000_000)] = 256
    header_seconds: Annotated[float, Field(ge=0.1, le=600)] = 10.0
    body_seconds: Annotated[float, Field(ge=0.1, le=3_600)] = 30.0
    messages_per_second: Annotated[float, Field(ge=0.1, le=10_000)] = 10.0
    message_burst: Annotated[int, Field(ge=1, le=100_000)] = 40
    seat_changes_per_minute: Annotated[float, Field(ge=0.1, le=100_000)] = 30.0
    seat_change_burst: Annotated[int, Field(ge=1, le=100_000)] = 20
    refusals_per_minute: Annotated[int, Field(ge=1, le=1_000_000)] = 60
    requests_per_second: Annotated[float, Field(ge=0.1, le=100_000)] = 20.0
    request_burst: Annotated[int, Field(ge=1, le=1_000_000)] = 200
    tables_per_identity: Annotated[int, Field(ge=1, le=100_000)] = 50
    sockets_per_identity: Annotated[int, Field(ge=1, le=10_000)] = 20
    sockets_per_address: Annotated[int, Field(ge=1, le=100_000)] = 200
    replays_per_identity: Annotated[int, Field(ge=1, le=100_000)] = 100
    name_length: Annotated[int, Field(ge=1, le=100)] = 24
    analyses_at_once: Annotated[int, Field(ge=1, le=256)] = 1
    analyses_waiting: Annotated[int, Field(ge=0, le=1_000)] = 8
    replay_seconds: Annotated[float, Field(ge=0.1, le=600)] = 10.0


class Bots(Section):
    """How bots think and play."""

    threads: Annotated[int, Field(ge=1, le=256)] = 2
    seconds: Annotated[float, Field(ge=0.1, le=60)] = 2.0
    pace_ms: Annotated[int, Field(ge=0, le=60_000)] = 0
    stand_in_ms: Annotated[int, Field(ge=0, le=60_000)] = 1_000
    unwatched_ms: Annotated[int, Field(ge=0, le=60_000)] = 200


class Log(Section):
    """What the log tells, and how."""

    level: Literal["debug", "info", "warning", "error"] = "info"
    format: Literal["text", "json"] = "text"


class Settings(Section):
    """Everything that can be set. The names here are those of the TOML file; what is not shown is a secret."""

    host: Host = "127.0.0.1"
    port: Annotated[int, Field(ge=0, le=65_535)] = 8_000
    workers: Annotated[int, Field(ge=1, le=64)] = 1
    database: Annotated[Database, Field(repr=False)] = Field(default_factory=default_database)
    key_file: FilePath = ""
    public_url: WebAddress = ""
    allowed_origins: Origins = ()
    trusted_proxies: Networks = ()
    secure_cookies: Literal["auto", "on", "off"] = "auto"
    metrics: bool = False
    admin_key: Annotated[AdminKey, Field(repr=False)] = ""
    limits: Limits = Limits()
    bots: Bots = Bots()
    log: Log = Log()

    @model_validator(mode="after")
    def _secure_cookies_need_https(self) -> Self:
        if self.secure_cookies == "on" and self.public_url.startswith("http:"):
            raise ValueError("secure_cookies: on needs a public_url that begins with https:; or say auto")
        return self

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
