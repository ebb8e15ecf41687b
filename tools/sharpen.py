"""Find anew how sharp the shipped chances are told, without training anything.

    python tools/sharpen.py --game smallworld --players 5 --kind master

For when bots have changed, but not the weights: games are played as the last step of training plays them, and the
factors are written into the headers of the weights. `make calibration` tells whether it was right.
"""

from __future__ import annotations

import argparse
import os
from dataclasses import replace
from pathlib import Path

import mikrokosmos as mk
from mikrokosmos.core.learned.weights import EXPERT, MASTER
from mikrokosmos.train.foretelling import all_foretold, together
from mikrokosmos.train.recipe import RECIPES, sharpening_batches
from mikrokosmos.train.sharpening import sharpened

KINDS = {MASTER: "greedy", EXPERT: "search"}
GAMES = Path(__file__).parents[1] / "src" / "mikrokosmos" / "games"


def main() -> None:
    """Play, find the factors, write them."""
    parser = argparse.ArgumentParser(description="Find anew how sharp chances are told.")
    parser.add_argument("--game", action="append", choices=sorted({game for game, _ in RECIPES}))
    parser.add_argument("--players", type=int, action="append", choices=(2, 3, 4, 5))
    parser.add_argument("--kind", action="append", choices=list(KINDS), help="only for tables of these")
    parser.add_argument("--processes", type=int, default=os.cpu_count() or 1)
    wanted = parser.parse_args()
    for (game, players), recipe in RECIPES.items():
        if game in (wanted.game or [game]) and players in (wanted.players or [players]):
            weights = mk.game(game).weights(players)
            for kind in wanted.kind or KINDS:
                batches = sharpening_batches(recipe, weights, KINDS[kind])
                found = sharpened(together(list(all_foretold(batches, wanted.processes))))
                print(f"{game}, {players} players, {kind}: {found} (before: {weights.sharpness.get(kind)})")
                weights = replace(weights, sharpness={**weights.sharpness, kind: found})
            path = GAMES / game / "weights" / f"{players}.weights"
            path.write_bytes(weights.to_bytes())


if __name__ == "__main__":
    main()
