"""An analysis as one page of HTML that needs nothing else."""

from __future__ import annotations

from html import escape

from mikrokosmos.analysis import Analysis, mark_of
from mikrokosmos.cli.analysis_words import AnalysisWords
from mikrokosmos.report.bands import bands, bars
from mikrokosmos.report.document import document, double, section, table
from mikrokosmos.report.plots import heat
from mikrokosmos.texts.names import game_name


def page(analysis: Analysis, words: AnalysisWords) -> str:
    """The page of an analysis."""
    return AnalysisPage(analysis, words).html()


class AnalysisPage:
    """Puts the page together, section by section."""

    def __init__(self, analysis: Analysis, words: AnalysisWords) -> None:
        self.analysis = analysis
        self.words = words
        self.texts = words.texts
        self.seats = range(len(analysis.sums))

    def html(self) -> str:
        """The whole page."""
        title = self.texts("analysis-title", game=game_name(self.texts, self.analysis.record.game.id))
        parts = [self.header(title), self.chances(), self.books(), self.luck(), self.matrix(), self.marks()]
        return document(self.texts.lang, title, parts)

    def header(self, title: str) -> str:
        """What this is, and the story."""
        told = self.analysis.evaluator
        about = self.texts("analysis-about", name=told["name"], version=told["version"])
        lines = [f"<h1>{escape(title)}</h1>", *(f"<p>{escape(each)}</p>" for each in self.words.story())]
        if not self.analysis.calibrated:
            lines.append(f'<p class="note">{escape(self.texts("analysis-uncalibrated"))}</p>')
        return f'<header>{"".join(lines)}<p class="about">{escape(about)}</p></header>'

    def chances(self) -> str:
        """Everybody's win chance, stacked, with a mark where much was lost."""
        told = self.analysis.chances()
        marks = []
        for turn in self.analysis.turns:
            mark = mark_of(turn.loss)
            if mark:
                at = next(
                    at for at, each in enumerate(told) if each["step"] == turn.part.first and each["seat"] is not None
                )
                marks.append((at, self.words.marked(turn, mark)))
        rounds = [str(each["round"]) if each["seat"] is not None else "" for each in told]
        axis = [said if at == 0 or said != rounds[at - 1] else "" for at, said in enumerate(rounds)]
        title = self.texts("analysis-chances")
        legend = "".join(
            f'<li><span class="swatch bot{seat}"></span>{escape(self.words.who(seat))}</li>' for seat in self.seats
        )
        plot = bands([each["shares"] for each in told], marks, title, axis)
        return section("chances", title, f'{plot}<ul class="legend">{legend}</ul>')

    def books(self) -> str:
        """Where everybody's result came from."""
        keys = ("player", "start", "dice", "draws", "own", "others", "residual", "result")
        rows = []
        for each in self.analysis.sums:
            parts = (each.dice, each.draws, each.own, sum(each.others), each.residual)
            said = [self.words.percent(each.start), *map(self.words.signed, parts), self.words.percent(each.result)]
            rows.append([escape(self.words.who(each.seat)), *map(escape, said)])
        heads = [self.texts(f"analysis-{key}") for key in keys]
        return section("books", self.texts("analysis-books"), table(heads, rows), self.texts("analysis-books-about"))

    def luck(self) -> str:
        """A bar for everybody's dice and draws, and the greatest events."""
        rows = [
            (
                f"{self.words.who(each.seat)}, {self.texts(f'analysis-{kind}')}",
                amount,
                self.words.signed(amount),
                each.seat,
            )
            for each in self.analysis.sums
            for kind, amount in (("dice", each.dice), ("draws", each.draws))
        ]
        lines = []
        for seat in self.seats:
            events = sorted(self.analysis.luck, key=lambda event: event.effects[seat])
            if events:
                named = [
                    self.texts(text, event=self.words.event(event), percent=self.words.signed(event.effects[seat]))
                    for text, event in (("analysis-luckiest", events[-1]), ("analysis-unluckiest", events[0]))
                ]
                lines.append(f"<li>{escape(self.words.who(seat))}. {escape('. '.join(named))}</li>")
        title = self.texts("analysis-luck")
        return section("luck", title, bars(rows, title) + f'<ul class="plain">{"".join(lines)}</ul>')

    def matrix(self) -> str:
        """Who hurt whom."""
        heads = ["", *(self.words.who(seat) for seat in self.seats)]
        rows = []
        for by in self.seats:
            cells = []
            for seat in self.seats:
                effect = self.analysis.sums[seat].others[by]
                kind = heat(None if by == seat else min(1.0, max(0.0, 0.5 + effect)))
                said = "" if by == seat else escape(self.words.signed(effect))
                cells.append(f'<span class="{kind}">{said}</span>')
            rows.append([escape(self.words.who(by)), *cells])
        about = self.texts("analysis-matrix-about")
        return section("matrix", self.texts("analysis-matrix"), table(heads, rows), about)

    def marks(self) -> str:
        """The turns that lost much: what would have been better, and why."""
        rows = []
        for turn in self.analysis.turns:
            mark = mark_of(turn.loss)
            if mark and turn.better:
                plan = self.texts("analysis-better", plan=self.words.plan(turn.better))
                said = double(plan, self.words.why(turn.better))
                rows.append(f"<h3>{escape(self.words.marked(turn, mark))}</h3><p>{said}</p>")
        inside = "".join(rows) or f"<p>{escape(self.texts('analysis-no-marks'))}</p>"
        return section("marks", self.texts("analysis-marks"), inside)
