"""A view: all that a seat may see."""

from __future__ import annotations

from typing import Literal, TypedDict

from mikrokosmos.core.types import Mover

Stage = Literal[
    "first-seat",
    "pick",
    "conquest",
    "attempt",
    "roll",
    "rolled",
    "give-up",
    "redeployment",
    "peace",
    "last-word",
    "withdrawal",
    "banners",
    "badges",
    "finished",
]
"""The stages of a turn, in the order of their ids."""

Standing = Literal["active", "declined"]
"""How a race stands."""

Marker = Literal["lair", "fort", "camp", "hole", "hero", "dragon"]
"""The markers, in the order of their ids."""

PieceType = Literal["place", "hero", "camp", "fort"]
"""What may be put down, by the action that does it."""


class House(TypedDict):
    """The house rules in force: what the table has decided where the rulebooks differ."""

    own_tokens: Literal["count", "ignore"]
    """Own declined tokens in a region one conquers."""
    final_die: Literal["turn", "race"]
    """The final attempt: once a turn, or once for each race that marches."""
    wealthy: Literal["pick", "game"]
    """The windfall: each time the badge is picked, or once a game."""
    own_immune: Literal["all", "others"]
    """Whom holes, heroes and the dragon keep out."""
    late_abandon: bool
    """Regions may be abandoned after the first conquest."""


class Combo(TypedDict):
    """A combo of the column."""

    race: str
    power: str
    coins: int
    """Those that lie on it."""
    price: int
    tokens: int
    """Those it brings."""


class People(TypedDict):
    """A race in play."""

    race: str
    power: str | None
    """Null where the badge is gone."""
    seat: int
    standing: Standing
    hand: int
    aside: int
    """Raiders that wait for the next turn."""
    camps: int
    """Encampments in hand."""
    uprooted: int
    """Encampments that came back this turn from regions lost to others."""
    holes: int
    """How many it has dug."""
    endowed: bool
    """Its windfall has been paid."""


class Region(TypedDict):
    """A region and what stands on it."""

    id: int
    race: str | None
    seat: int | None
    declined: bool
    tokens: int
    tribe: bool
    markers: dict[Marker, int]
    """How many of each marker."""


class Stack(TypedDict):
    """The stacks of banners and badges."""

    banners: list[str]
    """Those in unknown order."""
    under: list[str]
    """Those put back, in the order in which they will come."""
    badges: list[str]
    discard: list[str]
    turned: str | None
    """The banner that waits for its badge."""


class Paid(TypedDict):
    """The rows whose windfall nobody gets again in this game."""

    races: list[str]
    powers: list[str]


class March(TypedDict):
    """What the turn has seen so far."""

    race: str | None
    """The race that conquers now."""
    marched: list[str]
    """The races that are done."""
    fresh: bool
    """Nothing has been done this turn: it may still decline."""
    advanced: bool
    """It has begun to conquer: regions can no longer be given up."""
    target: int | None
    """The region of the last attempt."""
    pips: int
    taken: int
    """Regions taken that were not empty."""
    attacked: list[int]
    """The seats that were attacked."""
    converted: list[int]
    """The seats that lost a token to a conversion."""
    dragon: bool
    """The dragon has flown."""
    built: int
    owed: int
    """Regions that raiders must still give up."""
    closed: bool
    """The final attempt was made before the pick: the new race will not conquer this turn."""
    conquered: list[int]
    """Regions taken this turn; told where others may be abandoned late."""


class Piece(TypedDict):
    """Pieces of one kind and race to be put down."""

    deed: PieceType
    race: str
    count: int
    must: bool
    """They must be put down; others may."""
    alone: bool
    """A region takes but one of them."""


class Supplies(TypedDict):
    """What the seat to act puts down now."""

    pieces: list[Piece]
    done: int
    """The action that ends it."""


class View(TypedDict):
    """The game as a seat sees it."""

    game: Literal["smallworld"]
    seat: int | None
    """Who sees it so; null is a spectator."""
    names: list[str]
    round: int
    rounds: int
    house: House
    first: int
    turn: int
    """The seat whose turn it is."""
    player: Mover
    stage: Stage
    coins: list[int | None]
    """Of those seats whose coins may be known."""
    pacts: list[int | None]
    """With whom each seat has made peace."""
    column: list[Combo]
    """The combos on show, from the free one down."""
    peoples: list[People]
    regions: list[Region]
    tray: dict[str, int]
    """The tokens left in the box, by race."""
    stack: Stack
    paid: Paid
    march: March
    supplies: Supplies | None
    """Told while pieces are put down."""
    winners: list[int]


class Own(TypedDict, total=False):
    """What a seat sees otherwise than everybody: these keys of the view."""

    seat: int
    coins: list[int | None]
