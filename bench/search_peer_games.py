"""Runs inside the peer's own environment: searches in games of backgammon for as long as each line of input says.

One line in (seconds), one line out (JSON: simulations, decisions, seconds of processor time). A simulation is what the
peer calls one: down its tree, and one random game from there to the end.
"""

from __future__ import annotations

import json
import random
import sys
import time

import pyspiel  # type: ignore[import-not-found,unused-ignore]

SIMULATIONS = 64
"""For a decision: as many as `expert` has."""

GAME = pyspiel.load_game("backgammon")


def search_for(seconds: float) -> dict[str, float]:
    """Decisions one after the other, in game after game, until the time is up."""
    rng = random.Random(1)
    evaluator = pyspiel.RandomRolloutEvaluator(1, 1)
    bot = pyspiel.MCTSBot(GAME, evaluator, 2.0, SIMULATIONS, 100, False, 1, False)
    state = GAME.new_initial_state()
    decisions = 0
    elapsed = 0.0
    while elapsed < seconds:
        if state.is_terminal():
            state = GAME.new_initial_state()
        elif state.is_chance_node():
            outcomes, chances = zip(*state.chance_outcomes(), strict=True)
            state.apply_action(rng.choices(outcomes, chances)[0])
        else:
            begin = time.process_time()
            action = bot.step(state)
            elapsed += time.process_time() - begin
            decisions += 1
            state.apply_action(action)
    return {"simulations": decisions * SIMULATIONS, "decisions": decisions, "seconds": elapsed}


for line in sys.stdin:
    print(json.dumps(search_for(float(line))), flush=True)
