"""The socket under fire: whatever is sent, by whomever, the answer is a known one and only what is accepted changes
anything; and whatever people do in whichever order, everybody's copy is the table's.
"""

from __future__ import annotations

import json
import random
from collections import Counter
from collections.abc import Callable
from contextlib import ExitStack
from pathlib import Path
from typing import Any, Self

import pytest
from fastapi.testclient import TestClient
from hypothesis import HealthCheck, Phase, given, settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, rule, run_state_machine_as_test
from starlette.websockets import WebSocketDisconnect

from kit import services
from kit.long import each_game_on_its_database
from kit.people import Player, Who, match_of, person, table
from mikrokosmos.server.live import table_service
from mikrokosmos.server.routes.sockets import TOO_BIG

SEED = bytes(range(32))
PEOPLE = ("Ann", "Ben", "Cat", "a stranger")
"""Ann and Ben play, Cat and a stranger watch."""
QUIET = settings(
    derandomize=True,
    database=None,
    deadline=None,
    phases=[Phase.generate],
    suppress_health_check=list(HealthCheck),
)


class Room:
    """A table with people on sockets."""

    def __init__(self, app: TestClient, game: str, who: dict[str, Who], **more: Any) -> None:
        self.app = app
        self.who = who
        self.name = table(app, who["Ann"], game, public=True, seats=[{"kind": "me"}], **more)
        self.players: dict[str, Player] = {}
        self._open: dict[str, ExitStack] = {}
        self._came = 0

    def come(self, name: str) -> Player:
        """Open a socket for a person."""
        self._open[name] = stack = ExitStack()
        where = f"/api/tables/{self.name}/socket"
        ws = stack.enter_context(self.app.websocket_connect(where, headers=dict(self.who[name])))
        self.players[name] = player = Player(ws)
        self._came += 1
        player.number = 1_000 * self._came  # or its commands would pass for those of an earlier socket
        return player

    def go(self, name: str) -> None:
        """Close the socket of a person."""
        del self.players[name]
        self._open.pop(name).close()

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        with ExitStack() as closing:  # one that fails leaves none open
            for socket in self._open.values():
                closing.push(socket)

    def begin(self) -> None:
        """Ben sits down and Ann starts."""
        self.players["Ben"].command("sit", seat=1)
        self.players["Ann"].command("start")

    def read(self, name: str) -> Any:
        """The table as HTTP tells it, but for the time of day."""
        self.app.cookies.clear()
        told = self.app.get(f"/api/tables/{self.name}", headers=self.who[name]).json()
        del told["now"]
        return told

    def agree(self) -> dict[str, Any]:
        """The copy of everybody who is here is what the server answers; what all of them see."""
        seen = {name: self.read(name) for name in self.players}
        for name, player in self.players.items():
            player.catch_up(seen[name]["seq"])
            assert (player.seq, player.seen) == (seen[name]["seq"], seen[name]["table"]), name
        return seen

    def step(self) -> None:
        """A right move of whoever is to act; if nobody is here to make it, the move waits."""
        for player in self.players.values():
            if player.match["choices"]:
                player.step(random.Random(player.seq))
                return


def everybody(app: TestClient) -> dict[str, Who]:
    return {name: person(app, name) if name != "a stranger" else {} for name in PEOPLE}


# Almost right.

NUMBERS = st.sampled_from([0, 0, 1, 1, 2, -1, 15, 16, 2**31, 2**63, 10**30, 0.0, 1.0, 0.5, 1e300, True, False])
ODD: st.SearchStrategy[object] = NUMBERS | st.sampled_from(
    [None, "", "0", "1", [], {}, float("nan"), float("inf"), "\ud800", "\0", "x" * 500]
)
DEEP = st.sampled_from([10, 150, 1_000, 5_000]).map(lambda deep: Raw("[" * deep + "]" * deep))
JSON = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=20),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=10), inner, max_size=4),
    max_leaves=12,
)
IDS: st.SearchStrategy[object] = st.sampled_from(
    ["a", "b", "c", "🦉" * 64, "x" * 64, "x" * 65, "", "\0", "a\0b", "\n", "\ud800", 7, None, True, [], {}]
)
FRESH = st.integers(10**6, 10**12).map(lambda number: f"id {number}")
COMMANDS: dict[str, tuple[str, ...]] = {
    "sit": ("seat", "name"),
    "nonce": ("seat", "nonce"),
    "seat-bot": ("seat", "bot"),
    "clear": ("seat",),
    "start": (),
    "play": ("seat", "moves", "at"),
    "undo": ("seat",),
    "order": ("seat", "order"),
    "hand-over": ("seat", "bot"),
    "hints": ("seat",),
    "why-not": ("seat", "words"),
    "refresh": (),
}


class Raw(str):
    """A piece of JSON to be sent as it is written."""


Now = Callable[[Any], Any]
"""What is said depends on how the game stands, of which what is drawn must not know."""


def right(number: int) -> Now:
    """One of the legal actions."""
    return lambda match: match["choices"][number % len(match["choices"])]["action"]


def words(number: int, odd: Any = None) -> Now:
    """The words of a legal action, or something else in each of their places."""
    return lambda match: {
        key: value if odd is None else odd
        for key, value in match["choices"][number % len(match["choices"])]["words"].items()
    }


RIGHT = st.integers(0, 99).map(right)
FIELDS: dict[str, st.SearchStrategy[Any]] = {
    "seat": st.sampled_from([lambda match: match["player"]] * 5 + [0, 1, 2]),
    "name": st.sampled_from([None, "Zed", "\u202e", "x" * 401, ""]),
    "nonce": st.sampled_from(["0f" * 16, "0F" * 16, "0f" * 15, ""]),
    "bot": st.sampled_from(["nobody", "", "x" * 65, 5]),  # a bot that can play would play
    "moves": st.lists(RIGHT, min_size=1, max_size=1)
    | st.lists(RIGHT | st.integers(-5, 5_000) | NUMBERS, max_size=3)
    | st.lists(RIGHT, min_size=64, max_size=66),
    "at": st.sampled_from([lambda match: match["moves"]] * 3 + [lambda match: match["moves"] - 1, None, 0]),
    "order": st.sampled_from(["spread", "nearest", None, "flee"]),
    "words": st.builds(words, st.integers(0, 99)) | st.builds(words, st.integers(0, 99), ODD),
}
OFTEN = ("play", "play", "play", "undo", "why-not", "hints", "fly")


@st.composite
def almost(draw: st.DrawFn) -> Callable[[Any], str]:
    """A command that is nearly right at this moment, or even is."""
    kind = draw(st.sampled_from([*OFTEN, *COMMANDS]))
    said: dict[str, Any] = {"id": draw(FRESH | FRESH | IDS), "command": kind}
    said |= {field: draw(FIELDS[field]) for field in COMMANDS.get(kind, ())}
    spoil = draw(st.sampled_from(["", "", "", "", "change", "forget", "add", "twice", "deep"]))
    field = draw(st.sampled_from(sorted(said)))
    twice: list[tuple[str, Any]] = []
    if spoil == "change":
        said[field] = draw(ODD | JSON)
    elif spoil == "forget":
        del said[field]
    elif spoil == "add":
        said[draw(st.text(max_size=5))] = draw(ODD)
    elif spoil == "deep":
        said[field] = draw(DEEP)
    elif spoil == "twice":
        twice = [(field, draw(ODD))]
    if kind == "hand-over" and (said.get("bot") is None or ("bot", None) in twice):
        said["bot"], twice = "nobody", []  # without a name the substitute would take over, and play

    def text(match: Any) -> str:
        parts = [(key, value) for key, value in (*said.items(), *twice)]
        return "{" + ", ".join(f"{json.dumps(key)}: {text_of(value, match)}" for key, value in parts) + "}"

    return text


def text_of(value: Any, match: Any) -> str:
    return str(value) if isinstance(value, Raw) else json.dumps(value, default=lambda now: now(match))


NONSENSE = st.text(max_size=50) | st.binary(max_size=50) | JSON.map(json.dumps) | st.just("x" * 16_385) | DEEP
FRAMES = st.one_of(almost(), almost(), almost(), NONSENSE)
"""Anything that can be sent."""


@pytest.mark.campaign
@each_game_on_its_database
def test_whatever_is_sent_only_what_is_accepted_changes_the_table(
    url: str, tmp_path: Path, game: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(table_service, "new_seed", lambda: SEED)
    answers: Counter[str] = Counter()
    with services.opened(url, tmp_path) as app, Room(app, game, everybody(app)) as room:
        for name in PEOPLE:
            room.come(name)
        room.begin()

        seen = room.agree()

        @given(st.data())
        @settings(QUIET, max_examples=120)
        def fire(data: st.DataObject) -> None:
            nonlocal seen
            before = seen
            actor = PEOPLE[before["Ann"]["table"]["match"]["player"]]
            speaker = data.draw(st.sampled_from(["", "", *PEOPLE])) or actor
            frame = data.draw(FRAMES)
            if not isinstance(frame, str | bytes):
                frame = frame(match_of(before[actor]["table"]))
            answer = heard(room, speaker, frame)
            answers[answer["type"] if answer else "closed"] += 1
            seen = room.agree()
            if answer is None or answer["type"] != "accepted":
                assert seen == before
            else:
                assert speaker in PEOPLE[:2]
                if answer["seq"] <= before["Ann"]["seq"]:  # it was so before, or came true before
                    assert seen == before
                else:
                    assert not answer["again"] and seen["Ann"]["seq"] == answer["seq"]
            if sum(answers.values()) % 8 == 0:
                room.step()
                seen = room.agree()
                assert seen["Ann"]["seq"] > before["Ann"]["seq"], "a right move still works"

        fire()
        assert answers["accepted"] and answers["refused"] and answers["closed"], answers


def heard(room: Room, speaker: str, frame: str | bytes) -> Any:
    """Send a frame, and what was answered; `None` if the socket was closed for its size, and opened again."""
    player = room.players[speaker]
    if isinstance(frame, bytes):
        player.ws.send_bytes(frame)
    else:
        player.ws.send_text(frame)
    try:
        while (answer := player.read())["type"] in ("news", "rematch"):
            pass
    except WebSocketDisconnect as error:
        assert error.code == TOO_BIG and len(frame) > services.PLENTY.message_bytes
        room.go(speaker)
        room.come(speaker)
        return None
    return answer


@pytest.mark.parametrize(
    ("frame", "number"),
    [
        (b"\x00\xff", None),
        (b'{"id": "1", "command": "refresh"}', None),
        ('{"id": "\\u0000", "command": "start"}', "\0"),
        ('{"id": "\\ud800", "command": "start"}', None),
        ('{"id": "1", "command": "start", "id": "2", "more": 1}', "2"),
    ],
)
def test_an_odd_message_is_refused_and_the_next_one_is_answered(
    app: TestClient, frame: str | bytes, number: str | None
) -> None:
    with Room(app, "creation", everybody(app)) as room:
        room.come("Ann")
        answer = heard(room, "Ann", frame)
        assert (answer["type"], answer["reason"], answer["id"]) == ("refused", "bad-message", number)
        room.players["Ann"].command("nonce", seat=0, nonce="0f" * 16)


# People come and go.


class Evening(RuleBasedStateMachine):
    """An evening at a table: people come, go, play, say the same twice, leave their seat to a bot and take it back."""

    app: TestClient
    who: dict[str, Who]
    game: str

    def __init__(self) -> None:
        super().__init__()
        self.room = Room(self.app, self.game, self.who, clock=3600)
        self.said: list[tuple[str, Any, Any]] = []

    @initialize()
    def begin(self) -> None:
        self.room.come("Ann")
        self.room.come("Ben")
        self.room.begin()

    @rule(name=st.sampled_from(PEOPLE))
    def come_or_go(self, name: str) -> None:
        if name in self.room.players:
            self.room.go(name)
        else:
            self.room.come(name)

    @rule()
    def move(self) -> None:
        if any(player.match["choices"] for player in self.room.players.values()):
            self.room.step()

    @rule(name=st.sampled_from(PEOPLE), text=almost())
    def command(self, name: str, text: Now) -> None:
        if name in self.room.players and (match := self.match()) is not None:
            frame = text(match)
            self.said.append((name, frame, heard(self.room, name, frame)))

    @rule(
        name=st.sampled_from(PEOPLE),
        command=st.sampled_from(["undo", *["hand-over", "sit"] * 2, "refresh"]),
    )
    def command_rightly(self, name: str, command: str) -> None:
        if name in self.room.players:
            said: dict[str, Any] = {"id": f"right {len(self.said)}", "command": command, "seat": PEOPLE.index(name)}
            said |= {"bot": "novice"} if command == "hand-over" else {}
            if command == "refresh":
                del said["seat"]
            frame = json.dumps(said)
            self.said.append((name, frame, heard(self.room, name, frame)))

    @rule(number=st.integers(0, 99))
    def say_again(self, number: int) -> None:
        """What was accepted once is accepted again, with the same answer, and nothing happens."""
        accepted = [it for it in self.said if it[2] and it[2]["type"] == "accepted" and it[0] in self.room.players]
        if accepted:
            name, frame, answer = accepted[number % len(accepted)]
            assert heard(self.room, name, frame) == {**answer, "again": True}

    @invariant()
    def everybody_has_the_same_picture(self) -> None:
        found = services.inside(self.app).autoplay
        assert self.app.portal is not None
        self.app.portal.call(found.wake, self.room.name)
        self.app.portal.call(found.idle)
        self.room.agree()

    def match(self) -> Any:
        """The game as whoever is to act and is here sees it."""
        matches = [player.match for player in self.room.players.values()]
        return next((match for match in matches if match["choices"]), None)

    def teardown(self) -> None:
        self.room.__exit__()


@pytest.mark.campaign
@each_game_on_its_database
def test_who_comes_and_goes_sees_what_the_server_answers(url: str, tmp_path: Path, game: str) -> None:
    with services.opened(url, tmp_path) as app:
        evening = type("Evening", (Evening,), {"app": app, "who": everybody(app), "game": game})
        run_state_machine_as_test(evening, settings=settings(QUIET, max_examples=8, stateful_step_count=25))
