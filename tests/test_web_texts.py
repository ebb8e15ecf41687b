"""The client says nothing but texts: every id it uses exists, every text of it is used, no sentence is in code."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from kit.sources import ROOT

WEB = ROOT / "web" / "src"
ENGLISH = ROOT / "src" / "mikrokosmos" / "texts" / "en"
SOURCES = sorted(path for path in WEB.rglob("*") if path.suffix in (".ts", ".svelte") and path.name != "wire.ts")
COMPONENTS = [path for path in SOURCES if path.suffix == ".svelte"]
CODE = {path: path.read_text(encoding="utf-8") for path in SOURCES}
OWN = (
    "web",
    "web-analysis",
    "web-pace",
    "web-pages",
    "web-people",
    "web-site",
    "admin",
    "web-recap",
    "web-recap-creation",
    "web-smallworld",
    "web-creation",
)

CALL = re.compile(r"""\b(?:t|words\.text)\(\s*"([a-z][a-z0-9-]*)\"""")
"""A text asked for by its whole id."""
ADMIN = re.compile(r"""\bsay\(\s*"(admin-[a-z0-9-]*)\"""")
"""A text of the admin's page, which is loaded apart."""
BEGUN = re.compile(r"`([a-z][a-z0-9-]*-)\$\{")
"""An id that is put together: its beginning."""

CHOSEN = ("brief-", "button-", "tiny-")
"""Beginnings that are themselves chosen: long or short words, by the room there is."""

NAMES = {"Mikrokosmos", "Alegreya", "Alegreya Sans"}
"""What is called the same in every language."""


def ids(*parts: str) -> set[str]:
    """The ids of some English parts."""
    found = (
        re.findall(r"^([a-z][\w-]*) =", (ENGLISH / f"{part}.ftl").read_text(encoding="utf-8"), re.M) for part in parts
    )
    return {text for each in found for text in each}


def label(path: Path) -> str:
    return path.relative_to(WEB).as_posix()


def test_every_text_the_client_asks_for_is_there() -> None:
    known = ids(*(path.stem for path in ENGLISH.glob("*.ftl")))
    asked = {(label(path), text) for path, code in CODE.items() for text in CALL.findall(code) + ADMIN.findall(code)}
    assert len(asked) > 200
    assert sorted((where, text) for where, text in asked if text not in known) == []


@pytest.mark.parametrize("part", OWN)
def test_every_text_of_the_client_is_used(part: str) -> None:
    everything = "\n".join(CODE.values())
    begun = {*CHOSEN, *(beginning for code in CODE.values() for beginning in BEGUN.findall(code))}
    unused = [
        text
        for text in sorted(ids(part))
        if f'"{text}"' not in everything and not any(text.startswith(beginning) for beginning in begun)
    ]
    assert unused == []


def markup(code: str) -> str:
    """The markup of a component, without script, style, comments and what stands in braces."""
    for block in (r"<script.*?</script>", r"<style.*?</style>", r"<!--.*?-->"):
        code = re.sub(block, "", code, flags=re.DOTALL)
    while (inner := re.sub(r"\{[^{}]*\}", "", code)) != code:
        code = inner
    return code


@pytest.mark.parametrize("path", COMPONENTS, ids=label)
def test_no_sentence_stands_in_a_component(path: Path) -> None:
    seen = markup(CODE[path])
    said = [text.strip(" ·\n") for text in re.findall(r">([^<>]*)<", seen)]
    said += re.findall(r"""\b(?:title|alt|placeholder|aria-label)="([^"]*)\"""", seen)
    assert [text for text in said if re.search(r"[^\W\d_]{2,}", text) and text not in NAMES] == []
