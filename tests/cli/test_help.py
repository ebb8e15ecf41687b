"""The help in every language: chosen by `--lang` or by the environment, and with no English word left in it."""

from __future__ import annotations

import re

import pytest

from mikrokosmos.cli.app import COMMANDS
from mikrokosmos.cli.language import preferred
from mikrokosmos.texts import ENGLISH, Texts, languages

from .command import refused, run

TRANSLATED = [lang for lang in languages() if lang != ENGLISH]
LIBRARY = re.compile(r"Usage|Options:|Arguments:|Commands:|default|required|Show this|and exit")
"""What the library that writes the help would say in English."""


def help_in(lang: str, *words: str) -> str:
    code, said = run(*words, "--help", "--lang", lang)
    assert code == 0
    return said


@pytest.mark.parametrize("lang", languages())
@pytest.mark.parametrize("command", COMMANDS)
def test_a_command_has_its_help_in_every_language(command: str, lang: str) -> None:
    said, texts = " ".join(help_in(lang, command).split()), Texts(lang, "help")
    for text in (f"help-{command}", "help-examples", "help-heading-options", "help-help"):
        assert " ".join(texts(text).split()) in said
    assert lang == ENGLISH or not LIBRARY.search(said)


@pytest.mark.parametrize("lang", languages())
def test_the_list_of_commands_is_in_every_language(lang: str) -> None:
    said, texts = " ".join(help_in(lang).split()), Texts(lang, "help")
    assert said.startswith(texts("help-usage"))
    for command in COMMANDS:
        assert f" {command} {' '.join(texts(f'short-{command}').split())}" in said
    assert lang == ENGLISH or not LIBRARY.search(said)


@pytest.mark.parametrize("lang", TRANSLATED)
def test_the_language_comes_from_the_environment_unless_the_option_says_another(
    lang: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked = run("simulate", "--help", "--lang", lang)
    monkeypatch.setenv("MIKROKOSMOS_LANG", lang)
    assert run("simulate", "--help") == asked
    assert run("games") == run("games", "--lang", lang) != run("games", "--lang", ENGLISH)
    assert Texts(ENGLISH, "help")("help-simulate-games") in run("simulate", "--help", f"--lang={ENGLISH}")[1]


def test_the_language_may_stand_before_the_command() -> None:
    assert run("--lang", "uk", "games") == run("games", "--lang", "uk")


@pytest.mark.parametrize(
    ("environment", "lang"),
    [
        ({}, "en"),
        ({"LANG": "uk_UA.UTF-8"}, "uk"),
        ({"LANG": "uk_UA.UTF-8", "LC_ALL": "it_IT"}, "it"),
        ({"LANG": "uk_UA.UTF-8", "LC_ALL": ""}, "uk"),
        ({"LANG": "zh_CN.GB18030", "LC_MESSAGES": "cs"}, "cs"),
        ({"LC_ALL": "it_IT", "MIKROKOSMOS_LANG": "zh-Hans"}, "zh"),
        ({"LC_ALL": "C.UTF-8"}, "en"),
        ({"LC_ALL": "de_DE.UTF-8"}, "en"),
    ],
)
def test_the_environment_names_a_language_as_systems_do(environment: dict[str, str], lang: str) -> None:
    assert preferred(environment) == lang


def test_what_goes_wrong_is_told_in_the_language(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("MIKROKOSMOS_LANG", "it")
    told = Texts("it", "cli")("error-players", least=2, most=5, players=9)
    assert told in refused("play", "--players", "9")


def test_defaults_are_told() -> None:
    assert "(default: 1000)" in help_in(ENGLISH, "simulate") and "(required)" in help_in(ENGLISH, "replay")
