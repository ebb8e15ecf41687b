"""The admin's token: for whoever knew the key, for two hours, and no other."""

from __future__ import annotations

import pytest

from mikrokosmos.server.security.admin_tokens import LASTS, AdminTokens
from mikrokosmos.server.security.signing import Keys, sign
from mikrokosmos.server.settings import Settings, SettingsError, read_settings

KEYS = Keys((bytes(32),))
KEY = "0123456789-0123456789"


def test_only_the_key_fits() -> None:
    tokens = AdminTokens(KEYS, KEY)
    assert tokens.on and tokens.fits(KEY)
    for wrong in ("", KEY[:-1], KEY + "0", KEY.upper() + "x", "\ud7ff"):
        assert not tokens.fits(wrong)


def test_without_a_key_nothing_fits() -> None:
    tokens = AdminTokens(KEYS, "")
    assert not tokens.on and not tokens.fits("") and not tokens.holds(tokens.sign())


def test_a_token_holds_for_two_hours_and_for_this_key() -> None:
    now = 1_000_000.0
    tokens = AdminTokens(KEYS, KEY, lambda: now)
    token = tokens.sign()
    assert tokens.holds(token)
    assert not AdminTokens(KEYS, KEY + "x", lambda: now).holds(token)
    assert not AdminTokens(Keys((bytes(31) + b"1",)), KEY, lambda: now).holds(token)
    assert not tokens.holds(sign("person", "somebody", KEYS, now)) and not tokens.holds("")
    now += LASTS + 1
    assert not tokens.holds(token)


@pytest.mark.parametrize("key", ["short", "x" * 19, "x" * 201, "with a space " * 3, "ключ" * 10])
def test_a_weak_key_is_refused_and_never_repeated(key: str) -> None:
    with pytest.raises(SettingsError) as error:
        read_settings(environ={"MIKROKOSMOS_ADMIN_KEY": key})
    assert "admin_key" in str(error.value) and key not in str(error.value)


def test_the_key_is_not_shown() -> None:
    assert KEY not in repr(Settings(admin_key=KEY))
    assert read_settings(environ={"MIKROKOSMOS_ADMIN_KEY": KEY}).admin_key == KEY
