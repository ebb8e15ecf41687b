"""Logs: a line for every event, and no secret in any of them."""

from __future__ import annotations

import io
import json
import logging
import secrets
import time

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from mikrokosmos.server.operations.logs import FORMATS, start_logs
from mikrokosmos.server.operations.redaction import HIDDEN, redact, redact_text, secret_name
from mikrokosmos.server.security.links import INVITE, KINDS, SEAT, Link, new_key
from mikrokosmos.server.security.signing import Keys, sign, to_text

LOG = logging.getLogger("mikrokosmos.server.test")
CANARY = "CaNaRy"


def secret_things() -> dict[str, str]:
    """One of everything that must not be told, as it might stand in a text."""
    keys = Keys((secrets.token_bytes(32),))
    seed = secrets.token_bytes(32)
    return {
        **{kind: new_key(kind) for kind in KINDS},
        "link": Link(SEAT, "table", new_key(SEAT)).address("https://example.org").partition("=")[2],
        "token": sign("person", "ann", keys),
        "key file": to_text(keys.secrets[0]),
        "seed in hex": seed.hex(),
        "short seed in hex": seed[:16].hex(),
        "seed in base64": to_text(seed),
        "seed in bytes": repr(seed),
        "short seed in bytes": repr(seed[:16]),
        "HASH": secrets.token_hex(32).upper(),
    }


@pytest.mark.parametrize("form", FORMATS)
@pytest.mark.parametrize("what", secret_things())
def test_a_secret_is_known_by_its_looks_wherever_it_stands(written: io.StringIO, form: str, what: str) -> None:
    start_logs("debug", form, written)
    for _ in range(50):
        secret = secret_things()[what]
        LOG.info("saw %s here", secret)
        LOG.info(f"saw '{secret}', here")
        LOG.info(f"x={secret}")
        LOG.info("fields", extra={"seen": secret, "deep": {"list": [{"x": secret}], secret: 1}})
        LOG.info("an object", extra={"seen": ValueError(secret)})
        try:
            raise LookupError(secret)
        except LookupError:
            LOG.exception("failed", stack_info=True)
        core = secret.removeprefix("b'").removesuffix("'")
        assert core not in written.getvalue()
        assert json.dumps(core)[1:-1] not in written.getvalue()
    assert HIDDEN in written.getvalue()


@pytest.mark.parametrize(
    "text",
    [
        "Cookie: mk=CaNaRy; other=CaNaRy",
        "set-cookie: mk=CaNaRy; HttpOnly",
        "{'cookie': 'mk=CaNaRy; x=CaNaRy'}",
        "('authorization', 'Bearer CaNaRy')",
        "[(b'cookie', b'mk=CaNaRy')]",
        "Dice(seed=CaNaRy, n=3)",
        "Dice(seed=b'CaN\\x00aRy CaNaRy')",
        "seed = [CaNaRy, CaNaRy]",
        '{"dice_seed": "CaNaRy CaNaRy", "seat": 1}',
        "seat_key=CaNaRy",
        "key_hash: CaNaRy",
        "TOKENS=CaNaRy",
        "password: 'Ca\\'NaRy CaNaRy'",
        "GET /tables/x?CaNaRy HTTP/1.1",
        "GET /tables/x?a=1&b='CaNaRy' HTTP/1.1",
        "https://example.org/tables/x#CaNaRy",
        "https://example.org/?q=CaNaRy#CaNaRy",
        "ws://example.org/socket?CaNaRy",
        "referer https://example.org/a#seat=CaNaRy, then more",
        "postgresql+asyncpg://user:CaNaRy@host/name",
        "postgresql://user:Ca@NaRyCaNaRy@host:5432/name?password=CaNaRy",
        "query_string=CaNaRy",
        "bytearray(b'CaNaRy')",
    ],
)
@pytest.mark.parametrize("form", FORMATS)
def test_canaries_in_texts(written: io.StringIO, form: str, text: str) -> None:
    start_logs("debug", form, written)
    LOG.info(text)
    LOG.info("%s", text)
    LOG.info("fields", extra={"seen": text, "deep": [text]})
    LOG.error("failed", exc_info=ValueError(text))
    assert "CaNaRy" not in written.getvalue() and "NaRy" not in written.getvalue()


@pytest.mark.parametrize(
    "name", ["key", "keys", "key_hash", "diceSeed", "Cookie", "set-cookie", "TOKEN", "query_string"]
)
@pytest.mark.parametrize("value", [CANARY, [CANARY], {"x": CANARY}, CANARY.encode(), 7_654_321])
def test_canaries_in_fields_by_name(written: io.StringIO, name: str, value: object) -> None:
    LOG.info("x", extra={name: value})
    LOG.info("y", extra={"deep": {"list": [{name: value}]}})
    assert CANARY not in written.getvalue() and "7654321" not in written.getvalue()
    assert secret_name(name)


@pytest.mark.parametrize(
    "text",
    [
        "table Xy7-_kQ2Lm8Rt5Vw1Zb4Nd of game smallworld began",
        "GET /tables/Xy7-_kQ2Lm8Rt5Vw1Zb4Nd 200 in 3.5 ms",
        "listening on http://127.0.0.1:8000",
        "in test_a_function_with_a_rather_long_name_that_says_what_it_does",
        'File "/usr/lib/python3.11/site-packages/mikrokosmos/server/tables/match.py", line 17, in play',
        "KeyError: 'monkey'",
        "8f14e45f-ceea-467f-a0e6-1b2c3d4e5f60",
        "1.2.3 is the version",
        "Зоя sat down at seat 3",
    ],
)
def test_what_is_no_secret_stays(text: str) -> None:
    assert redact_text(text) == text


def test_json_has_everything_on_one_line(written: io.StringIO) -> None:
    start_logs("info", "json", written)
    LOG.debug("not this")
    LOG.warning("seat %d\ntaken", 2, extra={"table": "x", "level": "mine", "sizes": (1, 2.5, float("nan"), None, True)})
    line = json.loads(written.getvalue())
    assert written.getvalue().count("\n") == 1
    assert line.pop("time").endswith("Z")
    assert line == {
        "level": "warning",
        "logger": LOG.name,
        "message": "seat 2\ntaken",
        "table": "x",
        "sizes": [1, 2.5, "nan", None, True],
    }


def test_text_cannot_be_forged(written: io.StringIO) -> None:
    LOG.info("name %s", "Eve\n2026-01-01 INFO all is well\r\x1b[2J\u202e", extra={"name_given": "a\nb\u2028c"})
    assert written.getvalue().count("\n") == 1
    assert not {"\r", "\x1b", "\u202e", "\u2028"} & set(written.getvalue())
    LOG.error("failed", exc_info=ValueError("x\n2026-01-01 INFO all is well"))
    assert all(line.startswith("    ") for line in written.getvalue().splitlines()[2:])


@pytest.mark.parametrize("form", FORMATS)
def test_arguments_that_do_not_fit_are_not_printed(
    written: io.StringIO, capsys: pytest.CaptureFixture[str], form: str
) -> None:
    start_logs("debug", form, written)
    LOG.info("%d of %d", CANARY)
    assert CANARY not in written.getvalue() + "".join(capsys.readouterr())
    assert "do not fit" in written.getvalue()


def test_things_that_cannot_be_shown_do_not_break_the_log(written: io.StringIO) -> None:
    class Broken:
        def __str__(self) -> str:
            raise RuntimeError(CANARY)

    endless: list[object] = []
    endless.append(endless)
    LOG.info("x", extra={"it": Broken(), "endless": endless, "long": "ab " * 100_000, "many": list(range(10_000))})
    assert "<Broken>" in written.getvalue() and CANARY not in written.getvalue()
    assert len(written.getvalue()) < 30_000


def test_what_was_set_up_before_is_replaced(written: io.StringIO) -> None:
    start_logs("info", "text", written)
    LOG.info("once")
    assert written.getvalue().count("once") == 1


@pytest.mark.parametrize("bad", [("loud", "text"), ("info", "xml")])
def test_unknown_levels_and_formats_are_refused(bad: tuple[str, str]) -> None:
    with pytest.raises(ValueError, match="one of"):
        start_logs(*bad)


@pytest.mark.parametrize(
    "piece",
    [
        "a_",
        "/",
        "a-",
        "key_",
        "key=",
        "key='",
        "a://",
        "a+",
        "x:/",
        "1.",
        "a1",
        "b'",
        '"\\\\',
        "_",
        "://",
        "f" * 31 + "g",
    ],
)
def test_no_text_takes_long(piece: str) -> None:
    begun = time.process_time()
    redact_text(piece * (20_000 // len(piece)))
    assert time.process_time() - begun < 0.5  # milliseconds; minutes if a pattern looked back again and again


@settings(suppress_health_check=[HealthCheck.function_scoped_fixture], max_examples=200)
@given(before=st.text(max_size=30), after=st.text(max_size=30))
def test_a_key_in_any_text_is_found(before: str, after: str) -> None:
    key = new_key(INVITE)
    assert key not in redact_text(before + key + after)
    assert key not in str(redact({before: key, key: [after + key]}))
