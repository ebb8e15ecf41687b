"""Finds a Chromium for the tests in the browser, and has one installed where there is none.

    python tools/browser.py          says where it is

In this order: the program named by MIKROKOSMOS_CHROMIUM, a Chromium or Chrome on the path (first the one without a
window, which takes a fifth less of the processor), the one Playwright has fetched. Otherwise Debian's packages are
installed if we may (as root), or Playwright is asked to fetch its own.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys

WINDOWLESS = "chromium-headless-shell"
NAMES = (WINDOWLESS, "chromium", "chromium-browser", "google-chrome", "google-chrome-stable")
PACKAGES = (WINDOWLESS, "chromium")
"""Debian's; older versions have the second only."""
LETTERS = "fonts-noto-cjk"
"""To see Chinese by."""


def named() -> str | None:
    """The browser of the environment variable."""
    return os.environ.get("MIKROKOSMOS_CHROMIUM")


def on_the_path() -> str | None:
    """A browser of the machine."""
    return next((found for name in NAMES if (found := shutil.which(name))), None)


def of_playwright() -> str | None:
    """The browser Playwright has fetched, if it has."""
    from playwright.sync_api import sync_playwright

    with sync_playwright() as playwright:
        path = playwright.chromium.executable_path
        return path if os.path.exists(path) else None


def find() -> str | None:
    """A browser that is there."""
    return named() or on_the_path() or of_playwright()


def may_install() -> bool:
    """Whether Debian would install something for us."""
    return shutil.which("apt-get") is not None and hasattr(os, "geteuid") and os.geteuid() == 0


def install() -> None:
    """Have one installed, by Debian if we may, else by Playwright unless there is one."""
    if may_install():
        subprocess.run(["apt-get", "update", "-qq"], check=False)
        words = ["apt-get", "install", "-y", "-qq", "--no-install-recommends", LETTERS]
        environ = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
        for package in PACKAGES:
            if not subprocess.run([*words, package], env=environ, stdout=subprocess.DEVNULL, check=False).returncode:
                return
    if find() is None:
        subprocess.run([sys.executable, "-m", "playwright", "install", "chromium"], check=False)


def main() -> int:
    """Say where a browser is; install one if need be."""
    if find() is None or (may_install() and not named() and not shutil.which(WINDOWLESS)):
        install()
    found = find()
    if found is None:
        print("There is no Chromium: install it, or name it in MIKROKOSMOS_CHROMIUM.", file=sys.stderr)
        return 1
    print(found)
    return 0


if __name__ == "__main__":
    sys.exit(main())
