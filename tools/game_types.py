"""Writes the TypeScript types of what games say, from their Python types.

web/src/games/<game>/types.ts has the types of one game, web/src/games/types.ts those of all by the game's id, which is
what the wire speaks of. `--check` writes nothing and exits with 1 when a file on disk is not what would be written.
"""

from __future__ import annotations

import argparse
import sys
import typing
from collections.abc import Iterator, Sequence
from pathlib import Path
from types import NoneType

from typed_dicts import GameTypes, Named, is_object, keys, members
from typescript import Schema, declaration

from mikrokosmos.games import SHIPPED

ROOT = Path(__file__).resolve().parent.parent
FOLDER = Path("web/src/games")

SAID = {
    "View": "All that a seat may see.",
    "Own": "What a seat sees otherwise than everybody: these keys of the view.",
    "Event": "Something that happened.",
    "Action": "What a seat does, in words.",
    "Cost": "What an action costs, and why.",
    "Income": "What a seat would earn now, and why.",
    "Refusal": "Why an action is not allowed.",
}
"""What goes over the wire, by the name it has in every game."""

PLAIN = {int: "integer", str: "string", bool: "boolean", NoneType: "null"}

HEAD = "// Written by tools/game_types.py from {source}; do not edit.\n"


class Writer:
    """The types of one game, in the words of TypeScript."""

    def __init__(self, types: GameTypes) -> None:
        self.types = types

    def text(self) -> str:
        """The whole file: every type that is said, and those within it, in the order they are declared in."""
        source = f"src/mikrokosmos/games/{self.types.game}/types"
        wanted = list(dict.fromkeys(name for said in SAID for name in self.within(self.types[said])))
        named = [it for name, it in self.types.named.items() if name in wanted]
        return "\n".join([HEAD.format(source=source), *(self.declared(it) for it in named)])

    def within(self, kind: object, seen: tuple[object, ...] = ()) -> Iterator[str]:
        """The names of all types in a type, its own included."""
        if kind in seen:
            return
        if name := self.types.named_as(kind):
            yield name
        inside = [key.type for key in keys(kind)] if is_object(kind) else typing.get_args(kind)
        for inner in inside:
            yield from self.within(inner, (*seen, kind))

    def declared(self, it: Named) -> str:
        """One exported type with what is said about it."""
        if not is_object(it.type):
            return declaration(it.name, {**self.schema(it.type, by_name=False), "description": it.doc})
        properties = {key.name: {**self.schema(key.type), "description": key.doc} for key in keys(it.type)}
        required = [key.name for key in keys(it.type) if key.required]
        about = {"description": it.doc, "properties": properties, "required": required}
        return declaration(it.name, about, as_alias=True)

    def schema(self, kind: object, by_name: bool = True) -> Schema:
        """A type as JSON Schema; types with a name are referred to by it."""
        if by_name and (name := self.types.named_as(kind)):
            return {"$ref": name}
        if len(options := members(kind)) > 1:
            return {"anyOf": [self.schema(option) for option in options]}
        arguments = typing.get_args(kind)
        if typing.get_origin(kind) is typing.Literal:
            return {"enum": list(arguments)}
        if typing.get_origin(kind) is list:
            return {"type": "array", "items": self.schema(arguments[0])}
        if typing.get_origin(kind) is dict:
            named = {} if arguments[0] is str else {"propertyNames": self.schema(arguments[0])}
            return {"type": "object", "additionalProperties": self.schema(arguments[1]), **named}
        return {"type": next(word for plain, word in PLAIN.items() if plain is kind)}


def all_games(games: Sequence[str]) -> str:
    """The types of all games by id."""
    imports = "".join(f'import type * as {game} from "./{game}/types";\n' for game in games)
    said = "".join(
        f"  readonly {game}: {{\n" + "".join(f"    readonly {name}: {game}.{name};\n" for name in SAID) + "  };\n"
        for game in games
    )
    names = "".join(
        f'/** {about} */\nexport type Game{name}<G extends GameId = GameId> = Games[G]["{name}"];\n\n'
        for name, about in SAID.items()
    )
    return (
        HEAD.format(source="the types of all games")
        + f"{imports}\n/** What each game says, by its id. */\nexport interface Games {{\n{said}}}\n\n"
        + f"/** The games there are. */\nexport type GameId = keyof Games;\n\n{names}"
    ).rstrip() + "\n"


def files(games: Sequence[str] = SHIPPED) -> dict[Path, str]:
    """Every file and what should be in it."""
    own = {FOLDER / game / "types.ts": Writer(GameTypes(ROOT / "src", game)).text() for game in games}
    return {FOLDER / "types.ts": all_games(games), **own}


def main(words: Sequence[str] | None = None) -> int:
    """Write the files, or check them."""
    parser = argparse.ArgumentParser(description="Write the TypeScript types of what games say.")
    parser.add_argument("--check", action="store_true", help="write nothing; exit with 1 if a file is not up to date")
    parser.add_argument("--root", type=Path, default=ROOT, help="the project's folder")
    wanted = parser.parse_args(words)
    for path, text in files().items():
        target = wanted.root / path
        if not wanted.check:
            target.parent.mkdir(parents=True, exist_ok=True)
            target.write_text(text, encoding="utf-8")
        elif not target.exists() or target.read_text(encoding="utf-8") != text:
            print(f"{path.as_posix()} is not up to date: run make docs", file=sys.stderr)
            return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
