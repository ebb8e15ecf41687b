"""The game told in three sentences, each the id of a text and what goes into it.

`who` and `whom` are seats; whoever shows a sentence puts names there. All other arguments are numbers as they are said.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from mikrokosmos.core.types import Json

if TYPE_CHECKING:
    from mikrokosmos.analysis.analysis import Analysis

LEAST = 0.03
"""Win chance that is worth a sentence."""
EVEN = 0.5
"""Whoever has more is more likely to win than not."""


def story(analysis: Analysis) -> list[Json]:
    """Three sentences: when it was decided, who was lucky, and who did what to whom (or who played best)."""
    return [decided(analysis), lucky(analysis), deeds(analysis)]


def decided(analysis: Analysis) -> Json:
    """From which round on the winner was always more likely to win than all others together."""
    chances = analysis.chances()
    winners = [each.seat for each in analysis.sums if each.result > 0]
    if len(winners) > 1:
        return _sentence("shared", count=len(winners))
    who = winners[0]
    last = len(chances) - 1
    while last and _leads(chances[last - 1]["shares"], who):
        last -= 1
    if last == len(chances) - 1:
        return _sentence("decided-last", who=who)
    if last == 0:
        return _sentence("decided-always", who=who)
    share = round(100 * chances[last]["shares"][who])
    return _sentence("decided", who=who, round=chances[last - 1]["round"], percent=share)


def lucky(analysis: Analysis) -> Json:
    """Who had most luck and who had least."""
    luck = [each.dice + each.draws for each in analysis.sums]
    best = max(range(len(luck)), key=lambda seat: luck[seat])
    worst = min(range(len(luck)), key=lambda seat: luck[seat])
    more, less = round(100 * luck[best]), round(-100 * luck[worst])
    if luck[best] < LEAST and luck[worst] > -LEAST:
        return _sentence("luck-even")
    if less <= 0:
        return _sentence("lucky", who=best, percent=more)
    if more <= 0:
        return _sentence("unlucky", who=worst, percent=less)
    return _sentence("luck", who=best, more=more, whom=worst, less=less)


def deeds(analysis: Analysis) -> Json:
    """Who hurt whom most; between two, or if nobody did, who played best."""
    sums = analysis.sums
    hurts = [(each.others[by], by, each.seat) for each in sums for by in range(len(sums)) if by != each.seat]
    hurt, by, whom = min(hurts)
    if len(sums) > 2 and hurt <= -LEAST:
        return _sentence("hurt", who=by, whom=whom, percent=round(-100 * hurt))
    best = max(sums, key=lambda each: each.own)
    return _sentence("best", who=best.seat, percent=round(-100 * best.own))


def _leads(shares: Sequence[float], who: int) -> bool:
    return shares[who] > EVEN


def _sentence(name: str, **args: int) -> Json:
    return {"id": f"analysis-story-{name}", "args": args}
