"""What a setting may be: how it is written in the environment, which values fit, and what would be right."""

from __future__ import annotations

import ipaddress
import re
from collections.abc import Callable
from dataclasses import dataclass
from urllib.parse import urlsplit


@dataclass(frozen=True, slots=True)
class Kind:
    """A kind of value. `parse` turns the text of the environment into what a TOML file would say, or leaves it."""

    right: str
    fits: Callable[[object], bool]
    parse: Callable[[str], object] = str
    keep: Callable[[object], object] = lambda value: value
    """How it is kept: a list as a tuple, a number as a float."""


def whole(least: int, most: int) -> Kind:
    """A whole number within bounds."""
    return Kind(
        f"a whole number from {least:,} to {most:,}",
        lambda value: type(value) is int and least <= value <= most,
        lambda text: int(text) if re.fullmatch(r"-?[0-9]{1,18}", text) else text,
    )


def number(least: float, most: float) -> Kind:
    """A number within bounds."""
    return Kind(
        f"a number from {least:,} to {most:,}",
        lambda value: type(value) in (int, float) and least <= value <= most,  # type: ignore[operator]
        lambda text: float(text) if re.fullmatch(r"-?[0-9]{1,18}(\.[0-9]{1,18})?", text) else text,
        lambda value: float(value),  # type: ignore[arg-type]
    )


def choice(*names: str) -> Kind:
    """One of a few words."""
    return Kind(f"one of {', '.join(names)}", lambda value: value in names)


def switch() -> Kind:
    """On or off; in a TOML file `true` or `false`, as everywhere there."""
    words = {"true": True, "on": True, "yes": True, "1": True, "false": False, "off": False, "no": False, "0": False}
    return Kind("true or false", lambda value: type(value) is bool, lambda text: words.get(text.lower(), text))


def text(right: str, pattern: str) -> Kind:
    """A text of a certain form."""
    form = re.compile(pattern)
    return Kind(right, lambda value: isinstance(value, str) and form.fullmatch(value) is not None)


def web_address() -> Kind:
    """Where the server is found from outside, or nothing."""
    return Kind("an address such as https://play.example.org, without ? or #", lambda it: it == "" or _web(it, True))


def origins() -> Kind:
    """Several origins; in the environment with commas between them."""
    return Kind(
        "a list of origins such as https://play.example.org, without a path",
        lambda value: isinstance(value, list | tuple) and all(_web(it, False) for it in value),
        lambda text: [part.strip() for part in text.split(",") if part.strip()],
        lambda value: tuple(value),  # type: ignore[arg-type]
    )


def networks() -> Kind:
    """Several addresses or networks; in the environment with commas between them."""
    return Kind(
        "a list of addresses or networks such as 127.0.0.1 or 10.0.0.0/8",
        lambda value: isinstance(value, list | tuple) and all(_network(it) for it in value),
        lambda text: [part.strip() for part in text.split(",") if part.strip()],
        lambda value: tuple(value),  # type: ignore[arg-type]
    )


def _network(value: object) -> bool:
    try:
        return isinstance(value, str) and bool(ipaddress.ip_network(value))
    except ValueError:
        return False


def _web(value: object, path: bool) -> bool:
    if not isinstance(value, str) or not re.fullmatch(r"https?://[^\s@?#\\]+", value):
        return False
    try:
        parts = urlsplit(value)
        return bool(parts.hostname) and parts.port != 0 and (path or not parts.path)
    except ValueError:
        return False
