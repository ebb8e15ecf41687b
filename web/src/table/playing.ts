/**
 * What the board of a game is handed, at a live table and in a replay alike: it draws what is `Watched`, shows the
 * choices of the `Commands` as what can be done, and reports what was chosen; it decides nothing.
 */
import type { GameAction, GameEvent, GameId, GameIncome, GameRefusal, GameView } from "../games/types";
import type { Choice, Hint, SeatSeen } from "../wire";
import type { Stage } from "./director";

export type Json = Readonly<Record<string, unknown>>;

/** What happened in the course of a game, for the log. */
export interface Told<G extends GameId = GameId> {
  /** So many moves had been made before it … */
  readonly from: number;
  /** … and so many after it. */
  readonly moves: number;
  readonly events: readonly GameEvent<G>[];
}

/** What a game may ask of the director. */
export interface Directed<G extends GameId = GameId> {
  /** Show what happens in this way from now on; null cuts. */
  direct(stage: Stage<G> | null): void;
  /** Show the end of everything at once. */
  skip(): void;
}

/** A game one looks at; of any kind, if none is named. */
export interface Watched<G extends GameId = GameId> {
  readonly game: string;
  readonly players: number;
  readonly options: Json;
  /** Who sits where, as far as it is known. */
  readonly seats: readonly SeatSeen[];
  /** What the people at the table are called, by seat. */
  readonly names: readonly string[];
  /** The game as it is drawn now, through the eyes of `seat`. */
  readonly view: GameView<G> | null;
  /** The seat one sees with; null only watches. */
  readonly seat: number | null;
  /** Something is on its way: what is drawn is not what is. */
  readonly moving: boolean;
  readonly over: boolean;
  /** The points as far as they are known: all of them when the game is over. */
  readonly scores: readonly number[] | null;
  readonly winners: readonly number[];
  /** All that happened so far, as far as `seat` may know it. */
  readonly told: readonly Told<G>[];
  readonly director: Directed<G>;
  /** What can be done here; null where all is done already. */
  readonly commands: Commands<G> | null;
}

/** To act: what may be done now, and doing it. */
export interface Choosing<G extends GameId = GameId> {
  /** What the seat one sees with may do now: nothing while others act or something moves. */
  readonly choices: readonly Choice<G>[];
  /** What it may do as soon as its own pieces have come to rest. */
  readonly soon: readonly Choice<G>[];
  /** What the acting seat would earn now, with terms. */
  readonly income: GameIncome<G> | null;
  /** A command is under way: a click now would come too early. */
  readonly waiting: boolean;
  /** Play these actions, all or none; whether they came true. */
  play(...moves: number[]): Promise<boolean>;
  /** Say that something one wanted is not offered any more. */
  notOffered(): void;
  /** Why something is not allowed now, in the rules' own words. */
  whyNot(words: GameAction<G>): Promise<GameRefusal<G> | null>;
}

/** To take back. */
export interface Undoing {
  readonly undoable: boolean;
  undo(): Promise<boolean>;
  /** More than the last thing can be taken back. */
  readonly resettable: boolean;
  /** Take back all of the turn that can be. */
  reset(): Promise<boolean>;
}

/** To be advised by a bot. */
export interface Advised {
  readonly hintsAllowed: boolean;
  hints(): Promise<readonly Hint[]>;
}

/** To leave an order for the turns of others. */
export interface Ordering {
  /** What is done with the seat's withdrawn troops; undefined where the game knows no orders. */
  readonly order: string | null | undefined;
  leaveOrder(order: string | null): Promise<boolean>;
}

/** All that people at a table may do. */
export interface Commands<G extends GameId = GameId> extends Choosing<G>, Undoing, Advised, Ordering {
  /** The own seats: more than one if people share the screen. */
  readonly mine: readonly number[];
}

/** What can be done where nothing can be done. */
const NOTHING = {
  mine: [],
  choices: [],
  soon: [],
  income: null,
  waiting: false,
  undoable: false,
  resettable: false,
  hintsAllowed: false,
  order: undefined,
  play: () => Promise.resolve(false),
  undo: () => Promise.resolve(false),
  reset: () => Promise.resolve(false),
  notOffered: () => undefined,
  hints: () => Promise.resolve([]),
  whyNot: () => Promise.resolve(null),
  leaveOrder: () => Promise.resolve(false),
} as const satisfies Commands;

/** What can be done at a table, be it nothing. */
export function commandsAt<G extends GameId>({ commands }: Pick<Watched<G>, "commands">): Commands<G> {
  return commands ?? NOTHING;
}

/** The table as one of this game. Here, and nowhere else, what the server tells is taken for what its game says. */
export function tableOf<G extends GameId>(game: G, table: Watched): Watched<G> {
  if (!isOf(game, table)) throw new Error(`a table of ${table.game} is none of ${game}`);
  return table;
}

/** What there is to see at a table whose game has begun. */
export function seenAt<G extends GameId>({ view }: Watched<G>): GameView<G> {
  if (view === null) throw new Error("the game has not begun");
  return view;
}

function isOf<G extends GameId>(game: G, table: Watched): table is Watched<G> {
  return table.game === game;
}

/** Who is spoken to as “you”: the seat one looks from, but nobody in a replay, where all is done already. */
export function reader({ seat, commands }: Pick<Watched, "seat" | "commands">): number | null {
  return seat !== null && commands?.mine.includes(seat) ? seat : null;
}
