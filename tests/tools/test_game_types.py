"""TypeScript of what games say: the same types as in Python, and files that are not allowed to drift."""

from __future__ import annotations

import re
from pathlib import Path

import game_types
import pytest
from typed_dicts import GameTypes, words

from kit.sources import ROOT, SOURCE

CLIENT = ROOT / "web"
SMALL_WORLD = game_types.Writer(GameTypes(SOURCE, "smallworld")).text()


def declared(name: str) -> str:
    """One declaration of Small World's file, without its comments."""
    (found,) = re.findall(rf"^export type {name} =.*?;$(?=\n\n|\n*\Z)", SMALL_WORLD, re.MULTILINE | re.DOTALL)
    return re.sub(r"\n *//?\*.*", "", found)


def test_an_object_has_its_keys() -> None:
    assert declared("Piece") == (
        "export type Piece = {\n  readonly deed: PieceType;\n  readonly race: string;\n  readonly count: number;\n"
        "  readonly must: boolean;\n  readonly alone: boolean;\n};"
    )


@pytest.mark.parametrize(
    "line",
    [
        'game: "smallworld";',
        "seat: number | null;",
        "names: readonly string[];",
        "player: Mover;",
        "coins: readonly (number | null)[];",
        "tray: { readonly [name: string]: number };",
        "supplies: Supplies | null;",
    ],
)
def test_every_kind_of_key(line: str) -> None:
    assert f"\n  readonly {line}\n" in declared("View")


def test_what_need_not_be_there_is_marked() -> None:
    assert "readonly coins?: readonly (number | null)[];" in declared("Own")
    assert "readonly markers: { readonly [name in Marker]?: number };" in declared("Region")


def test_literals_and_unions_are_lists() -> None:
    assert declared("Standing") == 'export type Standing = "active" | "declined";'
    assert declared("Cost") == "export type Cost = Income | ConquestCost | AttemptCost | ComboCost | DeclineCost;"
    types = GameTypes(SOURCE, "smallworld")
    assert all(f'readonly type: "{word}";' in SMALL_WORLD for word in words(types["Event"], "type"))


def test_comments_are_those_of_the_python_types() -> None:
    assert "/** A race in play. */\nexport type People" in SMALL_WORLD
    assert "  /** They must be put down; others may. */\n  readonly must" in SMALL_WORLD


def test_outcomes_of_chance_stay_at_home() -> None:
    assert "DieOutcome" not in SMALL_WORLD and "OfRegion" not in SMALL_WORLD


def test_all_games_are_found_by_their_ids() -> None:
    text = game_types.all_games(["smallworld", "creation"])
    assert "readonly creation: {\n    readonly View: creation.View;" in text
    assert 'export type GameEvent<G extends GameId = GameId> = Games[G]["Event"];' in text


def test_files_that_drift_are_noticed(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    root = ["--root", str(tmp_path)]
    assert game_types.main(["--check", *root]) == 1, "they are not there"
    assert game_types.main(root) == 0 and game_types.main(["--check", *root]) == 0
    file = tmp_path / "web" / "src" / "games" / "creation" / "types.ts"
    file.write_text(file.read_text(encoding="utf-8") + "\n", encoding="utf-8")
    assert game_types.main(["--check", *root]) == 1
    assert "creation/types.ts is not up to date: run make docs" in capsys.readouterr().err


def test_the_types_of_the_client_are_up_to_date() -> None:
    assert game_types.main(["--check"]) == 0, "run make docs"


def test_the_client_takes_nothing_for_what_it_is_not() -> None:
    """Types that are told need no force: what is cast through `unknown` is nobody's promise."""
    sources = [path for path in (*(CLIENT / "src").rglob("*"), *(CLIENT / "tests").rglob("*")) if path.is_file()]
    code = {path.relative_to(ROOT): path.read_text(encoding="utf-8") for path in sources if path.suffix in SUFFIXES}
    assert len(code) > 100
    assert [str(path) for path, text in code.items() if re.search(r"as unknown as|: any\b|as any\b", text)] == []


SUFFIXES = (".ts", ".svelte")
