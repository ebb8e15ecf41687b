"""The bench of the server: what it reads, adds up and judges, and that its crowd asks for no more than anybody may."""

from __future__ import annotations

import asyncio
import resource
import shutil
import subprocess
import sys
from collections import Counter
from collections.abc import Iterator
from dataclasses import replace

import node
import pytest
from table_server import databases, processes, run, seating, sending, sizes, socketio
from table_server.crowd import Crowd, Task
from table_server.matches import Client, MatchRoom
from table_server.measuring import Measured, used
from table_server.report import Figure, Part, number
from table_server.sockets import Socket

from mikrokosmos.server.operations.serving import BACKLOG
from mikrokosmos.server.routes.people import NEWCOMER
from mikrokosmos.server.routes.tables import NEW_TABLE
from mikrokosmos.server.settings import Settings

UPDATE = (
    b'42/bench,["update","6XcwwyfUP35",{"G":{"text":"xx","said":8},"ctx":{"numPlayers":2,"turn":1,"currentPlayer":"0",'
    b'"playOrder":["0","1"],"playOrderPos":0,"phase":null,"activePlayers":null,"numMoves":8},"plugins":{"random":{},'
    b'"log":{"data":{}},"events":{"data":{}}},"_undo":[],"_redo":[],"_stateID":8},[{"action":{"type":"MAKE_MOVE",'
    b'"payload":{"type":"say","args":[],"playerID":"0"}},"_stateID":7,"turn":1,"phase":null}]]'
)
"""As boardgame.io 0.50.2 sends it."""


def load(rate: float = 100.0, p99: float = 0.01) -> sending.Load:
    return sending.Load(rate, 400, 0.001, p99, 0.5, 600.0, 0, 0, 0)


def figure(part: Part, beginning: str) -> Figure:
    (found,) = [it for it in part.figures if it.name.strip().startswith(beginning)]
    return found


# What is read


def test_processor_time_is_read_past_a_name_with_brackets() -> None:
    stat = "17 (a ) 9 9 (b)) S 1 17 17 0 -1 4194304 500 0 0 0 250 50 7 7 20 0 3 0 100 0 0"
    assert processes.processor_seconds(stat) == 300 / processes.TICK


def test_the_processes_a_server_has_started_count_too() -> None:
    words = "import subprocess, sys; subprocess.run([sys.executable, '-c', 'print(1, flush=True); input()'])"
    with subprocess.Popen([sys.executable, "-c", words], stdin=subprocess.PIPE, stdout=subprocess.PIPE) as parent:
        assert parent.stdout is not None
        parent.stdout.readline()
        found = processes.busy(parent.pid)
        parent.communicate(b"\n")
    assert len(found) == 2 and parent.pid in found


def test_what_a_process_has_used_is_counted_from_the_first_look() -> None:
    assert used({1: 5.0, 2: 1.0}, {1: 6.5, 2: 1.0, 3: 0.25}) == {1: 1.5, 2: 0.0, 3: 0.25}


def test_messages_to_boardgame_io_are_those_of_its_own_client() -> None:
    assert socketio.sync("6XcwwyfUP35", 0, "iYGE1", 2) == b'42/bench,["sync","6XcwwyfUP35","0","iYGE1",2]'
    assert socketio.sync("6XcwwyfUP35", None, None, 2) == b'42/bench,["sync","6XcwwyfUP35",null,null,2]'
    assert socketio.move("6XcwwyfUP35", 0, "iYGE1", 7) == (
        b'42/bench,["update",{"type":"MAKE_MOVE","payload":{"type":"say","args":[],"playerID":"0","credentials":"iYGE1"}}'
        b',7,"6XcwwyfUP35","0"]'
    )


def test_the_state_of_an_update_is_the_new_one_and_not_that_of_its_log() -> None:
    assert socketio.state_of(UPDATE) == 8
    with pytest.raises(ValueError, match="without a state"):
        socketio.state_of(UPDATE.replace(b'"_redo":[],', b""))


class Sent(asyncio.Transport):
    """A transport that keeps what is written."""

    def __init__(self) -> None:
        super().__init__()
        self.data = b""

    def write(self, data: bytes | bytearray | memoryview) -> None:
        self.data += bytes(data)


async def in_pieces(size: int) -> tuple[list[bytes], bytes]:
    heard: list[bytes] = []
    socket, transport = Socket(heard.append, b""), Sent()
    socket.connection_made(transport)
    long, longest = b"b" * 200, b"c" * 70_000
    frames = b"\x81\x01a" + b"\x89\x02hi" + b"\x81\x7e\x00\xc8" + long
    frames += b"\x81\x7f" + len(longest).to_bytes(8, "big") + longest
    stream = b"HTTP/1.1 101 Switching Protocols\r\nUpgrade: websocket\r\n\r\n" + frames
    for at in range(0, len(stream), size):
        socket.data_received(stream[at : at + size])
    assert socket.opened.done()
    return heard, transport.data


@pytest.mark.parametrize("size", [7, 64, 100_000])
def test_frames_are_heard_however_they_are_cut(size: int) -> None:
    heard, answered = asyncio.run(in_pieces(size))
    assert [(text[:1], len(text)) for text in heard] == [(b"a", 1), (b"b", 200), (b"c", 70_000)]
    assert answered == b"\x8a\x82\x00\x00\x00\x00hi"


# What is added up


def test_percentiles_are_of_the_values_themselves() -> None:
    values = [float(at) for at in range(1, 201)]
    assert sending.percentile(values, 50) == 100 and sending.percentile(values, 99) == 198
    assert sending.percentile([3.0], 99) == 3.0 and sending.percentile([1.0, 2.0], 99) == 2.0


def test_crowds_are_put_together_by_what_each_has_heard() -> None:
    one = {"latencies": [0.3, 0.1], "seconds": 2.0, "acted": 3, "busy": 0.5, "messages": 10, "message_bytes": 100.0}
    one |= {"late": 1, "missing": 0, "over": 0}
    other = one | {
        "latencies": [0.2],
        "seconds": 2.5,
        "busy": 0.2,
        "messages": 30,
        "message_bytes": 200.0,
        "missing": 2,
    }
    found = sending.Load.of([one, other])
    assert found == sending.Load(1.2, 6, 0.2, 0.3, 0.5, 175.0, 2, 2, 0)
    with pytest.raises(RuntimeError, match="nothing was played"):
        sending.Load.of([one | {"latencies": []}])


async def a_match() -> tuple[MatchRoom, list[MatchRoom]]:
    done: list[MatchRoom] = []
    room = MatchRoom(lambda it: done.append(it) if isinstance(it, MatchRoom) else None, "m", ["a", "b"])
    room._clients = [Client(room, player, None) for player in (0, 1, None)]
    room._clients[0].socket = Socket(room._clients[0].hear, b"")
    room.act(0.0)
    return room, done


def test_a_move_is_done_when_the_last_client_has_heard_of_it() -> None:
    room, done = asyncio.run(a_match())
    room.told(1, 10)
    room.told(1, 10)
    assert not done and not room.fault
    room.told(1, 10)
    assert done == [room] and room.state == 1 and room.heard_bytes == 30


def test_a_state_out_of_order_is_a_fault_and_spoils_the_measurement() -> None:
    room, _ = asyncio.run(a_match())
    room.told(2, 10)
    crowd = Crowd(Task(1, 1, 1, 1.0))
    crowd.rooms = [room]
    with pytest.raises(RuntimeError, match="told of state 2 after 0"):
        crowd.check()


# What is judged


def sides(ours: float, relay: float, peer: float, p99: float = 0.01) -> dict[str, sizes.Samples]:
    def samples(cost: float, late: float = 0.01) -> sizes.Samples:
        measured = Measured(load(p99=late), cost, cost)
        return sizes.Samples([measured] * 2, [measured] * 2)

    return {"ours": samples(ours, p99), "relay": samples(relay), "boardgame.io": samples(peer)}


def test_shares_of_the_relay_are_judged_by_the_size_of_the_table() -> None:
    for observers, met in ((2, True), (5, True), (10, False), (20, False)):
        share = figure(sizes.part(observers, sides(200e-6, 80e-6, 300e-6)), "the relay's of ours")
        assert share.values == pytest.approx((40.0,)) and share.met is met


@pytest.mark.parametrize(
    ("ours", "p99", "cheaper", "sooner"), [(100e-6, 0.02, True, False), (200e-6, 0.005, False, True)]
)
def test_we_are_ahead_of_boardgame_io_only_where_we_need_less(
    ours: float, p99: float, cheaper: bool, sooner: bool
) -> None:
    part = sizes.part(2, sides(ours, 50e-6, 150e-6, p99))
    assert figure(part, "boardgame.io's to ours").met is cheaper
    assert figure(part, "boardgame.io's processor to ours").met is cheaper
    assert figure(part, "boardgame.io's p99 to ours").met is sooner


def test_two_workers_are_judged_by_the_busier_one() -> None:
    one = [Measured(load(), server=800e-6, busiest=800e-6, database=1e-4)]
    even, uneven = replace(one[0], busiest=420e-6), replace(one[0], busiest=500e-6)
    assert figure(databases.beside_one_worker(one, [even]), "actions a second, were").met
    assert not figure(databases.beside_one_worker(one, [uneven]), "actions a second, were").met


def test_postgresql_is_judged_by_what_comes_out_and_by_what_goes_in() -> None:
    sqlite = [Measured(load(1000), 500e-6, 500e-6)]
    slow = databases.beside_sqlite(sqlite, [Measured(load(600), 500e-6, 500e-6)])
    dear = databases.beside_sqlite(sqlite, [Measured(load(900), 900e-6, 900e-6)])
    assert (figure(slow, "actions/s").met, figure(slow, "actions a processor").met) == (False, True)
    assert (figure(dear, "actions/s").met, figure(dear, "actions a processor").met) == (True, False)


def test_numbers_have_the_digits_that_matter() -> None:
    assert [number(it) for it in (None, 1234.5, 12.345, 0.01234)] == ["", "1,234", "12.3", "0.0123"]


def test_without_the_peer_the_bench_has_failed(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    no = shutil.which("false")
    assert no is not None
    monkeypatch.setattr(node, "on_the_machine", lambda: [no])
    monkeypatch.setattr(run, "many_files", lambda: None)
    monkeypatch.setattr(sys, "argv", ["run", "--quick", "--part", "sizes"])
    assert run.main() == 1
    assert "boardgame.io 0.50.2 could not be installed" in capsys.readouterr().err


# What the crowd asks for


def test_no_limit_is_lifted_but_that_of_messages() -> None:
    assert set(processes.FAST) == {"MIKROKOSMOS_LIMITS_MESSAGES_PER_SECOND", "MIKROKOSMOS_LIMITS_MESSAGE_BURST"}


@pytest.mark.parametrize(("tables", "observers"), [*((sizes.TABLES[it], it) for it in sizes.TABLES), (1000, 2)])
def test_the_crowd_keeps_to_the_limits_of_addresses_and_people(tables: int, observers: int) -> None:
    limits = Settings().limits
    assert tables * observers + BACKLOG <= limits.connections
    strangers: Counter[str] = Counter()
    for at in range(tables):
        _, players = seating.players_of(at, observers)
        strangers[seating.address_of(at, 0)] += observers - players
    addresses = Counter(seating.address_of(at, 0) for at in range(tables))
    assert max(strangers.values()) <= limits.sockets_per_identity
    assert max(addresses.values()) * observers <= min(limits.sockets_per_address, limits.request_burst)
    assert min(limits.sockets_per_identity, limits.tables_per_identity) >= seating.TABLES_OF_PEOPLE
    asked = len(seating.NAMES) * (1 + NEWCOMER) + seating.TABLES_OF_PEOPLE * (1 + NEW_TABLE)
    assert asked <= limits.request_burst
    homes = {seating.home_of(at // seating.TABLES_OF_PEOPLE, 0) for at in range(tables)}
    assert not homes & set(addresses) and len(homes) == -(-tables // seating.TABLES_OF_PEOPLE)
    assert seating.CONNECTING < BACKLOG


@pytest.fixture
def files() -> Iterator[None]:
    before = resource.getrlimit(resource.RLIMIT_NOFILE)
    yield
    resource.setrlimit(resource.RLIMIT_NOFILE, before)


@pytest.mark.usefixtures("files")
def test_servers_start_with_the_file_limit_the_bench_began_with(monkeypatch: pytest.MonkeyPatch) -> None:
    _, most = processes.FILES
    monkeypatch.setattr(processes, "FILES", (200, most))
    asked = [sys.executable, "-c", "import resource; print(resource.getrlimit(resource.RLIMIT_NOFILE)[0])"]
    processes.many_files()
    assert resource.getrlimit(resource.RLIMIT_NOFILE)[0] > 200
    told = subprocess.run(asked, preexec_fn=processes.usual_files, capture_output=True, text=True, check=True)
    assert told.stdout.strip() == "200"
