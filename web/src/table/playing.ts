/**
 * What the board of a game is handed, at a live table and in a replay alike. It draws `view`, shows `choices` as what
 * can be done, and reports what was chosen; it decides nothing.
 */
import type { Choice, Hint, SeatSeen } from "../wire";
import type { Director } from "./director";
import type { Told } from "./store.svelte";

export type Json = Readonly<Record<string, unknown>>;

export interface Playing {
  readonly game: string;
  readonly players: number;
  readonly options: Json;
  readonly seats: readonly SeatSeen[];
  /** What the people at the table are called, by seat. */
  readonly names: readonly string[];
  /** The game as it is drawn now, through the eyes of `seat`. */
  readonly view: Json | null;
  /** The seat one sees with; null only watches. */
  readonly seat: number | null;
  /** The own seats: more than one if people share the screen. */
  readonly mine: readonly number[];
  /** The seat that is to act in what is drawn, whoever it belongs to. */
  readonly player: number | null;
  /** What `seat` may do now: nothing while others act or something moves. */
  readonly choices: readonly Choice[];
  /** What the acting seat would earn now, with terms. */
  readonly income: Json | null;
  readonly undoable: boolean;
  readonly moving: boolean;
  /** A command is under way: a click now would come too early. */
  readonly waiting: boolean;
  readonly hintsAllowed: boolean;
  /** What is done with the seat's withdrawn troops; undefined where the game knows no orders. */
  readonly order: string | null | undefined;
  /** The points as far as they are known: all of them when the game is over. */
  readonly scores: readonly number[] | null;
  readonly winners: readonly number[];
  readonly over: boolean;
  readonly told: readonly Told[];
  readonly director: Director;

  /** Play these actions, all or none; whether they came true. */
  play(...moves: number[]): Promise<boolean>;
  undo(): Promise<boolean>;
  hints(): Promise<readonly Hint[]>;
  /** Why something is not allowed now, in the rules' own words. */
  whyNot(words: Record<string, unknown>): Promise<Json | null>;
  leaveOrder(order: string | null): Promise<boolean>;
}

/** Who is spoken to as “you”: the seat one looks from, but nobody in a replay, where all is done already. */
export function reader({ seat, mine }: Pick<Playing, "seat" | "mine">): number | null {
  return seat !== null && mine.includes(seat) ? seat : null;
}
