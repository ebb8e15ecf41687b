"""A database of the table server, with tables in every situation, made over the wire by people who play."""

from __future__ import annotations

import json
import random
import sqlite3
import time
from collections.abc import Callable, Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from typing import Any

from fastapi.testclient import TestClient

import mikrokosmos as mk
from compat import facts
from compat.content import OWN_ROWS, POWERS, RACES, own_tiles
from compat.people import Person, Sitting, Unlucky
from mikrokosmos.server.app import create_app
from mikrokosmos.server.settings import Limits, Settings

DATABASE, KEYS = "tables.db", "keys"
TRIES = 10
LONG = 104
"""Entries after which a table has a snapshot, and some more that follow it."""
PEOPLE = (("Олена", "uk"), ("陈伟", "zh"), ("Žofie", "cs"), ("Niccolò", "it"))


def write_database(folder: Path, records: dict[str, mk.Record]) -> Any:
    """Make it, close it, and tell what is in it."""
    with opened(folder) as app:
        story = Story(app, random.Random(folder.name))
        story.tell(records)
    tidy(folder / DATABASE)
    return {"file": DATABASE, "keys": KEYS, **described(folder / DATABASE, story)}


@contextmanager
def opened(folder: Path) -> Iterator[TestClient]:
    """The server on a fresh database in the folder; nobody is too fast for it."""
    limits = Limits(messages_per_second=10_000, requests_per_second=100_000, request_burst=1_000_000)
    settings = Settings(database=f"sqlite:///{folder / DATABASE}", key_file=str(folder / KEYS), limits=limits)
    with TestClient(create_app(settings), base_url="http://table.test") as app:
        yield app


class Story:
    """What the people of the database did; each part leaves a table as its name says."""

    def __init__(self, app: TestClient, rng: random.Random) -> None:
        self.rng = rng
        self.people = [Person(app, *who) for who in PEOPLE]
        self.tables: dict[str, dict[str, Any]] = {}
        self.links: list[dict[str, str]] = []
        self.replays: list[dict[str, Any]] = []

    def tell(self, records: dict[str, mk.Record]) -> None:
        """All of it. The clock that must run out is set first, since a server that has just begun lets none do so."""
        away = self.clock_set()
        self.waiting()
        self.given_up()
        for part in (self.long_turn, self.placing, self.ghouls_rolled, self.withdrawing, self.finished_long):
            tried(part)
        self.finished()
        self.shared(records)
        self.clock_ran_out(away)
        self.bots_to_move()  # the last: the bots take their time

    def note(self, name: str, table: str, what: str) -> str:
        """Remember a table by a name."""
        self.tables[name] = {"id": table, "what": what}
        return table

    def waiting(self) -> None:
        """Tables at which nothing has begun: one for all to see, one by invitation only."""
        olena, chen, zofie, _ = self.people
        options = {"players": 3, "content": OWN_ROWS, "coins": "open"}
        table = olena.make("smallworld", options, ["me", {"bot": "greedy"}, "open"], public=True, clock=600)
        self.note("waiting-public", table, "own races and powers, one seat open, a clock of ten minutes")
        hidden = zofie.make("creation", {"players": 2, "tiles": own_tiles()}, ["me", "open"])
        self.note("waiting-hidden", hidden, "own tiles, by invitation only, a guest who has not sat down")
        path = f"/api/tables/{hidden}"
        zofie.ask("POST", f"{path}/invitations")
        zofie.ask("DELETE", f"{path}/invitations")
        invitation = zofie.ask("POST", f"{path}/invitations")["key"]
        chen.ask("POST", "/api/links", {"key": invitation})
        self.links.append({"kind": "invitation", "table": "waiting-hidden", "key": invitation})
        seat = zofie.ask("POST", f"{path}/seats/0/link")["key"]
        self.links.append({"kind": "seat", "table": "waiting-hidden", "key": seat})
        with zofie.at(hidden) as sitting:
            sitting.command("nonce", seat=0, nonce="00112233445566778899aabbccddeeff")

    def given_up(self) -> None:
        """A table that was given up before anybody came."""
        olena = self.people[0]
        table = self.note("given-up", olena.make("creation", {"players": 4}, ["me"]), "given up before the start")
        olena.ask("DELETE", f"/api/tables/{table}")

    def long_turn(self) -> None:
        """A long game, with a snapshot, left in the middle of a turn in which something can be taken back."""
        niccolo = self.people[3]
        options = {"players": 2, "races": RACES, "powers": POWERS, "coins": "open", "first": "random"}
        table = niccolo.make("smallworld", options, ["me", "Anna"], clock=14 * 24 * 3600)
        self.note("long", table, "two people on one screen, chosen races, a snapshot, in mid-turn, undo possible")
        with niccolo.at(table) as sitting:
            sitting.command("order", seat=1, order=None)
            sitting.command("start")
            sitting.play_until(self.rng, lambda _: sitting_length(sitting) >= LONG)
            sitting.play_until(self.rng, lambda seen: seen["mine"]["undo"])
            sitting.command("undo", seat=sitting.read()["match"]["player"])
            sitting.play_until(self.rng, lambda seen: seen["mine"]["undo"])

    def placing(self) -> None:
        """Two people in a game of Creation; one has a tile in hand."""
        olena, chen, *_ = self.people
        table = olena.make("creation", {"players": 3, "tiles": own_tiles()}, ["me", "open", {"bot": "novice"}])
        self.note("placing", table, "own tiles, hidden gods, a tile in the hand of a person; the other is Chen")
        key = olena.ask("POST", f"/api/tables/{table}/invitations")["key"]
        chen.ask("POST", "/api/links", {"key": key})
        with olena.at(table) as mine, chen.at(table) as his:
            his.command("sit", seat=1)
            mine.command("nonce", seat=0, nonce="ff" * 16)
            his.command("nonce", seat=1, nonce="0123456789abcdef" * 2)
            mine.command("start")
            self.in_turns([mine, his], until=lambda seen: seen["match"]["moves"] > 40 and stage(seen) == "place")

    def ghouls_rolled(self) -> None:
        """The turn of a seat whose Ghouls have had their final attempt, and whose active race has not."""
        niccolo = self.people[3]
        options = {"players": 2, "races": RACES, "powers": POWERS}
        table = niccolo.make("smallworld", options, ["me", "Anna"])
        self.note("ghouls-rolled", table, "in mid-turn: Ghouls in decline have rolled, the active race goes on")
        rolled = False
        with niccolo.at(table) as sitting:
            sitting.command("start")
            while not (rolled and stage(seen := sitting.wait()) == "conquest"):
                seen = sitting.wait()
                if seen["status"] != "playing":
                    raise Unlucky("no Ghouls rolled")
                choice = ghoulish(seen, self.rng)
                rolled = choice["words"]["type"] == "attempt" and march_of(seen) in declined(seen)
                seat, at = seen["match"]["player"], seen["match"]["moves"]
                sitting.command("play", seat=seat, moves=[choice["action"]], at=at)

    def withdrawing(self) -> None:
        """Five seats; a person who left no order must say where withdrawn troops go."""
        olena, chen, *_ = self.people
        seats = ["me", "Бабуся", "open", {"bot": "random"}, {"bot": "adept"}]
        table = olena.make("smallworld", {"players": 5}, seats, order="spread", hints=False, public=True)
        self.note("withdrawing", table, "five seats, troops to be put down in another's turn")
        with olena.at(table) as mine, chen.at(table) as his:
            his.command("sit", seat=2)
            for seat in (0, 1):
                mine.command("order", seat=seat, order=None)
            his.command("order", seat=2, order=None)
            mine.command("start")
            self.in_turns([mine, his], until=lambda seen: stage(seen) == "withdrawal")

    def in_turns(self, sittings: list[Sitting], until: Any) -> None:
        """Several people play until a table is as wanted, and somebody's move is awaited."""
        deadline = time.monotonic() + 120
        while time.monotonic() < deadline:
            for sitting in sittings:
                seen = sitting.read()
                if seen["status"] != "playing":
                    raise Unlucky("the game ended before it was as wanted")
                if seen["mine"]["choices"]:
                    if until(seen):
                        return
                    sitting.play(self.rng)
            time.sleep(0.005)
        raise AssertionError("the table never was as wanted")

    def finished_long(self) -> None:
        """A finished game with a snapshot."""
        chen = self.people[1]
        table = chen.make("smallworld", {"players": 2}, ["me", {"bot": "random"}], substitute="novice")
        self.note("finished-long", table, "finished, with a snapshot")
        with chen.at(table) as sitting:
            sitting.command("start")
            sitting.play_until(self.rng, lambda _: sitting_length(sitting) >= LONG)
            sitting.command("hand-over", seat=0, bot="random")
            self.over(sitting)

    def finished(self) -> None:
        """Finished games with bots, and a rematch that waits."""
        _, _, zofie, niccolo = self.people
        for owner, game, players in ((zofie, "creation", 3), (niccolo, "smallworld", 4)):
            seats = ["me", *({"bot": bot} for bot in ("greedy", "adept", "novice")[: players - 1])]
            table = owner.make(game, {"players": players}, seats, public=True)
            self.note(f"finished-{game}", table, "finished against bots")
            with owner.at(table) as sitting:
                sitting.command("start")
                sitting.wait()
                sitting.play(self.rng)
                sitting.command("hand-over", seat=0)
                self.over(sitting)
        again = zofie.ask("POST", f"/api/tables/{self.tables['finished-creation']['id']}/rematch")["table"]
        self.note("rematch", again, "waits: the rematch of finished-creation")

    def over(self, sitting: Sitting) -> None:
        """Wait until the game is over."""
        assert sitting.wait()["status"] == "over"

    def shared(self, records: dict[str, mk.Record]) -> None:
        """Replays: of tables, and of records that people brought."""
        olena, _, zofie, niccolo = self.people
        for owner, name in ((zofie, "finished-creation"), (niccolo, "finished-smallworld")):
            made = owner.ask("POST", "/api/replays", {"title": "Вечір 🎲", "table": self.tables[name]["id"]})
            self.replays.append({"id": made["replay"], "table": name})
        for name in ("smallworld-own", "smallworld-dice", "creation-own-5", "smallworld-left-rolled"):
            made = olena.ask("POST", "/api/replays", {"title": name, "record": records[name].to_json()})
            self.replays.append({"id": made["replay"], "record": f"records/{name}.json"})

    def clock_set(self) -> Sitting:
        """A game with a short clock, whose second player has gone."""
        olena, chen, *_ = self.people
        customs: dict[str, Any] = {"clock": 15, "pace": 500, "substitute": "novice"}  # bots must not end it meanwhile
        table = olena.make("smallworld", {"players": 2}, ["me", "open"], public=True, **customs)
        self.note("clock-ran-out", table, "a bot plays for Chen, whose clock ran out; Olena is to move")
        with chen.at(table) as his:
            his.command("sit", seat=1)
        with olena.at(table) as mine:
            mine.command("start")
            return mine

    def clock_ran_out(self, away: Sitting) -> None:
        """The clock runs out for both; one comes back in the turn of the other, since in the own no time is left."""
        until = time.monotonic() + 180
        olena = self.people[0]
        while (seen := olena.read(away.table))["seats"][1]["bot"] is None or seen["match"]["player"] != 1:
            assert time.monotonic() < until, "no clock ran out"
            time.sleep(0.1)
        with olena.at(away.table) as mine:
            mine.command("sit", seat=0)
            assert mine.wait()["mine"]["choices"]

    def bots_to_move(self) -> None:
        """Games in which a bot is to move when the server stops."""
        olena = self.people[0]
        for game in ("smallworld", "creation"):
            table = olena.make(game, {"players": 2}, ["me", {"bot": "greedy"}], pace=5000)
            self.note(f"bot-to-move-{game}", table, "a bot is to move")
            with olena.at(table) as sitting:
                sitting.command("start")
                while sitting.read()["mine"]["choices"]:
                    sitting.play(self.rng)


def tried(part: Callable[[], None]) -> None:
    """Part of the story, at another table if the dice were against it at the first."""
    for _ in range(TRIES):
        try:
            return part()
        except Unlucky as error:
            why = error
    raise why


def sitting_length(sitting: Sitting) -> int:
    """How many entries the log of a table has."""
    return int(sitting.person.ask("GET", f"/api/tables/{sitting.table}")["seq"])


def stage(seen: Any) -> str:
    """The stage of the game at a table."""
    return str(seen["match"]["view"]["stage"])


def march_of(seen: Any) -> str | None:
    """The race that marches."""
    found: str | None = seen["match"]["view"]["march"]["race"]
    return found


def declined(seen: Any) -> set[str]:
    """The races in decline."""
    return {people["race"] for people in seen["match"]["view"]["peoples"] if people["standing"] == "declined"}


def ghoulish(seen: Any, rng: random.Random) -> Any:
    """What somebody chooses who wants Ghouls in decline that roll the die."""
    choices = seen["mine"]["choices"]
    column = [combo["race"] for combo in seen["match"]["view"]["column"]]
    for choice in choices:
        words = choice["words"]
        if words["type"] == "pick" and column[words["slot"] - 1] == "ghouls":
            return choice
        if words["type"] == "decline" and march_of(seen) == "ghouls" and "ghouls" not in declined(seen):
            return choice
        if words["type"] == "attempt" and march_of(seen) in declined(seen):
            return choice
    return rng.choice([choice for choice in choices if choice["words"]["type"] != "decline"] or choices)


def tidy(path: Path) -> None:
    """One file, as small as it can be."""
    with closing(sqlite3.connect(path)) as database:
        database.execute("PRAGMA journal_mode = DELETE")
        database.execute("VACUUM")
    assert [file.name for file in path.parent.glob(f"{path.name}*")] == [path.name]


def described(path: Path, story: Story) -> dict[str, Any]:
    """What is in the database: read from the rows, not by way of the server that wrote them."""
    with closing(sqlite3.connect(path)) as database:
        database.row_factory = sqlite3.Row
        people = {row["id"]: dict(row) for row in database.execute("SELECT id, name, language FROM identity")}
        tables = {name: told | of_table(database, told["id"]) for name, told in story.tables.items()}
        last = database.execute("SELECT max(changed_at) FROM game_table").fetchone()[0]
    return {
        "at": last,
        "people": people,
        "tables": tables,
        "links": story.links,
        "replays": story.replays,
    }


def of_table(database: sqlite3.Connection, table_id: str) -> dict[str, Any]:
    """A table by its rows, and its game folded from the log."""
    row = database.execute("SELECT * FROM game_table WHERE id = ?", [table_id]).fetchone()
    entries = database.execute("SELECT * FROM entry WHERE table_id = ? ORDER BY seq", [table_id]).fetchall()
    snapshot = database.execute("SELECT seq FROM snapshot WHERE table_id = ?", [table_id]).fetchone()
    told = {"game": row["game"], "rules": row["rules"], "status": row["state"], "public": bool(row["public"])}
    told |= {"owner": row["owner"], "follows": row["follows"], "entries": len(entries)}
    told |= {"result": json.loads(row["result"]) if row["result"] else None}
    told |= {"snapshot": snapshot["seq"] if snapshot else None, "seats": seats_of(entries)}
    record = folded(row["game"], options_of(database, row), entries)
    return told | ({"moves": len(record.moves), **facts.of_state(record.state)} if record else {"moves": None})


def options_of(database: sqlite3.Connection, table: sqlite3.Row) -> dict[str, Any]:
    """The options of a table's game; older forms have them in the setup."""
    setup: dict[str, Any] = json.loads(table["setup"])
    if "options" not in setup:
        query = "SELECT options FROM options WHERE table_id = ?"
        setup["options"] = json.loads(database.execute(query, [table["id"]]).fetchone()[0])
    found: dict[str, Any] = setup["options"]
    return found


def seats_of(entries: list[sqlite3.Row]) -> dict[str, Any]:
    """Who has each seat by the log."""
    return {str(entry["seat"]): json.loads(entry["body"]) for entry in entries if entry["kind"] == "seat"}


def folded(game: str, options: dict[str, Any], entries: list[sqlite3.Row]) -> mk.Record | None:
    """The game that a log tells, without the server's own fold; `None` if it has not begun."""
    moves: list[int] = []
    names = None
    for entry in entries:
        body = json.loads(entry["body"])
        if entry["kind"] == "start":
            names = body["names"]
        elif entry["kind"] == "play":
            moves += [move for move, _ in body["moves"]]
        elif entry["kind"] == "undo":
            del moves[body["to"] :]
    if names is None:
        return None
    record = mk.Record.start(mk.game(game), **{**options, "names": names})
    for move in moves:
        record.play(move)
    return record
