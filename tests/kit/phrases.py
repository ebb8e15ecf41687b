"""The texts of all languages as the tests see them: what stands in the files, and what a person would read."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from itertools import product
from typing import NamedTuple

from fluent.syntax import FluentParser, ast

from kit.sources import PACKAGE
from mikrokosmos.texts import ENGLISH, Texts

COUNTS = (0, 1, 1.5, 2, 3, 5, 11, 21)
"""Numbers that between them need every form of a counted word, in every language there is."""

PLURALS = {"zero", "one", "two", "few", "many"}
FILLER = "◆"
"""What stands for a name: no letter of any alphabet."""


class Parts(NamedTuple):
    """What a message is made of: its arguments, the keys by which some of them choose, and the default keys."""

    arguments: frozenset[str]
    choices: tuple[tuple[str, frozenset[str]], ...]
    defaults: frozenset[str]


def key_of(variant: ast.Variant) -> str:
    """The word or number that chooses a variant."""
    key = variant.key
    return str(key.name if isinstance(key, ast.Identifier) else key.value)


@cache
def messages(lang: str, part: str) -> dict[str, ast.Message]:
    """The messages of a file by id, in their order; fails on anything that is not Fluent."""
    found: dict[str, ast.Message] = {}
    source = (PACKAGE / "texts" / lang / f"{part}.ftl").read_text(encoding="utf-8")
    for entry in FluentParser(with_spans=False).parse(source).body:
        assert not isinstance(entry, ast.Junk), f"{lang}/{part}.ftl: {entry.content!r}"
        if isinstance(entry, ast.Message):
            assert entry.id.name not in found, f"{lang}/{part}.ftl has {entry.id.name} twice"
            found[entry.id.name] = entry
    return found


def walk(node: ast.BaseNode) -> Iterator[ast.BaseNode]:
    """A node and all that it holds."""
    yield node
    for value in vars(node).values():
        for child in value if isinstance(value, list) else [value]:
            if isinstance(child, ast.BaseNode):
                yield from walk(child)


@cache
def parts_of(lang: str, part: str, text: str) -> Parts:
    """What a message is made of."""
    nodes = list(walk(messages(lang, part)[text]))
    chosen = [node for node in nodes if isinstance(node, ast.SelectExpression)]
    return Parts(
        arguments=frozenset(node.id.name for node in nodes if isinstance(node, ast.VariableReference)),
        choices=tuple((selector(node), frozenset(key_of(variant) for variant in node.variants)) for node in chosen),
        defaults=frozenset(key_of(variant) for node in chosen for variant in node.variants if variant.default),
    )


def selector(choice: ast.SelectExpression) -> str:
    """The argument that chooses."""
    assert isinstance(choice.selector, ast.VariableReference)
    return choice.selector.id.name


def counts(choice: frozenset[str]) -> bool:
    """Whether these are keys for numbers."""
    return bool(choice & PLURALS) or any(key.isdigit() for key in choice)


def samples(lang: str, part: str, text: str) -> Iterator[tuple[float, dict[str, object]]]:
    """Arguments for a message: every count for what is counted, every word that chooses, the filler for the rest."""
    both = [parts_of(name, part, text) for name in (ENGLISH, lang)]
    choices = [choice for found in both for choice in found.choices]
    numbers = {name for name, keys in choices if counts(keys)}
    defaults = both[0].defaults | both[1].defaults
    chosen: dict[str, set[str]] = {}
    for name, keys in choices:
        if name not in numbers:
            chosen.setdefault(name, {FILLER}).update(keys - defaults)
    plain: dict[str, object] = {name: FILLER for found in both for name in found.arguments}
    for count in COUNTS if numbers else COUNTS[:1]:
        for picked in product(*(sorted(keys) for keys in chosen.values())):
            yield count, plain | dict.fromkeys(numbers, count) | dict(zip(chosen, picked, strict=True))


@cache
def said(lang: str, part: str, text: str) -> frozenset[str]:
    """All that a message can say, in all its forms."""
    texts = Texts(lang, part)
    forms = {texts(f"{text}.{form.id.name}") for form in messages(lang, part)[text].attributes}
    return frozenset(forms.union(texts(text, **given) for _, given in samples(lang, part, text)))
