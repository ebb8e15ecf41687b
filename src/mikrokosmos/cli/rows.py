"""`mikrokosmos races` and `mikrokosmos powers`: what there is, and what each does, in words made from its row."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from rich.table import Table

from mikrokosmos.cli.arguments import AsJson, ContentFile, Lang, own_options, print_json, terminal, texts_in
from mikrokosmos.cli.phrases import Phrases
from mikrokosmos.cli.screens.smallworld.names import name_of, own_names
from mikrokosmos.core.types import Json
from mikrokosmos.games.smallworld import GAME
from mikrokosmos.games.smallworld.content.table import FLAGS, MASKS, NUMBERS, Content, Row
from mikrokosmos.texts import ENGLISH, Texts


def list_races(content: ContentFile = None, lang: Lang = ENGLISH, as_json: AsJson = False) -> None:
    """Every race, with its tokens and what it does."""
    table = _content(content, texts_in(lang))
    _list("race", table, table.races, lang, as_json)


def list_powers(content: ContentFile = None, lang: Lang = ENGLISH, as_json: AsJson = False) -> None:
    """Every special power, with its tokens and what it does."""
    table = _content(content, texts_in(lang))
    _list("power", table, table.powers, lang, as_json)


def _content(path: Path | None, texts: Texts) -> Content:
    return GAME.new(**own_options(GAME.id, texts, content=path)).options.content


def _list(sort: str, content: Content, rows: Sequence[Row], lang: str, as_json: bool) -> None:
    texts = texts_in(lang, GAME.id, "smallworld-words")
    phrases = Phrases(texts, None, lambda _, fields: fields, own_names(content, lang))
    if as_json:
        print_json([_facts(phrases, sort, row) for row in rows])
        return
    table = Table(show_lines=False, box=None, pad_edge=False, padding=(0, 2, 0, 0))
    table.add_column(texts(f"rows-{sort}"), no_wrap=True, style="bold")
    table.add_column(texts("rows-tokens"), justify="right")
    table.add_column(texts("rows-does"))
    for row in rows:
        table.add_row(name_of(phrases, row.id, sort), str(row.tokens), description(texts, row))
    terminal().print(table)


def description(texts: Texts, row: Row) -> str:
    """What a row does: a sentence for each of its words."""
    said = [texts(f"word-{word}", kinds=_kinds(texts, row.masks[word])) for word in MASKS if word in row.masks]
    said += [texts(f"word-{word}", n=row.number(word)) for word in NUMBERS if row.number(word)]
    said += [texts(f"word-{word}") for word in FLAGS if word in row.flags]
    return texts("rows-between").join(said) or texts("rows-nothing")


def _kinds(texts: Texts, kinds: Sequence[str]) -> str:
    return texts("kinds-between").join(texts(f"kind-{kind}") for kind in kinds)


def _facts(phrases: Phrases, sort: str, row: Row) -> Json:
    lists: Json = {word: list(kinds) for word, kinds in row.masks.items()}
    return {
        "id": row.id,
        "name": name_of(phrases, row.id, sort),
        "tokens": row.tokens,
        **({"tray": row.tray} if sort == "race" else {}),
        "words": {**lists, **row.numbers, **{word: True for word in FLAGS if word in row.flags}},
        "does": description(phrases.texts, row),
    }
