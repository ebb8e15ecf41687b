"""A finished game analysed: win chances, what was lost by choices and what by luck, and who did what to whom."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from mikrokosmos.analysis.evaluator import Evaluator, Shares, end_of
from mikrokosmos.analysis.levels import QUICK, level_of
from mikrokosmos.analysis.luck import DICE, Luck
from mikrokosmos.analysis.parts import Course
from mikrokosmos.analysis.story import story
from mikrokosmos.analysis.turns import Judged, as_json
from mikrokosmos.analysis.work import judged_parts
from mikrokosmos.core.record import Record
from mikrokosmos.core.types import Json

FORMAT = 1
"""The number of the format of an analysis as JSON; docs/analysis.md specifies it."""

MARKS = ((0.15, "blunder"), (0.10, "mistake"), (0.05, "inaccuracy"))
"""What a turn is called that lost so much."""

Progress = Callable[[int, int], None]
"""Told how many parts are done, and of how many."""


@dataclass(frozen=True)
class Sums:
    """The books of one seat: `result − start` is the sum of all the rest."""

    seat: int
    start: float
    result: float
    dice: float
    draws: float
    own: float
    others: tuple[float, ...]
    """By seat; 0 for itself."""
    residual: float


@dataclass(frozen=True)
class Analysis:
    """What was found; `to_json` writes it out."""

    record: Record
    course: Course
    evaluator: Json
    calibrated: bool
    parts: tuple[Judged, ...]
    sums: tuple[Sums, ...]

    @property
    def turns(self) -> list[Judged]:
        """The parts that are turns."""
        return [part for part in self.parts if part.part.seat is not None]

    @property
    def luck(self) -> list[Luck]:
        """Every event of chance."""
        return [event for part in self.parts for event in part.luck]

    def chances(self) -> list[Json]:
        """Everybody's win chance at the start, at the beginning of every turn, and at the end."""
        found: list[Json] = [
            {"step": each.part.first, "round": each.part.round, "seat": each.part.seat, "shares": each.public}
            for each in self.parts
        ]
        last = self.parts[-1].part
        return [*found, {"step": last.end, "round": last.round, "seat": None, "shares": end_of(self.course.states[-1])}]

    def to_json(self) -> Json:
        """The whole analysis, JSON-ready."""
        seats = len(self.sums)
        names = self.record.options.get("names")
        return {
            "format": FORMAT,
            "game": self.record.game.id,
            "players": seats,
            "record": self.record.digest,
            "seats": list(names) if names else [None] * seats,
            "evaluator": self.evaluator,
            "calibrated": self.calibrated,
            "chances": self.chances(),
            "turns": [self._turn(turn) for turn in self.turns],
            "luck": [{**event._asdict(), "words": dict(event.words)} for event in self.luck],
            "sums": [{**vars(each), "others": list(each.others)} for each in self.sums],
            "story": story(self),
        }

    def _turn(self, turn: Judged) -> Json:
        part = turn.part
        better = None
        if turn.better is not None:
            better = {
                "step": turn.better.step,
                "moves": as_json(turn.better.plan, self.course, part.first, turn.better.step),
                "share": turn.better.plan.share,
                "why": [each._asdict() for each in turn.better.why],
            }
        return {
            "number": part.number,
            "seat": part.seat,
            "round": part.round,
            "first": part.first,
            "end": part.end,
            "before": turn.before,
            "after": turn.after,
            "best": turn.best,
            "played": turn.best - turn.loss,
            "loss": turn.loss,
            "mark": mark_of(turn.loss),
            "effects": turn.effects,
            "answers": [{"seat": seat, "effects": effects} for seat, effects in turn.answers],
            "better": better,
        }


def mark_of(loss: float) -> str | None:
    """What a turn is called that lost so much; `None` if nothing need be said."""
    return next((name for least, name in MARKS if loss >= least), None)


def analyse(
    record: Record,
    level: str = QUICK,
    seed: int = 0,
    processes: int | None = None,
    progress: Progress | None = None,
) -> Analysis:
    """Analyse a finished game: win chances turn by turn, mistakes with what was better and why, and everybody's luck.

    The result depends on the record, the level and the seed, not on `processes` (as many as there are cores, if not
    given). A script of your own that does not stand under `if __name__ == "__main__":` must say `processes=1`, since
    others import it anew. `progress` is told how many parts are done, and of how many. `AnalysisError` if the game is
    not over, or has no learned weights; `RecordError` if the record does not hold.
    """
    course = Course(record)
    evaluator = Evaluator(course.states[0], level_of(level).samples, seed)
    parts = judged_parts(record, course, level, seed, processes, progress)
    identity: Json = {
        "name": evaluator.name,
        "version": evaluator.version,
        "kind": evaluator.kind,
        "level": level,
        "seed": seed,
    }
    return Analysis(record, course, identity, evaluator.calibrated, tuple(parts), sums_of(parts, course))


def sums_of(parts: Sequence[Judged], course: Course) -> tuple[Sums, ...]:
    """Everybody's books."""
    result = end_of(course.states[-1])
    return tuple(_sums(seat, parts, result[seat]) for seat in range(len(result)))


def _sums(seat: int, parts: Sequence[Judged], result: float) -> Sums:
    done = [(part.part.seat, part.effects) for part in parts if part.part.seat is not None]
    done += [answer for part in parts for answer in part.answers]
    events = [event for part in parts for event in part.luck]
    own = sum(effects[seat] for who, effects in done if who == seat)
    others: Shares = [
        sum((effects[seat] for who, effects in done if who == other), 0.0) if other != seat else 0.0
        for other in range(len(parts[0].before))
    ]
    return Sums(
        seat,
        start=parts[0].before[seat],
        result=result,
        dice=sum(event.effects[seat] for event in events if event.kind == DICE),
        draws=sum(event.effects[seat] for event in events if event.kind != DICE),
        own=own,
        others=tuple(others),
        residual=sum(part.residual[seat] for part in parts),
    )
