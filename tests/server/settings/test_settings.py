"""What follows from the settings: paths, cookies, origins, the list of all."""

from __future__ import annotations

from pathlib import Path, PurePosixPath
from typing import Literal

import pytest

from mikrokosmos.server.operations.logs import FORMATS, LEVELS
from mikrokosmos.server.settings import Settings, data_folder, known_settings, read_settings, rule_of
from mikrokosmos.server.settings.listing import variable_of


@pytest.mark.parametrize(
    ("environ", "platform", "folder"),
    [
        ({}, "linux", "home/.local/share/mikrokosmos"),
        ({"XDG_DATA_HOME": "/data"}, "linux", "/data/mikrokosmos"),
        ({"XDG_DATA_HOME": "data"}, "linux", "home/.local/share/mikrokosmos"),
        ({"XDG_DATA_HOME": "/data"}, "darwin", "home/Library/Application Support/Mikrokosmos"),
        ({"LOCALAPPDATA": "/local"}, "win32", "/local/Mikrokosmos"),
        ({}, "win32", "home/AppData/Local/Mikrokosmos"),
    ],
)
def test_the_data_folder_of_each_system(environ: dict[str, str], platform: str, folder: str) -> None:
    assert PurePosixPath(data_folder(environ, platform, Path("home")).as_posix()) == PurePosixPath(folder)


@pytest.mark.skipif(data_folder({}).parts[-1] != "mikrokosmos", reason="XDG is for Linux and its like")
def test_the_database_lies_in_it(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", "/data")
    found = read_settings(environ={})
    assert found.database == "sqlite:////data/mikrokosmos/tables.db"
    assert found.key_path == Path("/data/mikrokosmos/tables.db.key")


@pytest.mark.parametrize(
    ("database", "key"),
    [
        ("sqlite:///games/x.db", "games/x.db.key"),
        ("sqlite+pysqlite:////var/x.db?timeout=3", "/var/x.db.key"),
    ],
)
def test_the_key_lies_beside_the_database(database: str, key: str) -> None:
    assert Settings(database=database).key_path == Path(key)
    assert Settings(database=database, key_file="my.key").key_path == Path("my.key")


def test_the_key_of_another_database_lies_in_the_data_folder() -> None:
    assert Settings(database="postgresql://host/name").key_path == data_folder() / "tables.key"


@pytest.mark.parametrize(
    ("said", "public", "secure"),
    [
        ("auto", "", False),
        ("auto", "http://a.example", False),
        ("auto", "https://a.example", True),
        ("on", "", True),
        ("off", "https://a.example", False),
    ],
)
def test_secure_cookies(said: Literal["auto", "on", "off"], public: str, secure: bool) -> None:
    assert Settings(secure_cookies=said, public_url=public).cookies_secure is secure


def test_origins_are_written_as_browsers_do() -> None:
    found = Settings(
        public_url="https://Play.example:443/small/", allowed_origins=("http://b.example:80", "http://c:81")
    )
    assert found.trusted_origins == {"https://play.example", "http://b.example", "http://c:81"}
    assert Settings().trusted_origins == frozenset()


def test_every_setting_says_what_would_be_right() -> None:
    rules = {name: rule_of(field) for name, field in known_settings().items()}
    assert len(rules) == 28 and all(rules.values())
    assert rules["port"] == "a whole number from 0 to 65,535"
    assert rules["limits.replay_seconds"] == "a number from 0.1 to 600"
    assert rules["log.format"] == "one of text, json"
    assert rules["metrics"] == "true or false"
    assert rules["trusted_proxies"] == "a list of addresses or networks such as 127.0.0.1 or 10.0.0.0/8"


def test_levels_and_formats_are_those_of_the_log() -> None:
    rules = {name: rule_of(field) for name, field in known_settings().items()}
    assert rules["log.level"] == f"one of {', '.join(LEVELS)}" and rules["log.format"] == f"one of {', '.join(FORMATS)}"


def test_no_two_settings_share_a_variable() -> None:
    variables = [variable_of(name) for name in known_settings()]
    assert len(set(variables)) == len(variables) and "MIKROKOSMOS_LIMITS_MESSAGE_BYTES" in variables
