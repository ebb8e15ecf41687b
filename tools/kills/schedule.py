"""When the server dies: under load, with an acknowledgement, just after it is ready, and while it starts."""

from __future__ import annotations

import random
from collections.abc import Iterator
from dataclasses import dataclass

BURST = 0.10
"""How often a burst of deaths during the start begins."""
EARLY = 0.15
"""How often the server dies when all clients have just found it again."""
ON_ANSWER = 0.50
"""How often, of the other times, it dies in the moment a client reads an acknowledgement (see `kill_on_answer.py`)."""
COLD = 0.04
"""How often the server is a fresh interpreter instead of a fork of a warm one, which starts much faster."""


@dataclass(frozen=True, slots=True)
class Moment:
    """How one server is started and when it is killed."""

    ready: bool
    """Whether it lives until it answers; otherwise it dies on the way there."""
    seconds: float
    """How long after that, or after its start, it is killed."""
    cold: bool
    on_answer_of: int | None = None
    """Then it is not killed at once but with the next acknowledgement, by a client of this number."""


def moments(kills: int, seed: int) -> Iterator[Moment]:
    """So many deaths, the same for the same seed."""
    rng = random.Random(seed)
    burst = 0
    for _ in range(kills):
        cold = rng.random() < COLD
        if burst or rng.random() < BURST:
            burst = burst - 1 if burst else rng.randint(0, 3)
            yield Moment(False, rng.uniform(0.0, 2.5 if cold else 0.5), cold)
        elif rng.random() < EARLY:
            yield Moment(True, rng.uniform(0.0, 0.15), cold)
        else:
            on_answer_of = rng.randrange(1000) if rng.random() < ON_ANSWER else None
            yield Moment(True, rng.uniform(0.3, 2.5), cold, on_answer_of)
