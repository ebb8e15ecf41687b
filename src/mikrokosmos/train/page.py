"""A run of training as one page of HTML: what every generation achieved, and the curves of the loss."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from html import escape
from typing import Any

from mikrokosmos.report import plots
from mikrokosmos.report.document import document, section, table
from mikrokosmos.texts import Texts
from mikrokosmos.texts.names import game_name

HEADS = ("generation", "accepted", "match", "panel-before", "panel-after")
"""The columns of the table of generations: the ends of their texts' ids."""


def page(log: Mapping[str, Any], texts: Texts, command: str) -> str:
    """The page for a run; `command` is what repeats it."""
    said = title(log, texts)
    rows = [[escape(cell) for cell in row] for row in generations(log, texts)]
    repeat = f"<p>{escape(texts('train-repeat'))}</p><code>{escape(command)}</code>"
    parts = [
        f"<header><h1>{escape(said)}</h1></header>",
        section("generations", texts("train-generations"), table(heads(texts), rows), texts("train-generations-about")),
        section("curves", texts("train-curves"), curves(log, texts), texts("train-curves-about")),
        section("repeat", texts("train-method"), repeat),
    ]
    return document(texts.lang, said, parts)


def title(log: Mapping[str, Any], texts: Texts) -> str:
    """What was trained."""
    recipe = log["recipe"]
    return texts("train-title", game=game_name(texts, recipe["game"]), players=recipe["players"])


def heads(texts: Texts) -> list[str]:
    """The names of the columns of `generations`."""
    return [texts(f"train-{head}") for head in HEADS]


def generations(log: Mapping[str, Any], texts: Texts) -> list[list[str]]:
    """For every generation whether it was accepted, its match with the one before, and the panel before and after."""
    rows = []
    for number in range(1, log["recipe"]["generations"] + 1):
        told = log["steps"].get(f"match-{number}")
        if told is not None:
            answer = texts("train-yes" if told["accepted"] else "train-no")
            shares = [_share(told[each], texts) for each in ("last", "panel_before", "panel")]
            rows.append([texts.number(number), answer, *shares])
    return rows


def _share(score: Sequence[float], texts: Texts) -> str:
    share, within, _ = score
    return texts("train-share", share=texts.number(100 * share, 1), within=texts.number(100 * within, 1))


def curves(log: Mapping[str, Any], texts: Texts) -> str:
    """The loss of every generation as learning went by, from its beginning to its end."""
    lines, names = [], []
    for number in range(log["recipe"]["generations"] + 1):
        curve = log["steps"].get(f"network-{number}", {}).get("curve")
        if curve:
            part = 100 / len(curve)
            lines.append((number, [(part * (at + 1), loss) for at, loss in enumerate(curve)]))
            names.append((number, texts("train-curve", number=number)))
    if not lines:
        return ""
    plot = plots.curves(
        lines, None, texts("train-curves"), texts("train-curves-axis"), lambda loss: texts.number(loss, 2)
    )
    legend = "".join(
        f'<li><span class="swatch bot{number % plots.COLOURS}"></span>{escape(name)}</li>' for number, name in names
    )
    return f'{plot}<ul class="legend">{legend}</ul>'
