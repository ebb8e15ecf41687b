"""One turn judged: what its choices were worth in expectation, what better ones would have been, and what luck did.

A turn with chance in it is judged piece by piece, from one roll or draw to the next: each piece by the best way to play
on from there, so that nobody is blamed for how the dice fell.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field

from mikrokosmos.analysis.evaluator import Evaluator, Shares
from mikrokosmos.analysis.luck import Luck, luck_of
from mikrokosmos.analysis.parts import Course, Part
from mikrokosmos.analysis.plans import Plan, Planner
from mikrokosmos.analysis.reasons import Difference, differences
from mikrokosmos.core.chance import CHANCE
from mikrokosmos.core.types import Json

Piece = tuple[int, int, int]
"""Moves of one seat without chance among them: the seat, the first, and the one after the last."""


@dataclass
class Better:
    """What would have been better."""

    step: int
    """Moves of the record that come first."""
    plan: Plan
    why: list[Difference]


@dataclass
class Judged:
    """All that is told of a part of the game. Sums are by seat."""

    part: Part
    before: Shares
    after: Shares
    public: Shares
    """Everybody's share before it as a spectator could know it; these add up to 1."""
    best: float = 0.0
    loss: float = 0.0
    effects: Shares = field(default_factory=list)
    """What the choices of the seat whose turn it was did to every seat; to itself, what it lost by them."""
    answers: list[tuple[int, Shares]] = field(default_factory=list)
    """What others did within the turn: the seat, and what it did to every seat."""
    residual: Shares = field(default_factory=list)
    """What the evaluator had not foreseen."""
    luck: list[Luck] = field(default_factory=list)
    better: Better | None = None


def judge(course: Course, part: Part, planner: Planner) -> Judged:
    """Judge one part of a game."""
    return _Judgement(course, part, planner).made()


class _Judgement:
    def __init__(self, course: Course, part: Part, planner: Planner) -> None:
        self.course = course
        self.part = part
        self.planner = planner
        self.evaluator: Evaluator = planner.evaluator
        zeros = [0.0 for _ in self.evaluator.seats]
        start = course.states[part.first]
        public = self.evaluator.told(start, None) if start.game.hides else self.evaluator.at(start)
        self.found = Judged(part, self.evaluator.at(start), zeros[:], public, effects=zeros[:], residual=zeros[:])
        self.worst = 0.0
        self.judged = False

    def made(self) -> Judged:
        """Go through the moves, from where one value is known to where the next is."""
        here = self.found.before
        for seat, first, end in pieces(self.course, self.part):
            here = self.chance(first, here) if seat == CHANCE else self.choices(seat, first, end, here)
        self.found.after = self.evaluator.at(self.course.states[self.part.end])
        self.drift(here, self.found.after)
        return self.found

    def chance(self, at: int, here: Shares) -> Shares:
        """An event of chance: luck is what came beyond the mean, and the mean may differ from what was foretold."""
        state, move = self.course.states[at], self.course.moves[at]
        mean = self.evaluator.mean(state)
        kind, effects = luck_of(self.evaluator, state, move.id, mean)
        self.found.luck.append(Luck(at, self.part.seat, kind, move.words, effects))
        self.drift(here, mean)
        return [expected + came for expected, came in zip(mean, effects, strict=True)]

    def choices(self, seat: int, first: int, end: int, here: Shares) -> Shares:
        """Choices of one seat: judged against the best plan if it is its turn."""
        there = self.evaluator.own_shares(self.course.states[end])
        loss = 0.0
        if seat == self.part.seat:
            loss = self.weigh(first, end)
        expected = shared_out(here, seat, there[seat] + loss)
        effects = [came - due for came, due in zip(there, expected, strict=True)]
        effects[seat] = -loss
        if seat == self.part.seat:
            add(self.found.effects, effects)
        else:
            self.found.answers.append((seat, effects))
        self.drift(here, [came - effect for came, effect in zip(there, effects, strict=True)])
        return there

    def weigh(self, first: int, end: int) -> float:
        """What a piece of the turn lost against the best plan from there."""
        state = self.course.states[first]
        moves = [move.id for move in self.course.moves[first:end] if move.who == state.player]
        best, played = self.planner.compare(state, moves)
        if not self.judged:
            self.found.best = best.share
            self.judged = True
        loss = best.share - played.share
        self.found.loss += loss
        if loss > self.worst:
            self.worst = loss
            self.found.better = Better(first, best, differences(self.planner, state, best.moves, moves))
        return loss

    def drift(self, said: Shares, came: Shares) -> None:
        """What was neither chosen nor rolled: the evaluator thinks otherwise than before."""
        add(self.found.residual, [after - before for after, before in zip(came, said, strict=True)])


def pieces(course: Course, part: Part) -> Iterator[Piece]:
    """The moves of a part: every event of chance by itself, and what one seat does between two of them."""
    at = part.first
    while at < part.end:
        who = course.moves[at].who
        end = at + 1
        while who != CHANCE and end < part.end and course.moves[end].who == who:
            end += 1
        yield who, at, end
        at = end


def shared_out(shares: Shares, seat: int, share: float) -> Shares:
    """The same shares if one seat had this one: what it has more is taken from the others, from each by its part."""
    others = sum(each for at, each in enumerate(shares) if at != seat)
    left = max(0.0, others - (share - shares[seat]))
    return [share if at == seat else each * (left / others if others else 0.0) for at, each in enumerate(shares)]


def add(sums: Shares, more: Shares) -> None:
    """Add to sums, seat by seat."""
    for seat, each in enumerate(more):
        sums[seat] += each


def as_json(moves: Plan, course: Course, first: int, step: int) -> list[Json]:
    """The moves of a better plan from the beginning of the turn: those that were played up to there, then its own."""
    told: list[Json] = []
    for move in course.moves[first:step]:
        told.append({"player": "chance" if move.who == CHANCE else move.who, "id": move.id, "words": dict(move.words)})
    state = course.states[step]
    for action in moves.moves:
        told.append({"player": state.player, "id": action, "words": dict(state.describe(action))})
        state = state.played(action)
    return told
