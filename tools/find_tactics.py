"""Find positions in which `greedy` goes wrong and `expert` finds the right move, and prove that the move is better.

    python tools/find_tactics.py smallworld --wanted 80 --alike 30
    python tools/find_tactics.py creation --wanted 20
    python tools/find_tactics.py smallworld --recheck

Greedy plays against itself; wherever a search would choose otherwise, and does so with every seed and budget it is
asked with, both moves are played on by arbiters: pairs of whole games with the same dice, greedy against greedy, adept
against adept, and short searches among themselves. All of them slip now and then, or a game without much chance in it
would be one game played four hundred times. What a seat cannot know is drawn anew for every pair. A position is kept
if the move gains `ENOUGH` in the eyes of every arbiter, and surely something.

The positions are added to `tests/games/<game>/tactics.toml`. `--recheck` asks the bots about those that lie there and
drops the ones that do not hold any more, as they may after new weights; with `--arbiters` the gains are measured anew,
in other games than those by which the positions were chosen, so that luck is not counted as gain.
"""

from __future__ import annotations

import argparse
import json
import random
import statistics
import sys
import time
import tomllib
from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import mikrokosmos as mk
from mikrokosmos.bots import Seat, bot
from mikrokosmos.bots.search_bot import LEVELS
from mikrokosmos.core.judge import Judge
from mikrokosmos.core.learned.search import Search

ROOT = Path(__file__).resolve().parents[1]
BUDGETS = (64, 256)
"""Simulations with which a search must find the move."""
SEEDS = (1, 2, 3, 4, 5)
"""Seeds with which it must."""
ENOUGH = 0.08
"""The share of a victory a move must gain."""
SURE = 1.96
"""Standard errors by which the gain must be above nothing."""
QUICK = 60
"""Pairs after which a hopeless candidate is given up."""
SLIPS = 0.12
"""How often an arbiter plays something its judge thinks less of."""
APART = 2
"""At most so many positions of one game, so that they are not all alike."""
ARBITERS = ("greedy", "adept", "search")


@dataclass(frozen=True)
class Tactic:
    """A position, the right move and greedy's in words, and what the right one gained by each arbiter."""

    line: str
    best: dict[str, Any]
    greedy: dict[str, Any]
    gains: tuple[float, ...]

    def toml(self) -> str:
        """As it stands in the file."""
        gains = ", ".join(f"{gain:.3f}" for gain in self.gains)
        return (
            f"[[tactic]]\nline = {json.dumps(self.line)}\nbest = {inline(self.best)}\n"
            f"greedy = {inline(self.greedy)}\ngains = [{gains}]\n"
        )


def inline(words: dict[str, Any]) -> str:
    """Words as a table of TOML on one line."""
    return "{ " + ", ".join(f"{key} = {json.dumps(value)}" for key, value in words.items()) + " }"


def path_of(game: str) -> Path:
    """Where the tactics of a game lie."""
    return ROOT / "tests" / "games" / game / "tactics.toml"


def read(game: str) -> list[Tactic]:
    """The tactics there are."""
    path = path_of(game)
    if not path.exists():
        return []
    rows = tomllib.loads(path.read_text(encoding="utf-8")).get("tactic", [])
    return [Tactic(row["line"], row["best"], row["greedy"], tuple(row["gains"])) for row in rows]


def write(game: str, tactics: Sequence[Tactic]) -> None:
    """All of them, in the order they were found."""
    head = (
        "# Positions in which `greedy` goes wrong and `expert` does not, found and proved by tools/find_tactics.py.\n"
        f"# `gains`: the share of a victory that `best` gains over greedy's move, by arbiter: {', '.join(ARBITERS)}.\n"
    )
    path_of(game).write_text(head + "".join(f"\n{tactic.toml()}" for tactic in tactics), encoding="utf-8")


def searching(state: Any, simulations: int, width: int) -> Search:
    """A search for the table of this state, as bots have it."""
    found: Search = state.game.search(state, simulations, width)
    return found


class Finder:
    """Looks for tactics at the tables of one game and number of players; what it asks is made once."""

    def __init__(self, game: str, players: int) -> None:
        self.game: Any = mk.game(game)
        start = self.game.new(players=players, first=0)
        self.players = players
        self.judge: Judge = self.game.judge("greedy", start)
        self.searches = [searching(start, budget, LEVELS["expert"].width) for budget in BUDGETS]
        self.widest = searching(start, 512, 16)
        self.arbiters: list[Judge] = [self.judge, self.game.judge("adept", start), searching(start, 8, 4)]

    def candidates(self, seed: int) -> Iterator[tuple[Any, int, int]]:
        """Positions of one game of greedy against itself: state, the search's move, greedy's move."""
        rng = random.Random(f"tactics {seed}")
        state = self.game.new(players=self.players, first="random")
        while not state.over:
            if state.player == mk.CHANCE:
                state.play(mk.sample(state.chances(), rng))
                continue
            missed = self.judge.advice(state)
            if len(state.actions()) > 1:
                found = self.agreed(state)
                if found is not None and found != missed:
                    yield state.copy(), found, missed
            # now and then something else, so that games differ from those everybody has seen
            state.play(missed if rng.random() < 0.9 else mk.sample(self.judge.priors(state), rng))

    def agreed(self, state: Any) -> int | None:
        """The move every search chooses, however it is asked; `None` if they do not agree."""
        first = self.searches[0]
        first.seed = SEEDS[0]
        found = first.choice(state)
        if found == self.judge.advice(state):
            return None
        for search in self.searches:
            for seed in SEEDS:
                search.seed = seed
                if search.choice(state) != found:
                    return None
        for seed in SEEDS[:2]:
            self.widest.seed = seed
            if self.widest.choice(state) != found:
                return None
        return found if all(bot("expert", seed).choose(Seat(state)) == found for seed in SEEDS) else None

    def play_on(self, state: Any, arbiter: Judge, rng: random.Random) -> None:
        """Play a game to its end."""
        while not state.over:
            if state.player == mk.CHANCE:
                state.play(mk.sample(state.chances(), rng))
            elif rng.random() < SLIPS:
                state.play(mk.sample(self.judge.priors(state), rng))
            else:
                state.play(arbiter.advice(state))

    def gain(self, arbiter: Judge, state: Any, best: int, other: int, pairs: range) -> list[float]:
        """What the one move gains over the other, in pairs of games that are the same until then."""
        seat = state.player
        gains = []
        for pair in pairs:
            true = state.imagine(seat, random.Random(f"secrets {pair}"))
            shares = []
            for action in (best, other):
                played = true.copy()
                played.play(action)
                self.play_on(played, arbiter, random.Random(f"pair {pair}"))
                shares.append(played.shares()[seat] / 60)
            gains.append(shares[0] - shares[1])
        return gains

    def proved(self, state: Any, best: int, other: int, pairs: range) -> tuple[float, ...] | None:
        """The gain by every arbiter; `None` if it is not enough, or not sure, for one of them."""
        found = []
        for arbiter in self.arbiters:
            gains = self.gain(arbiter, state, best, other, pairs[:QUICK])
            if statistics.fmean(gains) < ENOUGH / 2:
                return None
            gains += self.gain(arbiter, state, best, other, pairs[QUICK:])
            mean = statistics.fmean(gains)
            if mean < ENOUGH or mean < SURE * statistics.stdev(gains) / len(gains) ** 0.5:
                return None
            found.append(mean)
        return tuple(found)


def holds(game: Any, tactic: Tactic, seeds: Sequence[int] = SEEDS) -> bool:
    """Whether greedy still misses the move and `expert` still finds it, with every seed."""
    state = game.from_line(tactic.line)
    best, other = state.encode(tactic.best), state.encode(tactic.greedy)
    if bot("greedy", 1).choose(Seat(state)) != other:
        return False
    return all(bot("expert", seed).choose(Seat(state)) == best for seed in seeds)


def recheck(name: str, pairs: int, arbiters: bool) -> None:
    """Drop what does not hold any more, and with arbiters measure all gains anew."""
    game: Any = mk.game(name)
    kept: list[Tactic] = []
    finders: dict[int, Finder] = {}
    before = read(name)
    for number, tactic in enumerate(before, 1):
        good = holds(game, tactic)
        if good and arbiters:
            state = game.from_line(tactic.line)
            if state.seats not in finders:
                finders[state.seats] = Finder(name, state.seats)
            finder = finders[state.seats]
            others = range(pairs, 2 * pairs)
            gains = finder.proved(state, state.encode(tactic.best), state.encode(tactic.greedy), others)
            good = gains is not None
            tactic = Tactic(tactic.line, tactic.best, tactic.greedy, gains or ())
        print(f"{number}: {'holds' if good else 'DROPPED'} {tactic.best} {tactic.line}", flush=True)
        if good:
            kept.append(tactic)
    write(name, kept)
    print(f"{len(kept)} of {len(before)} hold")


def find(name: str, players: int, wanted: int, pairs: int, seed: int, minutes: float, alike: int) -> None:
    """Add tactics to the file until there are enough, or the time is up; after every one the file is written."""
    finder = Finder(name, players)
    tactics = read(name)
    known = {tactic.line for tactic in tactics}
    kinds = Counter(tactic.best["type"] for tactic in tactics)
    ends = time.monotonic() + 60 * minutes
    asked = 0
    while len(tactics) < wanted and time.monotonic() < ends:
        of_this_game = 0
        for state, best, other in finder.candidates(seed):
            asked += 1
            if state.to_line() in known or of_this_game == APART or kinds[state.describe(best)["type"]] >= alike:
                continue
            gains = finder.proved(state, best, other, range(pairs))
            if gains is None:
                continue
            of_this_game += 1
            tactic = Tactic(state.to_line(), dict(state.describe(best)), dict(state.describe(other)), gains)
            if not holds(finder.game, tactic):
                continue  # a line does not say everything (names, open coins), but the bots must not care
            tactics.append(tactic)
            known.add(tactic.line)
            kinds[tactic.best["type"]] += 1
            write(name, tactics)
            print(f"{len(tactics)}: seed {seed}, {asked} asked, {tactic.best} not {tactic.greedy} {gains}", flush=True)
        seed += 1
    print(f"{len(tactics)} tactics, {asked} candidates asked, next seed {seed}")


def main() -> int:
    """Find or check."""
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("game", choices=("smallworld", "creation"))
    parser.add_argument("--players", type=int, default=2)
    parser.add_argument("--wanted", type=int, default=60, help="how many there should be in the file")
    parser.add_argument("--alike", type=int, default=0, help="at most so many of one kind of action; 0 is no limit")
    parser.add_argument("--pairs", type=int, default=400, help="pairs of games for each arbiter")
    parser.add_argument("--seed", type=int, default=1, help="of the first game")
    parser.add_argument("--minutes", type=float, default=60, help="no longer than this")
    parser.add_argument("--recheck", action="store_true", help="ask the bots again, and drop what does not hold")
    parser.add_argument("--arbiters", action="store_true", help="with --recheck: play the games again too")
    arguments = parser.parse_args()
    if arguments.recheck:
        recheck(arguments.game, arguments.pairs, arguments.arbiters)
    else:
        find(
            arguments.game,
            arguments.players,
            arguments.wanted,
            arguments.pairs,
            arguments.seed,
            arguments.minutes,
            arguments.alike or arguments.wanted,
        )
    return 0


if __name__ == "__main__":
    sys.exit(main())
