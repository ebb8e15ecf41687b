/** The game as a seat sees it: what the server tells of Creation. */
import type { Json } from "../../table/playing";

export const TERRAINS = ["blossom", "ember", "tide", "grove", "dune"] as const;
/** A terrain, and by the same id its god. */
export type Terrain = (typeof TERRAINS)[number];

export const SIDES = ["north", "east", "south", "west"] as const;
export type Side = (typeof SIDES)[number];

export type Stage =
  "laying" | "dealing" | "first-seat" | "choose" | "place" | "draw" | "turning" | "finished";

/** A tile of a world: `x` to the right and `y` down from the first one, turned clockwise by so many quarters. */
export interface Laid {
  readonly tile: string;
  readonly x: number;
  readonly y: number;
  readonly turns: number;
}

/** A god token: which god it is only if that may be known. */
export interface GodSeen {
  readonly dealt: boolean;
  readonly shown: boolean;
  readonly god: Terrain | null;
}

/** A term of a score: the largest group of a terrain times the statues of its god. */
export interface Term {
  readonly of: Terrain;
  readonly group: number;
  readonly statues: number;
  readonly amount: number;
}

/** The same of a world as it lies, with the squares that are counted. */
export interface Counted extends Term {
  /** Two to a tile each way: `[0, 0]` is the top left one of the first tile. */
  readonly squares: readonly (readonly [x: number, y: number])[];
}

export interface CreationView {
  readonly round: number;
  readonly rounds: number;
  readonly first: number | null;
  /** The seat whose turn it is. */
  readonly turn: number;
  readonly stage: Stage;
  /** Nine tiles row by row; null is the gap. */
  readonly map: readonly (string | null)[];
  readonly gap: number | null;
  /** Where each marker stands: line 1 to 3. */
  readonly faith: Readonly<Record<Side, number>>;
  readonly stacks: readonly number[];
  readonly held: string | null;
  readonly gods: readonly GodSeen[];
  readonly worlds: readonly (readonly Laid[])[];
  readonly scores: readonly number[];
  /** What each terrain scores in every world. */
  readonly terms: readonly (readonly Counted[])[];
  /** The largest single group of every world: it decides between equal points. */
  readonly largest: readonly number[];
  readonly winners: readonly number[];
}

export function creationView(view: Json): CreationView {
  return view as unknown as CreationView;
}
