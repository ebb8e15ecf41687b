"""`make mutants`: kills are counted, and everything else is reported and ends with exit code 1."""

from __future__ import annotations

import sys
import tomllib
from pathlib import Path

import pytest

from .sample import TOOLS, project, run_tool

pytestmark = pytest.mark.skipif(sys.platform == "win32", reason="the tool forks")


def add_mutant(root: Path, old: str, new: str, rule: str = "SUM-1") -> None:
    """One more source edit for the sample."""
    path = root / "tools" / "mutants.toml"
    entry = f'[[mutant]]\nrule = "{rule}"\nfile = "sums.py"\nold = """{old}"""\nnew = """{new}"""\n'
    path.write_text(entry + path.read_text(encoding="utf-8"), encoding="utf-8")


def test_all_killed(tmp_path: Path) -> None:
    """Every word of the row and the one edit are noticed; the sources stay as they were."""
    root = project(tmp_path)
    before = (root / "src/mikrokosmos/sums.py").read_text(encoding="utf-8")
    done = run_tool("mutants.py", root)
    assert done.returncode == 0, done.stdout + done.stderr
    # earns: changed, removed; income: removed, swapped; income_lasts: removed; and the edit.
    assert "6 killed, 0 survived, 0 errors, 0 rules without tests, 0 without proof" in done.stdout
    assert (root / "src/mikrokosmos/sums.py").read_text(encoding="utf-8") == before


def test_what_is_reported(tmp_path: Path) -> None:
    """A survivor, a mutant that does not load and one that hangs are told apart."""
    root = project(tmp_path)
    add_mutant(root, "def unused(a):\n    return a", "def unused(a):\n    return 0")
    add_mutant(root, "def unused(a):", "def unused(a:")
    add_mutant(root, "    return a + b", "    while True: pass")
    add_mutant(root, "def unused", "def forgotten", rule="SUM-9")
    done = run_tool("mutants.py", root, "--only", "SUM-*", "--timeout", "5")
    assert done.returncode == 1
    assert "SURVIVED  SUM-1#3" in done.stdout
    assert "ERROR     SUM-1#2  (sums.py)  exit code" in done.stdout and "SyntaxError" in done.stdout
    assert "ERROR     SUM-1  (sums.py)  took too long" in done.stdout
    assert "NO TEST   SUM-9" in done.stdout
    assert "1 killed, 1 survived, 2 errors, 1 rules without tests" in done.stdout


def test_coded_rule_without_proof(tmp_path: Path) -> None:
    """A rule that lives in a module needs a mutant that its own tests notice."""
    root = project(tmp_path)
    path = root / "tools" / "mutants.toml"
    path.write_text('[content]\nrace.dwarves = ["ROW-1"]\n', encoding="utf-8")
    done = run_tool("mutants.py", root)
    assert done.returncode == 1
    assert "NO PROOF  SUM-1" in done.stdout and "ROW-1" not in done.stdout


def test_tests_that_fail_unbroken(tmp_path: Path) -> None:
    """Nothing is broken before the tests pass."""
    root = project(tmp_path)
    (root / "src/mikrokosmos/sums.py").write_text("def add(a, b):\n    return a + b + 1\n", encoding="utf-8")
    (root / "tools" / "mutants.toml").write_text(
        '[[mutant]]\nrule = "SUM-1"\nfile = "sums.py"\nold = "+ 1"\nnew = "+ 2"\n[content]\nrace.dwarves = ["ROW-1"]\n',
        encoding="utf-8",
    )
    done = run_tool("mutants.py", root)
    assert done.returncode == 1 and "must pass before anything is broken" in done.stdout


def test_faulty_list(tmp_path: Path) -> None:
    """All faults of the list are named at once."""
    root = project(tmp_path)
    add_mutant(root, "return", "yield")
    add_mutant(root, "nowhere", "x")
    (root / "src/mikrokosmos/games/smallworld/content/box.toml").write_text(
        "[race.elves]\nearns = 1\n", encoding="utf-8"
    )
    done = run_tool("mutants.py", root, "--list")
    assert done.returncode == 1
    assert "occurs 2 times" in done.stdout and "occurs 0 times" in done.stdout
    assert "race.elves.earns: neither" in done.stdout


def test_content_mutants_change_one_word_each(monkeypatch: pytest.MonkeyPatch) -> None:
    """In the real content table every mutant still reads, and differs from the table in exactly one word."""
    monkeypatch.syspath_prepend(str(TOOLS))
    import mutant_list

    package = TOOLS.parent / "src" / "mikrokosmos"
    text = (package / mutant_list.CONTENT).read_text(encoding="utf-8")
    table = tomllib.loads(text)
    every = mutant_list.load(package, TOOLS / "mutants.toml")
    mutants = [mutant for mutant in every if mutant.file == mutant_list.CONTENT and " " in mutant.name]
    broken = set()
    for mutant in mutants:
        sort, row, word = mutant.name.split()[0].split(".")
        changed = tomllib.loads(mutant.apply(text))
        assert changed[sort][row].get(word) != table[sort][row][word], mutant.name
        changed[sort][row][word] = table[sort][row][word]
        assert changed == table, mutant.name
        broken.add((sort, row, word))
    assert broken == {(sort, row, word) for sort in table for row in table[sort] for word in table[sort][row]}


def test_tile_mutants_change_one_word_or_square_each(monkeypatch: pytest.MonkeyPatch) -> None:
    """In the real table of tiles every mutant still reads, and differs in one word or one square of one tile."""
    monkeypatch.syspath_prepend(str(TOOLS))
    import mutant_list

    package = TOOLS.parent / "src" / "mikrokosmos"
    text = (package / mutant_list.TILES).read_text(encoding="utf-8")
    table = tomllib.loads(text)["tile"]
    every = mutant_list.load(package, TOOLS / "mutants.toml")
    broken = set()
    for mutant in (mutant for mutant in every if mutant.file == mutant_list.TILES):
        changed = tomllib.loads(mutant.apply(text))["tile"]
        [(new, old)] = [(new, old) for new, old in zip(changed, table, strict=True) if new != old]
        [word] = [word for word in old if new.get(word) != old[word]]
        at = [corner for corner in range(4) if word == "squares" and new[word][corner] != old[word][corner]]
        assert len(at) == (word == "squares") and mutant.name.startswith(f"tile.{old['id']}.{word} ")
        broken.add((old["id"], word, *at))
    squares = {(tile["id"], "squares", at) for tile in table for at in range(4)}
    words = {(tile["id"], word) for tile in table for word in tile if word not in ("id", "squares")}
    assert broken == squares | words


def test_a_word_of_a_tile_needs_rules(tmp_path: Path) -> None:
    """A word of the tiles that no rule is named for is a fault of the list."""
    root = project(tmp_path)
    tiles = root / "src/mikrokosmos/games/creation/content/tiles.toml"
    tiles.parent.mkdir(parents=True)
    tiles.write_text(
        '[[tile]]\nid = "A0"\nmark = 2\nsquares = ["tide", "tide", "dune", "dune"]\nstatue = "dune"\n', encoding="utf-8"
    )
    listed = root / "tools" / "mutants.toml"
    listed.write_text(listed.read_text(encoding="utf-8") + '[tiles]\nmark = ["ROW-1"]\n', encoding="utf-8")
    done = run_tool("mutants.py", root, "--list")
    assert done.returncode == 1 and "mark" not in done.stdout
    assert "tile A0, squares: [tiles] does not name its rules" in done.stdout
    assert "tile A0, statue: [tiles] does not name its rules" in done.stdout
    listed.write_text(
        listed.read_text(encoding="utf-8") + 'squares = ["ROW-1"]\nstatue = ["ROW-1"]\n', encoding="utf-8"
    )
    done = run_tool("mutants.py", root, "--list", "--only", "tile.A0.*")
    assert done.returncode == 0
    assert [" ".join(line.split()[:3]) for line in done.stdout.splitlines()] == [
        "tile.A0.mark = 3",
        "tile.A0.squares grove top-left",
        "tile.A0.squares grove top-right",
        "tile.A0.squares blossom bottom-right",
        "tile.A0.squares blossom bottom-left",
        "tile.A0.statue of blossom",
        "tile.A0.statue removed games/creation/content/tiles.toml",
    ]
