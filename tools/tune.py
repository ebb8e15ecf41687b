"""Find better numbers for the judge of Small World by self-play: change a few, keep what wins.

    python tools/tune.py --minutes 20

A change is first tried in a few hundred games against the present numbers and against the reference, and if it gains
there, once more in many others; a gain is measured in coins, which tells more than victories do. Every improvement is
printed as JSON; put it into `src/mikrokosmos/games/smallworld/judge/weights.py` by hand, then run `make strength`.
"""

from __future__ import annotations

import argparse
import json
import random
import time
from typing import Any

import mikrokosmos as mk
from mikrokosmos.core.playout import Contest
from mikrokosmos.games.smallworld.game import REFERENCE
from mikrokosmos.games.smallworld.judge.judge import SmallWorldJudge
from mikrokosmos.games.smallworld.judge.weights import GREEDY

Numbers = dict[str, int]

SIGHT = ("horizon", "width", "narrow", "depth", "wary")
"""How far the judge looks is decided, not tuned."""

SHARES = ("keep", "keep_declined", "bonus_life", "steep")
"""Numbers that are parts of a hundred."""

TABLES = ((2, 1.0, 1.0), (3, 0.2, 1.0), (4, 0.2, 1.5))
"""Players, the part of the deals played with so many, and how much a coin counts there."""

ENOUGH = 0.5
"""A change must gain so many coins, summed over all tables."""


def lead(numbers: Numbers, others: Numbers | None, players: int, deals: int, seed: int) -> float:
    """By how many coins these numbers end ahead of the average of the others (`None` is the reference)."""
    game: Any = mk.game("smallworld")
    start = game.new(players=players, first=0)

    def judge(own: bool) -> Any:
        if own:
            return SmallWorldJudge(start.copy(), numbers)
        return game.judge(REFERENCE, start) if others is None else SmallWorldJudge(start.copy(), others)

    coins = 0.0
    for seat in range(players):
        contest = Contest(start.copy(), [judge(at == seat) for at in range(players)])
        for deal in range(deals):
            contest.play(start, seed * 1_000_003 + deal)
            end: Any = contest.at
            scores = end.scores()
            coins += scores[seat] - (sum(scores) - scores[seat]) / (players - 1)
    return coins / (players * deals)


def worth(numbers: Numbers, present: Numbers, deals: int, seed: int) -> float:
    """The leads at all tables, each with its weight."""
    total = 0.4 * lead(numbers, None, 2, deals // 2, seed)
    for players, part, weight in TABLES:
        total += weight * lead(numbers, present, players, int(deals * part), seed)
    return total


def changed(numbers: Numbers, rng: random.Random) -> Numbers:
    """The same numbers with one to three of them moved."""
    new = dict(numbers)
    names = [name for name in numbers if name not in SIGHT]
    for name in rng.sample(names, rng.choice((1, 1, 2, 3))):
        step = max(abs(new[name]) * rng.choice((0.08, 0.15, 0.3)), 5.0)
        new[name] = round(new[name] + rng.choice((-step, step)))
        if name != "haste":
            new[name] = max(0, new[name])
        if name in SHARES:
            new[name] = min(97, max(10, new[name]))
    return new


def main() -> None:
    """Tune for so many minutes."""
    parser = argparse.ArgumentParser(description="Tune the judge of Small World by self-play.")
    parser.add_argument("--minutes", type=float, default=20.0)
    parser.add_argument("--seed", type=int, default=1)
    wanted = parser.parse_args()
    rng = random.Random(wanted.seed)
    best = dict(GREEDY)
    end = time.monotonic() + 60 * wanted.minutes
    tries = 0
    while time.monotonic() < end:
        tries += 1
        new = changed(best, rng)
        # Both play the same games: what chance gives to one it gives to the other.
        if all(
            worth(new, best, deals, seed) - worth(best, best, deals, seed) > ENOUGH
            for deals, seed in ((250, 2 * tries), (900, 2 * tries + 1))
        ):
            best = new
            moved = {name: value for name, value in best.items() if value != GREEDY[name]}
            print(f"try {tries}: {json.dumps(moved)}", flush=True)
    print(f"{tries} changes tried")


if __name__ == "__main__":
    main()
