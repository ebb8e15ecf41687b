"""How the tests run: the toy game is known, Hypothesis is reproducible, and a test can name the rules it proves."""

from __future__ import annotations

import os

import pytest
from hypothesis import settings

import mikrokosmos as mk
from kit.toy import TOY

# The same examples every time: a failure in one run is a failure in the next.
settings.register_profile("ci", derandomize=True, deadline=None, database=None)
settings.register_profile("explore", deadline=None, max_examples=1000)
settings.load_profile("ci")

mk.register(TOY)

# The terminal speaks English to the tests, whatever language their machine is set to.
os.environ["MIKROKOSMOS_LANG"] = "en"


def pytest_configure(config: pytest.Config) -> None:
    """Make the markers known: the link from a test to the rules it proves, and the mark of long tests."""
    config.addinivalue_line("markers", "rule(*ids): the ids of the rules that this test proves, such as CONQ-3")
    config.addinivalue_line(
        "markers", "campaign: takes long; a sample in `make test`, whole in the long run, none where lines are traced"
    )
