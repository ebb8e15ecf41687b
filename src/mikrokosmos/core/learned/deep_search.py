# cython: annotation_typing=False
"""A search that takes a closer look at its best candidates: it plays on, with the others' answers and what follows.

Those turns are planned by a small search of their own, every third time by the judge alone, so that no one kind of
opponent is foreseen exactly. The value is asked after each: later it knows more, earlier less luck is in it. Candidates
are halved again by it, and one that has fallen behind for certain is dropped at once: most decisions are clear long
before all playouts are spent.
"""

from __future__ import annotations

from mikrokosmos.core.judge import Judge
from mikrokosmos.core.learned.lines import part, square
from mikrokosmos.core.learned.plans import Plans
from mikrokosmos.core.learned.search import Search, halvings
from mikrokosmos.core.learned.value import Value
from mikrokosmos.core.position import Position

BLOCK = 16
"""Playouts of each finalist before they are compared."""

WAYS = 4
"""In which a turn may be planned: more would cost more and say the same."""


class DeepSearch(Search):
    """A search over the own turn first, then over the next ones."""

    def __init__(
        self, judge: Judge, value: Value, at: Position, simulations: int, width: int, deep: int, reply: Search
    ) -> None:
        """`deep`: playouts that go on after the own turn; `reply` plays for the others."""
        Search.__init__(self, judge, value, at, simulations, width)
        self.plans = Plans(reply)
        self.deep = deep
        self.ahead = 2  # by how many turns they go on
        self.finalists = 4
        self.deep_total = [0] * 64
        self.deep_squares = [0] * 64
        self.deep_won = [0] * 64
        self.deep_samples = [0] * 64

    def look(self, position: Position, seat: int) -> None:
        """Search over the own turn, then play the best lines on and drop half of them at a time."""
        for at in range(64):
            self.deep_samples[at] = 0
            self.deep_total[at] = 0
            self.deep_squares[at] = 0
            self.deep_won[at] = 0
        Search.look(self, position, seat)
        alive = self.choose_finalists()
        room = alive  # as many as this round has playouts for
        rounds = halvings(alive)
        while alive > 1 and self.stopped == 0:
            left = self.deep // (rounds * room)
            while left > 0 and alive > 1 and self.stopped == 0:
                playouts = left if left < BLOCK else BLOCK
                for rank in range(alive):
                    self.look_closer(position, seat, self.order[rank], playouts)
                left -= playouts
                self.sort(alive)
                alive = self.within_reach(alive)
            room = (room + 1) // 2
            alive = alive if alive < room else room

    def within_reach(self, alive: int) -> int:
        """Drop those at the end that luck alone does not keep behind the first; returns how many are left."""
        while alive > 1 and self.is_beaten(self.order[alive - 1], self.order[0]):
            alive -= 1
        return alive

    def is_beaten(self, candidate: int, best: int) -> int:
        """1 if a candidate is behind by more than three standard errors."""
        lead = self.worth_of(best) - self.worth_of(candidate)
        errors = self.variance(best) + self.variance(candidate)
        return 1 if lead > 0 and square(lead) > 9 * errors else 0

    def variance(self, candidate: int) -> int:
        """How far a candidate's average may be off, squared."""
        samples = self.deep_samples[candidate]
        mean = self.worth_of(candidate)
        spread = self.deep_squares[candidate] // samples - square(mean)
        return spread // samples if spread > 0 else 0

    def choose_finalists(self) -> int:
        """Put the best candidates in front whose lines end differently, as far as there is room; returns how many."""
        found = 0
        for rank in range(self.candidates_found):
            at = self.order[rank]
            if found < self.finalists and self.is_new(at, found):
                for place in range(rank, found, -1):
                    self.order[place] = self.order[place - 1]
                self.order[found] = at
                found += 1
        return found

    def is_new(self, candidate: int, found: int) -> int:
        """1 if the candidate's best line ends otherwise than those of the first ones."""
        end = self.lines.first[self.candidate_line[candidate]]
        for rank in range(found):
            if self.lines.first[self.candidate_line[self.order[rank]]] == end:
                return 0
        return 1

    def look_closer(self, position: Position, seat: int, candidate: int, playouts: int) -> None:
        """Play a candidate's best line on, so many times."""
        for _ in range(playouts):
            if self.stopped and self.deep_samples[candidate]:
                return
            sample = self.deep_samples[candidate]
            self.play_line(position, seat, self.candidate_line[candidate], sample, candidate, 0)
            self.value_with_answers(position, seat, sample)
            self.deep_total[candidate] += self.gain
            self.deep_squares[candidate] += square(self.gain)
            self.deep_won[candidate] += self.share
            self.deep_samples[candidate] += 1

    def value_with_answers(self, position: Position, seat: int, sample: int) -> None:
        """Work out `gain` and `share` of a playout: the averages over the ends of the own turn and the next ones."""
        own = position.turn_number()
        if self.rounds:  # the value is asked several times anyway, later
            self.play_on(own + self.ahead, sample)
            self.value_playout(position, seat)
            return
        gain = 0
        share = 0
        for turn in range(own, own + self.ahead + 1):
            self.play_on(turn, sample)
            self.value_playout(position, seat)
            gain += self.gain
            share += self.share
        self.gain = part(gain, self.ahead + 1)
        self.share = share // (self.ahead + 1)

    def play_on(self, last: int, sample: int) -> None:
        """Play to the end of a turn: those at the table search, every third time they play as the judge does."""
        searching = 1 if sample % 3 != 2 else 0
        turn = -1
        owner = -1
        plan = 0
        planned = 0
        step = 0
        mover = self.at.mover()
        while mover != -2 and self.at.turn_number() <= last:
            if mover == -1:  # CHANCE
                self.at.apply(self.at.outcome(self.dice.below(self.at.weight())))
                step = -1  # what was planned before it is over
            elif searching == 0 or (self.at.turn_number() == turn and mover != owner):  # withdrawals are not planned
                self.at.apply(self.judge.advise(self.at))
            else:
                if self.at.turn_number() != turn:
                    turn = self.at.turn_number()
                    owner = mover
                    planned = 0
                    step = -1
                if step < 0 and planned < 2:  # a turn is planned as a whole, and once more after the first chance
                    plan = self.plans.of(self.at, sample % WAYS)
                    planned += 1
                    step = 0
                if 0 <= step < self.plans.length[plan]:
                    self.at.apply(self.plans.at(plan, step))
                    step += 1
                else:
                    self.at.apply(self.judge.advise(self.at))
            mover = self.at.mover()

    def worth_of(self, candidate: int) -> int:
        """What a candidate has brought on average, in the closer look if it was given one."""
        if self.deep_samples[candidate]:
            return part(self.deep_total[candidate], self.deep_samples[candidate])
        return self.lines.mean(self.candidate_line[candidate])

    def chance_of(self, candidate: int) -> int:
        """The chance to win with a candidate, in parts of WHOLE."""
        if self.deep_samples[candidate]:
            return self.deep_won[candidate] // self.deep_samples[candidate]
        return Search.chance_of(self, candidate)
