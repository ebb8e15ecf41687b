// Written by tools/wire_types.py from the models of mikrokosmos.server.wire; do not edit.
//
// A field with `?` may be left out by whoever sends it. A field that may be `null` is there all the same. `G` is the
// game that is spoken of; without one it is any game.

import type { GameAction, GameCost, GameEvent, GameId, GameIncome, GameOwn, GameRefusal, GameView } from "./games/types";

/** The admin's key. */
export interface AdminKeyGiven {
  /** (length at most 400) */
  readonly key: string;
}

/** How busy the processes are, the oldest first. */
export interface AdminLoad {
  readonly processes: readonly ProcessLoad[];
}

/** One page of people, those who were there last first. */
export interface AdminPeople {
  readonly people: readonly AdminPerson[];
  readonly more: string | null;
}

/** A person. */
export interface AdminPerson {
  readonly person: string;
  readonly name: string;
  /** Tables whose games are not over. */
  readonly unfinished: number;
  readonly finished: number;
  /** UTC, in milliseconds. */
  readonly created: number;
  /** To the hour. */
  readonly seen: number;
  readonly banned: number | null;
}

/** Who sits at a table. */
export interface AdminSeat {
  readonly kind: "open" | "person" | "bot";
  readonly name: string | null;
  /** The id of the person, to be banned by. */
  readonly person: string | null;
}

/** What the admin has set. */
export interface AdminSite {
  readonly announcement: string | null;
  readonly invite_only: boolean;
  readonly retention_days: number | null;
  readonly invitations: readonly Invited[];
}

/** A table from outside: nothing of its game. */
export interface AdminTable {
  /** (of the form ^[A-Za-z0-9_-]{1,64}$) */
  readonly table: string;
  readonly game: string;
  readonly status: "open" | "playing" | "over" | "abandoned";
  readonly public: boolean;
  readonly seats: readonly AdminSeat[];
  /** UTC, in milliseconds. */
  readonly created: number;
  /** UTC, in milliseconds. */
  readonly changed: number;
  /** Entries of its log. */
  readonly log: number;
  /** Sockets at the table, in all processes. */
  readonly watchers: number;
}

/** One page of tables, the one at which something happened last first. */
export interface AdminTables {
  readonly tables: readonly AdminTable[];
  readonly more: string | null;
}

/** The analysis. */
export interface AnalysisDone {
  readonly type: "analysis";
  readonly analysis: AnalysisSeen;
}

/** It came to nothing. */
export interface AnalysisGivenUp {
  readonly reason: string;
  readonly type: "refused";
  readonly [name: string]: unknown;
}

export type AnalysisNews = AnalysisProgress | AnalysisDone | AnalysisGivenUp;

/** How far the analysis is. */
export interface AnalysisProgress {
  readonly type: "progress";
  /** How many games come first. */
  readonly waiting: number;
  readonly done: number;
  readonly total: number;
}

/** A game analysed. */
export interface AnalysisSeen {
  readonly game: string;
  readonly players: number;
  readonly evaluator: EvaluatorTold;
  /** Whether these chances come true, as measured. */
  readonly calibrated: boolean;
  readonly chances: readonly ChancesTold[];
  readonly turns: readonly TurnJudged[];
  readonly luck: readonly LuckTold[];
  readonly sums: readonly SeatSums[];
  readonly story: readonly StorySentence[];
}

/** What the admin of the site tells everybody; null if that is over. */
export interface AnnouncementMessage {
  readonly type: "announcement";
  readonly text: string | null;
}

/** What everybody is to be told, on one line; null is nothing any more. */
export interface AnnouncementWanted {
  readonly text: string | null;
}

export type AnyCommand<G extends GameId = GameId> =
  | Sit
  | SeatBot
  | Clear
  | HandOver
  | GiveNonce
  | LeaveOrder
  | Start
  | Play
  | Undo
  | AskHints
  | AskWhyNot<G>
  | Ping
  | Refresh;

export type AnyMessage<G extends GameId = GameId> =
  | TableMessage<G>
  | NewsMessage<G>
  | CommandAccepted
  | CommandRefused
  | HintsMessage
  | WhyNotMessage<G>
  | PongMessage
  | RematchMessage
  | StorageMessage
  | AnnouncementMessage;

/** Ask a bot what it would consider. */
export interface AskHints {
  /** (length at most 64, of the form ^[^\x00]+$) */
  readonly id: string;
  /** (at least 0, less than 16) */
  readonly seat: number;
  readonly command: "hints";
}

/** Ask why something is not allowed now. */
export interface AskWhyNot<G extends GameId = GameId> {
  /** (length at most 64, of the form ^[^\x00]+$) */
  readonly id: string;
  /** (at least 0, less than 16) */
  readonly seat: number;
  readonly command: "why-not";
  readonly words: GameAction<G>;
}

/** What would have been better, from the beginning of the turn. */
export interface BetterPlan {
  readonly moves: readonly PlanMove[];
  readonly share: number;
  readonly why: readonly WhyBetter[];
}

/** A seat for a bot. */
export interface BotSeat {
  readonly kind: "bot";
  /** (length at most 64) */
  readonly bot: string;
}

/** Everybody's win chance after so many steps. */
export interface ChancesTold {
  readonly step: number;
  readonly round: number | null;
  /** Whose turn begins; null at the end. */
  readonly seat: number | null;
  readonly shares: readonly number[];
}

/** One of the things the seat to act may do. */
export interface Choice<G extends GameId = GameId> {
  readonly action: number;
  readonly words: GameAction<G>;
  readonly cost: GameCost<G>;
  readonly closes_undo: boolean;
}

/** Get up before the start; the owner of the table may ask anybody to. */
export interface Clear {
  /** (length at most 64, of the form ^[^\x00]+$) */
  readonly id: string;
  /** (at least 0, less than 16) */
  readonly seat: number;
  readonly command: "clear";
}

/** A command was executed, as entry `seq`. */
export interface CommandAccepted {
  readonly type: "accepted";
  readonly id: string;
  readonly seq: number;
  /** Whether it had been executed before: the client sent it twice. */
  readonly again: boolean;
  /** Moves not played, since chance came before them. */
  readonly dropped: number;
}

/** A command was not executed, and nothing has changed. */
export interface CommandRefused {
  readonly reason: string;
  readonly type: "refused";
  readonly id: string | null;
  readonly [name: string]: unknown;
}

/** Content that can be played with: an option for a new table. */
export interface ContentRead {
  readonly option: string;
  readonly value: { readonly [name: string]: unknown };
}

/** Today's deal of a game, and yesterday's if there was one. */
export interface DailySeen {
  readonly game: string;
  /** UTC, in milliseconds. */
  readonly now: number;
  readonly today: DealSeen;
  readonly yesterday: DealSeen | null;
}

/** One line of the table of results. */
export interface DealResultSeen {
  readonly rank: number;
  readonly name: string;
  readonly score: number;
  /** At the person's own table, among the bots. */
  readonly place: number;
  readonly mine: boolean;
}

/** A daily deal, as far as one may know it. */
export interface DealSeen {
  /** By UTC, such as 2026-11-18. */
  readonly day: string;
  /** UTC, in milliseconds. */
  readonly ends: number;
  readonly over: boolean;
  readonly players: number;
  /** The bot at all other seats. */
  readonly bot: string;
  /** Where the person sits. */
  readonly seat: number;
  /** The SHA-256 of the seed. */
  readonly commitment: string;
  /** Told when the day is over. */
  readonly seed: string | null;
  /** One's own game that counts. */
  readonly table: string | null;
  /** Whether that game is over. */
  readonly finished: boolean;
  /** How many have finished; told with the results. */
  readonly count: number | null;
  /** The best, and oneself; told to whoever has finished, and to everybody when the day is over. */
  readonly results: readonly DealResultSeen[] | null;
}

/** The table of one's game. */
export interface DealTable {
  readonly table: string;
  readonly counts: boolean;
}

/** What is known of the dice; the seed is shown when the game is over. */
export interface DiceSeen {
  readonly commitment: string;
  readonly nonces: readonly string[];
  readonly seed: string | null;
  /** The day of whose daily deal they are, if so. */
  readonly deal: string | null;
}

/** It is done; how many things it concerned. */
export interface Done {
  readonly count: number;
}

/** Why a game is ended; everybody at the table is told. */
export interface EndWanted {
  /**
   * (length at most 200)
   * Left out, it is "".
   */
  readonly reason?: string;
}

/** Who judged. */
export interface EvaluatorTold {
  readonly name: string;
  readonly version: string;
  readonly level: string;
  readonly seed: number;
}

/** All games of this server. */
export interface GameList {
  readonly games: readonly GameListed[];
}

/** A game that can be played here. */
export interface GameListed {
  readonly game: string;
  /** How many can play it. */
  readonly players: readonly number[];
  /** With how many players chances to win are known: only there bots that search play. */
  readonly learned: readonly number[];
  /** Those of the bots that search. */
  readonly searching: readonly string[];
  /** The bots that play it, the weakest first. */
  readonly bots: readonly string[];
  /** What may be done with withdrawn troops without asking; mostly nothing. */
  readonly orders: readonly string[];
  readonly house: readonly HouseRuleListed[];
  /** The option that takes content of one's own, written as TOML. */
  readonly own_content: string | null;
  /** The options that take a selection of what is in the box, with all there is to choose from. */
  readonly selections: { readonly [name: string]: readonly string[] };
}

/** Add to the dice what the host could not know when it made its promise. */
export interface GiveNonce {
  /** (length at most 64, of the form ^[^\x00]+$) */
  readonly id: string;
  /** (at least 0, less than 16) */
  readonly seat: number;
  readonly command: "nonce";
  /** (of the form ^[0-9a-f]{32}$) */
  readonly nonce: string;
}

/** Leave the seat to a bot, until one takes it back. */
export interface HandOver {
  /** (length at most 64, of the form ^[^\x00]+$) */
  readonly id: string;
  /** (at least 0, less than 16) */
  readonly seat: number;
  readonly command: "hand-over";
  /** Left out, it is null. */
  readonly bot?: string | null;
}

/** A choice a bot has considered: how many points it is behind its best, and what makes up its value. */
export interface Hint {
  readonly action: number;
  readonly behind: number;
  /** The chance to win with it, if the bot has looked so far. */
  readonly chance: number | null;
  readonly reasons: readonly HintReason[];
}

/** Why a bot values a choice as it does: the id of a text, and the points. */
export interface HintReason {
  readonly text: string;
  readonly points: number;
}

/** What a bot would consider, best first. */
export interface HintsMessage {
  readonly type: "hints";
  readonly id: string;
  readonly hints: readonly Hint[];
}

/** A point on which the rulebooks differ, so that the table decides: an option `house` of the game. */
export interface HouseRuleListed {
  readonly key: string;
  /** What may be chosen; the first is the default. */
  readonly choices: readonly (string | boolean)[];
  /** The id of the rule it changes. */
  readonly rule: string;
  /** For each choice, the rulebooks that say so, by their language. */
  readonly books: readonly (readonly string[])[];
}

/** All invitations of a table, the oldest first. */
export interface Invitations {
  readonly invitations: readonly Invited[];
}

/** Whether newcomers need an invitation to make tables. */
export interface InviteOnlyWanted {
  readonly on: boolean;
}

/** An invitation, as its host may see it later. */
export interface Invited {
  readonly number: number;
  /** UTC, in milliseconds. */
  readonly created: number;
  readonly revoked: boolean;
}

/** The key of an invitation or of a personal link. */
export interface KeyGiven {
  /**
   * The key of a link, from behind its #.
   * (length at most 100)
   */
  readonly key: string;
}

/** Say what is done with withdrawn troops; null is to be asked every time. */
export interface LeaveOrder {
  /** (length at most 64, of the form ^[^\x00]+$) */
  readonly id: string;
  /** (at least 0, less than 16) */
  readonly seat: number;
  readonly command: "order";
  readonly order: string | null;
}

/** A link, told once: only a hash of its key is kept. */
export interface LinkMade {
  readonly address: string;
  readonly key: string;
}

/** Where a link leads, for somebody who has not followed it yet. */
export interface LinkSeen {
  /** (of the form ^[A-Za-z0-9_-]{1,64}$) */
  readonly table: string;
  readonly kind: "invitation" | "seat";
  readonly game: string;
  /** What the person is called who made the table; null if it has no name. */
  readonly host: string | null;
  readonly players: number;
  /** How many seats are open. */
  readonly open: number;
  readonly status: "open" | "playing" | "over" | "abandoned";
  /** Whether the host may let a bot play for whoever does not move. */
  readonly replace_idle: boolean;
  /** Whether whoever asks has a seat there already. */
  readonly seated: boolean;
}

/** What one move did, as whoever asks may know it. */
export interface LogStep<G extends GameId = GameId> {
  /** How many moves had been made after it, chance included. */
  readonly move: number;
  readonly player: number | "chance";
  readonly round: number | null;
  /** The seat in whose turn it was. */
  readonly turn: number | null;
  readonly events: readonly GameEvent<G>[];
}

/** What one event of chance did to everybody: the outcome against the mean of all. */
export interface LuckTold {
  readonly step: number;
  readonly seat: number | null;
  readonly kind: "dice" | "draws";
  readonly words: { readonly [name: string]: unknown };
  readonly effects: readonly number[];
}

/** The game as everybody sees it. */
export interface MatchSeen<G extends GameId = GameId> {
  readonly moves: number;
  readonly player: number | null;
  readonly view: GameView<G>;
  readonly scores: readonly number[] | null;
  readonly winners: readonly number[];
  readonly dice: DiceSeen | null;
}

/** How a person wants to be called. */
export interface Me {
  /**
   * What a person is called; it is tidied up and bounded.
   * (length at most 400)
   */
  readonly name: string;
  /**
   * (of the form ^[a-z]{2}$)
   * Left out, it is "en".
   */
  readonly language?: string;
}

/** What a person has for itself at a table. */
export interface Mine<G extends GameId = GameId> {
  readonly owner: boolean;
  readonly seats: readonly number[];
  /** The standing order of each own seat. */
  readonly orders: { readonly [name: string]: string | null };
  /** What each own seat sees otherwise: these keys of the view. */
  readonly private: { readonly [name: string]: GameOwn<G> };
  /** Told when the table waits for one of these seats. */
  readonly choices: readonly Choice<G>[] | null;
  readonly income: GameIncome<G> | null;
  readonly undo: boolean;
  /** Whether more than the last message can be taken back. */
  readonly undo_turn: boolean;
  /** The chance of every seat to win, as far as the own seat may know; null where it is not shown. */
  readonly win_chance: readonly number[] | null;
}

/** The seat of whoever makes the table; with a name, that of another person on the same screen. */
export interface MySeat {
  readonly kind: "me";
  /** Left out, it is null. */
  readonly name?: string | null;
}

/** A game to be watched by whoever has its link: a record of one's own, or a finished game of a table. */
export interface NewReplay {
  /**
   * What a person is called; it is tidied up and bounded.
   * (length at most 400)
   * Left out, it is "".
   */
  readonly title?: string;
  /** Left out, it is null. */
  readonly table?: string | null;
  /** Left out, it is null. */
  readonly record?: { readonly [name: string]: unknown } | null;
}

/** A table as a person wants it. */
export interface NewTable {
  /** (length at most 64) */
  readonly game: string;
  /** The game's own options; own content is written out. */
  readonly options?: { readonly [name: string]: unknown };
  /**
   * Missing ones are open.
   * (length at most 16)
   */
  readonly seats?: readonly (OpenSeat | MySeat | BotSeat)[];
  /**
   * Listed for everybody; otherwise one comes by invitation only.
   * Left out, it is false.
   */
  readonly public?: boolean;
  /**
   * Seconds for each time the table waits for a person.
   * Left out, it is null.
   */
  readonly clock?: number | null;
  /**
   * The bot that plays for a person whose clock ran out.
   * (length at most 64)
   * Left out, it is "adept".
   */
  readonly substitute?: string;
  /**
   * The standing order every seat begins with.
   * Left out, it is "spread".
   */
  readonly order?: string | null;
  /**
   * Whether seats may ask a bot for advice.
   * Left out, it is true.
   */
  readonly hints?: boolean;
  /**
   * Whether everybody is shown the chances to win.
   * Left out, it is false.
   */
  readonly win_chance?: boolean;
  /**
   * Whether the host may let a bot play for whoever has not moved for five minutes, without a clock.
   * Left out, it is false.
   */
  readonly replace_idle?: boolean;
  /**
   * Milliseconds a bot takes at least for a move.
   * Left out, it is 0.
   */
  readonly pace?: number;
}

/** What has happened after entry `after`, up to entry `seq`. */
export interface NewsMessage<G extends GameId = GameId> {
  readonly type: "news";
  readonly after: number;
  readonly seq: number;
  readonly events: readonly GameEvent<G>[];
  readonly undone: boolean;
  readonly changes: readonly (readonly unknown[])[];
}

/** A seat anybody may take who may come to the table. */
export interface OpenSeat {
  readonly kind: "open";
}

/** Options for a new table, as far as they are chosen. */
export interface OptionsGiven {
  readonly options: { readonly [name: string]: unknown };
}

/** Content of one's own, as a person has written it. */
export interface OwnContent {
  /**
   * TOML.
   * (length at most 65536)
   */
  readonly text: string;
}

/** The name one goes by. */
export interface Person {
  readonly name: string;
  readonly language: string;
}

/** Ask whether the connection is alive. */
export interface Ping {
  /** (length at most 64, of the form ^[^\x00]+$) */
  readonly id: string;
  readonly command: "ping";
}

/** A move of a plan. */
export interface PlanMove {
  readonly player: number | "chance";
  readonly id: number;
  readonly words: { readonly [name: string]: unknown };
}

/** Play these actions, all or none, up to the first event of chance. */
export interface Play {
  /** (length at most 64, of the form ^[^\x00]+$) */
  readonly id: string;
  /** (at least 0, less than 16) */
  readonly seat: number;
  readonly command: "play";
  /** (length at least 1, length at most 64) */
  readonly moves: readonly number[];
  /**
   * How many moves the game had when this was chosen.
   * Left out, it is null.
   */
  readonly at?: number | null;
}

/** How the seats stood after so many steps; told where a turn ended. */
export interface Points {
  readonly step: number;
  readonly scores: readonly number[];
}

/** The connection is alive. */
export interface PongMessage {
  readonly type: "pong";
  readonly id: string;
  /** UTC, in milliseconds. */
  readonly now: number;
}

/** A position in one line of text, as `mikrokosmos show` reads it. */
export interface PositionLine {
  readonly line: string;
}

/** How busy a process is; times are milliseconds, of the last minute, null if nothing was done in it. */
export interface ProcessLoad {
  /** A short name that says nothing. */
  readonly process: string;
  /** UTC, in milliseconds. */
  readonly started: number;
  readonly tables: number;
  readonly watchers: number;
  readonly sockets: number;
  readonly bots_waiting: number;
  readonly commands_per_second: number;
  readonly command_p50: number | null;
  readonly command_p99: number | null;
  readonly commit_p50: number | null;
  readonly commit_p99: number | null;
  /** Bytes. */
  readonly memory: number | null;
  readonly failed_writes: number;
  readonly writes_fail: boolean;
}

/** What to do next. */
export interface PuzzleHint {
  /** The next action of the best plan; null if one has left it. */
  readonly action: number | null;
}

/** The puzzles of a game, the easier ones first. */
export interface PuzzleList {
  readonly game: string;
  readonly puzzles: readonly PuzzleListed[];
}

/** A puzzle, before one has looked at it. */
export interface PuzzleListed {
  readonly puzzle: string;
  readonly players: number;
  /** 1 to 3. */
  readonly difficulty: number;
  readonly themes: readonly string[];
}

/** The position after these actions; the verdict once the turn is over, or chance comes in. */
export interface PuzzleNow<G extends GameId = GameId> {
  readonly table: TableSeen<G>;
  /** What the last of the actions brought about. */
  readonly events: readonly GameEvent<G>[];
  /** How many actions were played, with those that came by themselves. */
  readonly moves: number;
  readonly done: boolean;
  readonly verdict: PuzzleVerdict | null;
}

/** The best plan. */
export interface PuzzleSolution {
  /** What is to be asked for, one after another. */
  readonly moves: readonly number[];
  readonly best: number;
}

/** A puzzle and the actions played so far: one of a game's collection, or a turn of a finished game of one's own. */
export interface PuzzleTry {
  /** Left out, it is null. */
  readonly game?: string | null;
  /** Left out, it is null. */
  readonly puzzle?: string | null;
  /** Left out, it is null. */
  readonly table?: string | null;
  /** Left out, it is null. */
  readonly step?: number | null;
  /**
   * (length at most 200)
   * Left out, it is [].
   */
  readonly moves?: readonly number[];
}

/** What a finished plan is worth. */
export interface PuzzleVerdict {
  readonly solved: boolean;
  readonly share: number;
  readonly best: number;
}

/** Ask for the whole table: a gap was noticed. */
export interface Refresh {
  /** (length at most 64, of the form ^[^\x00]+$) */
  readonly id: string;
  readonly command: "refresh";
}

/** Why something was refused: the id of a text, and its facts. */
export interface Refusal {
  readonly reason: string;
  readonly [name: string]: unknown;
}

/** The people of this table go on at another. */
export interface RematchMessage {
  readonly type: "rematch";
  /** (of the form ^[A-Za-z0-9_-]{1,64}$) */
  readonly table: string;
}

/** One page of one's replays, the latest first. */
export interface ReplayList {
  readonly replays: readonly ReplayListed[];
  readonly more: string | null;
}

/** A replay one has shared. */
export interface ReplayListed {
  /** (of the form ^[A-Za-z0-9_-]{1,64}$) */
  readonly replay: string;
  readonly game: string;
  readonly title: string;
  /** UTC, in milliseconds. */
  readonly created: number;
}

/** A shared replay. */
export interface ReplaySeen<G extends GameId = GameId> {
  readonly title: string;
  readonly checked: "proved" | "unproved";
  /** Why the end of the record cannot be compared with its digest, though every move was replayed; mostly null. */
  readonly remark: "older-digest" | "newer-digest" | "no-digest" | null;
  readonly show: Show<G>;
}

/** A replay that is shared from now on. */
export interface ReplayShared {
  /** (of the form ^[A-Za-z0-9_-]{1,64}$) */
  readonly replay: string;
  readonly game: string;
  readonly title: string;
  /** UTC, in milliseconds. */
  readonly created: number;
  /** Why the end of the record cannot be compared with its digest, though every move was replayed; mostly null. */
  readonly remark: "older-digest" | "newer-digest" | "no-digest" | null;
}

/** After how many days without a move tables are deleted; null is never. */
export interface RetentionWanted {
  readonly days: number | null;
}

/** Give an open seat to a bot. */
export interface SeatBot {
  /** (length at most 64, of the form ^[^\x00]+$) */
  readonly id: string;
  /** (at least 0, less than 16) */
  readonly seat: number;
  readonly command: "seat-bot";
  /** (length at most 64) */
  readonly bot: string;
}

/** A seat in a list of tables. */
export interface SeatListed {
  readonly kind: "open" | "person" | "bot";
  readonly name: string | null;
  readonly bot: string | null;
  readonly mine: boolean;
}

/** Who has a seat. A person's seat that a bot plays for now has both names. */
export interface SeatSeen {
  readonly kind: "open" | "person" | "bot";
  readonly name: string | null;
  readonly bot: string | null;
  readonly nonce: string | null;
}

/** The books of a seat: result - start = dice + draws + own + all of others + residual. */
export interface SeatSums {
  readonly seat: number;
  readonly start: number;
  readonly result: number;
  readonly dice: number;
  readonly draws: number;
  readonly own: number;
  readonly others: readonly number[];
  readonly residual: number;
}

/** What an option that takes a selection can be chosen from. */
export interface Selection {
  /** All there is: what is in the box, and what own content brings. */
  readonly rows: readonly string[];
  /** How many must take part, with these options. */
  readonly least: number;
}

/** The options that take a selection. */
export interface Selections {
  readonly selections: { readonly [name: string]: Selection };
}

/** A game to watch: the first view, and what every move changed in it. */
export interface Show<G extends GameId = GameId> {
  readonly game: string;
  readonly options: { readonly [name: string]: unknown };
  readonly players: number;
  readonly seat: number | null;
  readonly first: GameView<G>;
  readonly steps: readonly Step<G>[];
  readonly scores: readonly number[] | null;
  readonly winners: readonly number[];
  readonly points: readonly Points[] | null;
}

/** Take an open seat, or take the own one back from the bot; with a name for another person on this screen. */
export interface Sit {
  /** (length at most 64, of the form ^[^\x00]+$) */
  readonly id: string;
  /** (at least 0, less than 16) */
  readonly seat: number;
  readonly command: "sit";
  /** Left out, it is null. */
  readonly name?: string | null;
}

/** What everybody may know of the site. */
export interface SiteSeen {
  readonly announcement: string | null;
  readonly invite_only: boolean;
  /** Whether you may make tables here. */
  readonly may_make_tables: boolean;
  /** Whether there is a page for an admin. */
  readonly admin: boolean;
}

/** Begin the game. */
export interface Start {
  /** (length at most 64, of the form ^[^\x00]+$) */
  readonly id: string;
  readonly command: "start";
}

/** One move of a replay. */
export interface Step<G extends GameId = GameId> {
  readonly player: number | "chance";
  readonly words: { readonly [name: string]: unknown };
  readonly events: readonly GameEvent<G>[];
  readonly changes: readonly (readonly unknown[])[];
}

/** The server has lost its database, or has it back; until then nothing can be played here. */
export interface StorageMessage {
  readonly type: "storage";
  readonly reachable: boolean;
}

/** A sentence by the id of its text; `who` and `whom` are seats. */
export interface StorySentence {
  readonly id: string;
  readonly args: { readonly [name: string]: number };
}

/** One page of tables, the latest first. */
export interface TableList {
  readonly tables: readonly TableListed[];
  /** What to ask the next page by; null on the last one. */
  readonly more: string | null;
}

/** A table in a list. */
export interface TableListed {
  /** (of the form ^[A-Za-z0-9_-]{1,64}$) */
  readonly table: string;
  readonly game: string;
  readonly players: number;
  readonly status: "open" | "playing" | "over" | "abandoned";
  readonly public: boolean;
  readonly clock: number | null;
  readonly seats: readonly SeatListed[];
  /** Whether a game goes on here that was played elsewhere. */
  readonly what_if: boolean;
  readonly result: { readonly [name: string]: unknown } | null;
  /** UTC, in milliseconds. */
  readonly created: number;
  /** UTC, in milliseconds. */
  readonly changed: number;
}

/** All that has happened at a table, from the first move on. */
export interface TableLog<G extends GameId = GameId> {
  readonly moves: number;
  /** The moves that did something to be told. */
  readonly steps: readonly LogStep<G>[];
}

/** A new table. */
export interface TableMade {
  /** (of the form ^[A-Za-z0-9_-]{1,64}$) */
  readonly table: string;
}

/** The whole table: the first message, and the answer to a gap. */
export interface TableMessage<G extends GameId = GameId> {
  readonly seq: number;
  /** UTC, in milliseconds. */
  readonly now: number;
  readonly table: TableSeen<G>;
  readonly rematch: string | null;
  readonly type: "table";
}

/** A table as it stands. */
export interface TableNow<G extends GameId = GameId> {
  readonly seq: number;
  /** UTC, in milliseconds. */
  readonly now: number;
  readonly table: TableSeen<G>;
  readonly rematch: string | null;
}

/** All that a person may know of a table: what everybody sees, and what it has for itself. */
export interface TableSeen<G extends GameId = GameId> {
  readonly game: string;
  readonly players: number;
  readonly status: "open" | "playing" | "over" | "abandoned";
  readonly public: boolean;
  readonly options: { readonly [name: string]: unknown };
  readonly hints: boolean;
  readonly win_chance: boolean;
  readonly clock: number | null;
  /** Whether the host may let a bot play for whoever does not move. */
  readonly replace_idle: boolean;
  /** The day of whose daily deal this is a game, if so. */
  readonly deal: string | null;
  readonly substitute: string;
  readonly commitment: string | null;
  readonly deadline: number | null;
  /** Why the admin of the site has ended the game, if that was so. */
  readonly closed: string | null;
  /** The game that goes on here; null at a table that began anew. */
  readonly what_if: WhatIf | null;
  readonly seats: readonly SeatSeen[];
  readonly match: MatchSeen<G> | null;
  readonly mine: Mine<G>;
}

/** A turn as a whole: what it was worth, and what it could have been. */
export interface TurnJudged {
  readonly number: number;
  readonly seat: number;
  readonly round: number | null;
  /** The step at which it begins. */
  readonly first: number;
  readonly end: number;
  readonly before: readonly number[];
  readonly after: readonly number[];
  readonly best: number;
  readonly played: number;
  readonly loss: number;
  readonly mark: "inaccuracy" | "mistake" | "blunder" | null;
  readonly effects: readonly number[];
  readonly better: BetterPlan | null;
}

/** Take back the seat's last message. */
export interface Undo {
  /** (length at most 64, of the form ^[^\x00]+$) */
  readonly id: string;
  /** (at least 0, less than 16) */
  readonly seat: number;
  readonly command: "undo";
  /**
   * All of the turn that can be taken back.
   * Left out, it is false.
   */
  readonly turn?: boolean;
}

/** The game that goes on at a table, and from which step. */
export interface WhatIf {
  readonly source: "table" | "replay";
  /** (of the form ^[A-Za-z0-9_-]{1,64}$) */
  readonly id: string;
  readonly step: number;
}

/** A table at which a game goes on from one of its steps, with other dice: what if? */
export interface WhatIfWanted {
  /**
   * After how many moves, chance included.
   * (at least 0)
   */
  readonly step: number;
  /**
   * Missing ones are open.
   * (length at most 16)
   */
  readonly seats: readonly (OpenSeat | MySeat | BotSeat)[];
  /**
   * Milliseconds a bot takes at least for a move.
   * Left out, it is 0.
   */
  readonly pace?: number;
}

/** A term of the judge, by the id of its text, after what was played and after what was better. */
export interface WhyBetter {
  readonly term: string;
  readonly played: number;
  readonly better: number;
}

/** Why something is not allowed now; null if it is. */
export interface WhyNotMessage<G extends GameId = GameId> {
  readonly type: "why-not";
  readonly id: string;
  readonly refusal: GameRefusal<G> | null;
}

/** Everything the server sends. */
export type ToClient =
  | Person
  | GameList
  | ContentRead
  | Selections
  | TableMade
  | PositionLine
  | TableList
  | TableNow
  | LinkSeen
  | LinkMade
  | Invitations
  | Done
  | ReplayShared
  | ReplayList
  | ReplaySeen
  | TableLog
  | SiteSeen
  | AdminSite
  | AdminTables
  | AdminPeople
  | AdminLoad
  | Refusal
  | AnyMessage
  | DailySeen
  | DealTable
  | AnalysisNews
  | PuzzleList
  | PuzzleNow
  | PuzzleHint
  | PuzzleSolution;

/** Everything the client sends. */
export type ToServer =
  | Me
  | OwnContent
  | OptionsGiven
  | NewTable
  | WhatIfWanted
  | KeyGiven
  | NewReplay
  | AdminKeyGiven
  | AnnouncementWanted
  | InviteOnlyWanted
  | RetentionWanted
  | EndWanted
  | AnyCommand
  | PuzzleTry;
