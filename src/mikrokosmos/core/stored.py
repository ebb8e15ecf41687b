"""Reading stored states: the checks every game makes before and after it fills a state from JSON or from a line."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, TypeVar, cast

from mikrokosmos.core.errors import OptionError, RecordError
from mikrokosmos.core.interface import Game
from mikrokosmos.core.types import Parsed
from mikrokosmos.core.upgrades import Upgrade, climb, known, options_of

S = TypeVar("S")


def read(
    data: Parsed,
    game: Game,
    version: int,
    upgrades: Mapping[int, Upgrade],
    fill: Callable[[S, Parsed], None],
    faults: Callable[[S], list[str]],
) -> S:
    """A sound state, or a `RecordError` that says what is wrong; `upgrades` lead from older versions to this one."""
    if not isinstance(data, Mapping) or data.get("game") != game.id:
        raise RecordError(f'this is not a stored state of {game.id}: it should say "game": "{game.id}"')
    today = climb("stored state version", data, data.get("version"), version, upgrades)
    try:
        state = cast(S, game.renew(options_of(game, today["options"], today["rules"])))
        fill(state, today)
        wrong = faults(state)
    except OptionError as error:
        raise RecordError(f"the stored state has options that do not fit: {error}") from error
    except (KeyError, IndexError, TypeError, ValueError, OverflowError, AttributeError) as error:
        raise RecordError(f"the stored state is malformed at {error!r}") from error
    if wrong:
        raise RecordError("the stored state is impossible: " + "; ".join(wrong))
    return state


def line_fields(text: str, game: Game) -> list[str]:
    """The words of a one-line position. From notation 2 on the first one names it, `game/2`; without is notation 1."""
    words = text.split()
    name, slash, number = words[0].partition("/") if words else ("", "", "")
    if slash and name == game.id:
        known(f"{game.id} notation", int(number) if number.isdecimal() else number, game.notation)
        words[0] = name
    return words


def whole(value: object, least: int, most: int) -> int:
    """A whole number within its bounds; nothing that only looks like one."""
    if type(value) is not int or not least <= value <= most:
        raise ValueError(f"{value!r:.60} where a number from {least} to {most} should be")
    return value


def truth(value: object) -> bool:
    """True or false, and nothing that only looks like it."""
    if not isinstance(value, bool):
        raise ValueError(f"{value!r:.60} where true or false should be")
    return value


def as_many(values: object, number: int, what: str) -> list[Any]:
    """A list of the right length."""
    if not isinstance(values, list) or len(values) != number:
        raise ValueError(f"{number} {what} should be there")
    return values
