"""All settings by name, with what would be right for each."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from typing import Literal, get_args, get_origin

from annotated_types import Ge, Le
from pydantic import BaseModel
from pydantic.fields import FieldInfo

from mikrokosmos.server.settings.fields import Settings


@cache
def known_settings() -> dict[str, FieldInfo]:
    """All settings there are, by their whole names such as `limits.message_bytes`."""
    return dict(_fields(Settings))


def variable_of(name: str) -> str:
    """The name of a setting in the environment."""
    return "MIKROKOSMOS_" + name.replace(".", "_").upper()


def rule_of(field: FieldInfo) -> str:
    """What would be right."""
    if field.description:
        return field.description
    if get_origin(field.annotation) is Literal:
        return f"one of {', '.join(get_args(field.annotation))}"
    if field.annotation is bool:
        return "true or false"
    least = next(it.ge for it in field.metadata if isinstance(it, Ge))
    most = next(it.le for it in field.metadata if isinstance(it, Le))
    return f"a {'whole ' if field.annotation is int else ''}number from {least:,} to {most:,}"


def _fields(model: type[BaseModel], prefix: str = "") -> Iterator[tuple[str, FieldInfo]]:
    for name, field in model.model_fields.items():
        if isinstance(field.annotation, type) and issubclass(field.annotation, BaseModel):
            yield from _fields(field.annotation, f"{name}.")
        else:
            yield prefix + name, field
