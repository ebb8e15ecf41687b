"""Events: what a move did. All of them are seen by everybody: coins are out of sight, but they can be counted."""

from __future__ import annotations

from typing import Literal, TypedDict

from mikrokosmos.games.smallworld.types.reasons import Term
from mikrokosmos.games.smallworld.types.view import Marker

How = Literal["force", "die", "dragon", "spell", "fury"]
"""How a region was taken, in the order of their ids."""


class Public(TypedDict):
    """Everybody may know it."""

    sees: Literal["all"]


class FirstEvent(Public):
    """Chance has chosen who begins."""

    type: Literal["first"]
    seat: int


class TurnEvent(Public):
    """A turn begins."""

    type: Literal["turn"]
    seat: int
    round: int


class BannerEvent(Public):
    """A banner was turned."""

    type: Literal["banner"]
    race: str


class ShownEvent(Public):
    """A combo is on show."""

    type: Literal["shown"]
    slot: int
    race: str
    power: str


class PickedEvent(Public):
    """A combo was picked."""

    type: Literal["picked"]
    seat: int
    slot: int
    race: str
    power: str
    paid: int
    tokens: int


class RolledEvent(Public):
    """The die was rolled."""

    type: Literal["rolled"]
    pips: int


class TribeEvent(Public):
    """A lost tribe is gone."""

    type: Literal["tribe-gone"]
    region: int


class OfMarker(Public):
    """Markers of a region."""

    marker: Marker
    region: int
    count: int


class MarkedEvent(OfMarker):
    """Markers were put in a region."""

    type: Literal["marked"]


class UnmarkedEvent(OfMarker):
    """Markers were taken from a region."""

    type: Literal["unmarked"]


class CoinsEvent(Public):
    """A turn has earned coins."""

    type: Literal["coins"]
    seat: int
    coins: int
    terms: list[Term]


class PactEvent(Public):
    """Two seats are at peace."""

    type: Literal["pact"]
    seat: int
    ally: int


class DeclinedEvent(Public):
    """A race went into decline."""

    type: Literal["declined"]
    seat: int
    race: str


class VanishedEvent(Public):
    """What was left of a race has vanished."""

    type: Literal["vanished"]
    seat: int
    race: str


class ReadiedEvent(Public):
    """A race has taken its tokens up."""

    type: Literal["readied"]
    race: str
    hand: int


class ConqueredEvent(Public):
    """A region was taken."""

    type: Literal["conquered"]
    race: str
    region: int
    tokens: int
    how: How


class LostEvent(Public):
    """A race lost a region: so many tokens went, and so many it kept."""

    type: Literal["lost"]
    race: str
    region: int
    tokens: int
    kept: int


class OfRegion(Public):
    """What a race did in a region."""

    race: str
    region: int


class AbandonedEvent(OfRegion):
    """A race gave a region up."""

    type: Literal["abandoned"]


class GaveUpEvent(OfRegion):
    """A race had to give a region up, for want of tokens."""

    type: Literal["gave-up"]


class FailedEvent(OfRegion):
    """The die was not enough for a region."""

    type: Literal["failed"]


class PlacedEvent(OfRegion):
    """A race put a token in a region of its own."""

    type: Literal["placed"]


class RecruitedEvent(Public):
    """A race got new tokens."""

    type: Literal["recruited"]
    race: str
    tokens: int


class SetAsideEvent(Public):
    """Raiders wait for the next turn."""

    type: Literal["set-aside"]
    race: str
    tokens: int


class OverEvent(Public):
    """The last round has ended."""

    type: Literal["over"]


Event = (
    FirstEvent
    | TurnEvent
    | BannerEvent
    | ShownEvent
    | PickedEvent
    | ReadiedEvent
    | RolledEvent
    | ConqueredEvent
    | LostEvent
    | FailedEvent
    | AbandonedEvent
    | GaveUpEvent
    | PlacedEvent
    | RecruitedEvent
    | SetAsideEvent
    | TribeEvent
    | MarkedEvent
    | UnmarkedEvent
    | CoinsEvent
    | PactEvent
    | DeclinedEvent
    | VanishedEvent
    | OverEvent
)
"""What happened."""
