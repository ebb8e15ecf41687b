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
    """The same function, but it makes every value only once. Each argument must always be of one type, or 1 would pass
    for true: to look at the types would cost more than all the rest.
    """
    return cast(F, lru_cache(MOST)(make))


@lru_cache(MOST, typed=True)
def kept_list(*members: Any) -> list[Any]:
    """A list of these, whatever they are."""
    return list(members)
