"""A game that is held to its invariants at every step, whatever is chosen and whatever chance does."""

from __future__ import annotations

import json
import random
from typing import Any

import mikrokosmos as mk


class Held:
    """One game under watch. Each real game derives its own from it and says what must hold."""

    def __init__(self, game: Any, chosen: dict[str, Any], seed: int, wishes: list[int]) -> None:
        self.game = game
        self.state = game.new(**chosen)
        self.rng = random.Random(seed)
        self.wishes = iter(wishes)
        self.seats = range(chosen["players"])

    def run(self) -> None:
        """Play to the end. The wishes come first: each is an index into whatever is possible."""
        while True:
            self.somebody_can_move()
            self.incomes_add_up()
            self.stands()
            if self.rng.random() < 0.1:
                self.copies_are_equal()
            if self.state.over:
                return
            possible = [x for x, _ in self.state.chances()] if self.state.player == mk.CHANCE else self.state.actions()
            wish = next(self.wishes, None)
            self.step(self.rng.choice(possible) if wish is None else possible[wish % len(possible)])

    def stands(self) -> None:
        """What is true of a state of this game by itself."""

    def step(self, x: int) -> None:
        """Play, and see that it did what it should."""
        self.state.play(x)

    def a_few_actions(self) -> set[int]:
        """The first, the last and some other legal action; none while no seat is to act."""
        legal = self.state.actions()
        return {legal[0], legal[-1], self.rng.choice(legal)} if legal else set()

    def somebody_can_move(self) -> None:
        """A seat has something to do, or chance has, or the game is over: never none of them and never two."""
        actions, chances = self.state.actions(), self.state.chances()
        assert bool(actions) == (self.state.player >= 0)
        assert bool(chances) == (self.state.player == mk.CHANCE)
        assert bool(self.state.winners()) == self.state.over
        assert all(weight > 0 for _, weight in chances)
        assert actions == sorted(set(actions))

    def incomes_add_up(self) -> None:
        """No seat has or earns less than nothing, and what it would earn is the sum of its terms."""
        assert all(points >= 0 for points in self.state.scores())
        for seat in self.seats:
            income = self.state.income(seat)
            assert income["total"] == sum(term["amount"] for term in income["terms"]) >= 0

    def copies_are_equal(self) -> None:
        """A copy and a stored state are the same state."""
        whole = self.state.to_json()
        for other in (self.state.copy(), self.game.from_json(json.loads(json.dumps(whole)))):
            assert other.to_json() == whole
            assert (other.actions(), other.chances()) == (self.state.actions(), self.state.chances())
