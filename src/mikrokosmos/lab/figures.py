"""The figures of an arena as a person reads them, in the terminal and on the page."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from mikrokosmos.texts import Texts


def hundredths(share: float) -> str:
    """A share in hundredths."""
    return f"{100 * share:.1f}"


def plain(value: float) -> str:
    """A number that is often whole."""
    return f"{value:.1f}".removesuffix(".0")


def signed(value: float, digits: int = 0) -> str:
    """A number with its sign; nothing is neither more nor less."""
    said = f"{value:+.{digits}f}"
    return said[1:] if not float(said) else said.replace("-", "−")


def percent(texts: Texts, share: float) -> str:
    """A share."""
    return texts("arena-percent", share=hundredths(share))


def interval(texts: Texts, line: Mapping[str, Any]) -> str:
    """The interval of a share."""
    return texts("arena-between-percent", low=hundredths(line["low"]), high=hundredths(line["high"]))


def elo(texts: Texts, value: float | None) -> str:
    """A strength."""
    return texts("arena-none") if value is None else signed(value)


def elo_interval(texts: Texts, line: Mapping[str, Any]) -> str:
    """The interval of a strength; the anchor has none."""
    if line["elo"] is None or line["elo_low"] == line["elo_high"]:
        return texts("arena-none")
    return texts("arena-between", low=signed(line["elo_low"]), high=signed(line["elo_high"]))


def pair(texts: Texts, met: Mapping[str, Any] | None) -> str:
    """One bot against another."""
    if met is None or met["share"] is None:
        return texts("arena-none")
    return texts("arena-pair", share=hundredths(met["share"]), difference=signed(met["difference"], 1))


def notes(texts: Texts, told: Mapping[str, Any]) -> list[str]:
    """What one should know before one believes the figures."""
    found = []
    if told["planned"] != told["asked"]:
        each = told["games_per_deal"]
        found.append(texts("arena-rounded", games=told["planned"], asked=told["asked"], each=each))
    for line in told["standings"]:
        if line["one_sided"] == "won":
            found.append(texts("arena-won-all", bot=line["bot"]))
        elif line["one_sided"] == "lost":
            found.append(texts("arena-lost-all", bot=line["bot"]))
    return found
