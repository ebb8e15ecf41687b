"""The help in the language chosen: commands and options are declared with the ids of texts, which are said here."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

from typer.core import TyperCommand, TyperGroup

from mikrokosmos import bots as roster
from mikrokosmos.cli.language import spoken
from mikrokosmos.texts import languages

KNOWN: dict[str, Callable[[], Any]] = {
    "help-lang": languages,
    "help-simulate-bots": roster.names,
    "help-arena-bots": roster.names,
}
"""The texts that list what one can choose from."""


class _Translated:
    """How a command writes its help: as the library does, but with none of the library's English words."""

    def format_usage(self: Any, ctx: Any, formatter: Any) -> None:
        """The line that says what one can type."""
        pieces = " ".join(self.collect_usage_pieces(ctx))
        formatter.write_usage(ctx.command_path, pieces, prefix=spoken()("help-usage") + " ")

    def format_help_text(self: Any, ctx: Any, formatter: Any) -> None:
        """What the command does, then examples, which keep their line ends."""
        texts, name = spoken(), "app" if ctx.parent is None else ctx.command.name
        formatter.write_paragraph()
        with formatter.indentation():
            formatter.write_text(f"{texts(f'help-{name}')}\n\n\b\n{texts('help-examples')}\n{texts(f'example-{name}')}")

    def format_options(self: Any, ctx: Any, formatter: Any) -> None:
        """The arguments and options, and the commands of the group."""
        texts, params = spoken(), self.get_params(ctx)
        for sort, heading in (("argument", "help-heading-arguments"), ("option", "help-heading-options")):
            rows = [_row(param, ctx) for param in params if param.param_type_name == sort]
            if rows:
                with formatter.section(texts(heading)):
                    formatter.write_dl(rows)
        if isinstance(self, TyperGroup):
            with formatter.section(texts("help-heading-commands")):
                formatter.write_dl([(name, texts(f"short-{name}")) for name in self.list_commands(ctx)])


class TranslatedCommand(_Translated, TyperCommand):
    """A command whose help is in the language chosen."""


class TranslatedGroup(_Translated, TyperGroup):
    """The group of commands, likewise."""


def _row(param: Any, ctx: Any) -> tuple[str, str]:
    """What one types, and what it does."""
    names = param.metavar if param.param_type_name == "argument" else param.get_help_record(ctx)[0]
    return names, "  ".join(_told(param))


def _told(param: Any) -> Iterator[str]:
    """What an argument or option does, and what goes for it if it is not given."""
    texts = spoken()
    text = "help-help" if "--help" in param.opts else param.help
    yield texts(text, known=", ".join(KNOWN[text]())) if text in KNOWN else texts(text)
    if param.required:
        yield texts("help-required")
    elif param.default not in (None, "", False):
        yield texts("help-default", value=str(param.default))
