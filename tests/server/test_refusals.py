"""Every reason the server gives has a text, and every text has a reason."""

from __future__ import annotations

import re
from pathlib import Path

import mikrokosmos.server
from mikrokosmos.server.security.guard import STATUS
from mikrokosmos.texts import ENGLISH, Texts

SERVER = Path(mikrokosmos.server.__file__).parent
TEXTS = SERVER.parent / "texts"


def reasons() -> set[str]:
    """All that stand in the code."""
    code = "".join(path.read_text(encoding="utf-8") for path in SERVER.rglob("*.py"))
    return set(re.findall(r'Refused\(\s*"([a-z-]+)"', code)) | set(re.findall(r'else "(no-such-route)"', code))


def test_every_reason_has_a_text_and_nothing_is_left_over() -> None:
    source = (TEXTS / ENGLISH / "refusals.ftl").read_text(encoding="utf-8")
    told = set(re.findall(r"^refused-([a-z-]+) =", source, re.MULTILINE))
    assert len(reasons()) > 50
    assert told == reasons()
    assert set(STATUS) <= told


def test_a_text_says_its_facts() -> None:
    texts = Texts(ENGLISH, "refusals")
    assert "60" in texts("refused-be-patient", seconds=60)
    assert "14" in texts("refused-too-many-tables", most=14)
