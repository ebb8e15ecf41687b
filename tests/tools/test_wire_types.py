"""TypeScript types from models: every kind of field, both directions, and a file that is not allowed to drift."""

from __future__ import annotations

import enum
from pathlib import Path
from typing import Annotated, Literal

import pytest
import wire_types
from pydantic import BaseModel, ConfigDict, Field, JsonValue, RootModel
from typing_extensions import TypeAliasType

from mikrokosmos.server.wire import GameView

Tree = TypeAliasType("Tree", "int | list[Tree] | dict[str, Tree] | None")


class Colour(enum.StrEnum):
    """Of a player."""

    RED = "red"
    BLUE = "blue"


class Seat(BaseModel):
    """Where somebody sits.

    A second line, with */ in it.
    """

    number: int = Field(ge=0, le=4, description="Counted from 0.")
    name: str | None = None
    colour: Colour = Colour.RED


class Table(BaseModel):
    seats: list[Seat]
    scores: dict[str, int]
    first: tuple[int, str]
    rest: tuple[int, ...]
    one_of: list[int | str]
    by_colour: dict[Colour, int]
    anything: JsonValue = None
    deep: Tree = None
    dashed: bool = Field(default=False, alias="dash-ed")


class Open(BaseModel):
    model_config = ConfigDict(extra="allow")
    type: Literal["open"] = "open"
    seat: Seat


class Shut(BaseModel):
    type: Literal["shut", "slam"] = "shut"


class Wish(RootModel[Annotated[Open | Shut, Field(discriminator="type")]]):
    """What is wanted."""


def declared(name: str, sent: wire_types.Models = (), received: wire_types.Models = ()) -> str:
    """One declaration of the file, without its comments."""
    text = wire_types.text(sent, received)
    parts = [part for part in text.split("\n\n") if f"export interface {name} " in part or f"type {name} =" in part]
    assert len(parts) == 1, text
    lines = [line for line in parts[0].splitlines() if not line.strip().startswith(("/**", "*"))]
    return "\n".join(lines).strip()


def test_what_is_sent_has_all_its_fields_and_what_is_received_may_lack_those_with_a_default() -> None:
    sent = declared("Seat", sent=[Seat])
    received = declared("Seat", received=[Seat])
    assert "name: string | null;" in sent and "colour: Colour;" in sent and "?" not in sent
    assert "number: number;" in received and "name?: string | null;" in received and "colour?: Colour;" in received


def test_a_model_that_goes_both_ways_is_two_types_only_if_they_differ() -> None:
    text = wire_types.text([Seat, Shut], [Seat])
    assert "interface SeatToClient" in text and "interface SeatToServer" in text
    assert "export type Colour = " in text and "ColourTo" not in text
    assert "ToClient = SeatToClient | Shut;" in text and "ToServer = SeatToServer;" in text


@pytest.mark.parametrize(
    "line",
    [
        "seats: readonly Seat[];",
        "scores: { readonly [name: string]: number };",
        "first: readonly [number, string];",
        "rest: readonly number[];",
        "one_of: readonly (number | string)[];",
        "by_colour: { readonly [name in Colour]?: number };",
        "anything: JsonValue;",
        "deep: Tree;",
        '"dash-ed": boolean;',
    ],
)
def test_every_kind_of_field(line: str) -> None:
    assert f"\n  readonly {line}\n" in declared("Table", sent=[Table])


def test_a_value_may_contain_itself() -> None:
    tree = "export type Tree = number | readonly Tree[] | { readonly [name: string]: Tree } | null;"
    assert declared("Tree", sent=[Table]) == tree
    json = "| string | readonly JsonValue[] | { readonly [name: string]: JsonValue };"
    assert json in declared("JsonValue", sent=[Table])


class Seen(BaseModel):
    view: GameView


class Told(BaseModel):
    tables: list[Seen]


def test_what_a_game_says_has_the_types_of_that_game() -> None:
    text = wire_types.text([Told, Seat], [])
    assert 'import type { GameId, GameView } from "./games/types";' in text
    assert "interface Seen<G extends GameId = GameId> {\n  readonly view: GameView<G>;\n}" in text
    assert "interface Told<G extends GameId = GameId> {\n  readonly tables: readonly Seen<G>[];\n}" in text
    assert "interface Seat {" in text and "ToClient = Told | Seat;" in text
    assert "type GameView" not in text and "import" not in wire_types.text([Seat], [])


def test_the_tag_of_a_union_must_be_sent_though_it_has_a_default() -> None:
    assert declared("Wish", received=[Wish]) == "export type Wish = Open | Shut;"
    assert 'type: "open";' in declared("Open", received=[Wish])
    assert 'type: "shut" | "slam";' in declared("Shut", received=[Wish])
    assert 'type?: "shut" | "slam";' in declared("Shut", received=[Shut]), "alone it needs no tag"


def test_a_union_is_found_under_its_own_name() -> None:
    any_command = Annotated[Open | Shut, Field(discriminator="type")]
    text = wire_types.text([], [any_command, Seat], {"AnyCommand": any_command})
    assert "export type AnyCommand = Open | Shut;" in text and "ToServer = AnyCommand | Seat;" in text
    assert 'type: "open";' in text and "type?:" not in text
    assert "ToServer = Open | Shut | Seat;" in wire_types.text([], [any_command, Seat]), "or its members are listed"


def test_further_fields_are_told_of() -> None:
    assert "[name: string]: unknown;" in declared("Open", sent=[Open])


def test_comments_say_what_a_type_cannot() -> None:
    text = wire_types.text([], [Seat])
    assert "/**\n * Where somebody sits.\n *\n * A second line, with *\\/ in it.\n */\nexport interface Seat" in text
    assert "   * Counted from 0.\n   * (at least 0, at most 4)\n" in text
    assert '/** Left out, it is "red". */' in text
    assert "type ToClient = never;" in text
    assert text.startswith("// Written by tools/wire_types.py")


def test_the_order_does_not_depend_on_that_of_the_models() -> None:
    one, other = wire_types.text([Table, Wish], []), wire_types.text([Wish, Table], [])
    assert one.rpartition("ToClient")[0] == other.rpartition("ToClient")[0]


def test_a_name_is_taken_once() -> None:
    class ToClient(BaseModel):
        x: int

    with pytest.raises(ValueError, match="ToClient"):
        wire_types.text([ToClient], [])


def test_a_file_that_drifts_is_noticed(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    root = ["--root", str(tmp_path)]
    wire = {"SENT": (Seat,), "RECEIVED": ()}
    assert wire_types.main(["--check", *root], wire) == 1, "it is not there"
    assert wire_types.main(root, wire) == 0
    assert wire_types.main(["--check", *root], wire) == 0
    assert wire_types.main(["--check", *root], {**wire, "RECEIVED": (Wish,)}) == 1
    assert "run python tools/wire_types.py" in capsys.readouterr().err


def test_the_types_of_the_client_are_up_to_date() -> None:
    assert wire_types.main(["--check"]) == 0, "run make docs"
