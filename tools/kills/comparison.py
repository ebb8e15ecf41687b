"""Journals against the log: what was acknowledged and is not there, and what is there more often than it was asked for.

Every entry of a log must come from exactly one message or from a bot. A message is stored with its last entry; which
entries belong to it follows from what it asked for.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, field

from kills.journal import Json, ReadJournal, Sent
from mikrokosmos.server.entry import Entry
from mikrokosmos.server.storage.rows import Message
from mikrokosmos.server.storage.store import Store


@dataclass(slots=True)
class Findings:
    """What is right, counted, and what is wrong, as text."""

    messages: int = 0
    acknowledged: int = 0
    retried: int = 0
    """Messages whose answer did not come before the server died, at least once."""
    rescued: int = 0
    """Of these, those that had come true all the same: the retry was told so."""
    resent: int = 0
    """Answers to messages that were sent again although they had been answered."""
    tables: int = 0
    finished: int = 0
    bot_waits: list[float] = field(default_factory=list)
    """Seconds for which tables waited for a bot, by the times in their logs."""
    lost: list[str] = field(default_factory=list)
    doubled: list[str] = field(default_factory=list)
    """Entries that are there once more than they were asked for."""
    misdirected: list[str] = field(default_factory=list)
    """What was told to somebody it was not for."""
    faults: list[str] = field(default_factory=list)
    """Everything else that must not be."""


async def compare(store: Store, journals: Sequence[ReadJournal], found: Findings) -> None:
    """Look up everything in the journals, and everything at the tables they speak of."""
    made = {table: seated for journal in journals for table, seated in journal.made.items()}
    by_table: dict[str, list[Sent]] = {table: [] for table in made}
    for journal in journals:
        for sent in journal.sent.values():
            by_table.setdefault(sent.table, []).append(sent)
            count(sent, found)
        for back in journal.steps_back:
            found.faults.append(f"{journal.person} had seen entry {back['seen']}, then the log ended at {back['seq']}")
        found.misdirected += [f"{journal.person} was told what was not for it: {it}" for it in journal.mistaken]
        found.faults += [f"{journal.person} has a wrong copy: {it}" for it in journal.comparisons if not it["same"]]
    for table_id, messages in by_table.items():
        log = await whole_log(store, table_id)
        first = log[: len(made[table_id])]
        if await store.table(table_id) is None:
            found.lost.append(f"table {table_id}")
        elif [(entry.kind, entry.seat) for entry in first] != [("seat", seat) for seat in made[table_id]]:
            found.lost.append(f"table {table_id} was made with other seats: {first}")
        await compare_table(store, table_id, log, len(first), messages, found)


def count(sent: Sent, found: Findings) -> None:
    """What can be said of a message without its table."""
    found.messages += 1
    found.acknowledged += bool(sent.accepted)
    found.retried += bool(sent.broken)
    found.rescued += bool(sent.broken and sent.accepted and sent.accepted[0]["again"])
    found.resent += max(0, len(sent.answers) - 1)
    if not sent.answers:
        found.faults.append(f"{name(sent)} was never answered")
    elif sent.sure and not sent.accepted:
        found.faults.append(f"{name(sent)} was refused: {sent.answers[0]}")
    if len({answer["seq"] for answer in sent.accepted}) > 1 or sum(not it["again"] for it in sent.accepted) > 1:
        found.faults.append(f"{name(sent)} has answers that differ: {sent.accepted}")


async def compare_table(
    store: Store, table_id: str, log: Sequence[Entry], first: int, messages: Sequence[Sent], found: Findings
) -> None:
    """Give every entry of a log to the message it came by; nothing may be missing and nothing be left over.

    So many of the `first` came with the table itself.
    """
    at = {entry.seq: entry for entry in log}
    people = {entry.body["name"]: entry.body["identity"] for entry in log if entry.kind == "seat"}
    owners: dict[int, Sent] = {}
    for sent in messages:
        identity = people.get(sent.person)
        stored = None if identity is None else await store.stored(table_id, Message(identity, sent.id))
        told = sent.accepted[0]["seq"] if sent.accepted else None
        if told is not None and not entries_of(sent, at, told):
            found.lost.append(f"{name(sent)} was acknowledged as entry {told}, which is {at.get(told)}")
        elif told != stored:
            found.faults.append(f"{name(sent)} was acknowledged as entry {told} and is stored as {stored}")
        for seq in entries_of(sent, at, stored or told or 0):
            if seq in owners:
                found.faults.append(f"entry {seq} came by two messages: {name(owners[seq])}, {name(sent)}")
            owners[seq] = sent
    left = [entry for entry in not_by_bots(log) if entry.seq > first and entry.seq not in owners]
    found.doubled += [f"table {table_id} has an entry that no message explains: {entry}" for entry in left]
    count_plays(table_id, log, messages, found)


def entries_of(sent: Sent, at: dict[int, Entry], last: int) -> list[int]:
    """The entries of a message that ends with this one; none if they are not what the message asked for."""
    seqs = [last]
    if (entry := at.get(last)) is not None and entry.kind == "end":  # the move that ended the game, and its end
        seqs.insert(0, last - 1)
        entry = at.get(last - 1)
    if entry is None:
        return []
    command, seat = sent.message["command"], sent.message.get("seat")
    if command == "start":
        first = at.get(entry.seq - 1)
        fits = entry.kind == "play" and entry.seat is None and first is not None and first.kind == "start"
        return [entry.seq - 1, *seqs] if fits else []
    fits = entry.seat == seat and entry.kind == {"play": "play", "undo": "undo"}.get(command, "seat")
    if command == "play":
        fits = fits and plays(entry.body, sent.message["moves"])
    elif command == "sit":
        fits = fits and entry.body["name"] == sent.person and entry.body["bot"] is None
    elif command == "nonce":
        fits = fits and entry.body["nonce"] == sent.message["nonce"]
    elif command in ("seat-bot", "hand-over"):
        fits = fits and entry.body["bot"] is not None
    return seqs if fits else []


def plays(body: Json, moves: list[int]) -> bool:
    """Whether an entry plays these moves: all of them, or the first ones up to an event of chance."""
    steps = body.get("moves", [])
    asked = [move for move, how in steps if how == "asked"]
    if not asked or asked != moves[: len(asked)]:
        return False
    return len(asked) == len(moves) or (len(steps) > len(asked) and steps[len(asked)][1] == "chance")


def not_by_bots(log: Sequence[Entry]) -> list[Entry]:
    """The entries that nobody but a person can have caused."""
    bots: dict[int | None, bool] = {}
    left: list[Entry] = []
    by_bot = False
    for entry in log:
        if entry.kind == "seat":
            bots[entry.seat] = entry.body["bot"] is not None
        if entry.kind != "end":  # the end belongs to the move before it
            by_bot = entry.kind == "play" and bots.get(entry.seat, False)
        if not by_bot:
            left.append(entry)
    return left


def bot_waits(log: Sequence[Entry]) -> list[float]:
    """Seconds between what came before the move of a bot and the move."""
    by_people = {entry.seq for entry in not_by_bots(log)}
    plays = [entry for entry in log if entry.kind == "play" and entry.seq not in by_people]
    return [(entry.at - log[entry.seq - 2].at) / 1000 for entry in plays]


def count_plays(table_id: str, log: Sequence[Entry], messages: Sequence[Sent], found: Findings) -> None:
    """The same once more by numbers alone: a seat has as many plays as granted messages."""
    played = Counter(entry.seat for entry in not_by_bots(log) if entry.kind == "play" and entry.seat is not None)
    granted = Counter(sent.message["seat"] for sent in messages if sent.accepted and sent.message["command"] == "play")
    for seat in sorted({*played, *granted}):
        if played[seat] != granted[seat]:
            told = f"{played[seat]} plays in the log and {granted[seat]} messages that were accepted"
            found.faults.append(f"seat {seat} of table {table_id} has {told}")


async def whole_log(store: Store, table_id: str) -> list[Entry]:
    """All entries of a table."""
    log: list[Entry] = []
    while page := await store.entries(table_id, log[-1].seq if log else 0):
        log += page
    return log


def name(sent: Sent) -> str:
    """A message as text."""
    return f"message {sent.id} of {sent.person} ({sent.message['command']})"
