"""A line in the admin's own words, made safe to show to everybody: text, on one line, with nothing in it unseen."""

from __future__ import annotations

import unicodedata

from mikrokosmos.server.security.names import TURNING, UNSEEN


def clean_line(text: str) -> str:
    """The line as it is stored; empty if nothing of it can be seen."""
    seen = TURNING.sub("", UNSEEN.sub("", unicodedata.normalize("NFC", text)))
    plain = "".join(" " if unicodedata.category(sign) in ("Cc", "Cs", "Co", "Cn") else sign for sign in seen)
    return " ".join(plain.split())
