"""Reads the settings from file, environment and command, and tells all faults at once."""

from __future__ import annotations

import difflib
import os
import tomllib
from collections.abc import Iterable, Iterator, Mapping
from pathlib import Path
from typing import get_origin

from pydantic import TypeAdapter, ValidationError
from pydantic.fields import FieldInfo
from pydantic_core import ErrorDetails

from mikrokosmos.core.errors import MikrokosmosError
from mikrokosmos.server.settings.fields import Settings
from mikrokosmos.server.settings.listing import known_settings, rule_of, variable_of

FILE = "MIKROKOSMOS_SETTINGS"
ELSEWHERE = {FILE, "MIKROKOSMOS_LANG", "MIKROKOSMOS_INTERPRETED", "MIKROKOSMOS_COMPILE", "MIKROKOSMOS_CHECKED"}
"""Names in the environment that belong to other parts of Mikrokosmos."""
MOST_BYTES = 1 << 20

Found = Iterator[tuple[str, object, str]]
"""The name of a setting, its value, and where that comes from."""


class SettingsError(MikrokosmosError, ValueError):
    """Settings that are unknown or do not fit: all of them, one on a line, each with what would be right."""

    def __init__(self, faults: list[str]) -> None:
        super().__init__("\n".join(["invalid settings:", *(f"- {fault}" for fault in faults)]))
        self.faults = faults


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
    for source in (_from_file(path, faults), _from_environment(environ, faults), _from_command(given or {})):
        for name, value, origin in source:
            section, _, inner = name.rpartition(".")
            within = values.setdefault(section, {}) if section else values
            if isinstance(within, dict):
                within[inner], origins[name] = value, origin
    try:
        settings = Settings.model_validate(values)
    except ValidationError as error:
        faults += dict.fromkeys(_fault(it, origins) for it in error.errors(include_url=False))
    if faults:
        raise SettingsError(faults)
    return settings


def _from_file(path: Path | str | None, faults: list[str]) -> Found:
    if not path:
        return
    try:
        with Path(path).open("rb") as file:
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
        if isinstance(value, dict):
            yield from ((f"{name}.{inner}", it, str(path)) for inner, it in value.items())
        else:
            yield name, value, str(path)


def _from_environment(environ: Mapping[str, str], faults: list[str]) -> Found:
    known = {variable_of(name): (name, field) for name, field in known_settings().items()}
    for variable, text in sorted(environ.items()):
        if not variable.startswith("MIKROKOSMOS_") or variable in ELSEWHERE or not text:
            continue  # an empty variable says nothing: that is how compose files leave one out
        if variable in known:
            name, field = known[variable]
            yield name, _parsed(text, field), variable
        else:
            faults.append(f"{variable} in the environment is unknown{_nearest(variable, known)}")


def _parsed(text: str, field: FieldInfo) -> object:
    """What a TOML file would say; what cannot be read is left as it is, and refused later."""
    if get_origin(field.annotation) is tuple:
        return [part.strip() for part in text.split(",") if part.strip()]
    if field.annotation not in (int, float, bool):
        return text
    try:
        return TypeAdapter(field.annotation).validate_strings(text)
    except ValidationError:
        return text


def _from_command(given: Mapping[str, object]) -> Found:
    return ((name, value, f"--{name.replace('_', '-')}") for name, value in given.items() if value is not None)


def _fault(error: ErrorDetails, origins: Mapping[str, str]) -> str:
    """What is wrong with one setting, and what would be right."""
    known = known_settings()
    name = ".".join(str(part) for part in error["loc"][:2] if isinstance(part, str))
    if not name:  # settings that do not go together
        return str(error["ctx"]["error"])
    where = f"{name} ({origins.get(name, '')})"
    if name in known:
        shown = "its value" if not known[name].repr else repr(error["input"])
        return f"{where}: {shown} is not valid; use {rule_of(known[name])}"
    if error["type"] == "extra_forbidden":
        return f"{where} is unknown{_nearest(name, known)}"
    return f"{where} is a section; use [{name}] with its settings on the lines below"


def _nearest(name: str, known: Iterable[str]) -> str:
    near = difflib.get_close_matches(name, known, 1)
    return f"; did you mean {near[0]}?" if near else f"; available: {', '.join(known)}"
