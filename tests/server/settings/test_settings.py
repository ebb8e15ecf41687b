"""What follows from the settings: paths, cookies, origins, the list of all."""

from __future__ import annotations

from pathlib import Path, PurePosixPath

import pytest

from mikrokosmos.server.settings import Settings, data_folder, list_settings, read_settings, settings_text
from mikrokosmos.server.settings.reading import known_settings


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
def test_the_database_lies_in_it() -> None:
    found = read_settings(environ={"XDG_DATA_HOME": "/data"})
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
def test_secure_cookies(said: str, public: str, secure: bool) -> None:
    assert Settings(secure_cookies=said, public_url=public).cookies_secure is secure


def test_origins_are_written_as_browsers_do() -> None:
    found = Settings(
        public_url="https://Play.example:443/small/", allowed_origins=("http://b.example:80", "http://c:81")
    )
    assert found.trusted_origins == {"https://play.example", "http://b.example", "http://c:81"}
    assert Settings().trusted_origins == frozenset()


def test_every_setting_is_listed_with_its_words_and_origin() -> None:
    environ = {
        "MIKROKOSMOS_DATABASE": "postgresql://user:CaNaRy@host/name",
        "MIKROKOSMOS_ALLOWED_ORIGINS": "https://a,https://b",
    }
    found = read_settings(environ=environ, given={"port": 9})
    rows = {row.name: row for row in list_settings(found)}
    assert list(rows) == list(known_settings()) and len(rows) == 25
    assert all(row.words.endswith(".") and row.right for row in rows.values())
    assert (rows["port"].value, rows["port"].origin) == ("9", "--port")
    assert (rows["host"].value, rows["host"].origin) == ("127.0.0.1", "")
    assert rows["database"].value == "postgresql://[hidden]@host/name"
    assert rows["allowed_origins"].value == "https://a, https://b"
    assert rows["metrics"].value == "false"
    assert rows["limits.message_bytes"].variable == "MIKROKOSMOS_LIMITS_MESSAGE_BYTES"
    text = settings_text(found)
    assert "port = 9  (--port)" in text and "CaNaRy" not in text


def test_no_two_settings_share_a_variable() -> None:
    variables = [it.variable for it in known_settings().values()]
    assert len(set(variables)) == len(variables)
