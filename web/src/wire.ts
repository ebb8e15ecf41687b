// Written by tools/wire_types.py from the models of mikrokosmos.server.wire; do not edit.
//
// A field with `?` may be left out by whoever sends it. A field that may be `null` is there all the same.

export type AnyCommand =
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
  | AskWhyNot
  | Refresh;

export type AnyMessage =
  | TableMessage
  | NewsMessage
  | CommandAccepted
  | CommandRefused
  | HintsMessage
  | WhyNotMessage
  | RematchMessage;

/** Ask a bot what it would consider. */
export interface AskHints {
  /** (length at most 64, of the form ^[^\x00]+$) */
  id: string;
  /** (at least 0, less than 16) */
  seat: number;
  command: "hints";
}

/** Ask why something is not allowed now. */
export interface AskWhyNot {
  /** (length at most 64, of the form ^[^\x00]+$) */
  id: string;
  /** (at least 0, less than 16) */
  seat: number;
  command: "why-not";
  words: { [name: string]: unknown };
}

/** A seat for a bot. */
export interface BotSeat {
  kind: "bot";
  /** (length at most 64) */
  bot: string;
}

/** One of the things the seat to act may do. */
export interface Choice {
  action: number;
  words: { [name: string]: unknown };
  cost: { [name: string]: unknown };
  closes_undo: boolean;
}

/** Get up before the start; the owner of the table may ask anybody to. */
export interface Clear {
  /** (length at most 64, of the form ^[^\x00]+$) */
  id: string;
  /** (at least 0, less than 16) */
  seat: number;
  command: "clear";
}

/** A command was executed, as entry `seq`. */
export interface CommandAccepted {
  type: "accepted";
  id: string;
  seq: number;
  /** Whether it had been executed before: the client sent it twice. */
  again: boolean;
  /** Moves not played, since chance came before them. */
  dropped: number;
}

/** A command was not executed, and nothing has changed. */
export interface CommandRefused {
  reason: string;
  type: "refused";
  id: string | null;
  [name: string]: unknown;
}

/** What is known of the dice; the seed is shown when the game is over. */
export interface DiceSeen {
  commitment: string;
  nonces: string[];
  seed: string | null;
}

/** It is done; how many things it concerned. */
export interface Done {
  count: number;
}

/** All games of this server. */
export interface GameList {
  games: GameListed[];
}

/** A game that can be played here. */
export interface GameListed {
  game: string;
  /** How many can play it. */
  players: number[];
  /** The bots that play it, the weakest first. */
  bots: string[];
  /** What may be done with withdrawn troops without asking; mostly nothing. */
  orders: string[];
  house: HouseRuleListed[];
}

/** Add to the dice what the host could not know when it made its promise. */
export interface GiveNonce {
  /** (length at most 64, of the form ^[^\x00]+$) */
  id: string;
  /** (at least 0, less than 16) */
  seat: number;
  command: "nonce";
  /** (of the form ^[0-9a-f]{32}$) */
  nonce: string;
}

/** Leave the seat to a bot, until one takes it back. */
export interface HandOver {
  /** (length at most 64, of the form ^[^\x00]+$) */
  id: string;
  /** (at least 0, less than 16) */
  seat: number;
  command: "hand-over";
  /** Left out, it is null. */
  bot?: string | null;
}

/** A choice a bot has considered: how many points it is behind its best, and what makes up its value. */
export interface Hint {
  action: number;
  behind: number;
  reasons: { [name: string]: unknown }[];
}

/** What a bot would consider, best first. */
export interface HintsMessage {
  type: "hints";
  id: string;
  hints: Hint[];
}

/** A point on which the rulebooks differ, so that the table decides: an option `house` of the game. */
export interface HouseRuleListed {
  key: string;
  /** What may be chosen; the first is the default. */
  choices: (string | boolean)[];
  /** The id of the rule it changes. */
  rule: string;
  /** For each choice, the rulebooks that say so, by their language. */
  books: string[][];
}

/** All invitations of a table, the oldest first. */
export interface Invitations {
  invitations: Invited[];
}

/** An invitation, as its host may see it later. */
export interface Invited {
  number: number;
  /** UTC, in milliseconds. */
  created: number;
  revoked: boolean;
}

/** The key of an invitation or of a personal link. */
export interface KeyGiven {
  /**
   * The key of a link, from behind its #.
   * (length at most 100)
   */
  key: string;
}

/** Say what is done with withdrawn troops; null is to be asked every time. */
export interface LeaveOrder {
  /** (length at most 64, of the form ^[^\x00]+$) */
  id: string;
  /** (at least 0, less than 16) */
  seat: number;
  command: "order";
  order: string | null;
}

/** A link, told once: only a hash of its key is kept. */
export interface LinkMade {
  address: string;
  key: string;
}

/** The game as everybody sees it. */
export interface MatchSeen {
  moves: number;
  player: number | null;
  view: { [name: string]: unknown };
  scores: number[] | null;
  winners: number[];
  dice: DiceSeen | null;
}

/** How a person wants to be called. */
export interface Me {
  /**
   * What a person is called; it is tidied up and bounded.
   * (length at most 400)
   */
  name: string;
  /**
   * (of the form ^[a-z]{2}$)
   * Left out, it is "en".
   */
  language?: string;
}

/** What a person has for itself at a table. */
export interface Mine {
  owner: boolean;
  seats: number[];
  /** The standing order of each own seat. */
  orders: { [name: string]: string | null };
  /** What each own seat sees otherwise: these keys of the view. */
  private: { [name: string]: { [name: string]: unknown } };
  /** Told when the table waits for one of these seats. */
  choices: Choice[] | null;
  income: { [name: string]: unknown } | null;
  undo: boolean;
}

/** The seat of whoever makes the table; with a name, that of another person on the same screen. */
export interface MySeat {
  kind: "me";
  /** Left out, it is null. */
  name?: string | null;
}

/** A game to be watched by whoever has its link: a record of one's own, or a finished game of a table. */
export interface NewReplay {
  /**
   * What a person is called; it is tidied up and bounded.
   * (length at most 400)
   * Left out, it is "".
   */
  title?: string;
  /** Left out, it is null. */
  table?: string | null;
  /** Left out, it is null. */
  record?: { [name: string]: unknown } | null;
}

/** A table as a person wants it. */
export interface NewTable {
  /** (length at most 64) */
  game: string;
  /** The game's own options; own content is written out. */
  options?: { [name: string]: unknown };
  /**
   * Missing ones are open.
   * (length at most 16)
   */
  seats?: (OpenSeat | MySeat | BotSeat)[];
  /**
   * Listed for everybody; otherwise one comes by invitation only.
   * Left out, it is false.
   */
  public?: boolean;
  /**
   * Seconds for each time the table waits for a person.
   * Left out, it is null.
   */
  clock?: number | null;
  /**
   * The bot that plays for a person whose clock ran out.
   * (length at most 64)
   * Left out, it is "adept".
   */
  substitute?: string;
  /**
   * The standing order every seat begins with.
   * Left out, it is "spread".
   */
  order?: string | null;
  /**
   * Whether seats may ask a bot for advice.
   * Left out, it is true.
   */
  hints?: boolean;
  /**
   * Milliseconds a bot takes at least for a move.
   * Left out, it is 0.
   */
  pace?: number;
}

/** What has happened after entry `after`, up to entry `seq`. */
export interface NewsMessage {
  type: "news";
  after: number;
  seq: number;
  events: { [name: string]: unknown }[];
  undone: boolean;
  changes: unknown[][];
}

/** A seat anybody may take who may come to the table. */
export interface OpenSeat {
  kind: "open";
}

/** The name one goes by. */
export interface Person {
  name: string;
  language: string;
}

/** Play these actions, all or none, up to the first event of chance. */
export interface Play {
  /** (length at most 64, of the form ^[^\x00]+$) */
  id: string;
  /** (at least 0, less than 16) */
  seat: number;
  command: "play";
  /** (length at least 1, length at most 64) */
  moves: number[];
  /**
   * How many moves the game had when this was chosen.
   * Left out, it is null.
   */
  at?: number | null;
}

/** How the seats stood after so many steps; told where a turn ended. */
export interface Points {
  step: number;
  scores: number[];
}

/** Ask for the whole table: a gap was noticed. */
export interface Refresh {
  /** (length at most 64, of the form ^[^\x00]+$) */
  id: string;
  command: "refresh";
}

/** Why something was refused: the id of a text, and its facts. */
export interface Refusal {
  reason: string;
  [name: string]: unknown;
}

/** The people of this table go on at another. */
export interface RematchMessage {
  type: "rematch";
  /** (of the form ^[A-Za-z0-9_-]{1,64}$) */
  table: string;
}

/** One page of one's replays, the latest first. */
export interface ReplayList {
  replays: ReplayListed[];
  more: string | null;
}

/** A replay one has shared. */
export interface ReplayListed {
  /** (of the form ^[A-Za-z0-9_-]{1,64}$) */
  replay: string;
  game: string;
  title: string;
  /** UTC, in milliseconds. */
  created: number;
}

/** A shared replay. */
export interface ReplaySeen {
  title: string;
  checked: "proved" | "unproved";
  /** Why the end of the record cannot be compared with its digest, though every move was replayed; mostly null. */
  remark: "older-digest" | "newer-digest" | "no-digest" | null;
  show: Show;
}

/** A replay that is shared from now on. */
export interface ReplayShared {
  /** (of the form ^[A-Za-z0-9_-]{1,64}$) */
  replay: string;
  game: string;
  title: string;
  /** UTC, in milliseconds. */
  created: number;
  /** Why the end of the record cannot be compared with its digest, though every move was replayed; mostly null. */
  remark: "older-digest" | "newer-digest" | "no-digest" | null;
}

/** Give an open seat to a bot. */
export interface SeatBot {
  /** (length at most 64, of the form ^[^\x00]+$) */
  id: string;
  /** (at least 0, less than 16) */
  seat: number;
  command: "seat-bot";
  /** (length at most 64) */
  bot: string;
}

/** A seat in a list of tables. */
export interface SeatListed {
  kind: "open" | "person" | "bot";
  name: string | null;
  bot: string | null;
  mine: boolean;
}

/** Who has a seat. A person's seat that a bot plays for now has both names. */
export interface SeatSeen {
  kind: "open" | "person" | "bot";
  name: string | null;
  bot: string | null;
  nonce: string | null;
}

/** A game to watch: the first view, and what every move changed in it. */
export interface Show {
  game: string;
  options: { [name: string]: unknown };
  players: number;
  seat: number | null;
  first: { [name: string]: unknown };
  steps: Step[];
  scores: number[] | null;
  winners: number[];
  points: Points[] | null;
}

/** Take an open seat, or take the own one back from the bot; with a name for another person on this screen. */
export interface Sit {
  /** (length at most 64, of the form ^[^\x00]+$) */
  id: string;
  /** (at least 0, less than 16) */
  seat: number;
  command: "sit";
  /** Left out, it is null. */
  name?: string | null;
}

/** Begin the game. */
export interface Start {
  /** (length at most 64, of the form ^[^\x00]+$) */
  id: string;
  command: "start";
}

/** One move of a replay. */
export interface Step {
  player: number | "chance";
  words: { [name: string]: unknown };
  events: { [name: string]: unknown }[];
  changes: unknown[][];
}

/** One page of tables, the latest first. */
export interface TableList {
  tables: TableListed[];
  /** What to ask the next page by; null on the last one. */
  more: string | null;
}

/** A table in a list. */
export interface TableListed {
  /** (of the form ^[A-Za-z0-9_-]{1,64}$) */
  table: string;
  game: string;
  players: number;
  status: "open" | "playing" | "over" | "abandoned";
  public: boolean;
  clock: number | null;
  seats: SeatListed[];
  result: { [name: string]: unknown } | null;
  /** UTC, in milliseconds. */
  created: number;
  /** UTC, in milliseconds. */
  changed: number;
}

/** A new table. */
export interface TableMade {
  /** (of the form ^[A-Za-z0-9_-]{1,64}$) */
  table: string;
}

/** The whole table: the first message, and the answer to a gap. */
export interface TableMessage {
  seq: number;
  /** UTC, in milliseconds. */
  now: number;
  table: TableSeen;
  rematch: string | null;
  type: "table";
}

/** A table as it stands. */
export interface TableNow {
  seq: number;
  /** UTC, in milliseconds. */
  now: number;
  table: TableSeen;
  rematch: string | null;
}

/** All that a person may know of a table: what everybody sees, and what it has for itself. */
export interface TableSeen {
  game: string;
  players: number;
  status: "open" | "playing" | "over" | "abandoned";
  public: boolean;
  options: { [name: string]: unknown };
  hints: boolean;
  clock: number | null;
  substitute: string;
  commitment: string | null;
  deadline: number | null;
  seats: SeatSeen[];
  match: MatchSeen | null;
  mine: Mine;
}

/** Take back the seat's last message. */
export interface Undo {
  /** (length at most 64, of the form ^[^\x00]+$) */
  id: string;
  /** (at least 0, less than 16) */
  seat: number;
  command: "undo";
}

/** Why something is not allowed now; null if it is. */
export interface WhyNotMessage {
  type: "why-not";
  id: string;
  refusal: { [name: string]: unknown } | null;
}

/** Everything the server sends. */
export type ToClient =
  | Person
  | GameList
  | TableMade
  | TableList
  | TableNow
  | LinkMade
  | Invitations
  | Done
  | ReplayShared
  | ReplayList
  | ReplaySeen
  | Refusal
  | AnyMessage;

/** Everything the client sends. */
export type ToServer = Me | NewTable | KeyGiven | NewReplay | AnyCommand;
