"""All settings with their values and where these come from, for `--help`, the log at the start and the docs."""

from __future__ import annotations

from dataclasses import dataclass

from mikrokosmos.server.settings.fields import Settings
from mikrokosmos.server.settings.reading import known_settings
from mikrokosmos.texts import Texts


@dataclass(frozen=True, slots=True)
class Row:
    """One setting; a secret is shown without what is secret in it."""

    name: str
    variable: str
    value: str
    origin: str
    """The file, the variable or the option it comes from; empty for a default."""
    right: str
    words: str


def list_settings(settings: Settings, texts: Texts | None = None) -> list[Row]:
    """A row for every setting, in the order of the file."""
    say = texts or Texts("en", "settings")
    rows = []
    for name, it in known_settings().items():
        section, _, inner = name.rpartition(".")
        value = getattr(getattr(settings, section) if section else settings, inner)
        shown = settings.database_shown if name == "database" else _shown(value)
        words = say("setting-" + name.replace(".", "-").replace("_", "-"))
        rows.append(Row(name, it.variable, shown, settings.origins.get(name, ""), it.kind.right, words))
    return rows


def settings_text(settings: Settings, texts: Texts | None = None) -> str:
    """The list as plain text: name, value and origin on a line, and below it what the setting is for."""
    lines = []
    for row in list_settings(settings, texts):
        lines.append(f"{row.name} = {row.value}" + (f"  ({row.origin})" if row.origin else ""))
        lines.append(f"    {row.words} {row.variable}: {row.right}.")
    return "\n".join(lines)


def _shown(value: object) -> str:
    if isinstance(value, tuple):
        return ", ".join(value)
    return str(value).lower() if isinstance(value, bool) else str(value)
