"""Reads the settings from file, environment and command, and tells all faults at once."""

from __future__ import annotations

import difflib
import os
import tomllib
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, fields
from pathlib import Path
from typing import Any

from mikrokosmos.core.errors import MikrokosmosError
from mikrokosmos.server.settings.fields import Bots, Limits, Log, Settings
from mikrokosmos.server.settings.folder import default_database
from mikrokosmos.server.settings.kinds import Kind

PREFIX = "MIKROKOSMOS_"
FILE = "MIKROKOSMOS_SETTINGS"
ELSEWHERE = {FILE, "MIKROKOSMOS_INTERPRETED", "MIKROKOSMOS_COMPILE", "MIKROKOSMOS_CHECKED"}
"""Names in the environment that belong to other parts of the services."""
SECTIONS: dict[str, type[Limits] | type[Bots] | type[Log]] = {"limits": Limits, "bots": Bots, "log": Log}
MOST_BYTES = 1 << 20


class SettingsError(MikrokosmosError, ValueError):
    """Settings that are unknown or do not fit: all of them, one on a line, each with what would be right."""

    def __init__(self, faults: list[str]) -> None:
        super().__init__("\n".join(["the settings cannot be used:", *(f"- {fault}" for fault in faults)]))
        self.faults = faults


@dataclass(frozen=True, slots=True)
class Known:
    """A setting there is, by its whole name such as `limits.message_bytes`."""

    name: str
    kind: Kind
    secret: bool

    @property
    def variable(self) -> str:
        """Its name in the environment."""
        return PREFIX + self.name.replace(".", "_").upper()


def known_settings() -> dict[str, Known]:
    """All settings there are, by name."""
    found = {}
    for section, owner in (("", Settings), *SECTIONS.items()):
        for it in fields(owner):
            if "kind" in it.metadata:
                name = f"{section}.{it.name}" if section else it.name
                found[name] = Known(name, it.metadata["kind"], it.metadata["secret"])
    return found


def read_settings(
    file: Path | str | None = None,
    environ: Mapping[str, str] | None = None,
    given: Mapping[str, object] | None = None,
) -> Settings:
    """The settings of this file, environment and command (`given`, where `None` is what was not said)."""
    environ = os.environ if environ is None else environ
    path = file or environ.get(FILE)
    faults: list[str] = []
    values: dict[str, object] = {}
    origins: dict[str, str] = {}
    known = known_settings()
    sources = (
        *(_from_file(Path(path), faults) if path else ()),
        *_from_environment(environ, known, faults),
        *((name, value, f"--{name.replace('_', '-')}") for name, value in (given or {}).items() if value is not None),
    )
    for name, value, origin in sources:
        it = known.get(name)
        if it is None:
            faults.append(f"{name} ({origin}) is unknown{_nearest(name, known)}")
        elif not it.kind.fits(value):
            shown = "its value" if it.secret else repr(value)
            faults.append(f"{name} ({origin}): {shown} does not fit; right is {it.kind.right}")
        else:
            values[name], origins[name] = it.kind.keep(value), origin
    if faults:
        raise SettingsError(faults)
    settings = _settings({"database": default_database(environ)} | values, origins)
    if settings.secure_cookies == "on" and settings.public_url.startswith("http:"):
        raise SettingsError(["secure_cookies: on needs a public_url that begins with https:; or say auto"])
    return settings


def _settings(values: Mapping[str, object], origins: Mapping[str, str]) -> Settings:
    own: dict[str, Any] = {name: value for name, value in values.items() if "." not in name}
    for section, owner in SECTIONS.items():
        within: dict[str, Any] = {
            name.partition(".")[2]: value for name, value in values.items() if name.startswith(f"{section}.")
        }
        own[section] = owner(**within)
    return Settings(**own, origins=dict(origins))


def _from_file(path: Path, faults: list[str]) -> Iterator[tuple[str, object, str]]:
    try:
        with path.open("rb") as file:
            raw = file.read(MOST_BYTES + 1)
        if len(raw) > MOST_BYTES:
            raise ValueError(f"it is larger than {MOST_BYTES:,} bytes")
        table = tomllib.loads(raw.decode("utf-8"))
    except OSError as error:
        faults.append(f"cannot read {path}: {error.strerror or error}")
        return
    except (ValueError, RecursionError) as error:
        faults.append(f"{path} is not a TOML file: {error}")
        return
    for name, value in table.items():
        if name not in SECTIONS:
            yield name, value, str(path)
        elif isinstance(value, dict):
            yield from ((f"{name}.{inner}", it, str(path)) for inner, it in value.items())
        else:
            faults.append(f"{name} ({path}) is a section; right is [{name}] with its settings on the lines below")


def _from_environment(
    environ: Mapping[str, str], known: Mapping[str, Known], faults: list[str]
) -> Iterator[tuple[str, object, str]]:
    by_variable = {it.variable: it for it in known.values()}
    for variable, text in sorted(environ.items()):
        if not variable.startswith(PREFIX) or variable in ELSEWHERE or not text:
            continue  # an empty variable says nothing: that is how compose files leave one out
        it = by_variable.get(variable)
        if it is None:
            faults.append(f"{variable} in the environment is unknown{_nearest(variable, by_variable)}")
        else:
            yield it.name, it.kind.parse(text), variable


def _nearest(name: str, known: Mapping[str, object]) -> str:
    near = difflib.get_close_matches(name, known, 1)
    return f"; perhaps {near[0]} is meant" if near else f"; there are {', '.join(known)}"
