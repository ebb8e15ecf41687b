"""Ids and keys nobody can guess, and the only form in which a key is stored."""

from __future__ import annotations

import hashlib
import secrets

ID_BYTES = 16
"""128 bits: guessing one is hopeless, however many there are."""


def new_id() -> str:
    """A fresh unguessable id or key, as 22 characters that fit into an address."""
    return secrets.token_urlsafe(ID_BYTES)


def hash_key(key: str) -> str:
    """The SHA-256 of a personal or invitation key; who reads the database cannot use it to sit down."""
    return hashlib.sha256(key.encode()).hexdigest()
