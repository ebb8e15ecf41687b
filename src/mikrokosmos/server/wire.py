"""What goes between server and client: every body, answer and message, in one place.

From here come the checks of what arrives, the OpenAPI description of what leaves, and the TypeScript types of the
browser client (`tools/wire_types.py`). What a game itself says (views, words of an action, events, terms) is the
game's own and passes as plain JSON; the client has the types of each game (`tools/game_types.py`).
"""

from __future__ import annotations

from typing import Annotated, Any, Literal

from pydantic import BaseModel, ConfigDict, Field, StringConstraints, TypeAdapter, model_validator
from typing_extensions import TypeAliasType

from mikrokosmos.core.fair_dice import NONCE_BYTES
from mikrokosmos.core.record_format import Remark

MOST_MOVES = 64
"""So many moves may come in one message."""
MOST_SEATS = 16

Name = Annotated[str, Field(max_length=400, description="What a person is called; it is tidied up and bounded.")]
Identifier = Annotated[str, Field(max_length=64)]
TableId = Annotated[str, StringConstraints(pattern=r"^[A-Za-z0-9_-]{1,64}$")]
Key = Annotated[str, Field(max_length=100, description="The key of a link, from behind its #.")]
Language = Annotated[str, StringConstraints(pattern=r"^[a-z]{2}$")]
SeatNumber = Annotated[int, Field(strict=True, ge=0, lt=MOST_SEATS)]
Milliseconds = Annotated[int, Field(description="UTC, in milliseconds.")]
Nonce = Annotated[str, StringConstraints(pattern=rf"^[0-9a-f]{{{2 * NONCE_BYTES}}}$")]
MessageId = Annotated[str, StringConstraints(pattern=r"^[^\x00]+$", max_length=64)]
Json = dict[str, Any]
GameView = TypeAliasType("GameView", Json)
GameOwn = TypeAliasType("GameOwn", Json)
GameEvent = TypeAliasType("GameEvent", Json)
GameAction = TypeAliasType("GameAction", Json)
GameCost = TypeAliasType("GameCost", Json)
GameIncome = TypeAliasType("GameIncome", Json)
GameRefusal = TypeAliasType("GameRefusal", Json)
Status = Literal["open", "playing", "over", "abandoned"]
REMARKED = "Why the end of the record cannot be compared with its digest, though every move was replayed; mostly null."
Change = Annotated[list[Any], Field(description="[path, value], or [path] for what is gone.")]


class Received(BaseModel):
    """What a client sends: fields that are not known are refused, so that a slip is noticed."""

    model_config = ConfigDict(extra="forbid")

    @model_validator(mode="before")
    @classmethod
    def _one_unknown_field_is_enough(cls, given: object) -> object:
        """Leave out all unknown fields but the first: a stranger may send thousands, and only one fault is told."""
        if not isinstance(given, dict) or len(given) <= len(cls.model_fields):
            return given
        unknown = (name for name in given if name not in cls.model_fields)
        first = next(unknown, None)
        return {name: value for name, value in given.items() if name in cls.model_fields or name == first}


class Sent(BaseModel):
    """What the server sends."""

    model_config = ConfigDict(extra="forbid")


# People


class Me(Received):
    """How a person wants to be called."""

    name: Name
    language: Language = "en"


class Person(Sent):
    """The name one goes by."""

    name: str
    language: str


# Games


class HouseRuleListed(Sent):
    """A point on which the rulebooks differ, so that the table decides: an option `house` of the game."""

    key: str
    choices: list[str | bool] = Field(description="What may be chosen; the first is the default.")
    rule: str = Field(description="The id of the rule it changes.")
    books: list[list[str]] = Field(description="For each choice, the rulebooks that say so, by their language.")


class GameListed(Sent):
    """A game that can be played here."""

    game: str
    players: list[int] = Field(description="How many can play it.")
    learned: list[int] = Field(
        description="With how many players chances to win are known: only there bots that search play."
    )
    searching: list[str] = Field(description="Those of the bots that search.")
    bots: list[str] = Field(description="The bots that play it, the weakest first.")
    orders: list[str] = Field(description="What may be done with withdrawn troops without asking; mostly nothing.")
    house: list[HouseRuleListed]
    own_content: str | None = Field(description="The option that takes content of one's own, written as TOML.")
    selections: dict[str, list[str]] = Field(
        description="The options that take a selection of what is in the box, with all there is to choose from."
    )


class OwnContent(Received):
    """Content of one's own, as a person has written it."""

    text: Annotated[str, Field(max_length=65_536, description="TOML.")]


class ContentRead(Sent):
    """Content that can be played with: an option for a new table."""

    option: str
    value: Json


class OptionsGiven(Received):
    """Options for a new table, as far as they are chosen."""

    options: Json


class Selection(Sent):
    """What an option that takes a selection can be chosen from."""

    rows: list[str] = Field(description="All there is: what is in the box, and what own content brings.")
    least: int = Field(description="How many must take part, with these options.")


class Selections(Sent):
    """The options that take a selection."""

    selections: dict[str, Selection]


class GameList(Sent):
    """All games of this server."""

    games: list[GameListed]


# Tables


class OpenSeat(Received):
    """A seat anybody may take who may come to the table."""

    kind: Literal["open"]


class MySeat(Received):
    """The seat of whoever makes the table; with a name, that of another person on the same screen."""

    kind: Literal["me"]
    name: Name | None = None


class BotSeat(Received):
    """A seat for a bot."""

    kind: Literal["bot"]
    bot: Identifier


SeatWanted = Annotated[OpenSeat | MySeat | BotSeat, Field(discriminator="kind")]


class NewTable(Received):
    """A table as a person wants it."""

    game: Identifier
    options: Json = Field(default_factory=dict, description="The game's own options; own content is written out.")
    seats: list[SeatWanted] = Field(default_factory=list, max_length=MOST_SEATS, description="Missing ones are open.")
    public: bool = Field(default=False, description="Listed for everybody; otherwise one comes by invitation only.")
    clock: int | None = Field(default=None, description="Seconds for each time the table waits for a person.")
    substitute: Identifier = Field(default="adept", description="The bot that plays for a person whose clock ran out.")
    order: Identifier | None = Field(default="spread", description="The standing order every seat begins with.")
    hints: bool = Field(default=True, description="Whether seats may ask a bot for advice.")
    win_chance: bool = Field(default=False, description="Whether everybody is shown the chances to win.")
    replace_idle: bool = Field(
        default=False,
        description="Whether the host may let a bot play for whoever has not moved for five minutes, without a clock.",
    )
    pace: int = Field(default=0, description="Milliseconds a bot takes at least for a move.")


class WhatIfWanted(Received):
    """A table at which a game goes on from one of its steps, with other dice: what if?"""

    step: int = Field(ge=0, description="After how many moves, chance included.")
    seats: list[SeatWanted] = Field(max_length=MOST_SEATS, description="Missing ones are open.")
    pace: int = Field(default=0, description="Milliseconds a bot takes at least for a move.")


class WhatIf(Sent):
    """The game that goes on at a table, and from which step."""

    source: Literal["table", "replay"]
    id: TableId
    step: int


class PositionLine(Sent):
    """A position in one line of text, as `mikrokosmos show` reads it."""

    line: str


class TableMade(Sent):
    """A new table."""

    table: TableId


class SeatListed(Sent):
    """A seat in a list of tables."""

    kind: Literal["open", "person", "bot"]
    name: str | None
    bot: str | None
    mine: bool


class TableListed(Sent):
    """A table in a list."""

    table: TableId
    game: str
    players: int
    status: Status
    public: bool
    clock: int | None
    seats: list[SeatListed]
    what_if: bool = Field(description="Whether a game goes on here that was played elsewhere.")
    result: Json | None
    created: Milliseconds
    changed: Milliseconds


class TableList(Sent):
    """One page of tables, the latest first."""

    tables: list[TableListed]
    more: str | None = Field(description="What to ask the next page by; null on the last one.")


# A table as one may see it


class SeatSeen(Sent):
    """Who has a seat. A person's seat that a bot plays for now has both names."""

    kind: Literal["open", "person", "bot"]
    name: str | None
    bot: str | None
    nonce: str | None


class Choice(Sent):
    """One of the things the seat to act may do."""

    action: int
    words: GameAction
    cost: GameCost
    closes_undo: bool


class DiceSeen(Sent):
    """What is known of the dice; the seed is shown when the game is over."""

    commitment: str
    nonces: list[str]
    seed: str | None
    deal: str | None = Field(description="The day of whose daily deal they are, if so.")


class MatchSeen(Sent):
    """The game as everybody sees it."""

    moves: int
    player: int | None
    view: GameView
    scores: list[int] | None
    winners: list[int]
    dice: DiceSeen | None


class Mine(Sent):
    """What a person has for itself at a table."""

    owner: bool
    seats: list[int]
    orders: dict[str, str | None] = Field(description="The standing order of each own seat.")
    private: dict[str, GameOwn] = Field(description="What each own seat sees otherwise: these keys of the view.")
    choices: list[Choice] | None = Field(description="Told when the table waits for one of these seats.")
    income: GameIncome | None
    undo: bool
    undo_turn: bool = Field(description="Whether more than the last message can be taken back.")
    win_chance: list[float] | None = Field(
        description="The chance of every seat to win, as far as the own seat may know; null where it is not shown."
    )


class TableSeen(Sent):
    """All that a person may know of a table: what everybody sees, and what it has for itself."""

    game: str
    players: int
    status: Status
    public: bool
    options: Json
    hints: bool
    win_chance: bool
    clock: int | None
    replace_idle: bool = Field(description="Whether the host may let a bot play for whoever does not move.")
    deal: str | None = Field(description="The day of whose daily deal this is a game, if so.")
    substitute: str
    commitment: str | None
    deadline: Milliseconds | None
    closed: str | None = Field(description="Why the admin of the site has ended the game, if that was so.")
    what_if: WhatIf | None = Field(description="The game that goes on here; null at a table that began anew.")
    seats: list[SeatSeen]
    match: MatchSeen | None
    mine: Mine


class TableNow(Sent):
    """A table as it stands."""

    seq: int
    now: Milliseconds
    table: TableSeen
    rematch: TableId | None


# Links


class KeyGiven(Received):
    """The key of an invitation or of a personal link."""

    key: Key


class LinkSeen(Sent):
    """Where a link leads, for somebody who has not followed it yet."""

    table: TableId
    kind: Literal["invitation", "seat"]
    game: str
    host: str | None = Field(description="What the person is called who made the table; null if it has no name.")
    players: int
    open: int = Field(description="How many seats are open.")
    status: Status
    replace_idle: bool = Field(description="Whether the host may let a bot play for whoever does not move.")
    seated: bool = Field(description="Whether whoever asks has a seat there already.")


class LinkMade(Sent):
    """A link, told once: only a hash of its key is kept."""

    address: str
    key: str


class Invited(Sent):
    """An invitation, as its host may see it later."""

    number: int
    created: Milliseconds
    revoked: bool


class Invitations(Sent):
    """All invitations of a table, the oldest first."""

    invitations: list[Invited]


class Done(Sent):
    """It is done; how many things it concerned."""

    count: int


# Records and replays


class NewReplay(Received):
    """A game to be watched by whoever has its link: a record of one's own, or a finished game of a table."""

    model_config = ConfigDict(
        json_schema_extra={
            "oneOf": [
                {"required": ["table"], "properties": {"table": {"type": "string"}, "record": {"type": "null"}}},
                {"required": ["record"], "properties": {"record": {"type": "object"}, "table": {"type": "null"}}},
            ]
        }
    )

    title: Name = ""
    table: TableId | None = None
    record: Json | None = None


class ReplayListed(Sent):
    """A replay one has shared."""

    replay: TableId
    game: str
    title: str
    created: Milliseconds


class ReplayShared(ReplayListed):
    """A replay that is shared from now on."""

    remark: Remark | None = Field(description=REMARKED)


class ReplayList(Sent):
    """One page of one's replays, the latest first."""

    replays: list[ReplayListed]
    more: str | None


class Step(Sent):
    """One move of a replay."""

    player: int | Literal["chance"]
    words: Json
    events: list[GameEvent]
    changes: list[Change]


class Points(Sent):
    """How the seats stood after so many steps; told where a turn ended."""

    step: int
    scores: list[int]


class Show(Sent):
    """A game to watch: the first view, and what every move changed in it."""

    game: str
    options: Json
    players: int
    seat: int | None
    first: GameView
    steps: list[Step]
    scores: list[int] | None
    winners: list[int]
    points: list[Points] | None


class ReplaySeen(Sent):
    """A shared replay."""

    title: str
    checked: Literal["proved", "unproved"]
    remark: Remark | None = Field(description=REMARKED)
    show: Show


class LogStep(Sent):
    """What one move did, as whoever asks may know it."""

    move: int = Field(description="How many moves had been made after it, chance included.")
    player: int | Literal["chance"]
    round: int | None
    turn: int | None = Field(description="The seat in whose turn it was.")
    events: list[GameEvent]


class TableLog(Sent):
    """All that has happened at a table, from the first move on."""

    moves: int
    steps: list[LogStep] = Field(description="The moves that did something to be told.")


# Refusals


class Refusal(BaseModel):
    """Why something was refused: the id of a text, and its facts."""

    model_config = ConfigDict(extra="allow")
    reason: str


# The socket, to the server


class Command(Received):
    """A command with a number of the client's own: sent twice, it is executed once and has the same answer."""

    id: MessageId


class SeatCommand(Command):
    """A command for a seat."""

    seat: SeatNumber


class Sit(SeatCommand):
    """Take an open seat, or take the own one back from the bot; with a name for another person on this screen."""

    command: Literal["sit"]
    name: Name | None = None


class SeatBot(SeatCommand):
    """Give an open seat to a bot."""

    command: Literal["seat-bot"]
    bot: Identifier


class Clear(SeatCommand):
    """Get up before the start; the owner of the table may ask anybody to."""

    command: Literal["clear"]


class HandOver(SeatCommand):
    """Leave the seat to a bot, until one takes it back."""

    command: Literal["hand-over"]
    bot: Identifier | None = None


class GiveNonce(SeatCommand):
    """Add to the dice what the host could not know when it made its promise."""

    command: Literal["nonce"]
    nonce: Nonce


class LeaveOrder(SeatCommand):
    """Say what is done with withdrawn troops; null is to be asked every time."""

    command: Literal["order"]
    order: Identifier | None


class Start(Command):
    """Begin the game."""

    command: Literal["start"]


class Play(SeatCommand):
    """Play these actions, all or none, up to the first event of chance."""

    command: Literal["play"]
    moves: Annotated[list[Annotated[int, Field(strict=True)]], Field(min_length=1, max_length=MOST_MOVES)]
    at: int | None = Field(default=None, description="How many moves the game had when this was chosen.")


class Undo(SeatCommand):
    """Take back the seat's last message."""

    command: Literal["undo"]
    turn: bool = Field(default=False, description="All of the turn that can be taken back.")


class AskHints(SeatCommand):
    """Ask a bot what it would consider."""

    command: Literal["hints"]


class AskWhyNot(SeatCommand):
    """Ask why something is not allowed now."""

    command: Literal["why-not"]
    words: GameAction


class Ping(Command):
    """Ask whether the connection is alive."""

    command: Literal["ping"]


class Refresh(Command):
    """Ask for the whole table: a gap was noticed."""

    command: Literal["refresh"]


AnyCommand = Annotated[
    Sit
    | SeatBot
    | Clear
    | HandOver
    | GiveNonce
    | LeaveOrder
    | Start
    | Play
    | Undo
    | AskHints
    | AskWhyNot
    | Ping
    | Refresh,
    Field(discriminator="command"),
]

COMMAND: TypeAdapter[AnyCommand] = TypeAdapter(AnyCommand)


# The socket, from the server


class TableMessage(TableNow):
    """The whole table: the first message, and the answer to a gap."""

    type: Literal["table"]


class NewsMessage(Sent):
    """What has happened after entry `after`, up to entry `seq`."""

    type: Literal["news"]
    after: int
    seq: int
    events: list[GameEvent]
    undone: bool
    changes: list[Change]


class CommandAccepted(Sent):
    """A command was executed, as entry `seq`."""

    type: Literal["accepted"]
    id: str
    seq: int
    again: bool = Field(description="Whether it had been executed before: the client sent it twice.")
    dropped: int = Field(description="Moves not played, since chance came before them.")


class CommandRefused(Refusal):
    """A command was not executed, and nothing has changed."""

    type: Literal["refused"]
    id: str | None


class HintReason(Sent):
    """Why a bot values a choice as it does: the id of a text, and the points."""

    text: str
    points: float


class Hint(Sent):
    """A choice a bot has considered: how many points it is behind its best, and what makes up its value."""

    action: int
    behind: float
    chance: float | None = Field(description="The chance to win with it, if the bot has looked so far.")
    reasons: list[HintReason]


class HintsMessage(Sent):
    """What a bot would consider, best first."""

    type: Literal["hints"]
    id: str
    hints: list[Hint]


class WhyNotMessage(Sent):
    """Why something is not allowed now; null if it is."""

    type: Literal["why-not"]
    id: str
    refusal: GameRefusal | None


class PongMessage(Sent):
    """The connection is alive."""

    type: Literal["pong"]
    id: str
    now: Milliseconds


class RematchMessage(Sent):
    """The people of this table go on at another."""

    type: Literal["rematch"]
    table: TableId


class StorageMessage(Sent):
    """The server has lost its database, or has it back; until then nothing can be played here."""

    type: Literal["storage"]
    reachable: bool


class AnnouncementMessage(Sent):
    """What the admin of the site tells everybody; null if that is over."""

    type: Literal["announcement"]
    text: str | None


AnyMessage = Annotated[
    TableMessage
    | NewsMessage
    | CommandAccepted
    | CommandRefused
    | HintsMessage
    | WhyNotMessage
    | PongMessage
    | RematchMessage
    | StorageMessage
    | AnnouncementMessage,
    Field(discriminator="type"),
]

MESSAGE: TypeAdapter[AnyMessage] = TypeAdapter(AnyMessage)

# For the admin of the site


class AdminKeyGiven(Received):
    """The admin's key."""

    key: Annotated[str, Field(max_length=400)]


class AnnouncementWanted(Received):
    """What everybody is to be told, on one line; null is nothing any more."""

    text: Annotated[str, Field(max_length=280)] | None


class InviteOnlyWanted(Received):
    """Whether newcomers need an invitation to make tables."""

    on: bool


class RetentionWanted(Received):
    """After how many days without a move tables are deleted; null is never."""

    days: Annotated[int, Field(strict=True, ge=1, le=3_650)] | None


class EndWanted(Received):
    """Why a game is ended; everybody at the table is told."""

    reason: Annotated[str, Field(max_length=200)] = ""


class AdminSite(Sent):
    """What the admin has set."""

    announcement: str | None
    invite_only: bool
    retention_days: int | None
    invitations: list[Invited]


class AdminSeat(Sent):
    """Who sits at a table."""

    kind: Literal["open", "person", "bot"]
    name: str | None
    person: str | None = Field(description="The id of the person, to be banned by.")


class AdminTable(Sent):
    """A table from outside: nothing of its game."""

    table: TableId
    game: str
    status: Status
    public: bool
    seats: list[AdminSeat]
    created: Milliseconds
    changed: Milliseconds
    log: int = Field(description="Entries of its log.")
    watchers: int = Field(description="Sockets at the table, in all processes.")


class AdminTables(Sent):
    """One page of tables, the one at which something happened last first."""

    tables: list[AdminTable]
    more: str | None


class AdminPerson(Sent):
    """A person."""

    person: str
    name: str
    unfinished: int = Field(description="Tables whose games are not over.")
    finished: int
    created: Milliseconds
    seen: Milliseconds = Field(description="To the hour.")
    banned: Milliseconds | None


class AdminPeople(Sent):
    """One page of people, those who were there last first."""

    people: list[AdminPerson]
    more: str | None


class ProcessLoad(Sent):
    """How busy a process is; times are milliseconds, of the last minute, null if nothing was done in it."""

    process: str = Field(description="A short name that says nothing.")
    started: Milliseconds
    tables: int
    watchers: int
    sockets: int
    bots_waiting: int
    commands_per_second: float
    command_p50: float | None
    command_p99: float | None
    commit_p50: float | None
    commit_p99: float | None
    memory: int | None = Field(description="Bytes.")
    failed_writes: int
    writes_fail: bool


class AdminLoad(Sent):
    """How busy the processes are, the oldest first."""

    processes: list[ProcessLoad]


class SiteSeen(Sent):
    """What everybody may know of the site."""

    announcement: str | None
    invite_only: bool
    may_make_tables: bool = Field(description="Whether you may make tables here.")
    admin: bool = Field(description="Whether there is a page for an admin.")


RECEIVED = (
    Me,
    OwnContent,
    OptionsGiven,
    NewTable,
    WhatIfWanted,
    KeyGiven,
    NewReplay,
    AdminKeyGiven,
    AnnouncementWanted,
    InviteOnlyWanted,
    RetentionWanted,
    EndWanted,
    AnyCommand,
)
"""What clients send, for the TypeScript types."""

SENT = (
    Person,
    GameList,
    ContentRead,
    Selections,
    TableMade,
    PositionLine,
    TableList,
    TableNow,
    LinkSeen,
    LinkMade,
    Invitations,
    Done,
    ReplayShared,
    ReplayList,
    ReplaySeen,
    TableLog,
    SiteSeen,
    AdminSite,
    AdminTables,
    AdminPeople,
    AdminLoad,
    Refusal,
    AnyMessage,
)
"""What the server sends."""
