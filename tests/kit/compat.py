"""The compatibility fixtures: what each version has written, and what its manifest says of it."""

from __future__ import annotations

import json
import random
import shutil
from pathlib import Path
from typing import Any, NamedTuple

import mikrokosmos as mk

HERE = Path(__file__).resolve().parent.parent / "compat"
VERSIONS = sorted(path.parent for path in HERE.glob("*/manifest.json"))


class Fixture(NamedTuple):
    """A file of a version, and what its manifest says of it."""

    folder: Path
    file: str
    told: Any

    @property
    def path(self) -> Path:
        """Where it lies."""
        return self.folder / self.file

    def lines(self) -> list[str]:
        """Its lines."""
        return self.path.read_text(encoding="utf-8").splitlines()


def manifest(folder: Path) -> Any:
    """What a version says of its files."""
    return json.loads((folder / "manifest.json").read_text(encoding="utf-8"))


def fixtures(part: str) -> dict[str, Fixture]:
    """The files of one part of all manifests, by the names of their tests."""
    return {
        f"{folder.name}/{file}": Fixture(folder, file, told)
        for folder in VERSIONS
        for file, told in manifest(folder).get(part, {}).items()
    }


def databases() -> dict[str, Path]:
    """The versions with a database."""
    return {folder.name: folder for folder in VERSIONS if "database" in manifest(folder)}


def copied(folder: Path, to: Path) -> Path:
    """A database of a version with its keys, to be used: the original is never touched."""
    told = manifest(folder)["database"]
    for name in (told["file"], told["keys"]):
        shutil.copy(folder / name, to / name)
        (to / name).chmod(0o600)  # the server refuses keys that others can read
    return to / str(told["file"])


def play_on(record: mk.Record, seed: int = 1) -> None:
    """Play whatever is legal to the end; by the dice of the record, if it has them."""
    rng = random.Random(seed)
    while not record.state.over:
        if record.state.player != mk.CHANCE:
            record.play(rng.choice(record.state.actions()))
        elif record.dice is not None and record.dice.seed is not None:
            record.roll()
        else:
            record.play(mk.sample(record.state.chances(), rng))


def play_out(state: mk.State, seed: int = 1) -> None:
    """The same for a state that nobody keeps a record of."""
    rng = random.Random(seed)
    while not state.over:
        chances = state.chances()
        state.play(mk.sample(chances, rng) if chances else rng.choice(state.actions()))
