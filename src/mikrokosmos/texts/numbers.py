"""Numbers as a language writes them: its decimal sign, its groups of thousands, and a minus sign one can see."""

from __future__ import annotations

from babel import Locale
from babel.numbers import format_decimal
from fluent.runtime.types import FluentType

HYPHEN, MINUS = "-", "−"


def number(lang: str, value: float, digits: int = 0) -> str:
    """A number with so many digits after the decimal sign: `1,234.5`, `1 234,5`."""
    pattern = "#,##0" + ("." + "0" * digits if digits else "")
    rounded = round(value, digits) or 0.0  # nothing has no sign
    return format_decimal(rounded, format=pattern, locale=lang).replace(HYPHEN, MINUS)


def signed(lang: str, value: float, digits: int = 0) -> str:
    """A number with its sign; nothing is neither more nor less."""
    rounded = round(value, digits)
    return number(lang, rounded, digits) if rounded <= 0 else "+" + number(lang, rounded, digits)


def argument(value: object) -> object:
    """An argument for a text; a number below zero is then written with a minus, not with a hyphen."""
    if isinstance(value, int | float) and value < 0:
        return Negative(value)
    return value


class Negative(FluentType):
    """A number below zero. No text chooses between forms by one, so it need not be a number to Fluent."""

    def __init__(self, value: float) -> None:
        self.value = value

    def format(self, locale: Locale) -> str:
        """As the language writes it."""
        return format_decimal(self.value, locale=locale).replace(HYPHEN, MINUS)
