"""JSON Schema, as Pydantic writes it, in the words of TypeScript. Whatever was told is only read: all is `readonly`."""

from __future__ import annotations

import json
import re
from collections.abc import Iterable, Iterator
from typing import Any

Schema = dict[str, Any]

WIDTH = 120
PLAIN = {"string": "string", "integer": "number", "number": "number", "boolean": "boolean", "null": "null"}
BOUNDS = {
    "minimum": "at least {}",
    "exclusiveMinimum": "more than {}",
    "maximum": "at most {}",
    "exclusiveMaximum": "less than {}",
    "multipleOf": "a multiple of {}",
    "minLength": "length at least {}",
    "maxLength": "length at most {}",
    "minItems": "length at least {}",
    "maxItems": "length at most {}",
    "minProperties": "entries at least {}",
    "maxProperties": "entries at most {}",
    "pattern": "of the form {}",
}
"""What a type cannot say is said in its comment."""


def declaration(name: str, schema: Schema, as_alias: bool = False) -> str:
    """One exported type with its comment. Unlike an interface, an alias may pass for a record of anything."""
    head = comment(schema)
    if "properties" not in schema:
        return f"{head}export type {name} ={_broken(expression(schema), len(name) + 16)};\n"
    required = schema.get("required", [])
    body = "".join(
        comment(inner, "  ", left_out=field not in required) + f"  {field_of(field, inner, field in required)}\n"
        for field, inner in schema["properties"].items()
    )
    rest = "  readonly [name: string]: unknown;\n" if schema.get("additionalProperties") else ""
    if as_alias:
        return f"{head}export type {name} = {{\n{body}{rest}}};\n"
    return f"{head}export interface {name} {{\n{body}{rest}}}\n"


def comment(schema: Schema, indent: str = "", left_out: bool = False) -> str:
    """What is said about a type or a field: its description, its bounds, and what it is when left out."""
    said = str(schema.get("description", "")).strip().splitlines()
    bounds = [words.format(schema[bound]) for bound, words in BOUNDS.items() if bound in schema]
    if bounds and "prefixItems" not in schema:
        said.append(f"({', '.join(bounds)})")
    if left_out and "default" in schema:
        said.append(f"Left out, it is {literal(schema['default'])}.")
    lines = [line.strip().replace("*/", "*\\/") for line in said]
    if len(lines) < 2:
        return "".join(f"{indent}/** {line} */\n" for line in lines)
    return f"{indent}/**\n" + "".join(f"{indent} * {line}".rstrip() + "\n" for line in lines) + f"{indent} */\n"


def field_of(name: str, schema: Schema, required: bool) -> str:
    """A field of an object."""
    shown = name if re.fullmatch(r"[A-Za-z_$][\w$]*", name, re.ASCII) else json.dumps(name)
    return f"readonly {shown}{'' if required else '?'}: {expression(schema)};"


def expression(schema: Schema | bool) -> str:
    """A type as one would write it on the right-hand side."""
    if isinstance(schema, bool):
        return "unknown" if schema else "never"
    if "$ref" in schema:
        return type_name(schema["$ref"])
    if "const" in schema:
        return literal(schema["const"])
    if "enum" in schema:
        return union(literal(value) for value in schema["enum"])
    if members := schema.get("oneOf") or schema.get("anyOf"):
        return union(expression(member) for member in members)
    if "allOf" in schema:
        return " & ".join(_in_brackets(expression(member)) for member in schema["allOf"])
    kind = schema.get("type")
    if isinstance(kind, list):
        return union(expression({**schema, "type": one}) for one in kind)
    if kind == "array":
        return _array(schema)
    if kind == "object":
        return _object(schema)
    return PLAIN.get(str(kind), "unknown")


def type_name(reference: str) -> str:
    """The name of a type; Pydantic marks the two forms of a model that goes both ways differently."""
    bare, bracket, of = reference.partition("<")
    name = re.sub(r"-Output$", "ToClient", bare)
    return re.sub(r"\W", "_", re.sub(r"-Input$", "ToServer", name)) + bracket + of


def literal(value: object) -> str:
    """A value as a type of its own."""
    return json.dumps(value, ensure_ascii=False)


def union(members: Iterable[str]) -> str:
    """One of several, each named once; whatever is unknown swallows the others."""
    names = list(dict.fromkeys(members))
    return "unknown" if "unknown" in names else " | ".join(names) or "never"


def _array(schema: Schema) -> str:
    """A list, or a tuple where every place has a type of its own."""
    rest = f"{_in_brackets(expression(schema.get('items', True)))}[]"
    if "prefixItems" not in schema:
        return f"readonly {rest}"
    least = schema.get("minItems", 0)
    places = [
        _in_brackets(expression(item)) + ("" if at < least else "?") for at, item in enumerate(schema["prefixItems"])
    ]
    if len(places) != schema.get("maxItems"):
        places.append(f"...{rest}")
    return f"readonly [{', '.join(places)}]"


def _object(schema: Schema) -> str:
    """An object by its fields, or by names not known beforehand (not `Record`: that may not refer to itself)."""
    if "properties" in schema:
        required = schema.get("required", [])
        inner = [field_of(name, it, name in required) for name, it in schema["properties"].items()]
        return f"{{ {' '.join(inner)} }}"
    value = expression(schema.get("additionalProperties", True))
    names = expression(schema["propertyNames"]) if "propertyNames" in schema else "string"
    known = names == "string"
    return f"{{ readonly [name: string]: {value} }}" if known else f"{{ readonly [name in {names}]?: {value} }}"


def _in_brackets(words: str) -> str:
    """A type to which something is added."""
    return f"({words})" if re.search(r" [|&] |^readonly ", words) else words


def _broken(words: str, before: int) -> str:
    """A long union of names with a line for each."""
    if before + len(words) <= WIDTH or not re.fullmatch(r"[\w\"<>-]+( \| [\w\"<>-]+)+", words):
        return f" {words}"
    return "".join(f"\n  | {member}" for member in words.split(" | "))


def objects_within(value: Any) -> Iterator[Schema]:
    """All objects inside a schema, itself included."""
    if isinstance(value, dict):
        yield value
    inside = value.values() if isinstance(value, dict) else value if isinstance(value, list) else ()
    for item in inside:
        yield from objects_within(item)
