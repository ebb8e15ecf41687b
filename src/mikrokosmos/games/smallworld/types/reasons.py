"""Reasons: why something costs what it costs, and earns what it earns."""

from __future__ import annotations

from typing import Literal, TypedDict

from mikrokosmos.games.smallworld.types.view import Marker

PlainReason = Literal["base", "tribe", "mountain", "minimum", "pips", "dragon", "price"]
"""Reasons that need no more words."""

RowReason = Literal[
    "tokens",
    "discount",
    "beside",
    "spoils",
    "stipend",
    "windfall",
    "banner",
    "badge",
    "raiders",
]
"""Reasons that lie in a race or a power."""

LandReason = Literal["active", "declined", "income"]
"""Reasons that lie in the land a race or a power is paid for."""


class PlainTerm(TypedDict):
    """A term that needs no more words."""

    reason: PlainReason
    amount: int


class RowTerm(TypedDict):
    """A term that comes from a race or a power."""

    reason: RowReason
    amount: int
    of: str


class LandTerm(TypedDict):
    """A term that comes from regions, for a race or a power."""

    reason: LandReason
    amount: int
    of: str
    regions: list[int]
    """Those that pay; each as much as the others."""


class MarkerTerm(TypedDict):
    """A term that comes from a marker."""

    reason: Literal["marker"]
    amount: int
    of: Marker


class EarnsTerm(TypedDict):
    """A term that comes from the regions where a marker stands."""

    reason: Literal["earns"]
    amount: int
    of: Marker
    regions: list[int]
    """Those that pay; each as much as the others."""


Term = PlainTerm | RowTerm | LandTerm | MarkerTerm | EarnsTerm
"""One term of a sum."""


class Income(TypedDict):
    """What a seat would earn now. An action that costs nothing has the same form."""

    total: int
    terms: list[Term]


class ConquestCost(TypedDict):
    """The tokens a region costs, and those at hand."""

    total: int
    terms: list[Term]
    have: int


class AttemptCost(TypedDict):
    """The same for a roll of the die."""

    total: int
    terms: list[Term]
    have: int
    short: int
    """So many tokens are lacking."""
    faces: int
    """So many of the die's six faces suffice."""
    forfeits: int
    """1 if the active race, or the one to be picked, will not conquer any more this turn."""


class ComboCost(TypedDict):
    """The coins a combo costs."""

    total: int
    terms: list[Term]
    found: int
    """The coins that lie on it."""
    tokens: Income
    """The tokens it brings."""


class DeclineCost(TypedDict):
    """What a decline costs and brings, in coins."""

    total: int
    terms: list[Term]
    now: int
    """This turn pays so much with it; nothing if the turn is scored already."""
    stay: int
    """So much the regions held now would pay this turn without it, conquests aside."""
    later: Income
    """What the races in decline pay next turn, if nobody conquers any of it."""
    gone: int
    """So many regions of an earlier race in decline are given up."""


Cost = Income | ConquestCost | AttemptCost | ComboCost | DeclineCost
"""What an action costs, and why."""
