"""The page for hosts: its table of settings is the one there is, and its file of settings can be used."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest
import settings_table

from kit.documents import blocks
from kit.sources import ROOT
from mikrokosmos.server.settings import known_settings, read_settings

PAGE = (ROOT / settings_table.TARGET).read_text(encoding="utf-8")


def test_the_table_is_up_to_date() -> None:
    done = subprocess.run(
        [sys.executable, "tools/settings_table.py", "--check"], cwd=ROOT, capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stderr
    assert [name for name in known_settings() if f"| `{name}` |" not in PAGE] == []


def test_a_table_that_drifts_is_noticed() -> None:
    assert settings_table.page(PAGE.replace("`8000`", "`8001`")) == PAGE != PAGE.replace("`8000`", "`8001`")
    with pytest.raises(ValueError, match="no place"):
        settings_table.page(PAGE.replace(settings_table.END, ""))


def test_the_file_of_settings_can_be_used(tmp_path: Path) -> None:
    (block,) = [block for block in blocks(PAGE) if block.language == "toml"]
    path = tmp_path / block.file
    path.write_text(block.text, encoding="utf-8")
    found = read_settings(path, environ={})
    assert found.cookies_secure and found.metrics and found.trusted_proxies == ("127.0.0.1", "::1")
