"""Reading stored states: the checks every game makes before and after it fills a state from JSON."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, TypeVar

from mikrokosmos.core.errors import OptionError, RecordError
from mikrokosmos.core.interface import Game

S = TypeVar("S")


def read(
    data: Mapping[str, Any],
    game: Game,
    version: int,
    fill: Callable[[S, Mapping[str, Any]], None],
    faults: Callable[[S], list[str]],
) -> S:
    """A sound state, or a `RecordError` that says what is wrong."""
    if not isinstance(data, Mapping) or data.get("game") != game.id:
        raise RecordError(f'this is not a stored state of {game.id}: it should say "game": "{game.id}"')
    if data.get("version") != version:
        raise RecordError(f"a stored state of version {data.get('version')!r}; this program reads version {version}")
    try:
        state: Any = game.renew(data["options"])
        fill(state, data)
        wrong = faults(state)
    except OptionError as error:
        raise RecordError(f"the stored state has options that do not fit: {error}") from error
    except (KeyError, IndexError, TypeError, ValueError, OverflowError, AttributeError) as error:
        raise RecordError(f"the stored state is malformed at {error!r}") from error
    if wrong:
        raise RecordError("the stored state cannot be: " + "; ".join(wrong))
    found: S = state
    return found


def whole(value: Any, least: int, most: int) -> int:
    """A whole number within its bounds; nothing that only looks like one."""
    if type(value) is not int or not least <= value <= most:
        raise ValueError(f"{value!r:.60} where a number from {least} to {most} should be")
    return value


def truth(value: Any) -> bool:
    """True or false, and nothing that only looks like it."""
    if not isinstance(value, bool):
        raise ValueError(f"{value!r:.60} where true or false should be")
    return value


def as_many(values: Any, number: int, what: str) -> list[Any]:
    """A list of the right length."""
    if not isinstance(values, list) or len(values) != number:
        raise ValueError(f"{number} {what} should be there")
    return values
