"""The options of a game: who plays, who begins, open or hidden coins, which races, powers and house rules there are."""

from __future__ import annotations

import os
from collections.abc import Mapping, Sequence
from copy import deepcopy
from dataclasses import dataclass, field
from difflib import get_close_matches

from mikrokosmos.core import house_rules, seating
from mikrokosmos.core.errors import OptionError
from mikrokosmos.core.house_rules import Choice
from mikrokosmos.core.interface import Selection
from mikrokosmos.core.types import Json, Parsed
from mikrokosmos.games.smallworld.content import own
from mikrokosmos.games.smallworld.content.table import Content, Row, box
from mikrokosmos.games.smallworld.house import BEFORE, DEFAULTS, HOUSE_RULES, RULES

SEATS = range(2, 6)


@dataclass(frozen=True)
class Options:
    """Options that fit together, ready to be played with."""

    players: int
    names: tuple[str, ...]
    first: int | None
    coins: str
    content: Content
    own: Parsed = field(default_factory=dict)
    house: Mapping[str, Choice] = field(default_factory=lambda: dict(DEFAULTS))
    """Every house rule with the choice in force."""
    rules: int = RULES

    def to_json(self) -> Json:
        """As keywords for `new`, such that the same game starts again."""
        everything = own.add(box(), self.own)
        found: Json = {
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
        if house := house_rules.unusual(HOUSE_RULES, self.house):
            found["house"] = house
        if self.rules != RULES:
            found["rules"] = self.rules
        return found


KNOWN = ("players", "names", "first", "coins", "races", "powers", "content", "house", "rules")
"""The keywords of `new`."""


def read(
    players: int = 2,
    names: Sequence[str] | None = None,
    first: int | str = 0,
    coins: str = "hidden",
    races: Sequence[str] | None = None,
    powers: Sequence[str] | None = None,
    content: Parsed | str | os.PathLike[str] | None = None,
    house: Parsed | None = None,
    rules: int = RULES,
    **unknown: object,
) -> Options:
    """Check the keywords of `new`; `OptionError` says what was wrong and what would be right."""
    seating.no_others("Small World", unknown, KNOWN)
    seating.read_players(players, SEATS)
    rows = read_content(content)
    chosen = taking_part(own.add(box(), rows), races, powers)
    enough(chosen, players)
    seats = seating.read_names(names, players)
    begins = seating.read_first(first, players)  # SET-6
    decided = house_rules.read(HOUSE_RULES, house)
    return Options(players, seats, begins, read_coins(coins), chosen, rows, decided, read_rules(rules))


def read_content(content: Parsed | str | os.PathLike[str] | None) -> Parsed:
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


def read_rules(rules: int) -> int:
    """The number of the rules a game is played by."""
    if type(rules) is not int or not 1 <= rules <= RULES:
        raise OptionError(f"rules must be a number from 1 to {RULES} (today's), not {rules!r:.60}")
    return rules


def from_rules_1(options: Json) -> Json:
    """Options stored under rules 1, such that the game goes on as it would have then: there were no house rules."""
    return {**options, "house": {**BEFORE[1], **options.get("house", {})}, "rules": 1}


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
            hint = f"did you mean {near[0]!r}?" if near else f"available: {', '.join(by_name)}"
            raise OptionError(f"{what} has no {name!r}; {hint}")
    if len(set(wanted)) != len(wanted):
        raise OptionError(f"{what} names one twice: {', '.join(wanted)}")
    return tuple(row for row in rows if row.id in wanted)


def taking_part(everything: Content, races: Sequence[str] | None, powers: Sequence[str] | None) -> Content:
    """The content of a game for which these were selected."""
    return Content(
        races=choose("races", everything.races, races),
        powers=choose("powers", everything.powers, powers),
        markers=everything.markers,
    )


def selections(
    players: int = 2,
    races: Sequence[str] | None = None,
    powers: Sequence[str] | None = None,
    content: Parsed | None = None,
    **_others: object,
) -> dict[str, Selection]:
    """What can be selected with these options, be they enough for a game or not, and how many must be."""
    seating.read_players(players, SEATS)
    everything = own.add(box(), read_content(content))
    least = needed(taking_part(everything, races, powers), players)
    rows = {"races": everything.races, "powers": everything.powers}
    return {name: Selection(tuple(row.id for row in all_rows), least) for name, all_rows in rows.items()}


def enduring(content: Content) -> int:
    """How many races and powers take part that keep a race on the map for good."""
    return sum("endures" in row.flags for row in (*content.races, *content.powers))


def needed(content: Content, players: int) -> int:
    """So many races, and so many powers, never run out: two a player, those that endure, and one to pick."""
    return 2 * players + enduring(content) + 1


def enough(content: Content, players: int) -> None:
    """Refuse a choice that could run out."""
    least = needed(content, players)
    for what, rows in (("races", content.races), ("powers", content.powers)):
        if len(rows) < least:
            raise OptionError(
                f"{players} players need at least {least} {what} "
                f"(two each, {enduring(content)} for those that endure, one to pick); {len(rows)} take part"
            )


def stored(options: Parsed) -> Options:
    """Read options as `to_json` wrote them."""
    return read(**without_files(options))


def without_files(options: Parsed) -> Json:
    """Options in which own rows are written out."""
    return seating.no_files(options, ["content"])
