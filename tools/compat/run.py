"""Write the compatibility fixtures of a version: once for every release, never again for the same one.

    python tools/compat/run.py VERSION [--into FOLDER]

The folder `tests/compat/VERSION` gets records, records as given to a seat, one-line positions, JSON states, a database
of the table server with the keys it signs with, learned weights, and `manifest.json`: what each file is, and what every
later version must still make of it. A folder that is there is never written to.
"""

from __future__ import annotations

import argparse
import os
import sys
import tempfile
from pathlib import Path
from typing import Any

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

from compat.database import write_database
from compat.files import dumped, write_given, write_positions, write_records
from compat.learned import write_weights

ROOT = Path(__file__).resolve().parent.parent.parent
WHERE = ROOT / "tests" / "compat"
WIDTH = 120


def main() -> int:
    """Write all of it, or say why not."""
    parser = argparse.ArgumentParser(description="Write the compatibility fixtures of a version.")
    parser.add_argument("version", help="such as 0.2.0")
    parser.add_argument("--into", type=Path, default=WHERE, metavar="FOLDER", help="where the versions lie")
    parser.add_argument("--only", nargs="+", metavar="RECORD", help="these records, no positions, no database")
    wanted = parser.parse_args()
    folder: Path = wanted.into / wanted.version
    if folder.exists():
        print(f"{folder} is there: fixtures are never written anew, since what they hold must stay readable")
        return 1
    wanted.into.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory(prefix=".", dir=wanted.into) as draft:
        write(Path(draft) / wanted.version, wanted.only)
        os.rename(Path(draft) / wanted.version, folder)  # all of it or nothing
    return 0


def write(folder: Path, only: list[str] | None) -> None:
    """All files of a version."""
    folder.mkdir()
    manifest: dict[str, Any] = {"version": folder.name}
    manifest |= {part: {} for part in ("records", "given", "lines", "states")}
    records = write_records(folder, manifest, only)
    if not only:
        write_given(folder, manifest, records)
        write_positions(folder, manifest, records)
        write_weights(folder, manifest)
        manifest["database"] = write_database(folder, records)
    (folder / "manifest.json").write_text(text(manifest) + "\n", encoding="utf-8")


def text(value: Any, depth: int = 0) -> str:
    """JSON in which what fits stands on one line: to be compared by eye."""
    short = dumped(value)
    if len(short) + depth <= WIDTH or not isinstance(value, dict | list):
        return short
    inner = " " * (depth + 1)
    if isinstance(value, dict):
        parts = [f"{inner}{dumped(key)}: {text(part, depth + 1)}" for key, part in value.items()]
    else:
        parts = [f"{inner}{text(part, depth + 1)}" for part in value]
    first, last = "{}" if isinstance(value, dict) else "[]"
    return f"{first}\n{f',{chr(10)}'.join(parts)}\n{' ' * depth}{last}"


if __name__ == "__main__":
    raise SystemExit(main())
