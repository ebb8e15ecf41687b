"""The kill campaign's comparison: it finds what was lost and what was doubled, and is content with what is right."""

from __future__ import annotations

import asyncio
import os
import socket
import subprocess
import sys
import threading
import time
from collections import Counter
from collections.abc import Awaitable, Callable, Sequence
from contextlib import suppress
from functools import partial
from itertools import pairwise
from pathlib import Path
from typing import Any

import pytest
from kills import network, news
from kills.comparison import Findings, bot_waits, compare
from kills.journal import Journal, read_all
from kills.latency import Latency, percentile, read_latencies
from kills.protocol import Server
from kills.schedule import moments
from kills.several import Plan, disasters, failures
from kills.soundness import check_file, inspect

import mikrokosmos as mk
from mikrokosmos.server.entry import Entry
from mikrokosmos.server.live.table_service import TableService
from mikrokosmos.server.storage.rows import Message
from mikrokosmos.server.storage.store import Store
from mikrokosmos.server.tables.setup import Setup
from mikrokosmos.server.tables.table import Table

PLAYED = {"moves": [[3, "asked"], [9, "chance"]]}


class Scene:
    """A table in a database, and the journal of Ann, who sits at it: both are written by hand."""

    def __init__(self, store: Store, folder: Path) -> None:
        self.store = store
        self.folder = folder
        self.journal = Journal(folder / "Ann.journal")
        self.ann = self.table = ""
        self.seq = 0

    async def begin(self) -> None:
        """Ann is at a table, by her first message."""
        self.ann = (await self.store.add_identity("Ann", "en")).id
        self.table = await self.make()
        self.means("1", command="sit", seat=0)
        await self.log("1", Entry("seat", {"identity": self.ann, "name": "Ann", "bot": None, "order": None}, 0))
        self.told("1", self.seq)

    async def make(self, entries: Sequence[Entry] = (), seated: Sequence[int] = ()) -> str:
        """A table with these entries, made by Ann, who asked for these seats."""
        dice: dict[str, Any] = {"seed": bytes(32), "commitment": "promise"}
        made = await self.store.create_table(self.ann, "creation", rules=1, setup={}, entries=entries, **dice)
        self.journal.write("made", table=made.id, seated=list(seated))
        return made.id

    def means(self, number: str, *, sure: bool = True, **command: Any) -> None:
        """Ann sends a message."""
        self.journal.write("command", table=self.table, message={"id": number, **command}, sure=sure)
        self.journal.write("sends", id=number)

    def told(self, number: str, seq: int, again: bool = False) -> None:
        """Ann is told that it has come true."""
        self.journal.write("answered", answer={"type": "accepted", "id": number, "seq": seq, "again": again})

    async def log(self, number: str | None, *entries: Entry) -> None:
        """Entries reach the log, with or without the id of a message."""
        message = None if number is None else Message(self.ann, number)
        await self.store.append(self.table, self.seq, entries, message=message)
        self.seq += len(entries)

    async def found(self) -> Findings:
        """What the comparison finds."""
        self.journal.close()
        found = Findings()
        await compare(self.store, read_all(self.folder), found)
        return found


def found_after(folder: Path, happening: Callable[[Scene], Awaitable[None]]) -> Findings:
    """What is found at a table where Ann sat down and something happened."""

    async def played() -> Findings:
        async with await Store.open(f"sqlite:///{folder}/tables.db") as store:
            scene = Scene(store, folder)
            await scene.begin()
            await happening(scene)
            return await scene.found()

    return asyncio.run(played())


def test_what_came_true_once_is_right(tmp_path: Path) -> None:
    async def happening(scene: Scene) -> None:
        scene.means("2", command="play", seat=0, moves=[3])
        scene.journal.write("broke", id="2")
        await scene.log("2", Entry("play", PLAYED, 0))
        scene.journal.write("sends", id="2")
        scene.told("2", 2, again=True)
        scene.told("2", 2, again=True)
        scene.means("3", command="undo", seat=0)
        await scene.log("3", Entry("undo", {"to": 0}, 0))
        scene.told("3", 3)
        scene.means("4", command="play", seat=0, moves=[3, 4])
        await scene.log("4", Entry("play", PLAYED, 0), Entry("end", {}))
        scene.told("4", 5)
        scene.means("5", sure=False, command="play", seat=0, moves=[7])
        scene.journal.write("answered", answer={"type": "refused", "id": "5", "reason": "game-over"})

    found = found_after(tmp_path, happening)
    assert (found.lost, found.doubled, found.faults) == ([], [], [])
    assert (found.messages, found.acknowledged, found.retried, found.rescued, found.resent) == (5, 4, 1, 1, 1)


def test_an_acknowledged_move_that_is_not_in_the_log_is_lost(tmp_path: Path) -> None:
    async def happening(scene: Scene) -> None:
        scene.means("2", command="play", seat=0, moves=[3])
        scene.told("2", 2)

    found = found_after(tmp_path, happening)
    assert len(found.lost) == 1 and "message 2 of Ann (play)" in found.lost[0]


@pytest.mark.parametrize(
    "entry",
    [
        Entry("play", {"moves": [[4, "asked"]]}, 0),
        Entry("play", {"moves": [[3, "forced"]]}, 0),
        Entry("play", PLAYED, 1),
        Entry("undo", {"to": 0}, 0),
    ],
    ids=["another move", "not asked for", "another seat", "another kind"],
)
def test_something_else_in_its_place_is_a_loss_too(tmp_path: Path, entry: Entry) -> None:
    async def happening(scene: Scene) -> None:
        scene.means("2", command="play", seat=0, moves=[3])
        await scene.log("2", entry)
        scene.told("2", 2)

    assert len(found_after(tmp_path, happening).lost) == 1


def test_moves_left_out_without_an_event_of_chance_are_lost(tmp_path: Path) -> None:
    async def happening(scene: Scene) -> None:
        scene.means("2", command="play", seat=0, moves=[3, 4])
        await scene.log("2", Entry("play", {"moves": [[3, "asked"]]}, 0))
        scene.told("2", 2)

    assert len(found_after(tmp_path, happening).lost) == 1


def test_a_message_played_twice_is_doubled(tmp_path: Path) -> None:
    async def happening(scene: Scene) -> None:
        scene.means("2", command="play", seat=0, moves=[3])
        await scene.log(None, Entry("play", PLAYED, 0))
        scene.journal.write("broke", id="2")
        await scene.log("2", Entry("play", PLAYED, 0))
        scene.told("2", 3)

    found = found_after(tmp_path, happening)
    assert found.lost == [] and len(found.doubled) == 1 and "seq=2" in found.doubled[0]
    assert any("2 plays in the log and 1 messages" in fault for fault in found.faults)


def test_a_message_sent_again_and_played_again_is_doubled(tmp_path: Path) -> None:
    async def happening(scene: Scene) -> None:
        scene.means("2", command="play", seat=0, moves=[3])
        await scene.log("2", Entry("play", PLAYED, 0))
        scene.told("2", 2)
        await scene.log(None, Entry("play", PLAYED, 0))
        scene.told("2", 3)

    found = found_after(tmp_path, happening)
    assert len(found.doubled) == 1 and any("has answers that differ" in fault for fault in found.faults)


def test_a_table_that_was_acknowledged_and_is_not_there_is_lost(tmp_path: Path) -> None:
    async def happening(scene: Scene) -> None:
        scene.journal.write("made", table="nowhere", seated=[])

    assert found_after(tmp_path, happening).lost == ["table nowhere"]


@pytest.mark.parametrize(("seats", "lost"), [([0, 1], 0), ([0], 1), ([0, 2], 1), ([0, 1, 2], 1)])
def test_a_table_must_have_the_seats_it_was_made_with(tmp_path: Path, seats: list[int], lost: int) -> None:
    async def happening(scene: Scene) -> None:
        nobody = {"identity": None, "name": None, "bot": "novice", "order": None}
        await scene.make([Entry("seat", nobody, seat) for seat in seats], seated=[0, 1])

    found = found_after(tmp_path, happening)
    assert len(found.lost) + len(found.doubled) == lost


@pytest.mark.parametrize(
    "notes",
    [
        [("compared", {"table": "t", "seq": 1, "same": False})],
        [("went-back", {"table": "t", "seen": 4, "seq": 3})],
        [("command", {"table": "t", "message": {"id": "9", "command": "undo", "seat": 0}, "sure": True})],
    ],
    ids=["a wrong copy", "a log that went back", "a message without an answer"],
)
def test_other_faults_are_told(tmp_path: Path, notes: Sequence[tuple[str, dict[str, Any]]]) -> None:
    async def happening(scene: Scene) -> None:
        for does, what in notes:
            scene.journal.write(does, **what | ({"table": scene.table} if "table" in what else {}))

    found = found_after(tmp_path, happening)
    assert len(found.faults) == 1 and not found.lost and not found.doubled


def test_an_entry_without_the_id_of_its_message_is_a_fault(tmp_path: Path) -> None:
    async def happening(scene: Scene) -> None:
        scene.means("2", command="play", seat=0, moves=[3])
        await scene.log(None, Entry("play", PLAYED, 0))
        scene.told("2", 2)

    found = found_after(tmp_path, happening)
    assert found.faults == ["message 2 of Ann (play) was acknowledged as entry 2 and is stored as None"]


@pytest.mark.parametrize("does", ["mistaken", "overheard"])
def test_what_was_told_to_the_wrong_person_is_found(tmp_path: Path, does: str) -> None:
    async def happening(scene: Scene) -> None:
        scene.journal.write(does, table=scene.table, seq=3)

    found = found_after(tmp_path, happening)
    assert len(found.misdirected) == 1 and not found.faults


def test_the_time_a_table_waits_for_a_bot_is_that_before_its_move() -> None:
    bot, person = ({"identity": who, "name": "X", "bot": level} for who, level in ((None, "novice"), ("ann", None)))
    log = [
        Entry("seat", bot, 0, 1, 0),
        Entry("seat", person, 1, 2, 1000),
        Entry("play", PLAYED, 0, 3, 1500),
        Entry("play", PLAYED, 1, 4, 9000),
        Entry("play", PLAYED, 0, 5, 9250),
    ]
    assert bot_waits(log) == [0.5, 0.25]


def test_bots_need_no_message(tmp_path: Path) -> None:
    async def happening(scene: Scene) -> None:
        scene.means("2", command="seat-bot", seat=1, bot="novice")
        await scene.log("2", Entry("seat", {"identity": None, "name": None, "bot": "novice", "order": None}, 1))
        scene.told("2", 2)
        await scene.log(None, Entry("play", PLAYED, 1), Entry("end", {}))

    found = found_after(tmp_path, happening)
    assert (found.lost, found.doubled, found.faults) == ([], [], [])


Spoil = Callable[[Store, TableService, str], Awaitable[None]]


def inspected(folder: Path, spoil: Spoil) -> Findings:
    """What is found at a real table with two bots, begun and then spoilt."""

    async def looked_at() -> Findings:
        found = Findings()
        async with await Store.open(f"sqlite:///{folder}/tables.db") as store:
            table_service = TableService(store)
            ann = (await store.add_identity("Ann", "en")).id
            table = await table_service.create(ann, Setup.of("creation", {"players": 2}), public=True)
            for seat in (0, 1):
                await table_service.execute(table, partial(Table.seat_bot, seat=seat, identity=ann, bot="random"))
            await table_service.execute(table, lambda at: at.start(ann))
            await spoil(store, table_service, table)
            await inspect(store, found)
        check_file(f"{folder}/tables.db", found)
        return found

    return asyncio.run(looked_at())


async def play_on(store: Store, table_service: TableService, table: str) -> None:
    """Bots play to the end, the first move that is legal."""
    while (now := (await table_service.read(table))[0]).status == "playing":
        state = now.running().state
        await table_service.execute(table, partial(Table.play_bot, seat=state.player, move=state.actions()[0]))


def test_a_game_that_was_played_is_sound(tmp_path: Path) -> None:
    found = inspected(tmp_path, play_on)
    assert (found.tables, found.finished, found.faults) == (1, 1, [])


async def false_move(store: Store, table_service: TableService, table: str) -> None:
    """A move that no rule allows."""
    _, seq = await table_service.read(table)
    await store.append(table, seq, [Entry("play", {"moves": [[mk.game("creation").action_count, "asked"]]}, 0)])


async def early_end(store: Store, table_service: TableService, table: str) -> None:
    """An end before the end."""
    _, seq = await table_service.read(table)
    await store.append(table, seq, [Entry("end", {})], status="over")


async def false_result(store: Store, table_service: TableService, table: str) -> None:
    """A game whose result is not that of its moves."""
    append = store.append

    async def wrong(*words: Any, **more: Any) -> Any:
        return await append(*words, **more | ({"result": {"scores": [0, 99]}} if more.get("result") else {}))

    store.append = wrong  # type: ignore[method-assign]
    await play_on(store, table_service, table)


@pytest.mark.parametrize("spoil", [false_move, early_end, false_result])
def test_a_spoilt_log_is_a_fault(tmp_path: Path, spoil: Spoil) -> None:
    assert len(inspected(tmp_path, spoil).faults) == 1


def test_deaths_come_in_all_kinds_and_the_same_for_the_same_seed() -> None:
    chosen = list(moments(100, seed=1))
    assert chosen == list(moments(100, seed=1)) != list(moments(100, seed=2))
    assert len(chosen) == 100
    assert {(moment.ready, moment.cold) for moment in chosen} == {(a, b) for a in (True, False) for b in (True, False)}
    assert 20 < sum(moment.on_answer_of is not None for moment in chosen) < 60
    assert any(not a.ready and not b.ready for a, b in pairwise(chosen)), "there are bursts"


def test_disasters_are_those_planned_and_the_same_for_the_same_seed() -> None:
    plan = Plan(kills=20, restarts=4, postgres=2, cuts=3)
    chosen = list(disasters(plan, 3, seed=1))
    assert chosen == list(disasters(plan, 3, seed=1)) != list(disasters(plan, 3, seed=2))
    assert Counter(it.kind for it in chosen) == {"kill": 20, "restart": 4, "postgres": 2, "cut": 3}
    assert {it.server for it in chosen} == {0, 1, 2} and {it.on_answer for it in chosen} == {True, False}


def test_news_is_timed_from_its_move_also_if_it_comes_before_the_answer(tmp_path: Path) -> None:
    here, there = Server("127.0.0.1", 1), Server("127.0.0.1", 2)
    latency = Latency()
    latency.told(3, there)  # before whoever moved has its answer
    began = time.monotonic() - 2
    latency.moved(3, began, here)
    latency.told(3, here)
    latency.told(4, there)  # a bot's, which nobody sent
    assert [len(latency.across), len(latency.within)] == [1, 1] and min(latency.across) >= 1
    latency.start()
    latency.moved(4, began, here)
    assert len(latency.across) == 1, "another table"
    latency.write(tmp_path / "a.latency")
    found = read_latencies(tmp_path)
    assert [round(it, 3) for it in found["across"]] == [round(it, 3) for it in latency.across]
    assert percentile([1, 2, 3, 4], 0.5) == 3 and percentile([1, 2, 3, 4], 0.99) == 4


def test_where_no_network_can_be_made_it_is_said_why(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("shutil.which", lambda name: None)
    networks = network.Networks(3)
    assert "no command" in networks.why_not
    assert [place.host for place in networks.places] == ["127.0.0.1"] * 3


def test_a_line_that_is_cut_drops_packets_in_the_direction_that_is_said_and_stays_up() -> None:
    networks = network.Networks(1)
    try:
        if networks.why_not:
            pytest.skip(networks.why_not)
        place = networks.places[0]
        if not place.drops:
            pytest.skip("this system cannot drop packets")
        assert echoes(place)
        for way in network.WAYS:
            place.cut(way)
            assert not echoes(place), way
            place.mend()
            assert echoes(place), way
        place.cut("from the database")
        assert arrives(place), "in the other direction nothing is lost"
    finally:
        networks.close()


SEND = """
import socket, sys
s = socket.socket(type=socket.SOCK_DGRAM)
s.settimeout(0.3)
to = sys.argv[1], int(sys.argv[2])"""


def inside(place: network.Place, program: str, *words: object) -> str:
    """What a program says that is run in a network."""
    command = [*place.prefix, sys.executable, "-c", program, *map(str, words)]
    return subprocess.run(command, capture_output=True, text=True, check=False).stdout.strip()


def echoes(place: network.Place) -> bool:
    """Whether somebody in the network is answered at the other end of its line to the database."""
    with socket.socket(type=socket.SOCK_DGRAM) as listener:
        listener.bind((place.database_host, 0))
        listener.settimeout(5)
        stopped = threading.Event()

        def echo() -> None:
            while not stopped.is_set():
                with suppress(TimeoutError):
                    listener.settimeout(0.1)
                    said, who = listener.recvfrom(100)
                    listener.sendto(said, who)

        thread = threading.Thread(target=echo)
        thread.start()
        try:
            send = f"{SEND}\nfor _ in range(5):\n s.sendto(b'hello', to)\n"
            send += " try:\n  print(s.recv(9)); break\n except TimeoutError: pass"
            return "hello" in inside(place, send, place.database_host, listener.getsockname()[1])
        finally:
            stopped.set()
            thread.join()


def arrives(place: network.Place) -> bool:
    """Whether what is said in the network is heard at the other end."""
    with socket.socket(type=socket.SOCK_DGRAM) as listener:
        listener.bind((place.database_host, 0))
        listener.settimeout(5)
        inside(place, f"{SEND}\nfor _ in range(5): s.sendto(b'hello', to)", *listener.getsockname())
        return listener.recv(100) == b"hello"


def test_tracebacks_are_found_but_for_those_of_a_hurried_stop() -> None:
    stop = (
        "2026-01-01T00:00:00Z ERROR a\n    Traceback (most recent call last):\n    timeout graceful shutdown exceeded\n"
    )
    fault = "2026-01-01T00:00:01Z ERROR b\n    Traceback (most recent call last):\n    KeyError: 1\n"
    assert failures(f"{stop}2026-01-01T00:00:00Z INFO c\n{fault}{stop}") == [fault]


def test_the_time_of_a_process_and_of_the_machine_is_read_from_the_system() -> None:
    used, (worked, idle) = news.processor_seconds(os.getpid()), news.machine()
    until = time.process_time() + 0.1
    while time.process_time() < until:
        pass
    assert news.processor_seconds(os.getpid()) - used >= 0.05
    again = news.machine()
    assert again[0] > worked and again[1] >= idle
