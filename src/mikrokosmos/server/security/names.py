r"""A person's name, made safe to store and to show beside others.

    clean_name("  Zoë \u200b Kovář ", 24)          # 'Zoë Kovář'

Any writing and emoji are welcome, and so are `<`, `&` and quotes: a name is text, and whoever shows it treats it as
text. What goes is what cannot be seen: such signs are removed where they come from careless pasting, and refused
where their purpose is to turn or break the text around them. `Refused` gives the reason as the id of a text.
"""

from __future__ import annotations

import re
import unicodedata

from mikrokosmos.server.tables.refused import Refused

ZWNJ, ZWJ = "\u200c", "\u200d"
EMOJI_STYLE = "\ufe0f"
VIRAMA = 9
"""The combining class of the signs after which a joiner changes how Indic letters look."""
MARKS_ON_ONE = 4
"""No writing in use puts more marks on a letter; towers of them cover the lines above and below."""
SIGNS_FOR_ONE = 4
"""Code points for each character a name may have, on average: whatever adds nothing to its length has a bound too."""
MOST_CHARACTERS = 200
"""What the database holds of a text."""

REASONS = ("name-not-text", "name-empty", "name-bad-sign", "name-too-many-marks", "name-too-long")
"""Why a name may be refused, as ids of texts."""

TURNING = re.compile("[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]")
"""Signs that change the direction of what follows, beyond the name itself."""

# Default ignorable code points, the blanks that count as letters or symbols, and emoji tags: all without a shape.
UNSEEN = re.compile(
    "[\u00ad\u034f\u115f\u1160\u17b4\u17b5\u180b-\u180f\u200b\u2060-\u2065\u206a-\u206f\u2800\u3164\ufe00-\ufe0e\ufeff\uffa0"
    "\ufff0-\ufffb\U0001bca0-\U0001bca3\U0001d173-\U0001d17a\U000e0000-\U000e0fff]"
)
JOINED_WRITING = re.compile("[\u0620-\u06ff\u0750-\u077f\u08a0-\u08ff]")
SKIN = re.compile("[\U0001f3fb-\U0001f3ff]")
REGIONAL = re.compile("[\U0001f1e6-\U0001f1ff]")


def clean_name(text: object, longest: int = 24) -> str:
    """The name as it is stored, of 1 to `longest` characters as a person counts them; or `Refused`."""
    if not isinstance(text, str):
        raise Refused("name-not-text")
    if len(text) > MOST_CHARACTERS * 4:  # before any work is spent on it
        raise Refused("name-too-long", longest=longest)
    name = _settled(UNSEEN.sub("", text))
    for sign in name:
        if unicodedata.category(sign) in ("Cc", "Cs", "Co", "Cn") or TURNING.match(sign):
            raise Refused("name-bad-sign", sign=f"U+{ord(sign):04X}")
    if not any(unicodedata.category(sign)[0] in "LNPS" for sign in name):
        raise Refused("name-empty")
    if unicodedata.category(name[0])[0] == "M" or _tallest(name) > MARKS_ON_ONE:
        raise Refused("name-too-many-marks")
    if characters(name) > longest or len(name) > min(SIGNS_FOR_ONE * longest, MOST_CHARACTERS):
        raise Refused("name-too-long", longest=longest)
    return name


def characters(text: str) -> int:
    """About how many characters a person would count: marks and a skin colour add none, a flag is one.

    Every picture of joined emoji counts: where a font has no picture for all of them, each is drawn.
    """
    count = regional = 0
    before = ""
    for sign in text:
        regional = regional + 1 if REGIONAL.match(sign) else 0
        adds = sign not in (ZWNJ, ZWJ) and unicodedata.category(sign)[0] != "M"
        coloured = bool(SKIN.match(sign)) and _pictured(before) and not SKIN.match(before)
        if adds and not coloured and not (regional and regional % 2 == 0):
            count += 1
        before = sign
    return count


def _settled(text: str) -> str:
    """In normal form, with single spaces and no idle joiners; again until nothing changes, as one may wake another.

    It ends: a pass that takes nothing away leaves a normal form, which stays.
    """
    while True:
        after = " ".join(_joined(unicodedata.normalize("NFC", text)).split())
        if after == text:
            return text
        text = after


def _joined(text: str) -> str:
    """Joiners and emoji style stay where they show, as RFC 5892 has it for letters, and go where they hide."""
    kept: list[str] = []
    for at, sign in enumerate(text):
        before = kept[-1] if kept else " "
        after = text[at + 1] if at + 1 < len(text) else " "
        if sign == EMOJI_STYLE:
            shows = _pictured(before) or before in "#*0123456789"
        elif sign in (ZWNJ, ZWJ):
            shows = (
                (unicodedata.combining(before) == VIRAMA and unicodedata.category(after)[0] in "LM")
                or bool(sign == ZWNJ and JOINED_WRITING.match(before) and JOINED_WRITING.match(after))
                or (sign == ZWJ and (_pictured(before) or before == EMOJI_STYLE) and _pictured(after))
            )
        else:
            shows = True
        if shows:
            kept.append(sign)
    return "".join(kept)


def _pictured(sign: str) -> bool:
    return sign != "" and (unicodedata.category(sign) == "So" or bool(SKIN.match(sign)))


def _tallest(text: str) -> int:
    """The most marks on one letter, counted as they are piled up when taken apart."""
    tallest = here = 0
    for sign in unicodedata.normalize("NFD", text):
        here = here + 1 if unicodedata.category(sign) in ("Mn", "Me") else 0
        tallest = max(tallest, here)
    return tallest
