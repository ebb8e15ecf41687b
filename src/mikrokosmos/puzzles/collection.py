"""The puzzles that ship, by game."""

from __future__ import annotations

from functools import lru_cache
from importlib.resources import files

from mikrokosmos.puzzles.puzzle import Puzzle, read

DATA = files("mikrokosmos.puzzles") / "data"


@lru_cache(maxsize=8)
def puzzles(game: str) -> dict[str, Puzzle]:
    """All puzzles of a game by their ids, in their order: the easier ones first."""
    path = DATA / f"{game}.jsonl"
    if not path.is_file():
        return {}
    return {puzzle.id: puzzle for puzzle in read(path.read_text(encoding="utf-8"), game)}
