# cython: annotation_typing=False
"""Search over the turn of the seat to act, for any game: a judge proposes, a learned value decides.

A *line* is a way to play the turn: some actions chosen here, then as the judge advises. Every candidate of the judge
begins one. Lines are played to the end of the turn, where the value is asked; those that depend on chance several
times, with the same dice for all. Candidates that fall behind are dropped, half of them at a time, and what remains is
spent on *ideas*: a line played again with one of the judge's other proposals at some later step.

What a seat cannot know is drawn anew for every playout. The same seed and the same number of simulations give the same
choice on any machine. A search is a judge itself, so it can play wherever judges do.
"""

from __future__ import annotations

from mikrokosmos.core.dice import Dice
from mikrokosmos.core.judge import Judge
from mikrokosmos.core.learned.lines import Lines, part
from mikrokosmos.core.learned.value import Value
from mikrokosmos.core.mixing import *
from mikrokosmos.core.position import Position
from mikrokosmos.core.scale import *
from mikrokosmos.core.unlocked import *

TAKEN = -2_000_000_000
"""Less than any value of a judge: what a proposal counts that has been taken up."""


class Search(Judge):
    """A judge that looks. It needs a judge, a value and a position of the table, each for itself alone."""

    def __init__(self, judge: Judge, value: Value, at: Position, simulations: int, width: int, seed: int = 0) -> None:
        """`simulations` for a decision, over at most `width` candidates; `at` is a copy of a position of the table."""
        Judge.__init__(self)
        self.judge = judge
        self.learned = value
        self.telling = value  # by whose shares chances are told: another one if it is set
        self.at = at
        self.dice = Dice(0)
        self.simulations = simulations
        self.width = width
        self.seed = seed
        self.spread = 3  # the most other ideas at a step
        self.samples = 4  # playouts of a line that depends on chance, at first
        self.greed = 2  # what a hundredth of a point counts beside shares of the victory
        self.rounds = 0  # that the judge plays after the own turn, before and while the value is asked
        self.gain = 0  # of the last playout, for comparison
        self.share = 0  # of the victory
        self.spent = 0
        self.stopped = 0  # set from outside: come to an end with what is known
        self.lines = Lines()
        # candidates, the best of the judge first
        self.candidates_found = 0
        self.candidate_action = [0] * 64
        self.candidate_line = [0] * 64
        self.order = [0] * 64

    # As a judge.

    def consider(self, position: Position) -> None:
        """Note the candidates with what the search makes of them; the first is the choice."""
        if self.propose(position) == 0:
            for at in range(self.judge.found):
                self.note(self.judge.moves[at], self.judge.values[at])
            return
        self.look(position, position.mover())
        for rank in range(self.candidates_found):
            at = self.order[rank]
            value = self.worth_of(at)
            if rank and value >= self.values[0]:
                value = self.values[0] - 1  # it was dropped when it looked worse
            self.note(self.candidate_action[at], value)

    def routine(self, position: Position) -> int:
        """What is routine for its judge."""
        return self.judge.routine(position)

    def knows(self, position: Position) -> bool:
        """Whether its judge knows the table."""
        return self.judge.knows(position)

    def worth(self, position: Position, seat: int) -> int:
        """What its judge makes of a position."""
        return self.judge.worth(position, seat)

    # Candidates, and how simulations are spent on them.

    def propose(self, position: Position) -> int:
        """Let the judge propose; 1 if there is something to search about."""
        self.candidates_found = 0
        self.judge.found = 0
        self.judge.consider(position)
        return 1 if self.judge.found > 1 and self.judge.routine(position) == 0 else 0

    def choose_candidates(self) -> None:
        """The judge's best proposals, in its order."""
        self.candidates_found = 0
        best = self.judge.best()
        while self.candidates_found < self.width and self.judge.values[best] != TAKEN:
            self.candidate_action[self.candidates_found] = self.judge.moves[best]
            self.candidates_found += 1
            self.judge.values[best] = TAKEN
            best = self.judge.best()

    def look(self, position: Position, seat: int) -> None:
        """Search; afterwards `order` has the candidates, the best first.

        The others are taken to play like Master: against those one wins oftener then, and against Experts no less.
        """
        self.learned.experts = 1 << seat
        self.lines.clear()
        self.spent = 0
        self.choose_candidates()
        for at in range(self.candidates_found):
            line = self.lines.open(0, 0, self.candidate_action[at], 0)
            self.candidate_line[at] = line
            self.order[at] = at
            self.simulate(position, seat, line, at, 1)
        alive = self.candidates_found
        rounds = halvings(alive)
        wanted = self.samples
        while alive > 1 and self.spent < self.simulations and self.stopped == 0:
            each = (self.simulations - self.spent) // (rounds * alive)
            for rank in range(alive):
                self.think(position, seat, self.order[rank], each if each > 0 else 1, wanted)
            self.sort(alive)
            alive = (alive + 1) // 2
            rounds -= 1
            wanted *= 2
        self.sort(alive)

    def think(self, position: Position, seat: int, candidate: int, budget: int, wanted: int) -> None:
        """Spend simulations on a candidate: on its best line while that is uncertain, then on ideas."""
        end = self.spent + budget
        while self.spent < end and self.stopped == 0:
            best = self.candidate_line[candidate]
            idea = -1
            if self.lines.certain[best] or self.lines.samples[best] >= wanted:
                idea = self.lines.next_idea(candidate, best)
            if idea < 0:
                if self.lines.certain[best]:
                    return
                self.simulate(position, seat, best, candidate, 0)
            else:
                self.try_idea(position, seat, candidate, best, idea)

    def try_idea(self, position: Position, seat: int, candidate: int, best: int, idea: int) -> None:
        """Play a line with a deviation, as often as the best one if need be; keep it if it is better."""
        line = self.lines.take(idea)
        self.simulate(position, seat, line, candidate, 1)
        if self.lines.certain[line] == 0:
            while self.lines.samples[line] < self.lines.samples[best] and self.lines.samples[line] < 16:
                self.simulate(position, seat, line, candidate, 0)
        if self.lines.mean(line) > self.lines.mean(best):
            self.candidate_line[candidate] = line

    def worth_of(self, candidate: int) -> int:
        """What a candidate has brought on average."""
        return self.lines.mean(self.candidate_line[candidate])

    def sort(self, alive: int) -> None:
        """Put the best of the first candidates in front; equals stay in order."""
        for rank in range(1, alive):
            at = self.order[rank]
            value = self.worth_of(at)
            place = rank
            while place > 0 and self.worth_of(self.order[place - 1]) < value:
                self.order[place] = self.order[place - 1]
                place -= 1
            self.order[place] = at

    # Playouts.

    def simulate(self, position: Position, seat: int, line: int, candidate: int, noting: int) -> None:
        """One more playout of a line."""
        if self.play_line(position, seat, line, self.lines.samples[line], candidate, noting) == 0:
            self.lines.certain[line] = 0
        self.value_playout(position, seat)
        self.lines.add(line, self.gain, self.share)
        self.spent += 1

    def play_line(self, position: Position, seat: int, line: int, sample: int, candidate: int, noting: int) -> int:
        """Play a line to the end of the turn; 1 if no chance was met.

        The first playout notes its actions up to the first chance, and the ideas beside them.
        """
        self.roll_for(sample)
        self.at.imagine_from(position, seat, self.dice)
        turn = position.turn_number()
        certain = 1
        step = 0
        mover = seat
        while mover != -2 and self.at.turn_number() == turn:
            if mover == -1:  # CHANCE
                certain = 0
                noting = 0
                self.at.apply(self.at.outcome(self.dice.below(self.at.weight())))
            elif mover != seat:
                self.at.apply(self.judge.advise(self.at))
            elif step < self.lines.length[line]:
                self.at.apply(self.lines.at(line, step))
                step += 1
            else:
                self.at.apply(self.go_on(line, step, candidate, noting))
                if noting and step < 39:
                    self.lines.length[line] = step + 1
                step += 1
            mover = self.at.mover()
        return certain

    def value_playout(self, position: Position, seat: int) -> None:
        """Work out `gain` and `share` of a playout that has left the own turn.

        Where rounds are looked at, the value is asked after each further turn of the seat: later it knows more, earlier
        less luck is in it, and the average is better than either.
        """
        if self.rounds == 0:
            self.gain = self.utility(seat)
            self.share = self.told_share(seat)
            return
        start = position.turn_number()
        gain = 0
        share = 0
        for each in range(1, self.rounds + 1):
            self.play_until(start + each * position.seats)
            gain += self.utility(seat)
            share += self.told_share(seat)
        self.gain = part(gain, self.rounds)
        self.share = share // self.rounds

    def play_until(self, turn: int) -> None:
        """Let the judge play for all, to the end of a turn."""
        mover = self.at.mover()
        while mover != -2 and self.at.turn_number() <= turn:
            if mover == -1:  # CHANCE
                self.at.apply(self.at.outcome(self.dice.below(self.at.weight())))
            else:
                self.at.apply(self.judge.advise(self.at))
            mover = self.at.mover()

    def roll_for(self, sample: int) -> None:
        """The dice of a playout: the same for every line, so that luck does not decide between them."""
        self.dice.at = stir(self.seed, sample + 1)

    def go_on(self, line: int, step: int, candidate: int, noting: int) -> int:
        """What the judge advises; on the first playout its other proposals wait as ideas."""
        if noting == 0 or step >= 39:
            return self.judge.advise(self.at)
        if self.at.choices() == 1:
            action = self.at.nth(0)
        else:
            self.judge.found = 0
            self.judge.consider(self.at)
            best = self.judge.best()
            action = self.judge.moves[best]
            if self.judge.routine(self.at) == 0:
                self.note_ideas(line, step, candidate, best)
        self.lines.note(line, step, action)
        return action

    def note_ideas(self, line: int, step: int, candidate: int, best: int) -> None:
        """The judge's next best actions at this step wait to be tried."""
        top = self.judge.values[best]
        self.judge.values[best] = TAKEN
        for _ in range(self.spread):
            idea = self.judge.best()
            value = self.judge.values[idea]
            if value == TAKEN or self.lines.ideas >= 8192:
                return
            # One less than the best is the same plan in another order.
            gap = self.lines.gap[line] + (top - value if top - value > 1 else HALVING)
            self.lines.wait(line, step, self.judge.moves[idea], gap, candidate)
            self.judge.values[idea] = TAKEN

    def utility(self, seat: int) -> int:
        """What the end of a playout is worth to the seat: its share of the victory, and a little for points."""
        self.learned.assess(self.at, seat)
        return self.learned.shares[seat] + self.learned.margin(seat) * self.greed

    def told_share(self, seat: int) -> int:
        """The share of the victory as people are told it, after `utility`."""
        if self.telling is not self.learned:
            self.telling.assess(self.at, seat)
        return self.telling.shares[seat]

    # A whole turn at once, for searches that play against this one.

    def plan(self, position: Position, seed: int) -> None:
        """Search once, for a turn to be played as the best line goes."""
        self.seed = seed
        if self.propose(position):
            self.look(position, position.mover())

    def plan_length(self) -> int:
        """How many actions of the plan are known; 0 if there is none."""
        return self.lines.length[self.candidate_line[self.order[0]]] if self.candidates_found else 0

    def plan_action(self, step: int) -> int:
        """One of them."""
        return self.lines.at(self.candidate_line[self.order[0]], step)

    # For Python.

    def look_ahead(self, rounds: int) -> None:
        """Always let the judge play so many rounds more, and ask the value after each."""
        self.rounds = rounds
        if rounds:  # luck has more to say then: fewer candidates, and more playouts of each
            self.width = (self.width + 1) // 2
            self.samples = 16

    def choice(self, position: Position) -> int:
        """`advise`, without the interpreter's lock."""
        self.candidates_found = 0
        self.spent = 0
        return advise_unlocked(self, position)

    def table(self) -> list[tuple[int, int, int]]:
        """The candidates of the last search, best first: action, value, and the chance to win in parts of WHOLE.

        Values are for comparison; empty if the last decision was none to search about.
        """
        return [
            (self.candidate_action[at], self.worth_of(at), self.chance_of(at))
            for at in (self.order[rank] for rank in range(self.candidates_found))
        ]

    def best_lines(self, most: int) -> list[list[int]]:
        """The best lines of the last search, best first: the actions of each up to the first chance it meets."""
        if not self.candidates_found:
            return []
        order = sorted(range(self.lines.count), key=lambda line: -self.lines.mean(line))
        return [[self.lines.at(line, step) for step in range(self.lines.length[line])] for line in order[:most]]

    def chance_of(self, candidate: int) -> int:
        """The chance to win with a candidate, in parts of WHOLE."""
        line = self.candidate_line[candidate]
        return self.lines.won[line] // self.lines.samples[line]


def halvings(alive: int) -> int:
    """How often so many candidates are halved until one is left."""
    rounds = 0
    while (1 << rounds) < alive:
        rounds += 1
    return rounds
