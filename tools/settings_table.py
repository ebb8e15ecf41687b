"""Writes the table of all settings into docs/hosting.md, between its two marks.

`--check` writes nothing and exits with 1 when the table on disk is not what would be written.
"""

from __future__ import annotations

import argparse
import sys
from pathlib import Path

from mikrokosmos.server.settings import known_settings, rule_of
from mikrokosmos.texts import ENGLISH, Texts

ROOT = Path(__file__).resolve().parent.parent
TARGET = Path("docs/hosting.md")
BEGIN = "<!-- the settings, written by tools/settings_table.py -->"
END = "<!-- the end of the settings -->"
ELSEWHERE = "`tables.db` in your data folder"
"""Where the database is by default depends on the machine."""


def table() -> str:
    """A row for every setting: its name, what it is for, what fits, and the default."""
    say = Texts(ENGLISH, "settings")
    lines = ["| setting | what it is for | what fits | default |", "|---|---|---|---|"]
    for name, field in known_settings().items():
        purpose = say("setting-" + name.replace(".", "-").replace("_", "-"))
        cells = [f"`{name}`", purpose, rule_of(field), ELSEWHERE if name == "database" else default(field.default)]
        lines.append("| " + " | ".join(cell.replace("|", "\\|") for cell in cells) + " |")
    return "\n".join(lines)


def default(value: object) -> str:
    """A default as one would write it; empty for none."""
    if value in ("", ()):
        return ""
    return f"`{str(value).lower() if isinstance(value, bool) else value}`"


def page(text: str) -> str:
    """The page with the table as it is now; `ValueError` if it has no place for it."""
    before, begin, rest = text.partition(BEGIN)
    _, end, after = rest.partition(END)
    if not begin or not end:
        raise ValueError(f"{TARGET.as_posix()} has no place for the settings")
    return f"{before}{BEGIN}\n\n{table()}\n\n{END}{after}"


def main() -> int:
    """Write the table, or check it."""
    parser = argparse.ArgumentParser(description="Write the table of settings.")
    parser.add_argument("--check", action="store_true", help="write nothing; exit with 1 if the page is not up to date")
    wanted = parser.parse_args()
    target = ROOT / TARGET
    text = target.read_text(encoding="utf-8")
    if not wanted.check:
        target.write_text(page(text), encoding="utf-8")
    elif page(text) != text:
        print(f"{TARGET.as_posix()} is not up to date: run python tools/settings_table.py", file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
