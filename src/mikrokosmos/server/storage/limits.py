"""How much one call may write or read; every bound in one place."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Limits:
    """The bounds of a store; sizes are bytes of JSON as written."""

    text: int = 200
    """Characters of a name, an id, a message id or a bot's name."""
    setup: int = 1 << 20
    """The setup of a table, own content included."""
    body: int = 1 << 16
    """The body of an entry, the result of a game."""
    snapshot: int = 1 << 22
    """The state in a snapshot."""
    entries: int = 1_000
    """Entries in one append."""
    log: int = 120_000
    """Entries of one table: more than a table asks for, so that those that were full under older versions can end."""
    seats: int = 16
    """Seats of one table."""
    invitations: int = 100
    """Invitations of one table, revoked ones included."""
    guests: int = 500
    """Guests of one table, those not counted whose invitation was revoked."""
    announcement: int = 280
    """Characters of what the admin tells everybody."""
    site_invitations: int = 1_000
    """Invitations to the site, revoked ones included."""
    retention_days: int = 3_650
    """The longest time for which tables can be kept before they are deleted."""
    replay: int = 1 << 22
    """The record in a replay."""
    analysis: int = 1 << 21
    """The analysis of a game."""
    rows: int = 1_000
    """Entries or ids of one page."""
    tables: int = 100
    """Tables of one page; replays of one page."""
