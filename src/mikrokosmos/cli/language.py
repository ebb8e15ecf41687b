"""The language a command speaks: `--lang`, or what the environment asks for, or English."""

from __future__ import annotations

import os
from collections.abc import Mapping, Sequence
from contextvars import ContextVar

from mikrokosmos.texts import ENGLISH, Texts, languages
from mikrokosmos.texts.names import NAMES

OPTION = "--lang"
VARIABLES = ("MIKROKOSMOS_LANG", "LC_ALL", "LC_MESSAGES", "LANG")
"""Where the environment says it; the first that says anything counts."""

_chosen: ContextVar[str] = ContextVar("language", default=ENGLISH)


def choose(words: Sequence[str]) -> str:
    """The language for a command line, from now on that of its help and of what goes wrong before it is read."""
    asked = _asked(words)
    lang = asked if asked in languages() else preferred(os.environ)
    _chosen.set(lang)
    return lang


def spoken() -> Texts:
    """What every command says, in the language chosen."""
    return Texts(_chosen.get(), "cli", "help", NAMES)


def preferred(environment: Mapping[str, str]) -> str:
    """The language the environment asks for, as far as there is such a one: `uk_UA.UTF-8` is `uk`."""
    said = next((environment[name] for name in VARIABLES if environment.get(name)), "")
    lang = said.replace("-", "_").partition("_")[0].partition(".")[0].lower()
    return lang if lang in languages() else ENGLISH


def _asked(words: Sequence[str]) -> str:
    """The value of `--lang`, the last if there are several."""
    found = ""
    for word, following in zip(words, [*words[1:], ""], strict=False):
        if word == OPTION:
            found = following
        elif word.startswith(f"{OPTION}="):
            found = word.removeprefix(f"{OPTION}=")
    return found
