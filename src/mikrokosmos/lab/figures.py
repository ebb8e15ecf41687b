"""The figures of an arena as a person reads them, in the terminal and on the page."""

from __future__ import annotations

from mikrokosmos.lab.types import Met, Result, Standing, Victories
from mikrokosmos.texts import Texts
from mikrokosmos.texts.names import bot_name


def hundredths(texts: Texts, share: float) -> str:
    """A share in hundredths."""
    return texts.number(100 * share, 1)


def plain(texts: Texts, value: float) -> str:
    """A number that is often whole."""
    return texts.number(value, 0 if round(value, 1) == round(value) else 1)


def percent(texts: Texts, share: float) -> str:
    """A share."""
    return texts("arena-percent", share=hundredths(texts, share))


def interval(texts: Texts, line: Victories) -> str:
    """The interval of a share."""
    return texts("arena-between-percent", low=hundredths(texts, line["low"]), high=hundredths(texts, line["high"]))


def elo(texts: Texts, value: float | None) -> str:
    """A strength."""
    return texts("arena-none") if value is None else texts.signed(value)


def elo_interval(texts: Texts, line: Standing) -> str:
    """The interval of a strength; the anchor has none."""
    low, high = line["elo_low"], line["elo_high"]
    if low is None or high is None or low == high:
        return texts("arena-none")
    return texts("arena-between", low=texts.signed(low), high=texts.signed(high))


def pair(texts: Texts, met: Met | None) -> str:
    """One bot against another."""
    if met is None or met["share"] is None or met["difference"] is None:
        return texts("arena-none")
    return texts("arena-pair", share=hundredths(texts, met["share"]), difference=texts.signed(met["difference"], 1))


def notes(texts: Texts, told: Result) -> list[str]:
    """What one should know before one believes the figures."""
    found = []
    if told["planned"] != told["asked"]:
        each = told["games_per_deal"]
        found.append(texts("arena-rounded", games=told["planned"], asked=told["asked"], each=each))
    for line in told["standings"]:
        if line["one_sided"] == "won":
            found.append(texts("arena-won-all", bot=bot_name(texts, line["bot"])))
        elif line["one_sided"] == "lost":
            found.append(texts("arena-lost-all", bot=bot_name(texts, line["bot"])))
    return found
