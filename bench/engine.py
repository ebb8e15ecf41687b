"""Our own side of the bench: each function measures one thing, once. The caller repeats, alternating with the peer."""

from __future__ import annotations

import random
import subprocess
import sys
import threading
import time
from typing import Any

import mikrokosmos as mk
from mikrokosmos.core.playout import Contest, random_games


def complete_games(game: str, players: int, seconds: float, seed: int) -> tuple[float, float]:
    """Random complete games a second, and decisions a second, inside the engine on one core."""
    start: Any = mk.game(game).new(players=players)
    scratch = start.copy()
    games = decisions = 0
    batch = 1
    begin = time.perf_counter()
    elapsed = 0.0
    while elapsed < seconds:
        decisions += random_games(start, scratch, batch, seed + games)
        games += batch
        elapsed = time.perf_counter() - begin
        # Batches of about a tenth of the time: long enough to hide the call, short enough to stop in time.
        batch = max(1, int(games * seconds / elapsed / 10))
    return games / elapsed, decisions / elapsed


def judged_games(name: str, players: int, seconds: float, seed: int) -> float:
    """Complete games a second between greedy judges, inside the engine on one core."""
    game: Any = mk.game(name)
    start = game.new(players=players)
    contest = Contest(start.copy(), [game.judge("greedy", start) for _ in range(players)])
    games = 0
    begin = time.perf_counter()
    elapsed = 0.0
    while elapsed < seconds:
        for _ in range(10):
            contest.play(start, seed + games)
            games += 1
        elapsed = time.perf_counter() - begin
    return games / elapsed


def python_step(name: str, seconds: float, seed: int) -> float:
    """Seconds for one step driven from Python: the legal actions (or outcomes), a choice among them, and `play`."""
    game = mk.game(name)
    rng = random.Random(seed)
    # Drawn beforehand: the figure is about the engine, not about Python's generator.
    picks = [rng.randrange(1 << 30) for _ in range(4096)]
    chance = mk.CHANCE
    steps = 0
    elapsed = 0.0
    while elapsed < seconds:
        state = game.new(players=2)
        begin = time.perf_counter()
        while not state.over:
            if state.player == chance:
                state.play(mk.sample(state.chances(), rng))
            else:
                actions = state.actions()
                state.play(actions[picks[steps & 4095] % len(actions)])
            steps += 1
        elapsed += time.perf_counter() - begin
    return elapsed / steps


def copy_time(game: str, seconds: float, seed: int) -> float:
    """Seconds for one `state.copy()` of a game in its middle."""
    copy = middle(game, seed).copy
    copies = 0
    begin = time.perf_counter()
    elapsed = 0.0
    while elapsed < seconds:
        for _ in range(1000):
            copy()
        copies += 1000
        elapsed = time.perf_counter() - begin
    return elapsed / copies


def middle(game: str, seed: int) -> Any:
    """A two-player game after forty random steps: half of the shorter of the two games."""
    rng = random.Random(seed)
    state = mk.game(game).new(players=2)
    for _ in range(40):
        if state.player == mk.CHANCE:
            state.play(mk.sample(state.chances(), rng))
        else:
            state.play(rng.choice(state.actions()))
    return state


def two_threads(game: str, games: int, seed: int) -> float:
    """How much more two threads get done than one in the same time: 2 is perfect, 1 is none."""
    start: Any = mk.game(game).new(players=2)

    def work(at: int) -> None:
        random_games(start, scratches[at], games, seed + at)

    scratches = [start.copy(), start.copy()]
    begin = time.perf_counter()
    work(0)
    alone = time.perf_counter() - begin
    threads = [threading.Thread(target=work, args=(at,)) for at in (0, 1)]
    begin = time.perf_counter()
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    return 2 * alone / (time.perf_counter() - begin)


def import_time(game: str | None = None) -> float:
    """Seconds for `import mikrokosmos` (and for finding a game) in a fresh interpreter, its own start not counted."""
    more = f"mikrokosmos.game({game!r}).new(); " if game else ""
    code = f"import time; t = time.perf_counter(); import mikrokosmos; {more}print(time.perf_counter() - t)"
    return float(subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True).stdout)
