"""Bots that look before they play: the game's judge proposes, a learned value decides."""

from __future__ import annotations

import random
import threading
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from typing import NamedTuple, cast

from mikrokosmos.bots.bot import Candidate, Reason
from mikrokosmos.bots.judge_bot import NoJudge
from mikrokosmos.bots.seat import Seat
from mikrokosmos.core.errors import WeightsError
from mikrokosmos.core.game_state import GameState
from mikrokosmos.core.interface import mask_of
from mikrokosmos.core.learned.search import Search
from mikrokosmos.core.scale import POINT, WHOLE

BASE = "greedy"
"""The judge that proposes."""


class Level(NamedTuple):
    """How hard a bot looks."""

    simulations: int
    """Ways to play the turn that it tries for a decision."""
    width: int
    """The most candidates."""
    deep: int = 0
    """Playouts with the others' answers, for the best of them."""
    finalists: int = 4
    replies: int = 8
    """Simulations for each decision of an answer."""
    trees: int = 1
    """Searches with dice of their own that share the work; as many threads can be busy with them."""


def level(simulations: int) -> Level:
    """The best use of so many simulations: up to a hundred for the own turn alone, then most for others' answers."""
    if simulations < 32:
        return Level(simulations, 4)
    if simulations <= 128:
        return Level(simulations, 8)
    return Level(simulations // 4, 16, deep=simulations * 3 // 4, finalists=8, trees=2)


LEVELS = {"expert": level(64), "champion": level(4096)}
"""The bots by name; `search-512` is one with any other number of simulations."""

ANY = "search-"
"""How the names begin of those with a number of simulations."""

MOST = 65536
"""Simulations nobody needs more of."""


def level_of(name: str) -> Level:
    """The level of a bot of this name; `KeyError` if there is none."""
    number = name.removeprefix(ANY)
    if name.startswith(ANY) and number.isdecimal() and 1 <= int(number) <= MOST:
        return level(int(number))
    return LEVELS[name]


class SearchBot:
    """Searches a game the seat must consider possible, never the true one."""

    def __init__(
        self, name: str | Level, seed: int | None = None, *, seconds: float | None = None, threads: int = 1
    ) -> None:
        """`seconds`: think no longer than this about a decision. The choice does not depend on `threads`."""
        self.level = level_of(name) if isinstance(name, str) else name
        self.seconds = seconds
        self.threads = threads
        self.strong = True  # whether chances are told as if all played like Expert, or else like Master
        self._rng = random.Random(seed)
        self._searches: list[Search] = []

    def choose(self, seat: Seat) -> int:
        """The action with the best prospects."""
        imagined = cast(GameState, seat.imagine(self._rng))  # a game with learned values has such states
        return self._ranked(imagined)[0][0]

    def why(self, seat: Seat) -> Sequence[Candidate]:
        """The candidates, best first: the judge's reasons, and the chance to win with each that was looked at."""
        imagined = cast(GameState, seat.imagine(self._rng))
        everybody = mask_of(range(imagined.seats)) if self.strong else 0
        for search in self._asked(imagined):  # so that hints and win chances say the same
            if search.telling is search.learned or search.telling.experts != everybody:
                search.telling = imagined.game.forecast(imagined, None if self.strong else ()).value
        ranked = self._ranked(imagined)
        judge = self._searches[0].judge
        terms: dict[int, list[Reason]] = {}
        for action, text, amount in judge.reasons(imagined):
            terms.setdefault(action, []).append(Reason(text, amount / POINT))
        values = dict(judge.candidates(imagined))
        places = {action: place for place, (action, _) in enumerate(ranked)}
        chances = dict(ranked)
        order = sorted(values, key=lambda action: (places.get(action, len(places)), -values[action]))
        return [
            Candidate(action, values[action] / POINT, tuple(terms.get(action, ())), chances.get(action))
            for action in order
        ]

    def _ranked(self, state: GameState) -> list[tuple[int, float | None]]:
        """The actions looked at, best first, with the chance to win; `None` where there was nothing to look for."""
        searches = self._asked(state)
        for search in searches:
            search.seed = self._rng.getrandbits(63)
            search.stopped = 0
        timer = None
        if self.seconds is not None:
            timer = threading.Timer(self.seconds, self._stop)
            timer.start()
        try:
            if self.threads > 1 and len(searches) > 1:
                with ThreadPoolExecutor(self.threads) as pool:
                    choices = list(pool.map(lambda search: search.choice(state), searches))
            else:
                choices = [search.choice(state) for search in searches]
        finally:
            if timer is not None:
                timer.cancel()
        tables = [search.table() for search in searches]
        if not tables[0]:
            return [(choices[0], None)]
        return together(tables)

    def _stop(self) -> None:
        for search in self._searches:
            search.stopped = 1

    def _asked(self, state: GameState) -> list[Search]:
        """The searches for the table of this state, made once for all its moves."""
        if not self._searches or not self._searches[0].knows(state):
            self._searches = [searching(state, self.level) for _ in range(self.level.trees)]
        return self._searches


def searching(state: GameState, level: Level) -> Search:
    """A search for the table of this state; `NoJudge` if the game has nothing to search with."""
    game = state.game
    if BASE not in game.judges:
        raise NoJudge(f"a bot that searches cannot play {game.id!r}: the game has no judge {BASE!r}")
    simulations, deep = level.simulations // level.trees, level.deep // level.trees
    try:
        if not deep:
            return game.search(state, simulations, level.width)
        search = game.deep_search(state, simulations, level.width, deep, level.replies)
    except WeightsError as error:
        raise NoJudge(f"a bot that searches cannot play {game.id!r} here: {error}") from error
    search.finalists = level.finalists
    return search


def together(tables: Sequence[Sequence[tuple[int, int, int]]]) -> list[tuple[int, float | None]]:
    """Several searches of one position as one: what each candidate was worth on average, best first."""
    values: dict[int, int] = {}
    chances: dict[int, int] = {}
    for table in tables:
        best = table[0][1]
        for place, (action, value, chance) in enumerate(table):
            # One that was dropped is not worth more than the choice, whatever its last playouts said.
            values[action] = values.get(action, 0) + (min(value, best - 1) if place else value)
            chances[action] = chances.get(action, 0) + chance
    order = sorted(values, key=lambda action: -values[action])
    return [(action, chances[action] / len(tables) / WHOLE) for action in order]
