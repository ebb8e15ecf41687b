"""One person at the terminal, in the first seat, against bots: reads commands, shows the table, keeps the record."""

from __future__ import annotations

import random
from collections.abc import Sequence

from rich.console import Console

import mikrokosmos as mk
from mikrokosmos import bots
from mikrokosmos.bots import Seat
from mikrokosmos.cli.hints import hints
from mikrokosmos.cli.phrases import Phrases
from mikrokosmos.cli.screens import screen_of
from mikrokosmos.texts import Texts
from mikrokosmos.texts.names import bot_name, game_name

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
        self.phrases = Phrases(texts, SEAT, self.screen.naming, self.screen.names(record.state, texts.lang))
        # Moves up to here stand: only what came after the last of chance, of another seat or of a secret can be undone.
        self.floor = len(record.moves)

    def run(self) -> None:
        """Play until it is over or the person has had enough; the end of input is a polite goodbye."""
        game, bot = game_name(self.texts, self.record.game.id), bot_name(self.texts, self.opponent)
        self.say("welcome", game=game, players=len(self.record.state.scores()), bot=bot)
        try:
            while not self.record.state.over:
                if self.record.state.player == SEAT:
                    self.show_table()
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

    def show_table(self) -> None:
        """Show the table as this seat sees it."""
        self.phrases.view = self.record.state.view(SEAT)
        self.screen.draw(self.console, self.phrases, self.record.state)

    def others_move(self) -> None:
        """One move of chance or of a bot, and what it did."""
        state = self.record.state
        if state.player == mk.CHANCE:
            self.chance_moves(state)
        else:
            seat = state.player
            self.record.play(self.bots[seat].choose(Seat(state, lambda: self.told_to(seat))))
        self.floor = len(self.record.moves)
        self.tell()

    def chance_moves(self, state: mk.State) -> None:
        """Chance, as the dice of the record fall if their seed is known: a game from a table goes on with its dice."""
        if self.record.dice and self.record.dice.seed:
            self.record.roll()
        else:
            self.record.play(mk.sample(state.chances(), self.rng))

    def told_to(self, seat: int) -> Sequence[mk.Json]:
        """The moves so far, as a seat saw them."""
        moves = self.record.given_to(seat)["moves"]
        assert isinstance(moves, list)
        return moves

    def tell(self) -> None:
        """What the last move did."""
        self.phrases.view = self.record.state.view(SEAT)
        for line in self.phrases.events(self.record.state, self.screen.quiet):
            self.console.print(line)

    def own_moves(self) -> bool:
        """Commands until the person's part is done; False if the person leaves."""
        done = ""
        while self.record.state.player == SEAT:
            if done == "show" or (done and self.screen.again(self.phrases)):
                self.show_table()
            actions = self.screen.choices(self.record.state)
            for number, x in enumerate(actions, 1):
                self.say("choice", number=number, action=self.phrases.action(self.record.state, x))
            while not (done := self.command(actions)):
                pass
            if done == "quit":
                return False
        return True

    def command(self, actions: list[int]) -> str:
        """Ask once and obey: "quit", "show" or "again" for a new list of choices, or nothing if all is as it was."""
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
            self.console.print(self.phrases.income(self.record.state))
        elif word == "h":
            for hint in hints(self.record.state, self.phrases):
                self.console.print(hint)
        elif word == "?":
            self.help(rest)
        elif line:
            self.say("error-command", line=line)
        else:
            return "show"
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
        self.phrases.view = self.record.state.view(SEAT)
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
        self.console.print(self.phrases.action(state, x) if told is None else self.phrases.refusal(told))

    def example(self) -> str:
        """Something one could ask about in this game."""
        if "ask-example" in self.texts:
            return self.texts("ask-example")
        return " ".join(said(self.record.state, self.record.state.actions()[0]))

    def result(self) -> None:
        """The table at the end, points and winners."""
        state = self.record.state
        self.show_table()
        self.say("over")
        for seat, points in enumerate(state.scores()):
            self.say("score-line", who=self.phrases.who(seat), points=points)
        winners = state.winners()
        names = self.texts("between-names").join(self.phrases.who(seat) for seat in winners)
        self.say("won", who=names, count=len(winners), you="yes" if SEAT in winners else "no")


def said(state: mk.State, x: int) -> list[str]:
    """An action as a person types it: `conquer 12`. Empty for an id that names nothing on this table."""
    try:
        return [str(value) for value in state.describe(x).values()]
    except mk.IllegalAction:
        return []
