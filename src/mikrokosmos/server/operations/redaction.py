"""What a log must not tell: keys of links, cookies, tokens, passwords, seeds of dice, query strings and fragments.

In two ways, since either alone has holes. By name: whatever is called a key, a cookie, a seed and so on goes, in fields
and in texts such as `seed=7`. By pattern: what has the form of one of our keys or tokens, of raw bytes, or of a long
random text goes wherever it stands. Rather too much than too little: a log without a number is dull, one with a seed
lets its reader foresee the dice.
"""

from __future__ import annotations

import hashlib
import math
import re
from collections.abc import Mapping

HIDDEN = "[hidden]"
MOST_CHARACTERS = 20_000
"""Of one text; longer ones are cut, so that nobody fills the disk or the time with one message."""
DEEPEST = 6
MOST_ITEMS = 100

SECRET_WORDS = {
    *("auth", "authorization", "cookie", "credential", "fragment", "key", "link", "nonce", "passphrase", "password"),
    *("passwd", "query", "secret", "seed", "signature", "token"),
}
WORD = re.compile(r"\S+")
QUERY = re.compile(r"[?#]")
WORDS = re.compile(r"[A-Z]?[a-z]+|[A-Z]+(?![a-z])|[0-9]+")

_NAMED = "|".join(sorted(SECRET_WORDS - {"link", "auth"}))
# Each takes a time that grows with the text and not with its square, whatever the text is: strangers write into logs.
_RULES = (
    # Raw bytes: a seed or a key in a repr, or the headers of a request.
    (re.compile(r"""\b[bB][rR]?("|')(?:\\.|(?!\1).)*(?:\1|$)""", re.DOTALL), HIDDEN),
    (re.compile(r"bytearray\([^)]*\)"), HIDDEN),
    # A header to the end of its line.
    (re.compile(r"(?i)\b((?:set-)?cookie2?|(?:proxy-)?authorization)(?:[\"']?\s*[:=]|[\"']\s*,).*"), rf"\1={HIDDEN}"),
    # The password of a database, even one with an @ in it.
    (re.compile(r"://[^\s/?#]*@"), f"://{HIDDEN}@"),
    # A value by its name.
    (
        re.compile(
            rf"""(?ix) ((?:{_NAMED})s? (?:_(?:hash|bytes|string|text|value|hex))?) (?![a-z])
            (?:["']?\s*[=:]\s* | ["']\s*,\s*)
            (?: "(?:\\.|[^"\\])*"? | '(?:\\.|[^'\\])*'? | [\[({{][^\])}}]*[\])}}]? | [^\s,;)\]}}]+ )"""
        ),
        rf"\1={HIDDEN}",
    ),
    # Keys of links, signed tokens, long hexadecimal numbers, long random texts.
    (re.compile(r"mk(?:seat|invite|site)_[\w-]*"), HIDDEN),
    (re.compile(r"(?<![\w.])1\.[\w-]*\.[0-9]+\.[\w-]+"), HIDDEN),
    (re.compile(r"(?i)(?<![a-z0-9])(?:0x)?[0-9a-f]{32,}"), HIDDEN),
    (re.compile(r"(?<![\w+-])(?=[a-z_+-]*[A-Z0-9])[\w+-]{40,}={0,2}", re.ASCII), HIDDEN),
)


def short_hash(secret: str) -> str:
    """A short name for something whose id is a key to it, such as a table: the same each time, and of no use."""
    return hashlib.blake2b(secret.encode(), digest_size=5, person=b"log").hexdigest()


def secret_name(name: str) -> bool:
    """Whether a field of this name is not to be shown: one of its words says so, as in `key_hash` or `diceSeed`."""
    words = (word.lower() for word in WORDS.findall(name))
    return any(word in SECRET_WORDS or word.removesuffix("s") in SECRET_WORDS for word in words)


def redact_text(text: str) -> str:
    """The text without what it must not tell."""
    cut = WORD.sub(_address, text[:MOST_CHARACTERS])
    for rule, instead in _RULES:
        cut = rule.sub(instead, cut)
    return cut if len(text) <= MOST_CHARACTERS else f"{cut}…"


def _address(word: re.Match[str]) -> str:
    """What follows the path of an address goes."""
    path, slash, rest = word[0].partition("/")
    return path + slash + QUERY.split(rest, maxsplit=1)[0]


def redact(value: object, depth: int = 0) -> object:
    """A value as JSON could hold it, without what it must not tell."""
    if value is None or isinstance(value, bool | int):
        return value
    if isinstance(value, float):
        return value if math.isfinite(value) else str(value)  # JSON knows no other numbers
    if isinstance(value, str):
        return redact_text(value)
    if isinstance(value, bytes | bytearray | memoryview) or depth >= DEEPEST:
        return HIDDEN
    if isinstance(value, Mapping):
        return {
            redact_text(str(name)): HIDDEN if secret_name(str(name)) else redact(item, depth + 1)
            for name, item in list(value.items())[:MOST_ITEMS]
        }
    if isinstance(value, list | tuple | set | frozenset):
        return [redact(item, depth + 1) for item in list(value)[:MOST_ITEMS]]
    try:
        return redact_text(str(value))
    except Exception:  # whatever its __str__ does, a log must not fail
        return f"<{type(value).__name__}>"
