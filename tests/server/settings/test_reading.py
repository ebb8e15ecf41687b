"""Settings come from defaults, file, environment and command; all faults are told at once."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from pydantic import ValidationError

from mikrokosmos.server.settings import Settings, SettingsError, read_settings
from mikrokosmos.server.settings.listing import known_settings, variable_of

PASSWORD = "CaNaRy"


@pytest.fixture
def file(tmp_path: Path) -> Path:
    return tmp_path / "server.toml"


def faults(file: Path | None = None, environ: Mapping[str, str] | None = None, **given: object) -> list[str]:
    with pytest.raises(SettingsError) as refused:
        read_settings(file, environ or {}, given)
    assert all(fault in str(refused.value) for fault in refused.value.faults)
    return refused.value.faults


def test_the_defaults_fit_their_own_kinds() -> None:
    plain = read_settings(environ={})
    told = plain.model_dump(mode="json", exclude={"key_file"})  # which is not said by default
    assert Settings.model_validate(told) == plain
    assert plain.port == 8000 and plain.host == "127.0.0.1"


def test_later_ones_win(file: Path) -> None:
    file.write_text('host = "a"\nport = 1\nmetrics = true\n[limits]\nmessage_bytes = 2048\n[log]\nlevel = "error"\n')
    environ = {"MIKROKOSMOS_PORT": "2", "MIKROKOSMOS_LOG_LEVEL": "debug", "MIKROKOSMOS_HOST": "b"}
    found = read_settings(file, environ, {"port": 3, "host": None})
    assert (found.host, found.port, found.metrics) == ("b", 3, True)
    assert (found.limits.message_bytes, found.log.level, found.log.format) == (2048, "debug", "text")


def test_a_fault_says_where_the_value_comes_from(file: Path) -> None:
    file.write_text("metrics = 3\nport = 70000\n[bots]\nthreads = 0\n")
    told = faults(file, {"MIKROKOSMOS_PORT": "70001"}, host="")
    assert [fault.partition(":")[0] for fault in told] == [
        "host (--host)",
        "port (MIKROKOSMOS_PORT)",
        f"metrics ({file})",
        f"bots.threads ({file})",
    ]


def test_the_file_may_be_named_in_the_environment(file: Path, tmp_path: Path) -> None:
    file.write_text("port = 1")
    assert read_settings(environ={"MIKROKOSMOS_SETTINGS": str(file)}).port == 1
    other = tmp_path / "other.toml"
    other.write_text("port = 2")
    assert read_settings(other, {"MIKROKOSMOS_SETTINGS": str(file)}).port == 2


def test_every_kind_can_be_said_in_the_environment() -> None:
    found = read_settings(
        environ={
            "MIKROKOSMOS_METRICS": "On",
            "MIKROKOSMOS_ALLOWED_ORIGINS": "https://a.example, http://localhost:5173",
            "MIKROKOSMOS_LIMITS_REPLAY_SECONDS": "2.5",
            "MIKROKOSMOS_LIMITS_MESSAGES_PER_SECOND": "3",
            "MIKROKOSMOS_BOTS_THREADS": "4",
            "MIKROKOSMOS_DATABASE": "sqlite:///games/x.db",
            "MIKROKOSMOS_PORT": "",
            "MIKROKOSMOS_INTERPRETED": "1",
            "PATH": "/bin",
        }
    )
    assert found.metrics and found.allowed_origins == ("https://a.example", "http://localhost:5173")
    assert (found.limits.replay_seconds, found.limits.messages_per_second, found.bots.threads) == (2.5, 3.0, 4)
    assert found.port == 8000


def test_all_faults_at_once_with_what_would_be_right(file: Path) -> None:
    file.write_text('prot = 1\nport = "80"\nlog = "debug"\n[limits]\nname_length = 0\nnames = 3\n')
    told = faults(file, {"MIKROKOSMOS_BOTS_THREAD": "2", "MIKROKOSMOS_METRICS": "perhaps"}, host="a b")
    assert len(told) == 8
    text = "\n".join(told)
    for words in (
        "did you mean port?",
        "'80' is not valid; use a whole number from 0 to 65,535",
        "use [log]",
        "limits.name_length",
        "limits.names",
        "did you mean MIKROKOSMOS_BOTS_THREADS?",
        "use true or false",
        "host (--host): 'a b' is not valid",
    ):
        assert words in text
    assert str(file) in text


@pytest.mark.parametrize(
    ("name", "value"),
    [
        *(("port", bad) for bad in (-1, 65_536, True, 80.0, "80", None, [80])),
        *(("limits.replay_seconds", bad) for bad in (0, 601, True, "1", float("nan"), float("inf"))),
        *(("metrics", bad) for bad in (1, "on")),
        *(("secure_cookies", bad) for bad in (True, "maybe")),
        ("secure_cookies", []),
        *(("public_url", bad) for bad in ("example.org", "ftp://a", "https://", "https://a?b", "https://a#b", "//a")),
        *(("public_url", bad) for bad in ("https://user:pw@a", "https://a:99999", "https://[a", 3)),
        *(("allowed_origins", bad) for bad in ("https://a", ["https://a/"], ["https://a/b"], ["*"], [1], ["null"])),
        *(("trusted_proxies", bad) for bad in ("127.0.0.1", ["*"], ["localhost"], ["10.0.0.1/8"], [""], [1])),
        *(("database", bad) for bad in ("", "tables.db", "mysql://a", "sqlite://", "sqlite:///:memory:", 3)),
        *(("host", bad) for bad in ("", "a b", "http://a", 1)),
        *(("key_file", bad) for bad in ("", "a\nb")),
    ],
)
def test_what_does_not_fit_is_refused(name: str, value: object) -> None:
    section, _, inner = name.rpartition(".")
    told = {section: {inner: value}} if section else {inner: value}
    with pytest.raises(ValidationError) as refused:
        Settings.model_validate(told)
    assert {".".join(part for part in it["loc"] if isinstance(part, str)) for it in refused.value.errors()} == {name}


@pytest.mark.parametrize(
    ("name", "text"),
    [("port", "٣"), ("port", "true"), ("port", "0x10"), ("port", "9" * 5_000), ("limits.replay_seconds", "nan")],
)
def test_numbers_in_the_environment_are_plain(name: str, text: str) -> None:
    assert len(faults(environ={variable_of(name): text})) == 1


def test_a_file_that_cannot_be_read_is_a_fault_beside_the_others(file: Path, tmp_path: Path) -> None:
    for path, words in ((file, "cannot read"), (tmp_path, "cannot read")):
        told = faults(path, {"MIKROKOSMOS_PORT": "x"})
        assert len(told) == 2 and words in told[0]
    for raw in (b"port = ", b"\xff", b"x" * (1 << 21)):
        file.write_bytes(raw)
        assert "not a TOML file" in faults(file)[0]


def test_no_password_is_ever_shown(file: Path) -> None:
    address = f"postgresql://user:{PASSWORD}@host/name?password={PASSWORD}"
    found = read_settings(environ={"MIKROKOSMOS_DATABASE": address})
    assert found.database == address
    assert PASSWORD not in repr(found) + str(found) + found.database_shown
    file.write_text(f'database = "mysql://user:{PASSWORD}@host"\n')
    assert PASSWORD not in "\n".join(faults(file, {"MIKROKOSMOS_DATABASE": f"x{PASSWORD}"}, database=PASSWORD))


def test_settings_stay_as_they_are() -> None:
    with pytest.raises(ValidationError, match="frozen"):
        Settings().port = 1
    with pytest.raises(ValidationError, match="frozen"):
        Settings().limits.name_length = 1


def test_secure_cookies_need_https() -> None:
    assert "https" in faults(secure_cookies="on", public_url="http://a.example")[0]


@settings(suppress_health_check=[HealthCheck.function_scoped_fixture], max_examples=60)
@given(raw=st.dictionaries(st.sampled_from([variable_of(name) for name in known_settings()]), st.text(max_size=30)))
def test_whatever_the_environment_says_it_is_read_or_refused(raw: dict[str, str]) -> None:
    try:
        assert isinstance(read_settings(environ=raw), Settings)
    except SettingsError as refused:
        assert 0 < len(refused.faults) <= len(raw)
