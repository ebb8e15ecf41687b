"""One page of HTML that needs nothing else: no script, no font, no picture from elsewhere."""

from __future__ import annotations

import hashlib
from base64 import b64encode
from collections.abc import Iterable, Sequence
from html import escape
from importlib.resources import files


def document(lang: str, title: str, parts: Iterable[str]) -> str:
    """The page; the title is plain text, the parts are HTML."""
    style = files(__package__).joinpath("page.css").read_text(encoding="utf-8")
    # Only this very style may be applied, and nothing at all fetched or run.
    allowed = b64encode(hashlib.sha256(style.encode()).digest()).decode()
    return (
        f'<!DOCTYPE html>\n<html lang="{escape(lang)}">\n<head>\n<meta charset="utf-8">\n'
        f"<meta http-equiv=\"Content-Security-Policy\" content=\"default-src 'none'; style-src 'sha256-{allowed}'; "
        "base-uri 'none'; form-action 'none'\">\n"
        '<meta name="viewport" content="width=device-width, initial-scale=1">\n'
        f"<title>{escape(title)}</title>\n"
        f"<style>{style}</style>\n</head>\n<body>\n<main>\n"
        + "\n".join(part for part in parts if part)
        + "\n</main>\n</body>\n</html>\n"
    )


def section(name: str, heading: str, inside: str, about: str = "") -> str:
    """A heading and what is below it; `name` is its anchor."""
    lead = f'<p class="about">{escape(about)}</p>' if about else ""
    return f'<section id="{name}"><h2>{escape(heading)}</h2>{lead}{inside}</section>'


def double(said: str, below: str) -> str:
    """Two lines in a cell, the second in small letters."""
    return f"{escape(said)}<small>{escape(below)}</small>"


def table(heads: Sequence[str], rows: Iterable[Sequence[str]]) -> str:
    """A table; the heads are plain text, the cells HTML."""
    head = "".join(f"<th>{escape(each)}</th>" for each in heads)
    body = "".join(f"<tr><th>{row[0]}</th>{''.join(f'<td>{cell}</td>' for cell in row[1:])}</tr>" for row in rows)
    return f'<div class="scroll"><table><thead><tr>{head}</tr></thead><tbody>{body}</tbody></table></div>'
