"""Writes web/src/wire.ts, the TypeScript types of everything that goes over the wire, from its Pydantic models.

`mikrokosmos.server.wire`, and modules like it, name the models, and unions of them, in two tuples: `SENT` by the server
and `RECEIVED` by it. The direction matters: a field with a default is always there in what the server sends, and may be
left out of what it is sent. A model that goes both ways and looks different each way becomes two types, `…ToClient` and
`…ToServer`.

What a game says has types of its own (`game_types.py`). A type in which it occurs is generic in the game: `Show` is a
game to watch, `Show<"creation">` one of Creation.

`--check` writes nothing and exits with 1 when the file on disk is not what would be written.
"""

from __future__ import annotations

import argparse
import importlib
import sys
from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path
from typing import Any

from game_types import SAID
from pydantic import TypeAdapter
from pydantic.json_schema import GenerateJsonSchema, JsonSchemaMode
from pydantic_core import core_schema
from typescript import Schema, declaration, objects_within, type_name

ROOT = Path(__file__).resolve().parent.parent
TARGET = Path("web/src/wire.ts")
WIRE = tuple(f"mikrokosmos.server.{name}" for name in ("wire", "wire_daily", "wire_analysis", "wire_puzzles"))

Models = Sequence[Any]
"""Models, or what Pydantic can check in the same way, such as an annotated union of models."""

HEAD = """\
// Written by tools/wire_types.py from the models of mikrokosmos.server.wire; do not edit.
//
// A field with `?` may be left out by whoever sends it. A field that may be `null` is there all the same. `G` is the
// game that is spoken of; without one it is any game.
"""
GAMES = "./games/types"
OF_A_GAME = tuple(f"Game{name}" for name in SAID)
"""What a game says: types that are declared elsewhere."""
ANY_JSON: Schema = {
    "description": "Any value JSON can hold.",
    "anyOf": [
        *({"type": kind} for kind in ("null", "boolean", "number", "string")),
        {"type": "array", "items": {"$ref": "JsonValue"}},
        {"type": "object", "additionalProperties": {"$ref": "JsonValue"}},
    ],
}
"""What Pydantic means by `JsonValue`; its schema says no more than that anything goes."""
LISTS: tuple[tuple[JsonSchemaMode, str, str], ...] = (
    ("serialization", "ToClient", "Everything the server sends."),
    ("validation", "ToServer", "Everything the client sends."),
)


class WithDefaults(GenerateJsonSchema):
    """JSON Schema in which what the server sends has all its fields, those with a default too."""

    def field_is_required(
        self,
        field: core_schema.ModelField | core_schema.DataclassField | core_schema.TypedDictField,
        total: bool,
    ) -> bool:
        """Whether the field is always there."""
        if self.mode == "serialization" and field["type"] != "typed-dict-field":
            return field.get("serialization_exclude_if") is None
        return super().field_is_required(field, total)


def text(sent: Models, received: Models, names: Mapping[str, Any] | None = None) -> str:
    """The whole file: all types by name, then the two lists. `names` is where unions find theirs."""
    types, roots = definitions(sent, received, names or {})
    foreign = [name for name in OF_A_GAME if types.pop(name, None) is not None]
    generic = _generic(types, foreign)
    parts = [HEAD]
    if foreign:
        parts.append(f'import type {{ {", ".join(sorted(["GameId", *foreign]))} }} from "{GAMES}";\n')
    for name, schema in types.items():
        for inner in objects_within(schema):
            if type_name(inner.get("$ref", "")) in (*generic, *foreign):
                inner["$ref"] += "<G>"
        parts.append(declaration(f"{name}<G extends GameId = GameId>" if name in generic else name, schema))
    for (_, name, words), inside in zip(LISTS, roots, strict=True):
        members: Schema = {"anyOf": inside} if inside else {"enum": []}
        parts.append(declaration(name, {**members, "description": words}))
    return "\n".join(parts)


def _generic(types: Schema, foreign: Sequence[str]) -> set[str]:
    """The types in which a game says something, however deep."""
    found: set[str] = set()
    while True:
        within = {*foreign, *found}
        more = {
            name
            for name, schema in types.items()
            if any(type_name(inner.get("$ref", "")) in within for inner in objects_within(schema))
        }
        if more == found:
            return found
        found = more


def definitions(sent: Models, received: Models, names: Mapping[str, Any]) -> tuple[Schema, list[list[Schema]]]:
    """The schema of every type by its TypeScript name, in order; and what is sent and received, as references."""
    lists = [(mode, models) for (mode, _, _), models in zip(LISTS, (sent, received), strict=True)]
    wanted = [((mode, at), mode, TypeAdapter(it)) for mode, models in lists for at, it in enumerate(models)]
    found, whole = TypeAdapter.json_schemas(wanted, ref_template="{model}", schema_generator=WithDefaults)
    there = list(whole.get("$defs", {}).items())
    roots: list[list[Schema]] = []
    for mode, models in lists:
        roots.append([found[(mode, at), mode] for at in range(len(models))])
        for at, model in enumerate(models):
            name = next((name for name, it in names.items() if it is model), "")
            if name and "$ref" not in roots[-1][at]:
                there.append((name, roots[-1][at]))
                roots[-1][at] = {"$ref": name}
    types = _by_name(there)
    _tags_are_required([types, roots], types)
    return types, roots


def _by_name(there: list[tuple[str, Schema]]) -> Schema:
    types: Schema = {}
    for reference, schema in sorted(there, key=lambda it: it[0]):
        name = type_name(reference)
        if name in types or name in {taken for _, taken, _ in LISTS}:
            raise ValueError(f"two types would be called {name}")
        types[name] = ANY_JSON if name == "JsonValue" and not schema else schema
    return types


def _tags_are_required(everything: Any, types: Schema) -> None:
    """The field that tells the members of a union apart must be sent, even where the model gives it a default."""
    for schema in list(objects_within(everything)):
        if isinstance(tag := schema.get("discriminator"), dict) and "mapping" in tag:
            for reference in tag["mapping"].values():
                for member in _members(types, reference):
                    member["required"] = sorted({*member.get("required", []), tag["propertyName"]})


def _members(types: Schema, reference: str) -> Iterator[Schema]:
    """The models behind a name; it may be a union itself."""
    schema = types[type_name(reference)]
    if "properties" in schema:
        yield schema
    for inner in (*schema.get("oneOf", ()), *schema.get("anyOf", ())):
        yield from _members(types, inner["$ref"])


def everything() -> Mapping[str, Any]:
    """The names of all modules of the wire, and their tuples joined."""
    modules = [vars(importlib.import_module(name)) for name in WIRE]
    names = {name: it for module in modules for name, it in module.items()}
    lists = {key: tuple(it for module in modules for it in module[key]) for key in ("SENT", "RECEIVED")}
    return {**names, **lists}


def main(words: Sequence[str] | None = None, wire: Mapping[str, Any] | None = None) -> int:
    """Write the file, or check it."""
    parser = argparse.ArgumentParser(description="Write the TypeScript types of what goes over the wire.")
    parser.add_argument("--check", action="store_true", help="write nothing; exit with 1 if the file is not up to date")
    parser.add_argument("--root", type=Path, default=ROOT, help="the project's folder")
    wanted = parser.parse_args(words)
    models = everything() if wire is None else wire
    target, written = wanted.root / TARGET, text(models["SENT"], models["RECEIVED"], models)
    if not wanted.check:
        target.parent.mkdir(parents=True, exist_ok=True)
        target.write_text(written, encoding="utf-8")
    elif not target.exists() or target.read_text(encoding="utf-8") != written:
        print(f"{TARGET.as_posix()} is not up to date: run python tools/wire_types.py", file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
