"""Texts of a certain form that a setting may be. The description says what would be right."""

from __future__ import annotations

import ipaddress
import re
from collections.abc import Callable
from typing import Annotated
from urllib.parse import urlsplit

from pydantic import AfterValidator, BeforeValidator, Field


def _must(fits: Callable[[str], bool]) -> AfterValidator:
    def checked(value: str) -> str:
        if not fits(value):
            raise ValueError
        return value

    return AfterValidator(checked)


def _matches(pattern: str) -> AfterValidator:
    return _must(lambda value: re.fullmatch(pattern, value) is not None)


def _is_web_address(value: str) -> bool:
    if not re.fullmatch(r"https?://[^\s@?#\\]+", value):
        return False
    parts = urlsplit(value)
    return bool(parts.hostname) and parts.port != 0


LIST = BeforeValidator(lambda value: tuple(value) if isinstance(value, list) else value)
"""What a TOML file says as a list is kept as a tuple."""

Host = Annotated[str, _matches(r"[\w.:%-]{1,255}"), Field(description="a name or number of a host, such as 127.0.0.1")]
Database = Annotated[
    str,
    _matches(r"sqlite(\+pysqlite)?:///(?!:memory:)[^?#\s][^\n]*|postgres(ql(\+asyncpg)?)?://\S+"),
    Field(description="sqlite:///folder/file.db or postgresql://user@host/name"),
]
AdminKey = Annotated[
    str,
    _matches(r"|[!-~]{20,200}"),
    Field(description="20 to 200 letters, digits and signs without spaces, such as 32 random ones"),
]
FilePath = Annotated[str, _matches(r"[^\0\n]+"), Field(description="the path of a file")]
WebAddress = Annotated[
    str,
    _must(lambda value: not value or _is_web_address(value)),
    Field(description="an address such as https://play.example.org, without ? or #"),
]
Origins = Annotated[
    tuple[Annotated[str, _must(lambda value: _is_web_address(value) and not urlsplit(value).path)], ...],
    LIST,
    Field(description="a list of origins such as https://play.example.org, without a path"),
]
Networks = Annotated[
    tuple[Annotated[str, _must(lambda value: bool(ipaddress.ip_network(value)))], ...],
    LIST,
    Field(description="a list of addresses or networks such as 127.0.0.1 or 10.0.0.0/8"),
]
