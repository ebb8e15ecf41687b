"""Names: any writing is welcome, what cannot be seen is not."""

from __future__ import annotations

import unicodedata

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from mikrokosmos.server.security.names import MOST_CHARACTERS, REASONS, TURNING, UNSEEN, characters, clean_name
from mikrokosmos.server.tables.refused import Refused

FAMILY = "\U0001f468\u200d\U0001f469\u200d\U0001f467"
NASTY = (
    "aAé\u0301\u0345 \t\n\u00a0\u200b\u200c\u200d\u200e\u202e\ufe0f\u0663\u06cc\u0915\u094d\u3164\u2800<&'#1" + FAMILY
)


@pytest.mark.parametrize(
    ("written", "stored"),
    [
        ("Ann", "Ann"),
        ("  Ann \t\n of\u00a0\u3000 Green   Gables ", "Ann of Green Gables"),
        ("Zoe\u0308", "Zoë"),
        ("Леся Українка", "Леся Українка"),
        ("李白", "李白"),
        ("<b>&amp;'\"", "<b>&amp;'\""),
        ("A\u200bn\u2060n\ufeff", "Ann"),
        ("A\u200dn\u200cn", "Ann"),
        ("e\u200b\u0301", "é"),
        ("شمس\u200cالدین", "شمس\u200cالدین"),
        ("क्\u200dष", "क्\u200dष"),
        (FAMILY, FAMILY),
        (FAMILY * 8, FAMILY * 8),
        ("❤\ufe0f 1\ufe0f\u20e3", "❤\ufe0f 1\ufe0f\u20e3"),
        ("Ann\ufe0f", "Ann"),
        ("Ann \u200c", "Ann"),
        ("A \u200d n", "A n"),
    ],
)
def test_made_safe(written: str, stored: str) -> None:
    assert clean_name(written) == stored


@pytest.mark.parametrize(
    ("written", "reason"),
    [
        (None, "name-not-text"),
        (7, "name-not-text"),
        ("", "name-empty"),
        (" \n\u00a0", "name-empty"),
        ("\u200b\u2060\u3164\u2800\ufeff", "name-empty"),
        ("\u0301", "name-empty"),
        ("\u0301a", "name-too-many-marks"),
        ("A" + "\u0301\u0302\u0303\u0304\u0305", "name-too-many-marks"),
        ("An\u202en", "name-bad-sign"),
        ("An\u2067n", "name-bad-sign"),
        ("An\u200fn", "name-bad-sign"),
        ("An\x00n", "name-bad-sign"),
        ("An\x1b[31mn", "name-bad-sign"),
        ("An\x7fn", "name-bad-sign"),
        ("An\ud800n", "name-bad-sign"),
        ("An\ue000n", "name-bad-sign"),
        ("An\uffffn", "name-bad-sign"),
        ("a" * 25, "name-too-long"),
        ("a" * 100_000, "name-too-long"),
        (FAMILY * 50, "name-too-long"),
        (FAMILY * 9, "name-too-long"),
        ("\u200d".join("\U0001f468" * 25), "name-too-long"),
        ("👍" + "🏽" * 25, "name-too-long"),
        ("x\u0301\u0302\u0303\u0304" * 24, "name-too-long"),
    ],
)
def test_refused(written: object, reason: str) -> None:
    with pytest.raises(Refused) as refused:
        clean_name(written)
    assert refused.value.reason == reason


@pytest.mark.parametrize(
    ("text", "count"),
    [
        ("Ann", 3),
        ("e\u0301", 1),
        (FAMILY, 3),
        ("👍🏽", 1),
        ("👍🏽🏽", 2),
        ("🇺🇦🇨🇿", 2),
        ("❤\ufe0f", 1),
        ("क्\u200dष", 2),
        ("", 0),
    ],
)
def test_counted_as_a_person_would(text: str, count: int) -> None:
    assert characters(text) == count


@settings(max_examples=400)
@given(st.text(max_size=40) | st.text(st.sampled_from(NASTY), max_size=12))
def test_whatever_comes_is_refused_or_safe_for_good(text: str) -> None:
    try:
        name = clean_name(text)
    except Refused as refused:
        assert refused.reason in REASONS
        return
    assert clean_name(name) == name == unicodedata.normalize("NFC", name)
    assert name.split() and " ".join(name.split()) == name
    assert (
        not TURNING.search(name)
        and not UNSEEN.search(name)
        and name.isprintable() | any(j in name for j in "\u200c\u200d")
    )
    assert 1 <= characters(name) <= 24 and len(name) <= 4 * 24 < MOST_CHARACTERS
    name.encode()
