"""The content table: races, powers and markers as rows of words from one closed actions."""

from __future__ import annotations

import tomllib
from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import cache
from importlib.resources import files
from typing import get_args

from mikrokosmos.core.types import Parsed
from mikrokosmos.games.smallworld.types.view import Marker as MarkerId

KINDS = (
    "farmland",
    "forest",
    "hill",
    "swamp",
    "mountain",
    "sea",
    "lake",
    "cavern",
    "magic",
    "mine",
    "coastal",
    "any",
)
"""What `income`, `discount` and `discount_beside` may name: terrains, symbols, shores, or every region."""

FLAGS = (
    "enters_anywhere",
    "flies",
    "sails",
    "tunnels",
    "unbroken",
    "marches",
    "endures",
    "stout",
    "lairs",
    "converts",
    "berserk",
    "pact",
    "income_lasts",
)
"""Words a row either has or has not; flag number n is bit n of a row's entry."""

NUMBERS = (
    "stipend",
    "windfall",
    "spoils",
    "raiders",
    "recruits_per",
    "holes",
    "camps",
    "heroes",
    "forts",
    "dragons",
)
"""Words with a number."""

MASKS = ("income", "discount", "discount_beside")
"""Words with a list of kinds."""

MARKERS: tuple[MarkerId, ...] = get_args(MarkerId)
"""The markers, in the order of their ids."""


@dataclass(frozen=True)
class Row:
    """One race or power: its number of tokens and its entry. A race also says how many tokens the tray holds."""

    id: str
    tokens: int
    tray: int = 0
    flags: frozenset[str] = frozenset()
    numbers: Mapping[str, int] = field(default_factory=dict)
    masks: Mapping[str, tuple[str, ...]] = field(default_factory=dict)
    names: Mapping[str, str] = field(default_factory=dict)

    def name(self, language: str) -> str | None:
        """What an own row is called in a language, or in English, or at all; the box has its names in texts."""
        return self.names.get(language) or self.names.get("en") or next(iter(self.names.values()), None)

    def number(self, word: str) -> int:
        """The number behind a word; 0 for a row without it."""
        return self.numbers.get(word, 0)


@dataclass(frozen=True)
class Marker:
    """What one kind of marker does where it stands."""

    id: str
    supply: int = 0
    defends: int = 0
    earns: int = 0
    immune: bool = False
    guards: bool = False
    lasts: bool = False
    returns: bool = False


@dataclass(frozen=True)
class Content:
    """A table of races, powers and markers that a game is played with."""

    races: tuple[Row, ...]
    powers: tuple[Row, ...]
    markers: tuple[Marker, ...]


def row(name: str, entry: Parsed) -> Row:
    """Read one row of the table."""
    names = entry.get("name", {})
    return Row(
        id=name,
        tokens=entry["tokens"],
        tray=entry.get("tray", 0),
        flags=frozenset(word for word in FLAGS if entry.get(word)),
        numbers={word: entry[word] for word in NUMBERS if word in entry},
        masks={word: tuple(entry[word]) for word in MASKS if word in entry},
        names={"en": names} if isinstance(names, str) else dict(names),
    )


@cache
def box() -> Content:
    """The content of the box: 14 races and 20 powers."""
    table = tomllib.loads(
        files("mikrokosmos.games.smallworld.content").joinpath("box.toml").read_text(encoding="utf-8")
    )
    return Content(
        races=tuple(row(name, entry) for name, entry in table["race"].items()),
        powers=tuple(row(name, entry) for name, entry in table["power"].items()),
        markers=tuple(Marker(id=name, **table["marker"][name]) for name in MARKERS),
    )
