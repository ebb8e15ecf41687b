"""A position as one line of text: for tests, bug reports and puzzles.

    creation 2 1.0.0 place:0 map=-,B1,… faith=1231 stacks=7.7.7 gods=0,3 gap=1 hand=A0 w0=D3@0,0 w1=

The words of a line, in order: the game, the number of players, round.first.turn, the stage and who is to move, the map
row by row (`-` for the gap), the markers of north, east, south and west, the stacks, the god tokens by seat (the number
of a terrain, `*` behind one that was shown, `-` for none yet); then the gap and the tile in hand if there are any, and
the world of each seat: `tile@x,y` with `r2` behind it for two quarter turns. All god tokens are in it: it is for those
who may know them.
"""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from mikrokosmos.core.errors import OptionError, RecordError
from mikrokosmos.core.stored import line_fields
from mikrokosmos.core.types import Json, Parsed
from mikrokosmos.games.creation import options as game_options
from mikrokosmos.games.creation.content.table import TERRAINS as TERRAIN_IDS
from mikrokosmos.games.creation.io import storage
from mikrokosmos.games.creation.io.actions import SIDE_IDS

if TYPE_CHECKING:
    from mikrokosmos.games.creation.state import CreationState

PLACED = re.compile(r"(\w+)@(-?\d),(-?\d)(?:r([1-3]))?")


def write(state: CreationState) -> str:
    """The state in one line. Names and own tiles are options, not part of a position."""
    data = storage.to_json(state)
    first = "-" if data["first"] is None else data["first"]
    words = [
        "creation",
        str(data["options"]["players"]),
        f"{data['round']}.{first}.{data['turn']}",
        f"{data['stage']}:{data['player']}",
        "map=" + ",".join(tile or "-" for tile in data["map"]),
        "faith=" + "".join(str(data["faith"][side]) for side in SIDE_IDS),
        "stacks=" + ".".join(str(size) for size in data["stacks"]),
        "gods=" + ",".join(write_god(god) for god in data["gods"]),
        *([f"gap={data['gap']}"] if data["gap"] else []),
        *([f"hand={data['held']}"] if data["held"] else []),
        *(f"w{seat}={';'.join(write_tile(tile) for tile in told)}" for seat, told in enumerate(data["worlds"])),
    ]
    return " ".join(words)


def write_god(god: Json) -> str:
    """A god token."""
    return f"{TERRAIN_IDS.index(god['god'])}{'*' if god['shown'] else ''}" if god["dealt"] else "-"


def write_tile(tile: Json) -> str:
    """A tile of a world."""
    return f"{tile['tile']}@{tile['x']},{tile['y']}" + (f"r{tile['turns']}" if tile["turns"] else "")


def read(text: str, **options: object) -> CreationState:
    """The state behind a line; further keywords are options of the game (names, tiles). `RecordError` if it is none."""
    words = line_fields(text, storage.game())
    turn = re.fullmatch(r"(\d)\.([0-4]|-)\.([0-4])", words[2]) if len(words) > 2 else None
    mover = re.fullmatch(r"([a-z-]+):([0-4]|chance|over)", words[3]) if len(words) > 3 else None
    if len(words) < 8 or words[0] != "creation" or not re.fullmatch(r"[0-9]", words[1]) or not turn or not mover:
        raise RecordError(
            "a position begins like this: creation 2 1.0.0 choose:0 map=… faith=1111 stacks=7.7.7 gods=0,3"
        )
    try:
        first = "random" if turn[2] == "-" else int(turn[2])
        told: Parsed = {**options, "players": int(words[1]), "first": first}
        chosen = game_options.read(**told)
    except OptionError as error:
        raise RecordError(f"the position does not fit its options: {error}") from None
    data = storage.to_json(storage.game().start(chosen))
    data |= {"round": int(turn[1]), "first": None if turn[2] == "-" else int(turn[2]), "turn": int(turn[3])}
    data |= {"stage": mover[1], "player": int(mover[2]) if mover[2].isdecimal() else mover[2]}
    fill(data, words[4:], chosen.players)
    return storage.from_json(data)


def fill(data: Json, words: list[str], players: int) -> None:
    """Write what the further words say into the JSON of a new game."""
    known = ["map", "faith", "stacks", "gods", "gap", "hand", *(f"w{seat}" for seat in range(players))]
    parts: dict[str, str] = {}
    for word in words:
        name, equals, value = word.partition("=")
        if name not in known or not equals or name in parts:
            raise RecordError(f"{word!r:.60} has no place here; a line has {', '.join(known)}, each once")
        parts[name] = value
    missing = [name for name in known if name not in parts and name not in ("gap", "hand")]
    if missing:
        raise RecordError(f"the line lacks {', '.join(missing)}")
    data["map"] = [None if tile == "-" else tile for tile in parts["map"].split(",")]
    data["faith"] = dict(
        zip(SIDE_IDS, (int(line) for line in matched(parts, "faith", r"[1-3]{4}", "1231")), strict=True)
    )
    data["stacks"] = [int(size) for size in matched(parts, "stacks", r"\d{1,2}\.\d{1,2}\.\d{1,2}", "7.7.7").split(".")]
    gods = matched(parts, "gods", r"([0-4]\*?|-)(,([0-4]\*?|-))*", "0,3*").split(",")
    data["gods"] = [read_god(god) for god in gods]
    if len(gods) != players:
        raise RecordError(f"gods should name a token or - for each of {players} seats, not {parts['gods']!r:.60}")
    data["gap"] = int(matched(parts, "gap", r"[1-9]", "5")) if "gap" in parts else None
    data["held"] = parts.get("hand")
    data["worlds"] = [read_world(parts[f"w{seat}"]) for seat in range(players)]


def matched(parts: dict[str, str], name: str, pattern: str, like: str) -> str:
    """The value of a word, if it looks right."""
    if not re.fullmatch(pattern, parts[name], re.ASCII):
        raise RecordError(f"{name} should be like {name}={like}, not {parts[name]!r:.60}")
    return parts[name]


def read_god(text: str) -> Json:
    """A god token."""
    if text == "-":
        return {"dealt": False, "shown": False, "god": None}
    return {"dealt": True, "shown": text.endswith("*"), "god": TERRAIN_IDS[int(text[0])]}


def read_world(text: str) -> list[Json]:
    """The tiles of a world."""
    tiles = []
    for part in text.split(";") if text else []:
        found = PLACED.fullmatch(part)
        if not found:
            raise RecordError(f"a tile of a world should be like A0@-1,0 or A0@-1,0r2, not {part!r:.60}")
        tiles.append({"tile": found[1], "x": int(found[2]), "y": int(found[3]), "turns": int(found[4] or 0)})
    return tiles
