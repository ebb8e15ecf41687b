"""Every seat's chance to win, as whoever only watches may know it: in words, and as a bar where there are colours."""

from __future__ import annotations

from collections.abc import Sequence

from rich.console import Console
from rich.style import Style
from rich.text import Text

import mikrokosmos as mk
from mikrokosmos.cli.phrases import Phrases
from mikrokosmos.cli.screens.ink import SEATS, color, coloured
from mikrokosmos.core.errors import WeightsError

BAR = 50
"""How many columns the bar has."""


def chances(state: mk.State) -> list[float] | None:
    """The chance of every seat; `None` when the game is over or has no learned weights."""
    if state.over or not state.game.learned:
        return None
    try:
        return mk.win_chance(state)
    except WeightsError:
        return None


def print_chances(console: Console, phrases: Phrases, state: mk.State) -> None:
    """A line with everybody's chance, if it is known."""
    found = chances(state)
    if found is None:
        return
    if coloured(console) and not console.options.ascii_only:
        bar = Text()
        for seat, cells in enumerate(parts(found, BAR)):
            bar.append("▀" * cells, Style(color=color(SEATS[seat][0])))
        console.print(bar)
    told = [
        phrases.texts("chance-of", who=phrases.who(seat), percent=percent)
        for seat, percent in enumerate(parts(found, 100))
    ]
    said = phrases.texts("chance-line", chances=phrases.texts("between-names").join(told))
    console.print(said, soft_wrap=True)


def parts(shares: Sequence[float], whole: int) -> list[int]:
    """Shares as whole parts that add up: what rounding leaves over goes to those who lost most by it."""
    exact = [whole * share for share in shares]
    found = [int(part) for part in exact]
    order = sorted(range(len(found)), key=lambda at: found[at] - exact[at])
    for at in order[: whole - sum(found)]:
        found[at] += 1
    return found
