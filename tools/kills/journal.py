"""What a person sent and was told, a line each in a file of its own, on the disk before anything else is done."""

from __future__ import annotations

import json
import os
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

Json = dict[str, Any]


class Journal:
    """A journal being written."""

    def __init__(self, path: Path) -> None:
        self._file = path.open("x", encoding="utf-8")

    def write(self, does: str, **what: Any) -> None:
        """Note it, and return when it is on the disk."""
        print(json.dumps({"does": does, **what}), file=self._file, flush=True)
        os.fsync(self._file.fileno())

    def close(self) -> None:
        """Nothing more will be noted."""
        self._file.close()


@dataclass(slots=True)
class Sent:
    """A message with all that is known about it."""

    person: str
    table: str
    message: Json
    """As it was sent: its id, the command, the seat and, for a play, the moves."""
    sure: bool
    """Whether there is no reason to refuse it."""
    tries: int = 0
    broken: int = 0
    """How often it was sent and the connection broke before the answer."""
    answers: list[Json] = field(default_factory=list)

    @property
    def id(self) -> str:
        """The client's own number for it."""
        return str(self.message["id"])

    @property
    def accepted(self) -> list[Json]:
        """The acknowledgements; more than one if it was sent again on purpose."""
        return [answer for answer in self.answers if answer["type"] == "accepted"]


@dataclass(slots=True)
class ReadJournal:
    """A journal read back."""

    person: str
    made: dict[str, list[int]] = field(default_factory=dict)
    """Tables whose making was acknowledged, with the seats that were taken from the start."""
    sent: dict[str, Sent] = field(default_factory=dict)
    comparisons: list[Json] = field(default_factory=list)
    """Each time the own copy of the table was compared with what the server answers."""
    steps_back: list[Json] = field(default_factory=list)
    """Each time the table had gone back behind what the person had seen."""
    mistaken: list[Json] = field(default_factory=list)
    """Each time the person was taken for somebody else, or told what was not for it."""


def read(path: Path) -> ReadJournal:
    """The journal of one person; its file is named after the person."""
    journal = ReadJournal(path.stem)
    for line in path.read_text(encoding="utf-8").splitlines():
        told = json.loads(line)
        match told.pop("does"):
            case "made":
                journal.made[told["table"]] = told["seated"]
            case "command":
                sent = Sent(journal.person, told["table"], told["message"], told["sure"])
                journal.sent[sent.id] = sent
            case "sends":
                journal.sent[told["id"]].tries += 1
            case "broke":
                journal.sent[told["id"]].broken += 1
            case "answered":
                journal.sent[told["answer"]["id"]].answers.append(told["answer"])
            case "compared":
                journal.comparisons.append(told)
            case "mistaken" | "overheard":
                journal.mistaken.append(told)
            case "went-back":
                journal.steps_back.append(told)
            case other:
                raise ValueError(f"{path.name}: a journal does not say {other!r}")
    return journal


def read_all(folder: Path) -> list[ReadJournal]:
    """All journals of a folder."""
    return [read(path) for path in sorted(folder.glob("*.journal"))]
