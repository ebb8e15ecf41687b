"""Where an arena writes."""

from __future__ import annotations

import json
import os
from pathlib import Path
from typing import NamedTuple

from mikrokosmos.lab.types import TimedResult


class Outputs(NamedTuple):
    """The three files of an arena."""

    json: Path
    html: Path
    journal: Path

    @classmethod
    def at(cls, out: Path) -> Outputs | None:
        """In a folder; or, for `name.json` or `name.html`, side by side under that name. `None` for other files."""
        if out.suffix in (".json", ".html"):
            return cls(out.with_suffix(".json"), out.with_suffix(".html"), out.with_suffix(".jsonl"))
        if out.suffix and not out.is_dir():
            return None
        return cls(out / "arena.json", out / "arena.html", out / "journal.jsonl")

    def existing(self) -> Path | None:
        """One that is there already."""
        return next((path for path in (self.journal, self.json, self.html) if path.exists()), None)

    def write(self, result: TimedResult, page: str) -> None:
        """Write the result and its page, each whole or not at all."""
        _replace(self.json, json.dumps(result, ensure_ascii=False, indent=1) + "\n")
        _replace(self.html, page)


def _replace(path: Path, text: str) -> None:
    draft = path.with_name(f".{path.name}.{os.getpid()}")
    try:
        draft.write_text(text, encoding="utf-8")
        os.replace(draft, path)
    finally:
        draft.unlink(missing_ok=True)
