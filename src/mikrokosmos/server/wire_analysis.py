"""What goes between server and client about the analysis of a game that is over. Shares are of one victory: 0 to 1."""

from __future__ import annotations

from typing import Annotated, Literal

from pydantic import ConfigDict, Field, TypeAdapter

from mikrokosmos.server.wire import Json, Refusal, Sent

Seat = int
Share = float


class Part(Sent):
    """What the server sends of an analysis; what later versions add is passed over."""

    model_config = ConfigDict(extra="ignore")


class ChancesTold(Part):
    """Everybody's win chance after so many steps."""

    step: int
    round: int | None
    seat: Seat | None = Field(description="Whose turn begins; null at the end.")
    shares: list[Share]


class WhyBetter(Part):
    """A term of the judge, by the id of its text, after what was played and after what was better."""

    term: str
    played: float
    better: float


class PlanMove(Part):
    """A move of a plan."""

    player: Seat | Literal["chance"]
    id: int
    words: Json


class BetterPlan(Part):
    """What would have been better, from the beginning of the turn."""

    moves: list[PlanMove]
    share: Share
    why: list[WhyBetter]


class TurnJudged(Part):
    """A turn as a whole: what it was worth, and what it could have been."""

    number: int
    seat: Seat
    round: int | None
    first: int = Field(description="The step at which it begins.")
    end: int
    before: list[Share]
    after: list[Share]
    best: Share
    played: Share
    loss: Share
    mark: Literal["inaccuracy", "mistake", "blunder"] | None
    effects: list[Share]
    better: BetterPlan | None


class LuckTold(Part):
    """What one event of chance did to everybody: the outcome against the mean of all."""

    step: int
    seat: Seat | None
    kind: Literal["dice", "draws"]
    words: Json
    effects: list[Share]


class SeatSums(Part):
    """The books of a seat: result - start = dice + draws + own + all of others + residual."""

    seat: Seat
    start: Share
    result: Share
    dice: Share
    draws: Share
    own: Share
    others: list[Share]
    residual: Share


class StorySentence(Part):
    """A sentence by the id of its text; `who` and `whom` are seats."""

    id: str
    args: dict[str, int]


class EvaluatorTold(Part):
    """Who judged."""

    name: str
    version: str
    level: str
    seed: int


class AnalysisSeen(Part):
    """A game analysed."""

    game: str
    players: int
    evaluator: EvaluatorTold
    calibrated: bool = Field(description="Whether these chances come true, as measured.")
    chances: list[ChancesTold]
    turns: list[TurnJudged]
    luck: list[LuckTold]
    sums: list[SeatSums]
    story: list[StorySentence]


class AnalysisProgress(Sent):
    """How far the analysis is."""

    type: Literal["progress"]
    waiting: int = Field(description="How many games come first.")
    done: int
    total: int


class AnalysisDone(Sent):
    """The analysis."""

    type: Literal["analysis"]
    analysis: AnalysisSeen


class AnalysisGivenUp(Refusal):
    """It came to nothing."""

    type: Literal["refused"]


AnalysisNews = Annotated[AnalysisProgress | AnalysisDone | AnalysisGivenUp, Field(discriminator="type")]
"""One line of the answer."""

ANALYSIS_NEWS: TypeAdapter[AnalysisNews] = TypeAdapter(AnalysisNews)

RECEIVED = ()
SENT = (AnalysisNews,)
