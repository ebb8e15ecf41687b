"""Games and bots have the same names in the terminal as in the browser; ids are for typing."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from mikrokosmos.bots.roster import JUDGES, RANDOM
from mikrokosmos.texts import Texts, languages

from .command import read, run

SHIPPED = (RANDOM, *JUDGES)


@pytest.mark.parametrize("lang", languages())
def test_the_list_has_the_name_the_id_and_what_it_is(lang: str) -> None:
    texts = Texts(lang, "names")
    lines = run("bots", "--lang", lang)[1].splitlines()
    for bot in SHIPPED:
        line = next(line for line in lines if f" {bot} " in line)
        assert texts(f"bot-{bot}") in line and texts(f"bot-{bot}-text").split()[0] in line
    assert len({texts(f"bot-{bot}") for bot in SHIPPED}) == len(SHIPPED)


@pytest.mark.parametrize("given", ["greedy", "Master", "master", "Maestro"])
def test_a_bot_is_called_by_its_id_or_by_its_name(given: str) -> None:
    said = run("play", "--bot", given, "--lang", "it", typed="q\n")[1]
    assert "Small World" in said and "Maestro" in said and "greedy" not in said


def test_a_name_in_another_language_is_not_guessed() -> None:
    assert run("play", "--bot", "Maestro")[0] == 2


def test_tables_show_names_and_programs_read_ids() -> None:
    words = ("simulate", "creation", "--games", "2", "--bots", "master,novice")
    said = run(*words)[1]
    assert said.startswith("Creation, 2 games") and "Master" in said and "greedy" not in said
    assert [seat["bot"] for seat in read(*words)["seats"]] == ["greedy", "novice"]


def test_the_page_of_an_arena_shows_names(tmp_path: Path) -> None:
    code, said = run(
        "arena", "creation", "--bots", "Master,Random", "--games", "4", "--processes", "1", "--out", str(tmp_path)
    )
    page = (tmp_path / "arena.html").read_text(encoding="utf-8")
    assert code == 0 and "Master" in said and ">Master<" in page and "--bots greedy,random" in page
    told = json.loads((tmp_path / "arena.json").read_text(encoding="utf-8"))
    assert told["bots"] == ["greedy", "random"]
