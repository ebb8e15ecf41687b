"""Values that are made once: the same facts give the same object, so that whoever compares two of them need not look.

For views that are read only. A kept value belongs to all who have it and is not to be changed.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache
from typing import Any, TypeVar, cast

F = TypeVar("F", bound=Callable[..., Any])

MOST = 16_384
"""So many values of a kind are kept."""


def kept(make: F) -> F:
    """The same function, but it makes every value only once; true is not 1 here."""
    return cast(F, lru_cache(MOST, typed=True)(make))


@kept
def kept_list(*members: Any) -> list[Any]:
    """A list of these."""
    return list(members)
