"""Bots against bots: plays what the settings ask for, keeps a journal, and counts.

settings = Settings.of(mk.game("creation"), ["random", "mypackage.bots:make"], games=400)
result = hold(settings).to_json()
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import ExitStack

from mikrokosmos.lab.game_loop import Leave, never
from mikrokosmos.lab.journal import Journal
from mikrokosmos.lab.results import Results
from mikrokosmos.lab.sets import PlayedSet
from mikrokosmos.lab.settings import Settings
from mikrokosmos.lab.workers import played, processes_for

Notice = Callable[[int], None]
"""Called with the number of games that were just finished."""


def hold(
    settings: Settings,
    processes: int | None = None,
    journal: Journal | None = None,
    leave: Leave = never,
    notice: Notice = lambda games: None,
) -> Results:
    """Play, with all cores if no number of processes is given; what the journal holds is not played again.

    The results are those of all sets that were finished before `leave` said so. `BotFailed` if a bot fails; what was
    finished before that is in the journal.
    """
    sets: dict[int, PlayedSet] = {} if journal is None else journal.sets
    notice(settings.players * sum(number < settings.plan.sets(settings.games) for number in sets))
    with ExitStack() as stack:
        playing = played(settings, _missing(settings, set(sets)), processes_for(settings, processes), leave)
        stack.callback(playing.close)  # type: ignore[attr-defined]
        for found in playing:
            if journal is None:
                sets[found.number] = found
            else:
                journal.add(found)
            notice(len(found.games))
            if leave():
                break
    return Results(settings, sets)


def _missing(settings: Settings, there: set[int]) -> Iterator[int]:
    return (number for number in range(settings.plan.sets(settings.games)) if number not in there)
