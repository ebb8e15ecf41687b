"""The command as the tests run it, and files for it to read."""

from __future__ import annotations

import json
import random
from pathlib import Path
from typing import Any

from typer.testing import CliRunner

import mikrokosmos as mk
from mikrokosmos.cli.app import app


def run(*words: str, typed: str = "") -> tuple[int, str]:
    """The exit code and everything printed."""
    done = CliRunner().invoke(app, words, input=typed)
    assert done.exception is None or isinstance(done.exception, SystemExit), done.exception
    return done.exit_code, done.output


def read(*words: str, code: int = 0) -> Any:
    """What `--json` printed, one value for each line if there are several."""
    done = CliRunner().invoke(app, (*words, "--json"))
    assert done.exit_code == code, done.output
    values = [json.loads(line) for line in done.stdout.splitlines()]
    return values[0] if len(values) == 1 else values


def refused(*words: str) -> str:
    """The one line with which something is refused, exit code 2."""
    code, said = run(*words)
    assert code == 2, said
    assert said.startswith("mikrokosmos: ") and said.count("\n") == 1, said
    return said


def played(game: str = "smallworld", seed: int = 1, moves: int | None = None, **options: Any) -> mk.Record:
    """A record of random moves, to the end if no number of them is given."""
    rng = random.Random(seed)
    record = mk.Record.start(mk.game(game), **options)
    while not record.state.over and (moves is None or len(record.moves) < moves):
        chances = record.state.chances()
        record.play(mk.sample(chances, rng) if chances else rng.choice(record.state.actions()))
    return record


def written(path: Path, *records: mk.Record) -> Path:
    """A file of records, one to a line."""
    path.write_text("".join(json.dumps(record.to_json()) + "\n" for record in records), encoding="utf-8")
    return path
