"""The tree of errors."""

from __future__ import annotations

import inspect

import pytest

from mikrokosmos.core import errors

OURS = [kind for _, kind in inspect.getmembers(errors, inspect.isclass)]


@pytest.mark.parametrize("kind", OURS)
def test_every_error_of_ours_is_one_of_ours(kind: type[Exception]) -> None:
    assert issubclass(kind, errors.MikrokosmosError)


@pytest.mark.parametrize("kind", OURS)
def test_the_tree_in_the_docstring_is_complete(kind: type[Exception]) -> None:
    assert kind.__name__ in str(errors.__doc__)


def test_they_are_what_python_would_raise_too() -> None:
    assert issubclass(errors.UnknownGame, LookupError)
    assert issubclass(errors.IllegalAction, ValueError) and issubclass(errors.OptionError, ValueError)
