"""Runs inside the peer's own environment: plays random two-player Catan games for as long as each line of input says.

One line in (seconds), one line out (JSON: games, decisions, seconds). The process stays up between lines, so that its
imports are paid for once and its rounds can alternate with ours.
"""

from __future__ import annotations

import json
import random
import sys
import time

from catanatron import Color, Game, RandomPlayer  # type: ignore[import-not-found,unused-ignore]


def play_for(seconds: float) -> dict[str, float]:
    """Complete games one after the other until the time is up."""
    games = 0
    decisions = 0
    start = time.perf_counter()
    elapsed = 0.0
    while elapsed < seconds:
        # A seed of 0 would mean "none given" to the peer.
        game = Game([RandomPlayer(Color.RED), RandomPlayer(Color.BLUE)], seed=random.randrange(1, 2**31))
        game.play()
        games += 1
        decisions += len(game.state.actions)
        elapsed = time.perf_counter() - start
    return {"games": games, "decisions": decisions, "seconds": elapsed}


for line in sys.stdin:
    print(json.dumps(play_for(float(line))), flush=True)
