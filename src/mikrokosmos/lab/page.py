"""The result of an arena as one page of HTML that needs nothing else: no script, no font, no picture from elsewhere."""

from __future__ import annotations

import hashlib
from base64 import b64encode
from collections.abc import Iterable, Sequence
from html import escape
from importlib.resources import files
from typing import Any

from mikrokosmos.lab import plots
from mikrokosmos.lab.elo import ROUNDS
from mikrokosmos.lab.figures import elo, elo_interval, hundredths, interval, notes, percent, plain, signed
from mikrokosmos.texts import Texts


def page(told: dict[str, Any], texts: Texts, command: str) -> str:
    """The page for a result; `command` is what gave it."""
    return Page(told, texts, command).html()


class Page:
    """Puts the page together, section by section."""

    def __init__(self, told: dict[str, Any], texts: Texts, command: str) -> None:
        self.told = told
        self.texts = texts
        self.command = command
        self.standings: list[dict[str, Any]] = told["standings"]
        self.bots = [line["bot"] for line in self.standings]
        self.colours = {name: at for at, name in enumerate(told["bots"])}

    def html(self) -> str:
        """The whole page."""
        style = files(__package__).joinpath("page.css").read_text(encoding="utf-8")
        # Only this very style may be applied, and nothing at all fetched or run.
        allowed = b64encode(hashlib.sha256(style.encode()).digest()).decode()
        title = escape(self.texts("arena-title", game=self.told["game"]))
        sections = [
            self.standings_section(),
            f'<div class="two">{self.elo_section()}{self.shares_section()}</div>' if self.told["games"] else "",
            self.pairs_section(),
            f'<div class="two">{self.points_section()}{self.curve_section()}</div>' if self.told["games"] else "",
            self.orders_section(),
            self.method_section(),
            self.timing_section(),
        ]
        return (
            f'<!DOCTYPE html>\n<html lang="{escape(self.texts.lang)}">\n<head>\n<meta charset="utf-8">\n'
            f"<meta http-equiv=\"Content-Security-Policy\" content=\"default-src 'none'; style-src 'sha256-{allowed}'; "
            "base-uri 'none'; form-action 'none'\">\n"
            '<meta name="viewport" content="width=device-width, initial-scale=1">\n'
            f"<title>{title}: {escape(self.texts('between-names').join(self.bots))}</title>\n"
            f"<style>{style}</style>\n</head>\n<body>\n<main>\n{self.header(title)}\n"
            + "\n".join(section for section in sections if section)
            + "\n</main>\n</body>\n</html>\n"
        )

    def header(self, title: str) -> str:
        """What this is."""
        told = self.told
        sentence = self.texts(
            "arena-sentence",
            games=told["games"],
            deals=told["deals"],
            players=told["players"],
            seed=str(told["seed"]),
        )
        lines = [f"<h1>{title}</h1>", f'<p class="about">{escape(sentence)}</p>']
        if not told["complete"]:
            said = self.texts("page-unfinished", games=told["games"], planned=told["planned"])
            lines.append(f'<p class="note">{escape(said)}</p>')
        lines += [f'<p class="note">{escape(note)}</p>' for note in notes(self.texts, told)]
        return f"<header>{''.join(lines)}</header>"

    def standings_section(self) -> str:
        """The table of all bots."""
        texts = self.texts
        rows = []
        for line in self.standings:
            rows.append([
                self.named(line["bot"]),
                _double(elo(texts, line["elo"]), elo_interval(texts, line)),
                _double(percent(texts, line["share"]), interval(texts, line)),
                escape(plain(line["wins"])),
                escape(plain(line["games"])),
                _double(f"{line['points']:.1f}", f"± {line['spread']:.1f}"),
                f"{line['place']:.2f}",
            ])  # fmt: skip
        heads = [texts(f"arena-{head}") for head in ("bot", "elo", "share", "wins", "games", "points", "place")]
        return self.section("page-standings", _table(heads, rows))

    def elo_section(self) -> str:
        """Strengths with their intervals."""
        low = min(0.0, *(line["elo_low"] for line in self.standings))
        high = max(0.0, *(line["elo_high"] for line in self.standings))
        marks = [(mark, signed(mark)) for mark in plots.steps(low, high, 4)]
        said = [elo(self.texts, line["elo"]) for line in self.standings]
        rows = plots.elo_rows(self.standings, self.colours, said)
        plot = plots.intervals(rows, self.texts("page-elo"), marks, None)
        about = "page-elo-anchored" if self.told["anchor"] else "page-elo-mean"
        return self.section("page-elo", plot, self.texts(about))

    def shares_section(self) -> str:
        """Victories with their intervals."""
        high = max(self.told["fair"], *(line["high"] for line in self.standings))
        marks = [(mark, self.texts("arena-percent", share=f"{100 * mark:.0f}")) for mark in plots.steps(0.0, high, 4)]
        rows = [
            plots.Row(
                line["bot"],
                line["share"],
                line["low"],
                line["high"],
                percent(self.texts, line["share"]),
                self.colours[line["bot"]],
            )
            for line in self.standings
        ]
        plot = plots.intervals(rows, self.texts("page-shares"), marks, self.told["fair"])
        return self.section("page-shares", plot, self.texts("page-shares-about", fair=hundredths(self.told["fair"])))

    def points_section(self) -> str:
        """A small picture of every bot's points."""
        bins = self.told["histogram"]
        top = max(count / max(1, sum(counts)) for counts in bins["counts"].values() for count in counts)
        figures = []
        for line in self.standings:
            name = line["bot"]
            title = f"{name}: {line['points']:.1f} ± {line['spread']:.1f}"
            plot = plots.columns(
                bins["counts"][name], bins["start"], bins["width"], line["points"], top, title, self.colours[name]
            )
            spread = f"{line['points']:.1f} ± {line['spread']:.1f}"
            figures.append(
                f"<figure><figcaption><span>{escape(name)}</span><span>{spread}</span></figcaption>{plot}</figure>"
            )
        return self.section("page-points", "".join(figures), self.texts("page-points-about"))

    def curve_section(self) -> str:
        """The share of victories as the games went by."""
        lines = [(self.colours[line["bot"]], line["curve"]) for line in self.standings if line["curve"]]
        most = max(line["curve"][-1][0] for line in self.standings if line["curve"])
        axis = self.texts("page-curve-axis", games=most)
        plot = plots.curves(lines, self.told["fair"], self.texts("page-curve"), axis)
        legend = "".join(f"<li>{self.named(name)}</li>" for name in self.bots)
        return self.section("page-curve", f'{plot}<ul class="legend">{legend}</ul>', self.texts("page-curve-about"))

    def pairs_section(self) -> str:
        """Who beats whom, the colours by how often."""
        met = {(each["bot"], each["other"]): each for each in self.told["pairs"]}
        body = []
        for bot in self.bots:
            cells = [f"<th>{self.named(bot)}</th>"]
            for other in self.bots:
                pair = met.get((bot, other))
                share = pair["share"] if pair else None
                said = escape(self.texts("arena-none"))
                if pair and share is not None:
                    said = _double(percent(self.texts, share), signed(pair["difference"], 1))
                cells.append(f'<td class="{plots.heat(share)}">{said}</td>')
            body.append(f"<tr>{''.join(cells)}</tr>")
        head = "".join(f'<th class="heat">{escape(name)}</th>' for name in self.bots)
        table = f"<table><thead><tr><th></th>{head}</tr></thead><tbody>{''.join(body)}</tbody></table>"
        return self.section("arena-pairs", f'<div class="scroll">{table}</div>', self.texts("arena-pairs-about"))

    def orders_section(self) -> str:
        """Whether it matters who begins."""
        heads = [self.texts("arena-bot")]
        heads += [self.texts("arena-order", number=at + 1) for at in range(self.told["players"])]
        rows = [
            [self.named(line["bot"])]
            + [_double(percent(self.texts, order["share"]), interval(self.texts, order)) for order in line["by_order"]]
            for line in self.standings
        ]
        return self.section("arena-orders", _table(heads, rows), self.texts("arena-orders-about"))

    def method_section(self) -> str:
        """How the figures came about, and how to have them again."""
        tables = "".join(f"<li>{escape(self.texts('between-names').join(table))}</li>" for table in self.told["tables"])
        pace = self.texts(
            "arena-pace", decisions=f"{self.told['decisions_per_game']:.1f}", fair=hundredths(self.told["fair"])
        )
        parts = [
            f"<p>{escape(self.texts('page-seats', each=self.told['games_per_deal']))} {escape(pace)}</p>",
            f"<p>{escape(self.texts('page-rates', rounds=ROUNDS))}</p>",
            f'<p>{escape(self.texts("page-tables"))}</p><ul class="plain">{tables}</ul>',
            f"<p>{escape(self.texts('page-repeat'))}</p><code>{escape(self.command)}</code>",
        ]
        return self.section("page-method", "".join(parts))

    def timing_section(self) -> str:
        """How long each bot thought: the only part of the page that differs from run to run."""
        timing = self.told["timing"]
        rows = []
        for name in self.bots:
            spent = timing["bots"][name]
            rows.append([self.named(name), f"{spent['microseconds_per_decision']:,.1f}", f"{spent['decisions']:,}"])
        heads = [self.texts(head) for head in ("arena-bot", "arena-thinking", "page-decisions")]
        about = self.texts("page-timing-about", seconds=f"{timing['seconds']:.1f}", processes=timing["processes"])
        return self.section("page-timing", _table(heads, rows), about)

    def section(self, text: str, inside: str, about: str = "") -> str:
        """A heading and what is below it."""
        lead = f'<p class="about">{escape(about)}</p>' if about else ""
        return f'<section id="{text}"><h2>{escape(self.texts(text))}</h2>{lead}{inside}</section>'

    def named(self, bot: str) -> str:
        """A bot with its colour."""
        colour = self.colours[bot] % plots.COLOURS
        return f'<span class="swatch bot{colour}"></span>{escape(bot)}'


def _double(said: str, below: str) -> str:
    return f"{escape(said)}<small>{escape(below)}</small>"


def _table(heads: Sequence[str], rows: Iterable[Sequence[str]]) -> str:
    """A table; the heads are plain text, the cells HTML."""
    head = "".join(f"<th>{escape(each)}</th>" for each in heads)
    body = "".join(f"<tr><th>{row[0]}</th>{''.join(f'<td>{cell}</td>' for cell in row[1:])}</tr>" for row in rows)
    return f'<div class="scroll"><table><thead><tr>{head}</tr></thead><tbody>{body}</tbody></table></div>'
