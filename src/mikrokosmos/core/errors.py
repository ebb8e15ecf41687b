"""What can go wrong, as a small tree: everything of ours is a `MikrokosmosError`.

MikrokosmosError
├── UnknownGame      no game of that name
├── UnknownJudge     no judge of that name in the game
├── OptionError      a keyword of `game.new` that does not exist or does not fit
├── IllegalAction    an action or outcome that is not on the list now
├── WeightsError     a file of learned weights that cannot be used
└── RecordError      a record or a stored state that cannot be read, or does not replay
"""

from __future__ import annotations


class MikrokosmosError(Exception):
    """The root of all errors raised on purpose."""


class UnknownGame(MikrokosmosError, LookupError):
    """There is no game of that name; the message lists those there are."""


class UnknownJudge(MikrokosmosError, LookupError):
    """The game has no judge of that name; the message lists those it has."""


class OptionError(MikrokosmosError, ValueError):
    """An option of `game.new` is unknown or has a value that does not fit."""


class IllegalAction(MikrokosmosError, ValueError):
    """What was played is not on the list of legal actions (or outcomes); the state is as it was."""


class RecordError(MikrokosmosError, ValueError):
    """A record or stored state is malformed, of another version, or does not replay to its own end."""


class WeightsError(MikrokosmosError, ValueError):
    """A file of learned weights is missing, damaged, or was learnt of other inputs; the message says which."""
