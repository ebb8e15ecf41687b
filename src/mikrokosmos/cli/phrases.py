"""What the engine says in words and terms, said to a person: actions, costs, incomes, events, refusals.

Texts are found by id: `action-<type>`, `cost-<type>`, `term-<reason>`, `event-<type>`, `refusal-<reason>`. A game of
somebody's own that has no texts is shown in its own words, as it describes them.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence

from mikrokosmos.core.interface import State
from mikrokosmos.core.secrecy import events_seen
from mikrokosmos.core.types import Event, Parsed, Refusal, Term, View
from mikrokosmos.texts import Texts

Fields = dict[str, int | str]
"""The fields of an engine's words that a text can name."""

Naming = Callable[["Phrases", Fields], Fields]
"""Adds names to the fields of an engine's words: a race's id becomes its name, a region says what it is."""


class Phrases:
    """The engine's words in one language, as one seat reads them."""

    def __init__(self, texts: Texts, seat: int | None, naming: Naming, names: Mapping[str, str] | None = None) -> None:
        self.texts = texts
        self.seat = seat
        """Who reads: a seat is spoken to as you; None is somebody who only watches."""
        self.naming = naming
        self.names = dict(names or {})
        """Names that no text knows, by the id such a text would have."""
        self.view: View = {}
        """What the seat sees now: names may need it."""

    def say(self, sort: str, words: Parsed, key: str = "type") -> str:
        """The text `<sort>-<words[key]>`, filled in with the other fields."""
        text = f"{sort}-{words[key]}"
        fields: Fields = {name: it for name, it in words.items() if isinstance(it, int | str) and name != key}
        if text not in self.texts:
            return " ".join(str(value) for value in (words[key], *fields.values()))
        if isinstance(seat := fields.get("seat"), int):
            fields |= self.player(seat)
        if isinstance(terms := words.get("terms"), list):
            fields["terms"] = self.terms(terms) or "none"
        return self.texts(text, **self.naming(self, fields))

    def who(self, seat: int) -> str:
        """You, or a player by the name chosen, or by number."""
        if seat == self.seat:
            return self.texts("seat-you")
        names = self.view.get("names")
        chosen = names[seat] if isinstance(names, list) and seat < len(names) else ""
        if chosen and chosen != f"Player {seat + 1}":  # what a game calls those who have chosen no name
            return printable(str(chosen))
        return self.texts("seat-other", number=seat + 1)

    def player(self, seat: int) -> dict[str, str]:
        """A seat as arguments for a text: `who` it is, and whether that is `you`."""
        return {"who": self.who(seat), "you": "yes" if seat == self.seat else "no"}

    def action(self, state: State, x: int) -> str:
        """An action with what it costs."""
        words = state.describe(x)
        said = self.say("action", words)
        told = state.explain(x)
        # A sum within the explanation, such as the tokens of a combo, is told by its total.
        sums = {name: value["total"] if isinstance(value, dict) else value for name, value in told.items()}
        sums |= {"action": said, "terms": self.terms(told["terms"])}
        if f"cost-{words['type']}" in self.texts:
            return self.texts(f"cost-{words['type']}", **sums)
        return self.texts("cost-other", **sums) if told["terms"] else said

    def terms(self, terms: Sequence[Term]) -> str:
        """The terms of a cost or an income, in a row."""
        return self.texts("between-terms").join(self.say("term", term, key="reason") for term in terms)

    def income(self, state: State) -> str:
        """What the seat would earn now."""
        told = state.income(self.seat or 0)
        if not told["terms"]:
            return self.texts("income-none")
        return self.texts("income-line", total=told["total"], terms=self.terms(told["terms"]))

    def events(self, state: State, quiet: frozenset[str]) -> list[str]:
        """What the last move did, as far as this seat may know, without what is not worth a line."""
        seen = events_seen(state.events(), [] if self.seat is None else [self.seat])
        return [self.event(event) for event in seen if event["type"] not in quiet]

    def event(self, event: Event) -> str:
        """One event."""
        return self.say("event", without(event, "sees"))

    def refusal(self, told: Refusal) -> str:
        """Why not."""
        return self.say("refusal", told, key="reason")


def printable(text: str) -> str:
    """A name from a file somebody sent, without what would make a terminal do things."""
    return "".join(sign if sign.isprintable() else "·" for sign in text)


def without(words: Parsed, name: str) -> Parsed:
    """The words but for one field."""
    return {field: value for field, value in words.items() if field != name}
