"""The options of a game: who plays, who begins, open or hidden coins, which races and powers take part."""

from __future__ import annotations

import os
from collections.abc import Mapping, Sequence
from copy import deepcopy
from dataclasses import dataclass, field
from difflib import get_close_matches
from typing import Any

from mikrokosmos.core.errors import OptionError
from mikrokosmos.games.smallworld import own
from mikrokosmos.games.smallworld.content import Content, Row, box

SEATS = range(2, 6)


@dataclass(frozen=True)
class Options:
    """Options that fit together, ready to be played with."""

    players: int
    names: tuple[str, ...]
    first: int | None
    coins: str
    content: Content
    own: Mapping[str, Any] = field(default_factory=dict)

    def to_json(self) -> dict[str, Any]:
        """As keywords for `new`, such that the same game starts again."""
        everything = own.add(box(), self.own)
        found: dict[str, Any] = {
            "players": self.players,
            "names": list(self.names),
            "first": "random" if self.first is None else self.first,
            "coins": self.coins,
        }
        if self.content.races != everything.races:
            found["races"] = [row.id for row in self.content.races]
        if self.content.powers != everything.powers:
            found["powers"] = [row.id for row in self.content.powers]
        if self.own:
            found["content"] = self.own
        return found


def read(
    players: int = 2,
    names: Sequence[str] | None = None,
    first: int | str = 0,
    coins: str = "hidden",
    races: Sequence[str] | None = None,
    powers: Sequence[str] | None = None,
    content: Mapping[str, Any] | str | os.PathLike[str] | None = None,
    **unknown: Any,
) -> Options:
    """Check the keywords of `new`; `OptionError` says what was wrong and what would be right."""
    for word in unknown:
        known = ("players", "names", "first", "coins", "races", "powers", "content")
        near = get_close_matches(word, known, 1)
        hint = f"; did you mean {near[0]!r}?" if near else "."
        raise OptionError(f"Small World has no option {word!r}{hint} It has {', '.join(known)}.")
    if type(players) is not int or players not in SEATS:
        raise OptionError(f"players must be 2, 3, 4 or 5, not {players!r}")
    rows = read_content(content)
    everything = own.add(box(), rows)
    chosen = Content(
        races=choose("races", everything.races, races),
        powers=choose("powers", everything.powers, powers),
        markers=everything.markers,
    )
    enough(chosen, players)
    return Options(players, read_names(names, players), read_first(first, players), read_coins(coins), chosen, rows)


def read_content(content: Mapping[str, Any] | str | os.PathLike[str] | None) -> Mapping[str, Any]:
    """Own rows, given as tables or as the path of a TOML file."""
    if content is None:
        return {}
    return own.load(content) if isinstance(content, str | os.PathLike) else deepcopy(content)


def read_names(names: Sequence[str] | None, players: int) -> tuple[str, ...]:
    """A name for every seat, no two alike."""
    if names is None:
        return tuple(f"Player {seat + 1}" for seat in range(players))
    if not isinstance(names, list | tuple) or not all(isinstance(name, str) and name.strip() for name in names):
        raise OptionError(f"names must be a list of {players} names, none of them empty, not {names!r}")
    if len(names) != players:
        raise OptionError(f"names must name all {players} players; {len(names)} were given")
    if len(set(names)) != len(names):
        raise OptionError(f"names must differ from each other: {', '.join(names)}")
    return tuple(names)


def read_first(first: int | str, players: int) -> int | None:
    """The seat that begins, or None to let chance choose (SET-6)."""
    if first == "random":
        return None
    if type(first) is not int or not 0 <= first < players:
        raise OptionError(f"first must be 'random' or a seat from 0 to {players - 1}, not {first!r}")
    return first


def read_coins(coins: str) -> str:
    """Whether others see a seat's coins (SCORE-4)."""
    if coins not in ("hidden", "open"):
        raise OptionError(f"coins must be 'hidden' or 'open', not {coins!r}")
    return coins


def choose(what: str, rows: tuple[Row, ...], wanted: Sequence[str] | None) -> tuple[Row, ...]:
    """The rows that take part, in the order of the box."""
    if wanted is None:
        return rows
    by_name = {row.id: row for row in rows}
    if not isinstance(wanted, list | tuple):
        raise OptionError(f"{what} must be a list of names, not {wanted!r}")
    for name in wanted:
        if not isinstance(name, str) or name not in by_name:
            near = get_close_matches(str(name), by_name, 1)
            hint = f"did you mean {near[0]!r}?" if near else f"there are {', '.join(by_name)}"
            raise OptionError(f"{what} has no {name!r}; {hint}")
    if len(set(wanted)) != len(wanted):
        raise OptionError(f"{what} names one twice: {', '.join(wanted)}")
    return tuple(row for row in rows if row.id in wanted)


def enough(content: Content, players: int) -> None:
    """Refuse a choice that could run out: two races a player, those that endure, and one to pick."""
    enduring = sum("endures" in row.flags for row in (*content.races, *content.powers))
    least = 2 * players + enduring + 1
    for what, rows in (("races", content.races), ("powers", content.powers)):
        if len(rows) < least:
            raise OptionError(
                f"{players} players need at least {least} {what} "
                f"(two each, {enduring} for those that endure, one to pick); {len(rows)} take part"
            )
