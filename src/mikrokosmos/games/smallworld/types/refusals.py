"""Refusals: why an action is not allowed now."""

from __future__ import annotations

from typing import Literal, TypedDict

from mikrokosmos.games.smallworld.types.view import Stage


class PlainRefusal(TypedDict):
    """A refusal that needs no more words."""

    reason: Literal[
        "over",
        "no-such-action",
        "own-region",
        "water",
        "out-of-reach",
        "not-an-entry",
        "immune",
        "rolls-before",
        "no-token",
        "no-dragon",
        "dragon-has-flown",
        "no-conversion",
        "tray-empty",
        "not-on-the-map",
        "not-an-active-token",
        "not-held",
        "taken-this-turn",
        "too-late",
        "none-in-hand",
        "no-fortress",
        "built-already",
        "supply-empty",
        "has-one",
        "no-hero",
        "empty-slot",
        "no-such-opponent",
        "attacked",
        "no-active-race",
        "no-berserk",
        "nothing-within-a-roll",
        "tokens-in-hand",
        "heroes-in-hand",
    ]


class StageRefusal(TypedDict):
    """Not in this stage."""

    reason: Literal["not-now", "chance-moves"]
    stage: Stage


class RegionRefusal(TypedDict):
    """The board has but so many regions."""

    reason: Literal["no-such-region"]
    regions: int


PactRefusal = TypedDict("PactRefusal", {"reason": Literal["pact"], "with": int})
"""There is peace with that seat."""


class TokensRefusal(TypedDict):
    """The tokens at hand are not those it takes."""

    reason: Literal["too-few-tokens", "enough-tokens", "too-far-short"]
    cost: int
    have: int


class ConvertedRefusal(TypedDict):
    """One token of that seat was converted this turn."""

    reason: Literal["converted-already"]
    seat: int


class OtherRaceRefusal(TypedDict):
    """The region belongs to another race of the seat."""

    reason: Literal["other-race"]
    race: str


class NotAloneRefusal(TypedDict):
    """That token is not alone."""

    reason: Literal["not-alone"]
    tokens: int
    camps: int


class PriceRefusal(TypedDict):
    """The coins at hand are too few."""

    reason: Literal["cannot-pay"]
    price: int
    have: int


Refusal = (
    PlainRefusal
    | StageRefusal
    | RegionRefusal
    | PactRefusal
    | TokensRefusal
    | ConvertedRefusal
    | OtherRaceRefusal
    | NotAloneRefusal
    | PriceRefusal
)
"""Why an action is not allowed now."""
