"""The journal of an arena: what was played, a set to a line, so that an interrupted arena can go on.

The first line holds the settings. A line is written whole or, if the machine stops in the middle of it, is the last one
and is dropped when the journal is read.
"""

from __future__ import annotations

import json
from dataclasses import asdict
from pathlib import Path
from types import TracebackType
from typing import IO, Self

from mikrokosmos.core.types import Json, Parsed
from mikrokosmos.lab.sets import Ended, PlayedSet, Thinking
from mikrokosmos.lab.settings import ArenaError, Settings

FORMAT = 1
KIND = "mikrokosmos arena"


class Journal:
    """An open journal: what it held, and a pen."""

    def __init__(self, path: Path, settings: Settings, resume: bool = False, force: bool = False) -> None:
        """Begin one, or go on with the one there is (`resume`), which must have the same settings but for `games`."""
        self.path = path
        self.sets: dict[int, PlayedSet] = {}
        self._file: IO[bytes]
        whole = self._read(settings) if resume else 0
        if whole:
            self._file = path.open("r+b")
            self._file.truncate(whole)
            self._file.seek(whole)
        else:
            self._file = path.open("wb" if force or resume else "xb")
            self._write(_header(settings))

    def __enter__(self) -> Self:
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, at: TracebackType | None) -> None:
        """Close the file."""
        self._file.close()

    def add(self, played: PlayedSet) -> None:
        """Keep a set."""
        self.sets[played.number] = played
        games = [game._asdict() for game in played.games]
        thinking = {name: asdict(each) for name, each in played.thinking.items()}
        self._write({"set": played.number, "games": games, "thinking": thinking})

    def _write(self, value: Parsed) -> None:
        self._file.write(_line(value))
        self._file.flush()

    def _read(self, settings: Settings) -> int:
        """Take over what the file holds; returns how many of its bytes are whole lines."""
        try:
            raw = self.path.read_bytes()
        except FileNotFoundError:
            raise ArenaError(f"{self.path}: there is no journal to resume; run without --resume") from None
        first, *lines = raw.splitlines(keepends=True) or [b""]
        if not first.endswith(b"\n") and _line(_header(settings)).startswith(first):
            return 0  # stopped before the first line was whole
        self._compare(first, settings)
        whole = len(first)
        for at, line in enumerate(lines, 2):
            last = at == len(lines) + 1
            try:
                if not line.endswith(b"\n"):
                    raise ValueError("it is cut off")
                found = _set(json.loads(line), settings)
            except (ValueError, KeyError, TypeError, AttributeError, RecursionError) as error:
                if last:
                    break
                raise ArenaError(f"{self.path}: line {at} is damaged: {error}") from None
            self.sets[found.number] = found
            whole += len(line)
        return whole

    def _compare(self, first: bytes, settings: Settings) -> None:
        try:
            head = json.loads(first)
            told = (head["kind"], head["format"])
        except (ValueError, KeyError, TypeError, RecursionError):
            told = ("", 0)
        if told != (KIND, FORMAT):
            raise ArenaError(f"{self.path}: not the journal of an arena of this version")
        wanted = json.loads(_line(_header(settings)))
        for name, value in wanted.items():
            if name != "games" and head.get(name) != value:
                there, here = (f"{json.dumps(each, ensure_ascii=False):.120}" for each in (head.get(name), value))
                raise ArenaError(f"{self.path}: was played with other settings: {name} was {there} and is now {here}")


def _header(settings: Settings) -> Json:
    return {"kind": KIND, "format": FORMAT, **settings.to_json()}


def _line(value: Parsed) -> bytes:
    return (json.dumps(value, ensure_ascii=False, separators=(",", ":")) + "\n").encode()


def _set(data: Parsed, settings: Settings) -> PlayedSet:
    """A line as it was written; `ValueError` or its like for anything else."""
    games = [Ended(**game) for game in data["games"]]
    numbers = [data["set"], *(each for game in games for each in (*game.scores, *game.winners, game.began))]
    fits = len(games) == settings.players and all(len(game.scores) == settings.players for game in games)
    if not fits or not all(type(number) is int for number in numbers) or data["set"] < 0:
        raise ValueError("it is not a set of games")
    thinking = {name: Thinking(**each) for name, each in data["thinking"].items()}
    return PlayedSet(data["set"], games, thinking)
