"""The options of a game: who plays, who begins, open or hidden coins, which races and powers take part."""

from __future__ import annotations

import os
from collections.abc import Mapping, Sequence
from copy import deepcopy
from dataclasses import dataclass, field
from difflib import get_close_matches
from typing import Any

from mikrokosmos.core import seating
from mikrokosmos.core.errors import OptionError
from mikrokosmos.games.smallworld.content import own
from mikrokosmos.games.smallworld.content.table import Content, Row, box

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
    seating.no_others("Small World", unknown, ("players", "names", "first", "coins", "races", "powers", "content"))
    seating.read_players(players, SEATS)
    rows = read_content(content)
    everything = own.add(box(), rows)
    chosen = Content(
        races=choose("races", everything.races, races),
        powers=choose("powers", everything.powers, powers),
        markers=everything.markers,
    )
    enough(chosen, players)
    seats = seating.read_names(names, players)
    begins = seating.read_first(first, players)  # SET-6
    return Options(players, seats, begins, read_coins(coins), chosen, rows)


def read_content(content: Mapping[str, Any] | str | os.PathLike[str] | None) -> Mapping[str, Any]:
    """Own rows, given as tables or as the path of a TOML file."""
    if content is None:
        return {}
    if isinstance(content, str | os.PathLike):
        return own.load(content)
    return deepcopy(dict(content)) if isinstance(content, Mapping) else content


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


def stored(options: Mapping[str, Any]) -> Options:
    """Read options as `to_json` wrote them."""
    return read(**seating.no_files(options, ["content"]))
