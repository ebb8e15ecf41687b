"""What older versions have stored: led to today's form step by step, one number at a time.

Formats and rules carry numbers. A change that an older reader would misunderstand raises the number, and the step from
the number before is written beside the format. A step that was released is never changed: see `docs/formats.md`.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping

from mikrokosmos.core.errors import RecordError
from mikrokosmos.core.interface import Game
from mikrokosmos.core.types import Json, Parsed

Upgrade = Callable[[Json], Json]
"""From one number to the next: returns something new, and leaves what it was given as it is."""


def known(what: str, number: object, today: int) -> int:
    """The number of a format or of rules, if this program knows it; `RecordError` says what to do if not."""
    if type(number) is not int or number < 1:
        raise RecordError(f"{what} should be a whole number from 1, not {number!r:.60}")
    if number > today:
        raise RecordError(
            f"{what} {number} is not known here, only up to {today}: a newer mikrokosmos wrote this; "
            "upgrade yours with pip install --upgrade mikrokosmos"
        )
    return number


def climb(what: str, data: Parsed, number: object, today: int, upgrades: Mapping[int, Upgrade]) -> Json:
    """Data of this number as today's would be; `upgrades` are by the number they start from."""
    found = dict(data)
    for before in range(known(what, number, today), today):
        found = upgrades[before](found)
    return found


def options_of(game: Game, options: Parsed, rules: object) -> Json:
    """Stored options of a game that began under these rules, such that today's rules play it as it was played."""
    begun = known(f"{game.id} rules number", rules, game.rules)
    return dict(options) if begun == game.rules else game.upgrade_options(options, begun)
