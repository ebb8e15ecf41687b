"""How weights are made: games of judges first, then generations of search that learn from themselves.

Every step leaves its results in a folder and is not done again. The same recipe gives the same games anywhere and, on
the same kind of machine, the same weights.
"""

from __future__ import annotations

import json
import os
import time
from collections.abc import Callable, Iterable
from contextlib import closing
from dataclasses import asdict, dataclass, replace
from pathlib import Path
from typing import IO, Any, TypeVar

import numpy as np
import torch

import mikrokosmos as mk
from mikrokosmos.core.learned.weights import EXPERT, MASTER, Weights, read_weights
from mikrokosmos.train.foretelling import Foretold, all_foretold, together
from mikrokosmos.train.matches import Player, meet
from mikrokosmos.train.network import Network, guesses, learn, smoothed
from mikrokosmos.train.samples import TEMPERED, Batch, Samples, batches, joined, played
from mikrokosmos.train.sharpening import sharpened

THREADS = 2
"""Of the learning; the last digits of its sums depend on them, so they belong to every recipe."""

EXPERT_SIMULATIONS = 64
"""Of the bot `expert`."""

SMOOTHED = "0-smoothed"
"""The step that learns from the first games a second time."""

Part = TypeVar("Part")

Notice = Callable[[str, float, float], None]
"""Called with the step (`games 0`, `learning 0`, `match 1`), how much of it has been done, and of how much."""


class OtherRecipe(ValueError):
    """A folder holds the run of another recipe."""


@dataclass(frozen=True)
class Recipe:
    """All that decides about weights."""

    game: str
    players: int
    first_games: int
    """Games of judges, to begin with."""
    games: int
    """Games of search in each generation."""
    generations: int
    seed: int = 1
    simulations: int = 24
    slips: int = 60
    """Choices of a thousand that are drawn by the judge's priors; three times as many where a turn begins."""
    later_slips: int = 60
    """The same in the games of generations: with fewer, games go on more like those at a table."""
    own_share: float = 0.2
    """Of the games, those with random own content, and as many again with few rows of the box."""
    wide: int = 64
    narrow: int = 32
    trust: float = 0.6
    """How far a position's target is how its game ended, rather than what was thought a turn later."""
    smooth_first: bool = True
    """Whether the first games are learnt from a second time, with smoothed targets."""
    ends_first: bool = False
    """Whether a generation learns from how its games ended before it smooths: what the last one thought of early
    positions is then forgotten, which many turns of smoothing would keep."""
    first_epochs: float = 2.5
    epochs: float = 2.0
    first_rate: float = 4e-3
    rate: float = 2e-3
    kept: float = 0.25
    """Of the first games, those that every generation learns from again."""
    match_games: int = 2000
    panel_games: int = 1200
    better: float = 0.52
    """The share of a match that a generation must win to be accepted."""
    sharpening_games: int = 4000
    """Games of Experts by which chances are sharpened at last."""
    master_games: int = 45_000
    """The same of Masters, which take no time."""


RECIPES = {
    ("smallworld", 2): Recipe("smallworld", 2, 400_000, 30_000, 2, smooth_first=False, later_slips=20, ends_first=True),
    ("smallworld", 3): Recipe("smallworld", 3, 80_000, 20_000, 2, later_slips=20, ends_first=True),
    ("smallworld", 4): Recipe("smallworld", 4, 80_000, 16_000, 2, later_slips=20, ends_first=True),
    ("smallworld", 5): Recipe("smallworld", 5, 60_000, 14_000, 2, later_slips=20, ends_first=True),
    ("creation", 2): Recipe("creation", 2, 150_000, 0, 0, sharpening_games=1600),
    ("creation", 3): Recipe("creation", 3, 80_000, 0, 0, sharpening_games=600),
    ("creation", 4): Recipe("creation", 4, 80_000, 0, 0, sharpening_games=400),
    ("creation", 5): Recipe("creation", 5, 60_000, 0, 0, sharpening_games=300),
}
"""Those of the shipped weights."""


def tiny(recipe: Recipe) -> Recipe:
    """The same steps with a few hundred games: seconds instead of hours, to see that all of it works."""
    deals = 12 * recipe.players
    return replace(
        recipe,
        first_games=400,
        games=100,
        generations=1,
        simulations=4,
        first_epochs=12,
        epochs=12,
        sharpening_games=20,
        master_games=120,
        match_games=deals,
        panel_games=deals,
    )


class Training:
    """One run of a recipe in a folder."""

    def __init__(
        self, recipe: Recipe, folder: Path, processes: int, notice: Notice = lambda what, at, of: None
    ) -> None:
        self.recipe = recipe
        self.folder = folder
        self.processes = processes
        self.notice = notice
        folder.mkdir(parents=True, exist_ok=True)
        self.log_path = folder / "log.json"
        self.log: dict[str, Any] = {"recipe": asdict(recipe), "steps": {}}
        if self.log_path.exists():
            told = json.loads(self.log_path.read_text(encoding="utf-8"))
            if told["recipe"] != self.log["recipe"]:
                raise OtherRecipe(f"{folder} holds the run of another recipe: choose another folder, or remove it")
            self.log = told
        torch.set_num_threads(THREADS)
        torch.use_deterministic_algorithms(True)
        state = mk.game(recipe.game).new(players=recipe.players)
        self.encoder = mk.game(recipe.game).encoder(state)

    def run(self) -> Weights:
        """All steps that have not been done yet; returns the best weights."""
        first = self.samples("0", self.first_batches())
        best, weights = self.network("0", None, first, first.ends(), self.recipe.first_epochs, self.recipe.first_rate)
        if self.recipe.smooth_first:
            wanted = smoothed(first, guesses(best, first), self.recipe.trust)
            best, weights = self.network(SMOOTHED, best, first, wanted, self.recipe.epochs, self.recipe.rate)
        earlier = weights
        recent: list[Samples] = []
        for number in range(1, self.recipe.generations + 1):
            name = str(number)
            recent.append(self.samples(name, self.generation_batches(number, weights, earlier)))
            some = part_of(first, self.recipe.kept)
            lesson = joined([*recent[-2:], some])
            teacher = best
            if self.recipe.ends_first:
                teacher, _ = self.network(
                    f"{name}-ends", best, lesson, lesson.ends(), self.recipe.epochs, self.recipe.rate
                )
            wanted = smoothed(lesson, guesses(teacher, lesson), self.recipe.trust)
            network, found = self.network(name, teacher, lesson, wanted, self.recipe.epochs, self.recipe.rate)
            if self.accepted(name, found, weights):
                earlier, weights, best = weights, found, network
        weights = self.sharpened(weights)
        self.result.write_bytes(weights.to_bytes())
        return weights

    def sharpened(self, weights: Weights) -> Weights:
        """The weights with how sharp chances must be told, at tables of Masters and of Experts."""
        found = {}
        for number, (kind, who) in enumerate(((MASTER, "greedy"), (EXPERT, "search")), 1):
            batches = sharpening_batches(self.recipe, weights, who)
            found[kind] = sharpened(self.foretold(kind, batches, f"sharpening {number}"))
        return replace(weights, sharpness=found)

    def foretold(self, name: str, wanted: list[Batch], step: str) -> Foretold:
        """What is said of the games of a step, and how they ended; played or read back."""
        path = self.folder / f"games-{name}.npz"
        if path.exists():
            return Foretold(**np.load(path))
        begun = time.monotonic()
        with closing(all_foretold(wanted, self.processes)) as games:
            found = together(self.gathered(games, step, len(wanted)))
        self.tell(f"games-{name}", positions=len(found), digest=found.digest(), seconds=time.monotonic() - begun)
        write(path, lambda file: np.savez(file, **found.arrays()))  # type: ignore[arg-type]
        return found

    def gathered(self, games: Iterable[Part], step: str, of: int) -> list[Part]:
        """The parts of a step as they come, each told."""
        self.notice(step, 0, of)
        parts = []
        for at, part in enumerate(games):
            parts.append(part)
            self.notice(step, at + 1, of)
        return parts

    @property
    def result(self) -> Path:
        """The file of the best weights."""
        return self.folder / "best.weights"

    @property
    def steps(self) -> list[str]:
        """Everything to be done, as `notice` is told of it."""
        rounds = range(1, self.recipe.generations + 1)
        kinds = ("games", "learning", *(["smoothing"] if self.recipe.ends_first else []), "match")
        later = (f"{kind} {number}" for number in rounds for kind in kinds)
        again = ["smoothing 0"] if self.recipe.smooth_first else []
        return ["games 0", "learning 0", *again, *later, "sharpening 1", "sharpening 2"]

    def first_batches(self) -> list[Batch]:
        """Games of judges: mostly the strongest, with a weaker one at every fourth table."""
        seats = self.recipe.players
        alike = ("greedy",) * seats
        mixed = ("greedy",) * (seats - 1) + ("adept",)
        return batches(self.like(0), self.recipe.first_games, [alike, alike, alike, mixed], self.recipe.own_share)

    def generation_batches(self, number: int, weights: Weights, earlier: Weights) -> list[Batch]:
        """Games of search against itself, the generation before, and judges."""
        seats = self.recipe.players
        alike = ("search",) * seats
        mixtures = [alike, alike, *((*alike[1:], other) for other in ("earlier", "greedy", "adept"))]
        mixtures.append(("search",) + ("greedy",) * (seats - 1))
        return batches(self.like(number, weights, earlier), self.recipe.games, mixtures, self.recipe.own_share)

    def like(self, number: int, weights: Weights | None = None, earlier: Weights | None = None) -> Batch:
        """What all batches of a generation share."""
        return Batch(
            self.recipe.game,
            self.recipe.players,
            self.recipe.seed * 1000 + number,
            games=200 if number == 0 else 50,
            slips=self.recipe.slips if number == 0 else self.recipe.later_slips,
            simulations=self.recipe.simulations,
            weights=weights,
            earlier=earlier,
        )

    def samples(self, name: str, wanted: list[Batch]) -> Samples:
        """The games of a step, played or read back."""
        path = self.folder / f"games-{name}.npz"
        if path.exists():
            kept = np.load(path)
            return Samples(kept["counts"], kept["facts"], kept["index"], kept["amount"], self.recipe.players)
        begun = time.monotonic()
        with closing(played(wanted, self.processes)) as games:
            found = joined(self.gathered(games, f"games {name}", len(wanted)))
        self.tell(f"games-{name}", positions=len(found), digest=found.digest(), seconds=time.monotonic() - begun)
        arrays = {"counts": found.counts, "facts": found.facts, "index": found.index, "amount": found.amount}
        write(path, lambda file: np.savez(file, **arrays))  # type: ignore[arg-type]
        return found

    def network(
        self, name: str, before: Network | None, samples: Samples, wanted: Any, epochs: float, rate: float
    ) -> tuple[Network, Weights]:
        """The network of a step, learnt or read back."""
        torch.manual_seed(self.recipe.seed)
        network = Network(self.encoder, self.recipe.players, self.recipe.wide, self.recipe.narrow)
        path = self.folder / f"network-{name}.pt"
        whole = self.folder / f"{name}.weights"
        if path.exists() and whole.exists():
            network.load_state_dict(torch.load(path, weights_only=True))
            return network, read_weights(whole.read_bytes())
        if before is not None:
            network.load_state_dict(before.state_dict())
        begun = time.monotonic()
        told = self.step_of(name)
        self.notice(told, 0, 1)
        curve = learn(
            network, samples, wanted, epochs, rate, self.recipe.seed,
            notice=lambda step, steps, loss: self.notice(told, step, steps),
        )  # fmt: skip
        self.tell(f"network-{name}", curve=[round(loss, 5) for loss in curve], seconds=time.monotonic() - begun)
        digests = {step: told["digest"] for step, told in self.log["steps"].items() if "digest" in told}
        origin = {"recipe": asdict(self.recipe), "generation": name, "games": digests}
        weights = network.weights(self.recipe.game, self.encoder.digest(), origin)
        write(path, lambda file: torch.save(network.state_dict(), file))
        write(whole, lambda file: file.write(weights.to_bytes()))
        return network, weights

    def step_of(self, name: str) -> str:
        """What `notice` is told while a network learns."""
        number = name.partition("-")[0]
        again = name == SMOOTHED or (self.recipe.ends_first and name == number != "0")
        return f"{'smoothing' if again else 'learning'} {number}"

    def accepted(self, name: str, found: Weights, last: Weights) -> bool:
        """Whether a generation beats the last one, and loses nothing against the panel."""
        if f"match-{name}" not in self.log["steps"]:
            recipe = self.recipe
            self.notice(f"match {name}", 0, 3)
            seed = 77_000_000 + int(name) * 10_000_000
            one, other = Player("search", found), Player("search", last)
            panel = [Player(judge) for judge in mk.game(recipe.game).panel]
            found_scores = []
            meetings = ((one, [other], recipe.match_games), (one, panel, recipe.panel_games))
            for part, (each, others, games) in enumerate((*meetings, (other, panel, recipe.panel_games))):

                def done(share: float, part: int = part) -> None:
                    self.notice(f"match {name}", part + share, 3)

                begin = seed + (part > 0)
                found_scores.append(meet(recipe.game, recipe.players, each, others, games, begin, self.processes, done))
            match, now, before = found_scores
            fair = recipe.better * 2 / recipe.players  # 52 % of two is as much as 26 % of four
            good = match.share >= fair and now.share >= before.share - 0.01
            self.tell(f"match-{name}", last=match, panel=now, panel_before=before, accepted=good)
        return bool(self.log["steps"][f"match-{name}"]["accepted"])

    def tell(self, step: str, **what: Any) -> None:
        """Note the results of a step."""
        self.log["steps"][step] = what
        told = json.dumps(self.log, indent=1) + "\n"
        write(self.log_path, lambda file: file.write(told.encode()))


def sharpening_batches(recipe: Recipe, weights: Weights, who: str) -> list[Batch]:
    """Games as they are played at a table: nobody slips, and whoever searches does so like Expert.

    At every third table of Masters there sit judges with habits of their own: chances must hold for those as well.
    """
    like = Batch(
        recipe.game,
        recipe.players,
        recipe.seed * 1000 + 900,
        games=20,
        slips=0,
        simulations=EXPERT_SIMULATIONS,
        weights=weights,
    )
    tables = [(who,) * recipe.players]
    if who == "search":
        return batches(like, recipe.sharpening_games, tables, 0)
    return batches(like, recipe.master_games, [*tables, *tables, (TEMPERED,) * recipe.players], 0)


def write(path: Path, fill: Callable[[IO[bytes]], object]) -> None:
    """Write a file that is there as a whole or not at all, whenever one stops."""
    part = path.with_name(f"{path.name}.part")
    with part.open("wb") as file:
        fill(file)
    os.replace(part, path)


def part_of(samples: Samples, share: float) -> Samples:
    """The first part of some samples, in whole games."""
    end = int(len(samples) * share)
    while end < len(samples) and samples.facts[end, 1] > samples.facts[end - 1, 1]:
        end += 1
    inputs = int(samples.starts[end])
    return Samples(
        samples.counts[:end], samples.facts[:end], samples.index[:inputs], samples.amount[:inputs], samples.players
    )
