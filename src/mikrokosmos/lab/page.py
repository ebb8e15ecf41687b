"""The result of an arena as one page of HTML that needs nothing else: no script, no font, no picture from elsewhere."""

from __future__ import annotations

from html import escape

from mikrokosmos.lab.elo import ROUNDS
from mikrokosmos.lab.figures import elo, elo_interval, hundredths, interval, notes, percent, plain
from mikrokosmos.lab.types import TimedResult
from mikrokosmos.report import plots
from mikrokosmos.report.document import document, double, section, table
from mikrokosmos.texts import Texts
from mikrokosmos.texts.names import bot_name, game_name


def page(told: TimedResult, texts: Texts, command: str) -> str:
    """The page for a result; `command` is what gave it."""
    return Page(told, texts, command).html()


class Page:
    """Puts the page together, section by section."""

    def __init__(self, told: TimedResult, texts: Texts, command: str) -> None:
        self.told = told
        self.texts = texts
        self.command = command
        self.standings = told["standings"]
        self.bots = [line["bot"] for line in self.standings]
        self.colours = {name: at for at, name in enumerate(told["bots"])}

    def html(self) -> str:
        """The whole page."""
        title = self.texts("arena-title", game=game_name(self.texts, self.told["game"]))
        bots = self.texts("between-names").join(map(self.called, self.bots))
        sections = [
            self.header(escape(title)),
            self.standings_section(),
            f'<div class="two">{self.elo_section()}{self.shares_section()}</div>' if self.told["games"] else "",
            self.pairs_section(),
            f'<div class="two">{self.points_section()}{self.curve_section()}</div>' if self.told["games"] else "",
            self.orders_section(),
            self.method_section(),
            self.timing_section(),
        ]
        return document(self.texts.lang, f"{title}: {bots}", sections)

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
                double(elo(texts, line["elo"]), elo_interval(texts, line)),
                double(percent(texts, line["share"]), interval(texts, line)),
                escape(plain(texts, line["wins"])),
                escape(plain(texts, line["games"])),
                double(texts.number(line["points"], 1), f"± {texts.number(line['spread'], 1)}"),
                texts.number(line["place"], 2),
            ])  # fmt: skip
        heads = [texts(f"arena-{head}") for head in ("bot", "elo", "share", "wins", "games", "points", "place")]
        return self.section("page-standings", table(heads, rows))

    def elo_section(self) -> str:
        """Strengths with their intervals."""
        low = min(0.0, *(line["elo_low"] or 0.0 for line in self.standings))
        high = max(0.0, *(line["elo_high"] or 0.0 for line in self.standings))
        marks = [(mark, self.texts.signed(mark)) for mark in plots.ticks(low, high, 4)]
        rows = [
            plots.Row(
                self.called(line["bot"]),
                line["elo"] or 0.0,
                line["elo_low"] or 0.0,
                line["elo_high"] or 0.0,
                elo(self.texts, line["elo"]),
                self.colours[line["bot"]],
            )
            for line in self.standings
        ]
        plot = plots.intervals(rows, self.texts("page-elo"), marks, None)
        about = "page-elo-anchored" if self.told["anchor"] else "page-elo-mean"
        return self.section("page-elo", plot, self.texts(about))

    def shares_section(self) -> str:
        """Victories with their intervals."""
        high = max(self.told["fair"], *(line["high"] for line in self.standings))
        marks = [(mark, self.whole_percent(mark)) for mark in plots.ticks(0.0, high, 4)]
        rows = [
            plots.Row(
                self.called(line["bot"]),
                line["share"],
                line["low"],
                line["high"],
                percent(self.texts, line["share"]),
                self.colours[line["bot"]],
            )
            for line in self.standings
        ]
        plot = plots.intervals(rows, self.texts("page-shares"), marks, self.told["fair"])
        return self.section(
            "page-shares", plot, self.texts("page-shares-about", fair=hundredths(self.texts, self.told["fair"]))
        )

    def points_section(self) -> str:
        """A small picture of every bot's points."""
        bins = self.told["histogram"]
        top = max(count / max(1, sum(counts)) for counts in bins["counts"].values() for count in counts)
        figures = []
        for line in self.standings:
            name = line["bot"]
            spread = f"{self.texts.number(line['points'], 1)} ± {self.texts.number(line['spread'], 1)}"
            title = f"{self.called(name)}: {spread}"
            plot = plots.columns(
                bins["counts"][name], bins["start"], bins["width"], line["points"], top, title, self.colours[name]
            )
            figures.append(
                f"<figure><figcaption><span>{escape(self.called(name))}</span><span>{spread}</span></figcaption>{plot}</figure>"
            )
        return self.section("page-points", "".join(figures), self.texts("page-points-about"))

    def curve_section(self) -> str:
        """The share of victories as the games went by."""
        lines = [(self.colours[line["bot"]], line["curve"]) for line in self.standings if line["curve"]]
        most = max(line["curve"][-1][0] for line in self.standings if line["curve"])
        axis = self.texts("page-curve-axis", games=most)
        plot = plots.curves(lines, self.told["fair"], self.texts("page-curve"), axis, self.whole_percent)
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
                    said = double(percent(self.texts, share), self.texts.signed(pair["difference"] or 0.0, 1))
                cells.append(f'<td class="{plots.heat(share)}">{said}</td>')
            body.append(f"<tr>{''.join(cells)}</tr>")
        head = "".join(f'<th class="heat">{escape(self.called(name))}</th>' for name in self.bots)
        grid = f"<table><thead><tr><th></th>{head}</tr></thead><tbody>{''.join(body)}</tbody></table>"
        return self.section("arena-pairs", f'<div class="scroll">{grid}</div>', self.texts("arena-pairs-about"))

    def orders_section(self) -> str:
        """Whether it matters who begins."""
        heads = [self.texts("arena-bot")]
        heads += [self.texts("arena-order", number=at + 1) for at in range(self.told["players"])]
        rows = [
            [self.named(line["bot"])]
            + [double(percent(self.texts, order["share"]), interval(self.texts, order)) for order in line["by_order"]]
            for line in self.standings
        ]
        return self.section("arena-orders", table(heads, rows), self.texts("arena-orders-about"))

    def method_section(self) -> str:
        """How the figures came about, and how to have them again."""
        met = (self.texts("between-names").join(map(self.called, table)) for table in self.told["tables"])
        tables = "".join(f"<li>{escape(names)}</li>" for names in met)
        decisions = self.texts.number(self.told["decisions_per_game"], 1)
        pace = self.texts("arena-pace", decisions=decisions, fair=hundredths(self.texts, self.told["fair"]))
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
            figures = (spent["microseconds_per_decision"], 1), (spent["decisions"], 0)
            rows.append([self.named(name), *(self.texts.number(value, digits) for value, digits in figures)])
        heads = [self.texts(head) for head in ("arena-bot", "arena-thinking", "page-decisions")]
        about = self.texts(
            "page-timing-about", seconds=self.texts.number(timing["seconds"], 1), processes=timing["processes"]
        )
        return self.section("page-timing", table(heads, rows), about)

    def section(self, text: str, inside: str, about: str = "") -> str:
        """A heading and what is below it."""
        return section(text, self.texts(text), inside, about)

    def whole_percent(self, share: float) -> str:
        """A share as a mark on an axis."""
        return self.texts("arena-percent", share=self.texts.number(100 * share))

    def called(self, bot: str) -> str:
        """A bot as people know it."""
        return bot_name(self.texts, bot)

    def named(self, bot: str) -> str:
        """A bot with its colour."""
        colour = self.colours[bot] % plots.COLOURS
        return f'<span class="swatch bot{colour}"></span>{escape(self.called(bot))}'
