"""One person at the terminal, in the first seat, against bots: reads commands, shows the table, keeps the record."""

from __future__ import annotations

import random

from rich.console import Console

import mikrokosmos as mk
from mikrokosmos import bots
from mikrokosmos.bots import Seat
from mikrokosmos.cli.hints import hints
from mikrokosmos.cli.screens import screen_of
from mikrokosmos.cli.words import Words
from mikrokosmos.texts import Texts

SEAT = 0


class Sitting:
    """A game from now to its end, or until the person leaves."""

    def __init__(
        self, record: mk.Record, texts: Texts, console: Console, rng: random.Random, bot: str = bots.RANDOM
    ) -> None:
        self.record = record
        self.texts = texts
        self.console = console
        self.rng = rng
        self.opponent = bot
        self.bots = [bots.bot(bot, rng.getrandbits(64)) for _ in record.state.scores()]
        self.screen = screen_of(record.state)
        self.words = Words(texts, SEAT, self.screen.naming, self.screen.names(record.state, texts.lang))
        # Moves up to here stand: only what came after the last of chance, of another seat or of a secret can be undone.
        self.floor = len(record.moves)

    def run(self) -> None:
        """Play until it is over or the person has had enough; the end of input is a polite goodbye."""
        self.say("welcome", game=self.record.game.id, players=len(self.record.state.scores()), bot=self.opponent)
        try:
            while not self.record.state.over:
                if self.record.state.player == SEAT:
                    self.look()
                    if not self.own_moves():
                        self.say("goodbye")
                        return
                else:
                    self.others_move()
        except (EOFError, KeyboardInterrupt):
            self.console.print()
            self.say("goodbye")
            return
        self.result()

    def say(self, text: str, **arguments: object) -> None:
        """Print one text."""
        self.console.print(self.texts(text, **arguments))

    def look(self) -> None:
        """Show the table as this seat sees it."""
        self.words.view = self.record.state.view(SEAT)
        self.screen.draw(self.console, self.words, self.record.state)

    def others_move(self) -> None:
        """One move of chance or of a bot, and what it did."""
        state = self.record.state
        if state.player == mk.CHANCE:
            self.record.play(mk.sample(state.chances(), self.rng))
        else:
            seat = state.player
            self.record.play(self.bots[seat].choose(Seat(state, lambda: self.record.given_to(seat)["moves"])))
        self.floor = len(self.record.moves)
        self.tell()

    def tell(self) -> None:
        """What the last move did."""
        self.words.view = self.record.state.view(SEAT)
        for line in self.words.events(self.record.state, self.screen.quiet):
            self.console.print(line)

    def own_moves(self) -> bool:
        """Commands until the person's part is done; False if the person leaves."""
        done = ""
        while self.record.state.player == SEAT:
            if done == "look" or (done and self.screen.again(self.words)):
                self.look()
            actions = self.screen.choices(self.record.state)
            for number, x in enumerate(actions, 1):
                self.say("choice", number=number, action=self.words.action(self.record.state, x))
            while not (done := self.command(actions)):
                pass
            if done == "quit":
                return False
        return True

    def command(self, actions: list[int]) -> str:
        """Ask once and obey: "quit", "look" or "again" for a new list of choices, or nothing if all is as it was."""
        line = self.console.input(self.texts("prompt", most=len(actions)) + " ").strip()
        word, _, rest = line.partition(" ")
        if line.isdecimal():
            return self.choose(actions, int(line))
        if word == "q":
            return "quit"
        if word == "u":
            return self.undo()
        if word == "s":
            self.save(rest.strip())
        elif word == "i":
            self.console.print(self.words.income(self.record.state))
        elif word == "h":
            for hint in hints(self.record.state, self.words):
                self.console.print(hint)
        elif word == "?":
            self.help(rest)
        elif line:
            self.say("error-command", line=line)
        else:
            return "look"
        return ""

    def choose(self, actions: list[int], number: int) -> str:
        """Play the action of this number in the list."""
        if not 1 <= number <= len(actions):
            self.say("error-number", number=number, most=len(actions))
            return ""
        self.record.play(actions[number - 1])
        if any(event["sees"] != "all" for event in self.record.state.events()):
            self.floor = len(self.record.moves)  # what has been learnt cannot be unlearnt
        self.tell()
        return "again"

    def undo(self) -> str:
        """Take the last move back, unless chance or another seat has moved since."""
        if len(self.record.moves) <= self.floor:
            self.say("error-undo")
            return ""
        self.record = self.record.shorten(len(self.record.moves) - 1)
        self.words.view = self.record.state.view(SEAT)
        self.say("undone")
        return "again"

    def save(self, path: str) -> None:
        """Write the record to a file."""
        if not path:
            self.say("error-save-name")
            return
        try:
            self.record.save(path)
        except OSError as error:
            self.say("error-file", path=path, why=error.strerror or str(error))
        else:
            self.say("saved", path=path)

    def help(self, asked: str) -> None:
        """The commands; or, for `? conquer 12`, why that is not allowed now."""
        if not asked.strip():
            self.say("help-commands", example=self.example())
            return
        state = self.record.state
        wanted = asked.split()
        x = next((x for x in range(state.game.action_count) if said(state, x) == wanted), None)
        if x is None:
            self.say("error-words", words=asked.strip(), example=self.example())
            return
        told = state.refusal(x)
        self.console.print(self.words.action(state, x) if told is None else self.words.refusal(told))

    def example(self) -> str:
        """Something one could ask about in this game."""
        if "ask-example" in self.texts:
            return self.texts("ask-example")
        return " ".join(said(self.record.state, self.record.state.actions()[0]))

    def result(self) -> None:
        """The table at the end, points and winners."""
        state = self.record.state
        self.look()
        self.say("over")
        for seat, points in enumerate(state.scores()):
            self.say("score-line", who=self.words.who(seat), points=points)
        winners = state.winners()
        names = self.texts("between-names").join(self.words.who(seat) for seat in winners)
        self.say("won", who=names, count=len(winners), you="yes" if SEAT in winners else "no")


def said(state: mk.State, x: int) -> list[str]:
    """An action as a person types it: `conquer 12`. Empty for an id that names nothing on this table."""
    try:
        return [str(value) for value in state.describe(x).values()]
    except mk.IllegalAction:
        return []
