"""Mines self-play for puzzles: positions at the beginning of a turn with one clearly best plan.

    python tools/puzzles.py smallworld --puzzles 304 --alike 0.42
    python tools/puzzles.py creation --puzzles 110   (interrupted at 105)

A panel of different bots plays. A turn is taken if a quick look finds a plan that is clearly better than what else can
be done, a novice would miss it, and a look ten times as deep, with other luck, finds the same. The same seed finds the
same puzzles. They are written into `src/mikrokosmos/puzzles/data`, the easier ones first.
"""

from __future__ import annotations

import argparse
import json
import random
import sys
from collections import Counter
from collections.abc import Iterator, Sequence
from pathlib import Path

import mikrokosmos as mk
from mikrokosmos import bots
from mikrokosmos.analysis.levels import PROOF
from mikrokosmos.analysis.plans import Plan, Planner
from mikrokosmos.bots.seat import Seat
from mikrokosmos.core.game_state import GameState
from mikrokosmos.puzzles.puzzle import TOLERANCE, Puzzle
from mikrokosmos.puzzles.solving import SEED, tried

TARGET = Path(__file__).resolve().parent.parent / "src" / "mikrokosmos" / "puzzles" / "data"
PANEL = ("novice", "adept", "adept", "greedy", "greedy", "search-32", "search-64")
GAP = 0.05
"""What does not solve a puzzle is at least so much worse."""
FEW = 3
"""At most so many different ways to play the turn solve it."""
PER_GAME = 4
"""At most so many puzzles come from one game."""
ALIKE = 0.35
"""At most so large a part of the puzzles has the same first theme."""
AS_HARD = 0.6
"""At most so large a part of them is of one difficulty."""
ORDINARY = frozenset({"done", "stop", "roll", "place", "push", "draw"})
"""Kinds of actions that say nothing about a plan."""


def games_of(game: mk.Game, seed: int) -> Iterator[tuple[list[GameState], int]]:
    """Games without end: the positions at the beginning of each turn, and how many turns there were."""
    number = 0
    while True:
        rng = random.Random(f"{game.id} {seed} {number}")
        players = game.seats[number % len(game.seats)]
        number += 1
        state = game.new(players=players)
        assert isinstance(state, GameState)
        seated = [bots.bot(rng.choice(PANEL), rng.getrandbits(32)) for _ in range(players)]
        starts: list[GameState] = []
        turn = None
        while not state.over:
            if state.player == mk.CHANCE:
                outcomes = state.chances()
                state.play(rng.choices([x for x, _ in outcomes], [weight for _, weight in outcomes])[0])
                continue
            if state.turns() != turn and len(state.actions()) > 2:
                starts.append(state.copy())
            turn = state.turns()
            state.play(seated[state.player].choose(Seat(state)))
        yield starts, state.turns()


def clear(start: GameState, plans: Sequence[Plan]) -> tuple[Plan, float] | None:
    """The best plan and the second share, if there is a clear step between what solves and what does not."""
    best = plans[0]
    if not 0.05 <= best.share <= 0.97:
        return None
    solving = {way_of(start, plan) for plan in plans if plan.share >= best.share - TOLERANCE}
    others = [plan.share for plan in plans if plan.share < best.share - TOLERANCE]
    if len(solving) > FEW or len(others) < 2 or others[0] > best.share - GAP:
        return None
    return best, others[0]


def way_of(start: GameState, plan: Plan) -> frozenset[int]:
    """What a plan does, in whatever order and however the tokens are placed; where that is all, how it ends."""
    state, told = start, set()
    for move in plan.moves:
        if state.describe(move)["type"] not in ORDINARY:
            told.add(move)
        state = state.played(move)
    return frozenset(told or {state.fingerprint()})


def whole(start: GameState, plan: Plan) -> bool:
    """Whether a plan reaches the end of the turn, or chance."""
    return tried(start, asked(start, plan)).moves == list(plan.moves) and tried(start, asked(start, plan)).done


def asked(start: GameState, plan: Plan) -> list[int]:
    """The actions of a plan that somebody must ask for: only choices come by themselves."""
    found: list[int] = []
    while len((now := tried(start, found)).moves) < len(plan.moves):
        found.append(plan.moves[len(now.moves)])
    return found


def advised(start: GameState, judge: str) -> tuple[int, ...]:
    """What a bot that looks no further would do with the turn."""
    seat, turn, state = start.player, start.turns(), start
    bot = bots.bot(judge, 0)
    moves: list[int] = []
    while state.player == seat and state.turns() == turn and len(moves) < 200:
        moves.append(bot.choose(Seat(state.copy())))
        state = state.played(moves[-1])
    return tuple(moves)


def mined(start: GameState, turns: int) -> Puzzle | None:
    """The puzzle in a position, if there is one."""
    read = start.game.from_line(start.to_line())  # what comes out of the file, and nothing that it does not hold
    assert isinstance(read, GameState)
    start = read
    quick = Planner(start, "quick", 0)
    if (found := clear(start, quick.plans(start))) is None:
        return None
    naive = advised(start, "novice")
    if quick.worth(start, naive) >= found[0].share - TOLERANCE:
        return None
    proof = Planner(start, PROOF, SEED)
    plans = proof.plans(start, [found[0].moves])
    proved = clear(start, plans)
    if proved is None or proof.worth(start, found[0].moves) < proved[0].share - TOLERANCE:
        return None
    best, second = proved
    if not whole(start, best) or proof.worth(start, naive) >= best.share - TOLERANCE:
        return None
    solves = [proof.worth(start, way) >= best.share - TOLERANCE for way in (advised(start, "greedy"), small(start))]
    difficulty = 1 if all(solves) else 2 if any(solves) else 3
    name = f"{proof.evaluator.name} {proof.evaluator.version}"
    return Puzzle(
        start.game.id,
        start.to_line(),
        start.player,
        themes(start, best, turns),
        difficulty,
        round(best.share, 4),
        round(second, 4),
        best.moves,
        name,
    )


def small(start: GameState) -> tuple[int, ...]:
    """The plan of a small search."""
    return advised(start, "search-64")


def themes(start: GameState, best: Plan, turns: int) -> tuple[str, ...]:
    """What a puzzle is about: unusual actions of the plan, the time of the game, and how one stands."""
    state, kinds = start, []
    for move in best.moves:
        kinds.append(str(state.describe(move)["type"]))
        state = state.played(move)
    found = [kind for kind in dict.fromkeys(kinds) if kind not in ORDINARY]
    at = start.turns() / max(1, turns)
    found.append("opening" if at < 0.25 else "endgame" if at >= 0.75 else "middle")
    fair = 1 / start.seats
    if best.share >= 1.5 * fair:
        found.append("ahead")
    elif best.share <= 0.6 * fair:
        found.append("behind")
    return tuple(found)


def mine(game: mk.Game, wanted: int, seed: int, alike: float = ALIKE) -> list[Puzzle]:
    """So many puzzles, of different kinds; fewer if one interrupts it."""
    found: dict[str, Puzzle] = {}
    try:
        _mine(found, game, wanted, seed, alike)
    except KeyboardInterrupt:
        print(f"interrupted with {len(found)} puzzles", file=sys.stderr)
    return sorted(found.values(), key=lambda it: (it.difficulty, it.id))


def _mine(found: dict[str, Puzzle], game: mk.Game, wanted: int, seed: int, alike: float) -> None:
    """Fill `found`."""
    kinds: Counter[str] = Counter()
    for number, (starts, turns) in enumerate(games_of(game, seed), 1):
        here = 0
        for start in random.Random(number).sample(starts, len(starts)):
            if here == PER_GAME:
                break
            puzzle = mined(start, turns)
            if puzzle is None or puzzle.id in found:
                continue
            if kinds[puzzle.themes[0]] >= alike * wanted or kinds[str(puzzle.difficulty)] >= AS_HARD * wanted:
                continue
            found[puzzle.id] = puzzle
            here += 1
            kinds.update((puzzle.themes[0], str(puzzle.difficulty)))
            if len(found) >= wanted:
                return
        if number % 10 == 0:
            print(f"{number} games, {len(found)} puzzles, {dict(kinds)}", file=sys.stderr, flush=True)


def main(words: Sequence[str] | None = None) -> int:
    """Write the file of a game."""
    parser = argparse.ArgumentParser(description="Mine self-play for puzzles.")
    parser.add_argument("game")
    parser.add_argument("--puzzles", type=int, default=320)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--alike", type=float, default=ALIKE, help="the largest part with the same first theme")
    parser.add_argument("--out", type=Path, help="another file than the one that ships")
    given = parser.parse_args(words)
    puzzles = mine(mk.game(given.game), given.puzzles, given.seed, given.alike)
    lines = [json.dumps(puzzle.to_json(), ensure_ascii=False) + "\n" for puzzle in puzzles]
    (given.out or TARGET / f"{given.game}.jsonl").write_text("".join(lines), encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
