"""Everything said to a person, by id, in the languages that have a folder here (Project Fluent `.ftl` files).

    texts = Texts("uk", "cli", "smallworld")
    texts("action-pick", combo="…")
    texts("power-hill.combo")    # a form of a text that only some languages have: an attribute, in Fluent's words

A file is a part: `cli` for the terminal, one for each game (two games may use the same id). What a language lacks is
said in English.
"""

from __future__ import annotations

from functools import cache, lru_cache
from importlib.resources import files

from fluent.runtime import FluentBundle, FluentResource
from fluent.runtime.resolver import Pattern

from mikrokosmos.texts.numbers import argument, number, signed

ENGLISH = "en"


class UnknownText(LookupError):
    """There is no text of that id, or it could not be filled in."""


@cache
def languages() -> tuple[str, ...]:
    """The languages there are, English first."""
    here = files(__name__)
    found = sorted(entry.name for entry in here.iterdir() if entry.is_dir() and parts(entry.name))
    return (ENGLISH, *(name for name in found if name != ENGLISH))


@lru_cache(32)
def parts(lang: str) -> tuple[str, ...]:
    """The parts a language has."""
    names = (entry.name for entry in files(__name__).joinpath(lang).iterdir())
    return tuple(sorted(name.removesuffix(".ftl") for name in names if name.endswith(".ftl")))


class Texts:
    """Some parts of one language; call it with an id and the text's arguments."""

    def __init__(self, lang: str, *parts: str) -> None:
        self.lang = lang
        self._bundles = [_bundle(name, parts) for name in dict.fromkeys((lang, ENGLISH))]

    def __contains__(self, text: object) -> bool:
        return any(_pattern(bundle, str(text)) is not None for bundle in self._bundles)

    def __call__(self, text: str, /, **arguments: object) -> str:
        """The text, filled in; `UnknownText` if there is none, or an argument it wants is missing."""
        for bundle in self._bundles:
            pattern = _pattern(bundle, text)
            if pattern is not None:
                given = {name: argument(value) for name, value in arguments.items()}
                said, errors = bundle.format_pattern(pattern, given)
                if errors:
                    raise UnknownText(f"{text}: {errors[0]}")
                return str(said)
        raise UnknownText(text)

    def number(self, value: float, digits: int = 0) -> str:
        """A number as the language writes it."""
        return number(self.lang, value, digits)

    def signed(self, value: float, digits: int = 0) -> str:
        """A number with its sign, as the language writes it."""
        return signed(self.lang, value, digits)


def _pattern(bundle: FluentBundle, text: str) -> Pattern | None:
    name, _, form = text.partition(".")
    if not bundle.has_message(name):
        return None
    message = bundle.get_message(name)
    return message.attributes.get(form) if form else message.value


@lru_cache(64)
def _bundle(lang: str, wanted: tuple[str, ...]) -> FluentBundle:
    # Isolating marks would show up as boxes in many terminals.
    bundle = FluentBundle([lang], use_isolating=False)
    for part in wanted:
        if part in parts(lang):  # a game of somebody's own has no texts
            source = files(__name__).joinpath(lang, f"{part}.ftl").read_text(encoding="utf-8")
            bundle.add_resource(FluentResource(source))
    return bundle
