"""The page and its files, under a policy of their own; elsewhere programs are told there is nothing."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from fastapi.testclient import TestClient

from kit.services import inside
from mikrokosmos.server import client_files as client
from mikrokosmos.texts import languages

BROWSER = {"Accept": "text/html", "Accept-Encoding": "identity"}


def forget() -> None:
    """The files have changed."""
    client.read.cache_clear()
    client.names.cache_clear()


@pytest.fixture(autouse=True)
def built(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """A small page instead of the real one, which need not be built here."""
    (tmp_path / "assets").mkdir()
    (tmp_path / "index.html").write_text("<!doctype html><p>the page</p>")
    (tmp_path / "icon.svg").write_text("<svg/>")
    (tmp_path / "assets" / "a-1.js").write_text("plain")
    (tmp_path / "assets" / "a-1.js.gz").write_bytes(b"squeezed")
    (tmp_path.parent / "secret.js").write_text("no")
    monkeypatch.setattr(client, "folder", lambda: tmp_path)
    forget()
    yield
    forget()


@pytest.mark.parametrize("path", ["/", "/new", "/tables/abc-_1", "/tables/abc/replay", "/rules/smallworld", "/about"])
def test_every_address_of_the_client_is_the_page(app: TestClient, path: str) -> None:
    answer = app.get(path, headers=BROWSER)
    assert (answer.status_code, answer.text) == (200, "<!doctype html><p>the page</p>")
    policy = answer.headers["Content-Security-Policy"]
    assert "script-src 'self';" in policy and "unsafe" not in policy and "frame-ancestors 'none'" in policy


def test_whoever_takes_anything_is_given_the_page_too(app: TestClient) -> None:
    assert app.get("/", headers={"Accept": "*/*", "Accept-Encoding": "identity"}).status_code == 200


def test_an_address_the_client_has_not_is_told_so_by_the_page(app: TestClient) -> None:
    answer = app.get("/nowhere", headers=BROWSER)
    assert (answer.status_code, answer.text) == (404, "<!doctype html><p>the page</p>")


@pytest.mark.parametrize("path", ["/nowhere", "/api/nowhere"])
def test_a_program_is_told_that_there_is_nothing(app: TestClient, path: str) -> None:
    assert app.get(path).json() == {"reason": "not-found"}
    assert app.get("/api/nowhere", headers=BROWSER).json() == {"reason": "not-found"}


def test_a_file_is_kept_for_ever_and_comes_compressed_to_whoever_takes_it_so(app: TestClient) -> None:
    plain = app.get("/assets/a-1.js", headers={"Accept-Encoding": "identity"})
    assert (plain.text, plain.headers.get("Content-Encoding")) == ("plain", None)
    assert "immutable" in plain.headers["Cache-Control"] and plain.headers["Content-Type"].startswith("text/javascript")
    assert client.content("assets/a-1.js.gz") == b"squeezed"
    with app.stream("GET", "/assets/a-1.js", headers={"Accept-Encoding": "gzip"}) as squeezed:
        assert squeezed.headers["Content-Encoding"] == "gzip"
        assert b"".join(squeezed.iter_raw()) == b"squeezed"


@pytest.mark.parametrize("path", ["/assets/..%2f..%2fsecret.js", "/assets/%2e%2e", "/assets/no.js", "/..%2fsecret.svg"])
def test_nothing_outside_the_folder_is_given_away(app: TestClient, path: str) -> None:
    assert app.get(path).status_code == 404
    assert client.content("/".join(("..", "secret.js"))) is None


def test_an_installation_without_the_page_says_how_to_get_it(
    app: TestClient, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(client, "folder", lambda: tmp_path / "nothing")
    forget()
    assert not client.built()
    answer = app.get("/", headers=BROWSER)
    assert answer.status_code == 404 and answer.headers["Content-Type"].startswith("text/html")
    assert answer.text.count("make web") == len(languages())
    answer = app.get("/", headers={"Accept": "*/*"})
    assert (answer.status_code, answer.json()) == (404, {"reason": "no-client"})


def test_a_preview_of_a_link_has_whole_addresses(app: TestClient, tmp_path: Path) -> None:
    (tmp_path / "index.html").write_text('<meta property="og:image" content="__ORIGIN__/preview.jpg">')
    (tmp_path / "preview.jpg").write_bytes(b"picture")
    forget()
    assert 'content="http://table.test/preview.jpg"' in app.get("/", headers={"Accept": "*/*"}).text
    picture = app.get("/preview.jpg", headers={"Accept-Encoding": "identity"})
    assert (picture.content, picture.headers["Content-Type"]) == (b"picture", "image/jpeg")
    assert app.head("/").status_code == 200


def test_names_nobody_has_are_neither_looked_for_on_the_disk_nor_kept(
    app: TestClient, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert app.get("/assets/a-1.js", headers={"Accept-Encoding": "identity"}).status_code == 200
    kept = client.read.cache_info().currsize

    def no_disk() -> Path:
        raise AssertionError("the disk is asked")

    monkeypatch.setattr(client, "folder", no_disk)
    for number in range(50):
        assert app.get(f"/assets/{number}.js").status_code == 404
    assert client.read.cache_info().currsize == kept


def test_files_count_little_against_the_rate_of_an_address_and_made_up_names_as_much_as_anything(
    app: TestClient,
) -> None:
    rates = inside(app).requests
    rates.burst, rates.per_second = 3, 0.001
    rates.forget("testclient")
    assert [app.get("/assets/a-1.js", headers=BROWSER).status_code for _ in range(15)] == [200] * 15
    assert [app.get(f"/assets/{number}.js").status_code for number in range(3)] == [404, 429, 429]
