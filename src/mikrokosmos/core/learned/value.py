# cython: annotation_typing=False
"""A learned value of positions: each seat's share of the victory, and how far it will be ahead, for any game.

A small network reads the inputs of an encoder: one row of weights for each input that is not zero, two layers of whole
numbers, and for every seat a score for winning and the points it will have above the average. All of it is integers,
so that compiled, interpreted and on any machine the same position has the same value to the last digit.

Values are learnt of positions at the beginning of a turn and must be asked about such positions only.

How a game goes on depends on who plays it: whoever searches spares no leader. So weights may have one more row for each
seat after those of the encoder's inputs, which counts if that seat plays like Expert.
"""

from __future__ import annotations

from collections.abc import Sequence

from mikrokosmos.core.errors import WeightsError
from mikrokosmos.core.learned.exponential import *
from mikrokosmos.core.learned.features import Encoder
from mikrokosmos.core.learned.inference import *
from mikrokosmos.core.learned.inputs import *
from mikrokosmos.core.learned.weights import Weights
from mikrokosmos.core.position import Position
from mikrokosmos.core.scale import *

__all__ = ["Value"]


class Value:
    """What the positions of one table are worth. It has room for one position, so every thread needs its own."""

    def __init__(self, encoder: Encoder, weights: Weights) -> None:
        """`WeightsError` if the weights were learnt of other inputs than this encoder writes."""
        weights.check(encoder.digest())
        self.encoder = encoder
        self.weights = weights
        self.inputs, self.wide, self.narrow, outputs = weights.shape
        self.seats = outputs // 2
        self.seen = encoder.size()
        if self.inputs not in (self.seen, self.seen + self.seats):
            raise WeightsError(f"these weights have {self.inputs} rows, and there are {self.seen} inputs")
        self.experts = 0  # a bit for every seat that plays like Expert
        self.rows = weights.rows
        self.bias = weights.bias
        self.second = weights.second
        self.second_bias = weights.second_bias
        self.last = weights.last
        self.last_bias = weights.last_bias
        self.curve = EXPONENTIAL
        self.sharpness = [100] * 16  # by round; more than 100: leads count for more than was learnt
        self.far_sharpness = [100] * 16  # the same for what a score is behind by more than CLOSE
        self.offsets = [0] * 80  # what is added to a score, by round and by place in the order of turns
        self.sums = [0] * 128
        self.active = [0] * 128
        self.middle = [0] * 128
        self.output = [0] * 128
        self.shares = [0] * 5  # of each seat, in parts of WHOLE; they add up to WHOLE
        self.points = [0] * 5  # of each seat above the average of all, in hundredths

    def assess(self, position: Position, seat: int) -> None:
        """Work out `shares` and `points` of every seat, as far as this seat may know: exact when the game is over."""
        if position.mover() == -2:  # OVER
            self.read_end(position)
        else:
            viewer = self.encoder.viewer(position, seat)
            self.encoder.encode(position, viewer)
            if self.inputs > self.seen:
                put_experts(self.encoder, self.experts, self.seen, viewer, self.seats)
            infer(self)
            place = viewer - position.mover() + position.turn_number() + self.seats
            self.share_out(viewer, self.round_of(position), place % self.seats)

    def read_end(self, position: Position) -> None:
        """The game is over: what everybody has got."""
        total = 0
        for seat in range(self.seats):
            total += position.points(seat)
        for seat in range(self.seats):
            self.shares[seat] = position.share(seat) * (WHOLE // VICTORY)
            self.points[seat] = position.points(seat) * POINT - total * POINT // self.seats
        self.make_whole(0)

    def round_of(self, position: Position) -> int:
        """Which round it is, from 0; the sixteenth stands for all after it."""
        at = position.turn_number() // self.seats
        return at if at < 16 else 15

    def share_out(self, viewer: int, at: int, place: int) -> None:
        """Read the outputs, which count seats from the viewer on: shares by the exponential, points as they are.

        `place` is the viewer's in the order of turns.
        """
        best = self.output[0]
        for step in range(1, self.seats):
            if self.output[step] > best:
                best = self.output[step]
        top = 0
        for step in range(self.seats):  # the scores as they are told in this round
            behind = best - self.output[step]
            if behind > FARTHEST:
                behind = FARTHEST
            close = behind if behind < CLOSE else CLOSE
            less = hundredths_of(close, self.sharpness[at]) + hundredths_of(behind - close, self.far_sharpness[at])
            self.sums[step] = self.offsets[at * 5 + (place + step) % self.seats] - less
            if self.sums[step] > self.sums[top]:
                top = step
        total = 0
        for step in range(self.seats):
            behind = self.sums[top] - self.sums[step]
            if behind > FARTHEST:
                behind = FARTHEST
            part = behind & 16383
            self.middle[step] = self.curve[behind >> 14]
            self.middle[step] -= (self.curve[behind >> 14] - self.curve[(behind >> 14) + 1]) * part >> 14
            total += self.middle[step]
        for step in range(self.seats):
            seat = viewer + step if viewer + step < self.seats else viewer + step - self.seats
            self.shares[seat] = part_of(self.middle[step], total)
            # 2 ** 20 stands for 16 points; shifts round alike compiled and interpreted, division would not
            self.points[seat] = (self.output[self.seats + step] >> 4) * 100 >> 12
        self.make_whole(viewer + top if viewer + top < self.seats else viewer + top - self.seats)

    def make_whole(self, seat: int) -> None:
        """Give what rounding has left over to one seat."""
        total = 0
        for each in range(self.seats):
            total += self.shares[each]
        if total:
            self.shares[seat] += WHOLE - total

    def margin(self, seat: int) -> int:
        """How far the seat will be ahead of the best of the others, in hundredths of a point."""
        best = -1000000
        for other in range(self.seats):
            if other != seat and self.points[other] > best:
                best = self.points[other]
        return self.points[seat] - best

    # For Python.

    def sharpen(self, rounds: Sequence[Sequence[int]]) -> None:
        """Tell chances as `Weights.sharpness` says, round by round; the last counts for all further ones."""
        for at in range(16):
            near, far, *offsets = rounds[min(at, len(rounds) - 1)]
            self.sharpness[at] = near
            self.far_sharpness[at] = far
            for place in range(5):
                self.offsets[at * 5 + place] = offsets[place] << 10 if place < len(offsets) else 0  # 1 is 2 ** 20

    def of(self, position: Position, seat: int) -> tuple[list[int], list[int]]:
        """Everybody's share of the victory in parts of WHOLE, and points above the average in hundredths."""
        self.assess(position, seat)
        return [self.shares[who] for who in range(self.seats)], [self.points[who] for who in range(self.seats)]

    def repeat(self, position: Position, seat: int, times: int) -> None:
        """`assess` a position so many times: to measure it without the way from Python and back."""
        for _ in range(times):
            self.assess(position, seat)
