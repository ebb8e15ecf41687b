"""How the crowd comes to its tables: who comes from which address, and what is asked of each server before a game.

Nobody comes with more than a person may have: every table has an address of its own (all of 127.0.0.0/8 is this
machine), and ten tables have five people of their own. So the limits that count addresses and people stay as `serve`
has them.
"""

from __future__ import annotations

import asyncio
import random
from collections.abc import Coroutine
from functools import cache
from typing import TYPE_CHECKING, Any

import mikrokosmos as mk
from table_server import wire
from table_server.matches import MatchRoom
from table_server.rooms import Done, GameTable, RelayRoom, Room
from table_server.socketio import Lobby

if TYPE_CHECKING:
    from table_server.crowd import Task

NAMES = ("Ann", "Ben", "Cat", "Dan", "Eve")
TABLES_OF_PEOPLE = 10
"""The same people sit at so many tables: fewer than their sockets may be."""
CONNECTING = 48
"""Sockets opened at once: fewer than may wait to be accepted, or the rest would try again a second later."""
BEGINNING = 50
"""Tables at which people sit down at the same time."""
MOVES = 40
"""Random moves after which a game looks like one under way."""

Coming = list[Coroutine[Any, Any, None]]


def players_of(number: int, observers: int) -> tuple[str, int]:
    """The game and the players of a table: every other one Small World, two to five players in turn."""
    return ("smallworld", "creation")[number % 2], min(2 + number // 2 % 4, observers)


def address_of(number: int, crowd: int) -> str:
    """Where those at a table come from: up to twenty who have no name may come from one address."""
    return f"127.{1 + crowd}.{number // 250}.{1 + number % 250}"


def home_of(people: int, crowd: int) -> str:
    """Where people ask for names and tables: five names and ten tables are what may be asked for at once."""
    return f"127.{101 + crowd}.{people // 250}.{1 + people % 250}"


async def sit_down(task: Task, done: Done, rng: random.Random) -> list[Room]:
    """Set up all tables; everybody has come when this is over."""
    rooms: list[Room]
    if task.server == "relay":
        rooms, coming = relay_rooms(task, done, rng)
    elif task.server == "boardgame.io":
        rooms, coming = matches(task, done)
    else:
        rooms, coming = await game_tables(task, done, rng)
    at_once = max(1, CONNECTING // task.observers)
    for at in range(0, len(coming), at_once):
        await asyncio.gather(*coming[at : at + at_once])
    for at in range(0, len(rooms), BEGINNING):
        await asyncio.gather(*(room.begin() for room in rooms[at : at + BEGINNING]))
    return rooms


def relay_rooms(task: Task, done: Done, rng: random.Random) -> tuple[list[Room], Coming]:
    """Rooms of the relay."""
    rooms = [RelayRoom(done, rng, task.size) for _ in range(task.tables)]
    coming = [
        room.open(task.port, str(number), task.observers, address_of(number, task.number))
        for number, room in enumerate(rooms)
    ]
    return [*rooms], coming


def matches(task: Task, done: Done) -> tuple[list[Room], Coming]:
    """Matches of boardgame.io, with a state like that of the table of ours that has the same number."""
    lobby = Lobby(task.lobby)
    rooms = []
    for number in range(task.tables):
        game, players = players_of(number, task.observers)
        match = lobby.match(players, view_of(game, players))
        rooms.append(MatchRoom(done, match, [lobby.join(match, player) for player in range(players)]))
    coming = [
        room.open(task.port, task.observers, address_of(number, task.number)) for number, room in enumerate(rooms)
    ]
    return [*rooms], coming


@cache
def view_of(game: str, players: int) -> Any:
    """What everybody sees of a game, some way into it."""
    state, rng = mk.game(game).new(players=players), random.Random(0)
    for _ in range(MOVES):
        state.play(mk.sample(state.chances(), rng) if state.player == mk.CHANCE else rng.choice(state.actions()))
    return state.view(None)


async def game_tables(task: Task, done: Done, rng: random.Random) -> tuple[list[Room], Coming]:
    """Tables of ours, made by several people at a time."""
    groups = [range(at, min(at + TABLES_OF_PEOPLE, task.tables)) for at in range(0, task.tables, TABLES_OF_PEOPLE)]
    made = await asyncio.gather(*(asyncio.to_thread(tables_of_people, task, group) for group in groups))
    rooms = [GameTable(done, rng, table, people) for group in made for table, people in group]
    coming = [
        room.open(task.port, task.observers, address_of(number, task.number)) for number, room in enumerate(rooms)
    ]
    return [*rooms], coming


def tables_of_people(task: Task, numbers: range) -> list[tuple[str, list[str]]]:
    """New tables with these numbers, and the cookies of those who are to play at each."""
    door = wire.Door(task.port, home_of(numbers.start // TABLES_OF_PEOPLE, task.number))
    people = [door.person(name) for name in NAMES]
    made = []
    for number in numbers:
        game, players = players_of(number, task.observers)
        made.append((door.table(people[0], game, players), people[:players]))
    door.close()
    return made
