"""What the documentation says is so: its code runs, its commands work, its links lead somewhere."""

from __future__ import annotations

import ast
import json
import re
import subprocess
import sys
import tomllib
from itertools import pairwise
from pathlib import Path

import pytest

import mikrokosmos as mk
from kit.documents import DOCUMENTS, Block, anchors, blocks, commands, links, prose, targets
from kit.sources import ROOT
from mikrokosmos.bots import roster
from mikrokosmos.games.creation.content.table import tile_faults

MAKE = targets(ROOT / "Makefile")
TALK = {"play", "serve", "backup", "restore", "move"}
"""Commands that wait for somebody: only their options are looked up."""

FEW = 20
"""More games than this are not simulated to see that a command works."""


def label(path: Path) -> str:
    return path.relative_to(ROOT).as_posix()


every_page = pytest.mark.parametrize("page", DOCUMENTS, ids=label)


def run_python(block: Block, page: Path, names: dict[str, object]) -> None:
    shifted = "\n" * block.line + block.text  # a traceback then shows the line of the page
    exec(compile(shifted, str(page), "exec"), names)


def read_toml(block: Block) -> None:
    told = tomllib.loads(block.text)
    if block.file:
        Path(block.file).write_text(block.text, encoding="utf-8")
    if {"race", "power"} & set(told):
        mk.game("smallworld").new(content=told)
    for tile in told.get("tile", []):  # a few of a set, which by themselves would be too few
        assert list(tile_faults(tile)) == []


def mikrokosmos(*words: str) -> str:
    done = subprocess.run(
        [sys.executable, "-m", "mikrokosmos", *words], capture_output=True, text=True, timeout=120, check=False
    )
    assert done.returncode == 0, f"mikrokosmos {' '.join(words)}: {done.stderr or done.stdout}"
    return done.stdout


def run_command(words: list[str]) -> None:
    if words[0] == "make":
        assert set(words[1:]) <= MAKE, f"{words}: there is no such target"
    elif words[0] == "mikrokosmos" and TALK & set(words[1:2]):
        known = mikrokosmos(words[1], "--help")
        assert [word for word in words if word.startswith("--") and word not in known] == []
    elif words[0] == "mikrokosmos":
        few = [str(min(FEW, int(word))) if before == "--games" else word for before, word in pairwise(words)]
        mikrokosmos(*few)


@every_page
def test_every_block_of_a_page_works(
    page: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(roster, "_makers", dict(roster._makers))  # a page may register a bot for itself
    names: dict[str, object] = {"__name__": page.stem}
    printed = ""
    for block in blocks(page.read_text(encoding="utf-8")):
        if block.not_run:
            continue
        try:
            if block.language == "python":
                run_python(block, page, names)
                printed = capsys.readouterr().out
            elif block.language == "text":  # what the Python before it prints
                assert block.text.strip() == printed.strip()
            elif block.language == "toml":
                read_toml(block)
            elif block.language == "json":
                json.loads(block.text)
            elif block.language in ("sh", "console"):
                for words in commands(block):
                    run_command(words)
            else:
                assert block.language in ("", "ftl"), f"what is {block.language}?"
                assert "import mikrokosmos" not in block.text, "a block of code without its language is not run"
        except (Exception, SystemExit) as error:
            error.add_note(f"in the block at {label(page)}:{block.line}")
            raise


@every_page
def test_every_link_leads_somewhere(page: Path) -> None:
    for link in links(page.read_text(encoding="utf-8")):
        if re.match(r"\w+:", link):
            continue
        file, _, anchor = link.partition("#")
        target = (page.parent / file).resolve() if file else page
        assert target.exists() and target.is_relative_to(ROOT), f"{label(page)} points to {link}"
        if anchor:
            assert anchor in anchors(target.read_text(encoding="utf-8")), f"{label(page)} points to {link}"


@every_page
def test_every_target_and_file_that_is_named_exists(page: Path) -> None:
    named = re.findall(r"`([^`\n]+)`", prose(page.read_text(encoding="utf-8")))
    made = {words.split()[1] for words in named if re.match(r"make [a-z]", words)}
    assert made <= MAKE, f"{label(page)}: {made - MAKE}"
    paths = {
        path for words in named for path in re.findall(r"(?<![\w/.])(?:src|tests|tools|docs|bench)/[\w./-]*\w", words)
    }
    assert [path for path in sorted(paths) if not (ROOT / path).exists()] == []


def test_hardly_a_block_is_left_out() -> None:
    everything = [block for page in DOCUMENTS for block in blocks(page.read_text(encoding="utf-8"))]
    assert sum(bool(block.not_run) for block in everything) <= 3


def test_the_game_in_the_readme_prints_scores_and_winners(
    capsys: pytest.CaptureFixture[str],
) -> None:
    page = ROOT / "README.md"
    game = next(block for block in blocks(page.read_text(encoding="utf-8")) if block.language == "python")
    run_python(game, page, {})
    scores, winners = re.findall(r"\[[^\]]*\]", capsys.readouterr().out)
    assert len(ast.literal_eval(scores)) == 3 and ast.literal_eval(winners)


SAMPLE = """\
# One page, one

<!-- not run: it is a sample -->
```python
a()
```

## Two `words`: here

```console a title
$ mikrokosmos games | sort
smallworld
```

- an item

  ```sh
  make play \\
      test  # both
  ```

[here](#two-words-here), `[not a link](nowhere.md)`, ![a](b.png)

## One page, one
"""


def test_a_page_is_read() -> None:
    first, second, third = blocks(SAMPLE)
    assert first == (4, "python", "a()\n", "it is a sample", "")
    assert list(commands(second)) == [["mikrokosmos", "games"]]
    assert list(commands(third)) == [["make", "play", "test"]]
    assert links(SAMPLE) == ["#two-words-here", "b.png"]
    assert anchors(SAMPLE) == {"one-page-one", "two-words-here", "one-page-one-1"}
    with pytest.raises(ValueError, match="line 1 is never closed"):
        list(blocks("```python\n"))


def test_the_reference_is_up_to_date() -> None:
    done = subprocess.run(
        [sys.executable, "tools/reference.py", "--check"], cwd=ROOT, capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stderr
