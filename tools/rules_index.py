"""Writes docs/rules/<game>.md, the index rule → module → tests, from docs/rules/<game>.toml and the tests' marks.

Every game has a TOML file, with one table for each rule of its catalogue, in order:

    ["CONQ-3"]
    says = "A region costs two tokens and one for each thing in it."
    module = "games/smallworld/rules/conquest.py"      # or:  none = "why no code is needed"

`--check` writes nothing and exits with 1 when a page on disk is not what would be written, or a rule is unproved.
"""

from __future__ import annotations

import argparse
import re
import sys
import tomllib
from dataclasses import dataclass
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent


class FaultyRules(Exception):
    """The rules file is not in order; one line for each fault."""


@dataclass(frozen=True)
class Rule:
    """One rule of the catalogue: what it says, and where it lives or why it needs no code."""

    id: str
    says: str
    module: str = ""
    none: str = ""


def read_rules(path: Path, package: Path) -> list[Rule]:
    """The rules in their order; `FaultyRules` names every fault."""
    faults: list[str] = []
    rules: list[Rule] = []
    try:
        data = tomllib.loads(path.read_text(encoding="utf-8"))
    except (OSError, tomllib.TOMLDecodeError) as error:
        raise FaultyRules(f"{path.name}: {error}") from error
    for rule, words in data.items():
        if not isinstance(words, dict) or not set(words) <= {"says", "module", "none"}:
            faults.append(f"{rule}: wants says, and module or none, and nothing else")
        elif not words.get("says") or ("module" in words) == ("none" in words):
            faults.append(f"{rule}: wants a sentence, and either a module or a reason why there is none")
        elif "module" in words and not (package / words["module"]).is_file():
            faults.append(f"{rule}: there is no module {words['module']}")
        else:
            rules.append(Rule(rule, **words))
    if faults:
        raise FaultyRules("\n".join(faults))
    return rules


def read_all(root: Path) -> dict[str, list[Rule]]:
    """The rules of every game that has a rules file; an id belongs to one game only."""
    paths = sorted((root / "docs" / "rules").glob("*.toml"))
    games = {path.stem: read_rules(path, root / "src" / "mikrokosmos") for path in paths}
    owner: dict[str, str] = {}
    for game, rules in games.items():
        for rule in rules:
            if owner.setdefault(rule.id, game) != game:
                raise FaultyRules(f"{rule.id}: is a rule of {owner[rule.id]} and of {game}")
    return games


def coded_rules(root: Path) -> set[str]:
    """The ids of all rules that live in a module, whichever game they are of."""
    return {rule.id for rules in read_all(root).values() for rule in rules if rule.module}


def unproved(rules: list[Rule], tests: dict[str, list[str]]) -> list[str]:
    """Complaints: coded rules without a test, and marks that name no rule."""
    known = {rule.id for rule in rules}
    bare = [rule.id for rule in rules if rule.module and rule.id not in tests]
    lacking = [f"{rule}: is coded, but no test is marked with it" for rule in bare]
    return lacking + [f"{rule}: is marked on {tests[rule][0]}, but is no rule" for rule in sorted(set(tests) - known)]


def page(game: str, rules: list[Rule], tests: dict[str, list[str]]) -> str:
    """The whole page of a game."""
    coded = sum(1 for rule in rules if rule.module)
    lines = [
        f"# The rules of {game}: where each lives, and what proves it",
        "",
        f"Written by `python tools/rules_index.py` from `{game}.toml` and the tests' `rule` marks; do not edit.",
        f"{len(rules)} rules: {coded} in code, {len(rules) - coded} that need none.",
    ]
    section = ""
    for rule in rules:
        if chapter(rule.id) != section:
            section = chapter(rule.id)
            lines += ["", f"## {section}", "", "| id | rule | module | tests | why none |", "|---|---|---|---|---|"]
        module = f"`{rule.module}`" if rule.module else ""
        cells = [rule.id, rule.says, module, proof(tests.get(rule.id, [])), rule.none]
        lines.append("| " + " | ".join(cell.replace("|", "\\|") for cell in cells) + " |")
    return "\n".join(lines) + "\n"


def chapter(rule: str) -> str:
    """The letters an id begins with: CONQ of CONQ-3, R of R12."""
    return re.split(r"[-\d]", rule, maxsplit=1)[0]


def proof(nodes: list[str]) -> str:
    """Tests as `file: name, name`; a parametrised test once, however many cases it has."""
    files: dict[str, dict[str, None]] = {}
    for node in nodes:
        file, _, name = node.partition("::")
        files.setdefault(file.removeprefix("tests/"), {})[name.partition("[")[0]] = None
    return "; ".join(f"`{file}`: {', '.join(names)}" for file, names in sorted(files.items()))


def main() -> int:
    """Write the pages, or check them."""
    parser = argparse.ArgumentParser(description="Write the index of rules, modules and tests.")
    parser.add_argument("--check", action="store_true", help="write nothing; exit with 1 if a page is not up to date")
    parser.add_argument("--root", type=Path, default=ROOT, help="the project's folder")
    parser.add_argument("--tests", nargs="+", default=["tests"], help="where the tests are, from the root")
    wanted = parser.parse_args()
    from rule_marks import collect  # pytest is not needed to read the rules alone

    root = wanted.root.resolve()
    sys.path.insert(0, str(root / "src"))
    folder = root / "docs" / "rules"
    try:
        games = read_all(root)
        tests = collect(root, wanted.tests)
    except (FaultyRules, RuntimeError) as error:
        print(error, file=sys.stderr)
        return 1
    complaints = unproved([rule for rules in games.values() for rule in rules], tests)
    for game, rules in games.items():
        text = page(game, rules, tests)
        target = folder / f"{game}.md"
        if not wanted.check:
            target.write_text(text, encoding="utf-8")
        elif not target.exists() or target.read_text(encoding="utf-8") != text:
            complaints.append(f"{target.relative_to(root)} is not up to date: run python tools/rules_index.py")
    for line in complaints:
        print(line, file=sys.stderr)
    return 1 if complaints else 0


if __name__ == "__main__":
    sys.exit(main())
