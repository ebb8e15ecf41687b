"""The container and compose files: they are not run here, but what they name exists, fits together and is no secret."""

from __future__ import annotations

import fnmatch
import json
import re
import shlex
import tomllib
from typing import Any

import pytest
import yaml

from kit.sources import ROOT
from mikrokosmos.server.app import create_app
from mikrokosmos.server.settings import Settings, known_settings, read_settings
from mikrokosmos.server.settings.listing import variable_of

DEPLOY = ROOT / "deploy"
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
TEXT = (DEPLOY / "Containerfile").read_text(encoding="utf-8")
COMPOSE: dict[str, Any] = yaml.safe_load((DEPLOY / "compose.yaml").read_text(encoding="utf-8"))
SERVER: dict[str, Any] = COMPOSE["services"]["server"]
CADDY = (DEPLOY / "Caddyfile").read_text(encoding="utf-8")
EXAMPLE = (DEPLOY / "example.env").read_text(encoding="utf-8")
GIVEN = {"POSTGRES_PASSWORD": "0123abcd", "SITE_ADDRESS": "play.example.org", "ADMIN_KEY": "", "WORKERS": "2"}
VARIABLE = re.compile(r"\$\{(\w+)(?::[-?][^}]*)?\}")


def instructions() -> list[tuple[str, str]]:
    """The steps of the Containerfile: a word, and what follows it."""
    whole = "\n".join(line for line in TEXT.splitlines() if not line.lstrip().startswith("#"))
    lines = [line.strip() for line in whole.replace("\\\n", " ").splitlines() if line.strip()]
    return [(line.split(None, 1)[0], line.split(None, 1)[1]) for line in lines]


def let_through(path: str) -> bool:
    """Whether `.dockerignore` lets a path into the build; the last rule that fits decides."""
    found = True
    for rule in (ROOT / ".dockerignore").read_text(encoding="utf-8").splitlines():
        if not rule or rule.startswith("#"):
            continue
        pattern = rule.removeprefix("!").removeprefix("**/")
        parts = path.split("/")
        deep = "**/" in rule and any(fnmatch.fnmatch(part, pattern) for part in parts)
        above = any(fnmatch.fnmatch("/".join(parts[:n]), pattern) for n in range(1, len(parts) + 1))
        if deep or above:
            found = rule.startswith("!")
    return found


def filled(value: str) -> str:
    """A value of the compose file as it would be with the example's variables filled in."""
    return VARIABLE.sub(lambda found: GIVEN[found[1]], value)


def environment() -> dict[str, str]:
    """What the container sets, and what compose sets over it."""
    words = " ".join(rest for step, rest in instructions() if step == "ENV")
    inside = dict(word.split("=", 1) for word in shlex.split(words))
    return inside | {name: filled(str(value)) for name, value in SERVER["environment"].items()}


def test_whatever_is_copied_is_there_and_let_through() -> None:
    copied = [shlex.split(rest) for step, rest in instructions() if step == "COPY" and not rest.startswith("--from")]
    sources = [source for words in copied for source in words[:-1]]
    assert len(sources) >= 9
    for source in sources:
        assert (ROOT / source).exists(), source
        assert let_through(source), source
    for needed in ("src/mikrokosmos/server/app.py", "web/src/main.ts", "src/mikrokosmos/texts/en/web.ftl"):
        assert let_through(needed)
    for foreign in (".git/config", ".venv/x", "web/node_modules/x", "deploy/.env", "src/mikrokosmos/core/key.c"):
        assert not let_through(foreign), foreign


def test_what_a_stage_takes_from_another_is_made_there() -> None:
    stages = [rest.split(" AS ")[1] for step, rest in instructions() if step == "FROM" and " AS " in rest]
    taken = re.findall(r"--from=(\w+)|from=(\w+),source", TEXT)
    assert {name for pair in taken for name in pair if name} == set(stages) == {"page", "package"}
    vite = (ROOT / "web" / "vite.config.ts").read_text(encoding="utf-8")
    assert 'outDir: "../src/mikrokosmos/server/client"' in vite


def test_versions_agree_and_base_images_are_pinned() -> None:
    version = PROJECT["version"]
    assert f'image.version="{version}"' in TEXT and f"mikrokosmos:{version} " in TEXT
    assert SERVER["image"] == f"mikrokosmos:{version}"
    images = [rest.split(" AS ")[0] for step, rest in instructions() if step == "FROM"]
    images += [COMPOSE["services"][name]["image"] for name in ("database", "web")]
    for image in images:
        assert re.fullmatch(r"docker\.io/library/\w+:\d+\.\d+(\.\d+)?-[a-z-]+", image), image
    pythons = {found[1] for image in images if (found := re.search(r"python:(3\.\d+)", image))}
    assert len(pythons) == 1
    assert f"Programming Language :: Python :: {pythons.pop()}" in PROJECT["classifiers"]
    assert "postgres" in PROJECT["optional-dependencies"] and "[postgres]" in TEXT


def test_it_does_not_run_as_root_and_can_write_to_its_volume_only() -> None:
    steps = [step for step, _ in instructions()]
    users = [rest for step, rest in instructions() if step == "USER"]
    assert users == ["10001:10001"]
    assert steps.index("USER") > max(at for at, step in enumerate(steps) if step == "RUN")
    (volume,) = [rest for step, rest in instructions() if step == "VOLUME"]
    assert [it.split(":")[1] for it in SERVER["volumes"]] == [volume]
    assert environment()["MIKROKOSMOS_KEY_FILE"].startswith(f"{volume}/")
    assert SERVER["read_only"] is True and SERVER["cap_drop"] == ["ALL"]
    assert SERVER["security_opt"] == ["no-new-privileges:true"]


def test_every_setting_is_one_of_ours_and_they_go_together() -> None:
    ours = {name: value for name, value in environment().items() if name.startswith("MIKROKOSMOS_")}
    assert set(ours) <= {variable_of(name) for name in known_settings()}
    read = read_settings(environ=ours)
    assert read.database.startswith("postgresql://mikrokosmos:0123abcd@database/")
    assert read.host == "0.0.0.0" and read.admin_key == "" and read.cookies_secure
    assert read_settings(environ=ours | {"MIKROKOSMOS_ADMIN_KEY": "0" * 48}).admin_key


def test_the_proxy_that_is_trusted_is_the_one_that_is_there() -> None:
    network = COMPOSE["services"]["web"]["networks"]["front"]
    assert list(read_settings(environ=environment_of_ours()).trusted_proxies) == [network["ipv4_address"]]
    (subnet,) = [it["subnet"] for it in COMPOSE["networks"]["front"]["ipam"]["config"]]
    assert network["ipv4_address"].startswith(subnet.rpartition(".")[0])
    assert COMPOSE["networks"]["back"]["internal"] is True
    assert "ports" not in COMPOSE["services"]["database"] and "ports" not in SERVER


def environment_of_ours() -> dict[str, str]:
    return {name: value for name, value in environment().items() if name.startswith("MIKROKOSMOS_")}


def test_health_is_asked_where_the_server_answers() -> None:
    (check,) = [rest for step, rest in instructions() if step == "HEALTHCHECK"]
    asked = json.loads(check.partition("CMD ")[2])
    assert ["CMD", *asked] == SERVER["healthcheck"]["test"]
    assert compile(asked[-1], "healthcheck", "exec")
    found = re.search(r"http://127\.0\.0\.1:(\d+)(/\w+)", asked[-1])
    assert found is not None
    port, path = found.groups()
    assert port == environment()["MIKROKOSMOS_PORT"] and f"EXPOSE {port}" in TEXT
    assert path in create_app(Settings()).openapi()["paths"] and f"health_uri {path}" in CADDY
    assert f"reverse_proxy server:{port}" in CADDY and "respond /metrics 404" in CADDY


def test_every_variable_is_explained_and_none_has_a_value_that_is_secret() -> None:
    texts = [TEXT, CADDY, (DEPLOY / "compose.yaml").read_text(encoding="utf-8")]
    asked = {name for text in texts for name in re.findall(r"\{\$?(\w+)(?::[-?}]|\})", text)}
    example = dict(line.split("=", 1) for line in EXAMPLE.splitlines() if line and not line.startswith("#"))
    assert asked == set(example)
    assert {name: value for name, value in example.items() if value} == {"WORKERS": "2"}
    for text in texts:
        assert not re.search(r"(?i)(password|secret|key)\s*[:=]\s*[\"']?[0-9a-z]{8,}[\"']?\s*$", text, re.MULTILINE)
    assert "deploy/.env" in (ROOT / ".gitignore").read_text(encoding="utf-8").split()


@pytest.mark.parametrize("name", sorted(COMPOSE["services"]))
def test_volumes_and_networks_that_are_named_are_declared(name: str) -> None:
    service = COMPOSE["services"][name]
    assert set(service["networks"]) <= set(COMPOSE["networks"])
    for volume in service["volumes"]:
        source = volume.split(":")[0]
        assert source in COMPOSE["volumes"] or (DEPLOY / source).exists(), source
