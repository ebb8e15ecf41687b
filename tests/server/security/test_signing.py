"""Tokens: what was signed is read, and nothing else is."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from mikrokosmos.server.security.signing import LONGEST, Keys, read, sign, signed_at

OLD, NEW, FOREIGN = bytes(range(32)), bytes(range(1, 33)), b"x" * 32
KEYS = Keys((NEW, OLD))
NOW = 1_800_000_000
TOKEN = sign("person", "ann", KEYS, NOW)


@given(st.binary(max_size=200) | st.text(st.characters(exclude_categories=["Cs"]), max_size=50))
def test_what_was_signed_is_read(payload: bytes | str) -> None:
    token = sign("person", payload, KEYS)
    assert read("person", token, KEYS) == (payload.encode() if isinstance(payload, str) else payload)
    assert token.isascii() and not set(token) & set(" \t;,/+=?#&%\"'")


def test_the_form_stays_as_it_is() -> None:
    # People keep their cookies for months: another form would be another version.
    assert f"1.YW5u.{NOW}.WlMM-U2_yFkvS0hOauf72ya64-EfwHCovTpLiBwH_2o" == TOKEN


def test_one_kind_does_not_pass_for_another() -> None:
    assert read("person", TOKEN, KEYS) == b"ann"
    assert read("seat", TOKEN, KEYS) is None
    assert read("perso", sign("person", "n", KEYS), KEYS) is None


@given(st.integers(0, len(TOKEN) - 1), st.characters(max_codepoint=0x2FF))
def test_a_changed_token_is_none(at: int, sign_: str) -> None:
    changed = TOKEN[:at] + sign_ + TOKEN[at + 1 :]
    assert changed == TOKEN or read("person", changed, KEYS) is None


@given(st.text(max_size=100) | st.from_regex(r"1\.[\w-]*\.[0-9]+\.[\w-]{43}", fullmatch=True))
def test_anything_else_is_none(text: str) -> None:
    assert read("person", text, KEYS) is None


@pytest.mark.parametrize("text", ["", TOKEN + "\n", TOKEN + "=", " " + TOKEN, TOKEN[:-1], "1." + "A" * LONGEST])
def test_nearly_a_token_is_none(text: str) -> None:
    assert read("person", text, KEYS) is None


def test_the_first_key_signs_and_all_read() -> None:
    assert read("person", sign("person", "ann", Keys((OLD,))), KEYS) == b"ann"
    assert read("person", TOKEN, Keys((NEW,))) == b"ann"
    assert read("person", TOKEN, Keys((OLD,))) is None
    assert read("person", sign("person", "ann", Keys((FOREIGN,))), KEYS) is None


@pytest.mark.parametrize(("age", "fresh"), [(0, True), (100, True), (101, False), (-60, True), (-(10**9), True)])
def test_age(age: int, fresh: bool) -> None:
    assert (read("person", TOKEN, KEYS, max_age=100, now=NOW + age) is not None) is fresh
    assert read("person", TOKEN, KEYS, now=NOW + age) == b"ann"
    assert signed_at(TOKEN) == NOW


def test_keys_are_never_shown() -> None:
    assert repr(KEYS) == "Keys()" and str(KEYS) == "Keys()"


@pytest.mark.parametrize("bad", [(), (b"short",)])
def test_keys_of_another_length_are_refused(bad: tuple[bytes, ...]) -> None:
    with pytest.raises(ValueError, match="32 bytes"):
        Keys(bad)


def test_bad_uses_are_refused() -> None:
    with pytest.raises(ValueError, match="kind"):
        sign("A kind", "x", KEYS)
    with pytest.raises(ValueError, match="too long"):
        sign("person", b"x" * LONGEST, KEYS)
