"""An analysis in words: plans, reasons, events of chance and the story, for the terminal and the page alike."""

from __future__ import annotations

from mikrokosmos.analysis import Analysis
from mikrokosmos.analysis.luck import Luck
from mikrokosmos.analysis.story import story
from mikrokosmos.analysis.turns import Better, Judged
from mikrokosmos.cli.arguments import texts_in
from mikrokosmos.cli.phrases import Phrases
from mikrokosmos.cli.screens import screen_of


class AnalysisWords:
    """Says what was found in one language."""

    def __init__(self, analysis: Analysis, lang: str) -> None:
        game = analysis.record.game.id
        self.analysis = analysis
        self.texts = texts_in(lang, game, f"{game}-names", f"why-{game}", "analysis")
        end = analysis.course.states[-1]
        self.screen = screen_of(end)
        self.phrases = Phrases(self.texts, None, self.screen.naming, self.screen.names(end, lang))
        self.phrases.view = self.screen.watch(end, True)

    def who(self, seat: int) -> str:
        """A player by name, or by number."""
        return self.phrases.who(seat)

    def percent(self, share: float) -> str:
        """A share in whole per cent."""
        return f"{round(100 * share)}%"

    def signed(self, share: float) -> str:
        """A gain or a loss in whole points."""
        return self.texts.signed(100 * share)

    def story(self) -> list[str]:
        """The three sentences."""
        found = []
        for sentence in story(self.analysis):
            names = {key: self.who(value) for key, value in sentence["args"].items() if key in ("who", "whom")}
            said = self.texts(sentence["id"], **{**sentence["args"], **names})
            found.append(said[:1].upper() + said[1:])
        return found

    def plan(self, better: Better) -> str:
        """The better plan, action by action."""
        state = self.analysis.course.states[better.step]
        told = []
        for action in better.plan.moves:
            self.phrases.view = self.screen.watch(state, True)
            told.append(self.phrases.say("action", state.describe(action)))
            state = state.played(action)
        return self.texts("analysis-then").join(told)

    def why(self, better: Better) -> str:
        """The judge's terms that differ."""
        told = [
            self.texts(
                "analysis-why-term",
                why=self.texts(each.term),
                better=self.texts.number(each.better, 1),
                played=self.texts.number(each.played, 1),
            )
            for each in better.why
            if each.term in self.texts
        ]
        if not told:
            return self.texts("analysis-why-none")
        return self.texts("analysis-why", reasons=self.texts("between-terms").join(told))

    def marked(self, turn: Judged, mark: str) -> str:
        """A turn that lost much."""
        return self.texts(
            "analysis-marked",
            turn=turn.part.number + 1,
            who=self.who(turn.part.seat or 0),
            mark=self.texts(f"analysis-{mark}"),
            percent=round(100 * turn.loss),
        )

    def event(self, event: Luck) -> str:
        """What chance did, and when."""
        state = self.analysis.course.states[event.step].copy()
        self.phrases.view = self.screen.watch(state, True)
        state.play(self.analysis.record.moves[event.step].id)
        told = [self.phrases.event(each) for each in state.events()]
        what = told[0].rstrip(".。") if told else " ".join(str(value) for value in event.words.values())
        if event.seat is None:
            return f"{self.texts('analysis-outcome-setup')}: {what}"
        turn = next(part.part.number for part in self.analysis.parts if event in part.luck)
        return self.texts("analysis-outcome-other", turn=turn + 1, what=what)
