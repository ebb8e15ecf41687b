"""The texts of all languages as the tests see them: what stands in the files, and what a person would read."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from itertools import product

from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from kit.sources import PACKAGE
from mikrokosmos.texts import ENGLISH, Texts

COUNTS = (0, 1, 1.5, 2, 3, 5, 11, 21)
"""Numbers that between them need every form of a counted word, in every language there is."""

PLURALS = {"zero", "one", "two", "few", "many"}
FILLER = "◆"
"""What stands for a name: no letter of any alphabet."""


class Parts(Visitor):  # type: ignore[misc]  # the library has no types
    """What a message is made of: its arguments, and the keys by which each of them chooses."""

    def __init__(self) -> None:
        self.arguments: set[str] = set()
        self.choices: list[tuple[str, frozenset[str]]] = []

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802
        self.arguments.add(node.id.name)

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:  # noqa: N802
        keys = (variant.key for variant in node.variants)
        named = frozenset(key.name if isinstance(key, ast.Identifier) else key.value for key in keys)
        assert isinstance(node.selector, ast.VariableReference)
        self.choices.append((node.selector.id.name, named))
        self.generic_visit(node)


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


def parts_of(lang: str, part: str, text: str) -> Parts:
    """What a message is made of."""
    found = Parts()
    found.visit(messages(lang, part)[text])
    return found


def counts(choice: frozenset[str]) -> bool:
    """Whether these are keys for numbers."""
    return bool(choice & PLURALS) or any(key.isdigit() for key in choice)


def samples(lang: str, part: str, text: str) -> Iterator[tuple[float, dict[str, object]]]:
    """Arguments for a message: every count for what is counted, every word that chooses, and the filler for the rest."""
    both = [parts_of(name, part, text) for name in (ENGLISH, lang)]
    choices = [choice for found in both for choice in found.choices]
    numbers = {name for name, keys in choices if counts(keys)}
    chosen: dict[str, set[str]] = {}
    for name, keys in choices:
        if name not in numbers:
            chosen.setdefault(name, set()).update(keys)
    plain: dict[str, object] = {name: FILLER for found in both for name in found.arguments}
    for count in COUNTS if numbers else COUNTS[:1]:
        for keys in product(*(sorted(keys) for keys in chosen.values())):
            yield count, plain | dict.fromkeys(numbers, count) | dict(zip(chosen, keys, strict=True))


def said(lang: str, part: str, text: str) -> list[str]:
    """All that a message can say."""
    texts = Texts(lang, part)
    return [texts(text, **given) for _, given in samples(lang, part, text)]
