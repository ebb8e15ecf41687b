"""Options every game has: how many play, what they are called, who begins. Bad ones are refused in words that help."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from difflib import get_close_matches

from mikrokosmos.core.errors import OptionError
from mikrokosmos.core.types import Json, Parsed


def no_others(game: str, unknown: Iterable[str], known: Sequence[str]) -> None:
    """Refuse options a game does not have."""
    for word in unknown:
        near = get_close_matches(word, known, 1)
        hint = f"; did you mean {near[0]!r}?" if near else "."
        raise OptionError(f"{game} has no option {word!r}{hint} It has {', '.join(known)}.")


def read_players(players: int, seats: range) -> int:
    """A number of players the game is made for."""
    if type(players) is not int or players not in seats:
        numbers = ", ".join(str(n) for n in seats[:-1])
        raise OptionError(f"players must be {numbers} or {seats[-1]}, not {players!r}")
    return players


def read_names(names: Sequence[str] | None, players: int) -> tuple[str, ...]:
    """A name for every seat, no two alike."""
    if names is None:
        return tuple(f"Player {seat + 1}" for seat in range(players))
    if not isinstance(names, list | tuple) or not all(isinstance(name, str) and name.strip() for name in names):
        raise OptionError(f"names must be a list of {players} names, none of them empty, not {names!r}")
    if not all(name.isprintable() for name in names):
        raise OptionError(f"names must be plain text on one line: {', '.join(map(ascii, names))}")
    if len(names) != players:
        raise OptionError(f"names must name all {players} players; {len(names)} were given")
    if len(set(names)) != len(names):
        raise OptionError(f"names must differ from each other: {', '.join(names)}")
    return tuple(names)


def no_files(options: Parsed, words: Sequence[str]) -> Json:
    """Stored options, in which own rows must be written out: a record from elsewhere must not make us open files."""
    for word in words:
        if word in options and not isinstance(options[word], Mapping):
            raise OptionError(f"{word} must be written out as tables in stored options, not {options[word]!r:.60}")
    return dict(options)


def read_first(first: int | str, players: int) -> int | None:
    """The seat that begins, or None to let chance choose."""
    if first == "random":
        return None
    if type(first) is not int or not 0 <= first < players:
        raise OptionError(f"first must be 'random' or a seat from 0 to {players - 1}, not {first!r}")
    return first
