"""What every game says: the keys that words, events, sums and refusals of all games have.

A game declares its own, more precise types in its folder `types`; each of them has these keys, and mypy holds it to
that. Whoever knows no game works with these.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any, Literal, TypedDict

if TYPE_CHECKING:  # read by the type checker alone: `typing` has it from Python 3.13 on
    from typing_extensions import ReadOnly

Json = dict[str, Any]
"""A JSON object as it stands in a file or goes over the wire."""

Parsed = Mapping[str, Any]
"""A JSON object that somebody has handed in. It is only read, and whoever reads it checks every field."""

View = Mapping[str, object]
"""All that a seat may see, to whoever does not know the game."""

Sees = Literal["all"] | list[int]
"""Who may know of an event: all, or these seats."""

Mover = int | Literal["chance", "over"]
"""Who is to act: a seat, chance, or nobody since the game is over."""


class Words(TypedDict):
    """An action or an outcome of chance in words."""

    type: ReadOnly[str]


class Event(TypedDict):
    """Something that happened."""

    type: ReadOnly[str]
    sees: ReadOnly[Sees]


class Term(TypedDict):
    """One term of a sum, and why it is there."""

    reason: ReadOnly[str]
    amount: ReadOnly[int]


class Sum(TypedDict):
    """What something costs or earns, and why."""

    total: ReadOnly[int]
    terms: ReadOnly[Sequence[Term]]


class Refusal(TypedDict):
    """Why an action is not allowed now."""

    reason: ReadOnly[str]
