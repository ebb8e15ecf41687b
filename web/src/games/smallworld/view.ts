/** The view of Small World: what a seat may see, as the server tells it. */
import type { RegionSeen } from "../../board/seen";

export type { RegionSeen };

export type Stage =
  | "first-seat"
  | "pick"
  | "conquest"
  | "attempt"
  | "roll"
  | "rolled"
  | "give-up"
  | "redeployment"
  | "peace"
  | "last-word"
  | "withdrawal"
  | "banners"
  | "badges"
  | "finished";

/** A combo of the column. */
export interface Combo {
  readonly race: string;
  readonly power: string | null;
  readonly coins: number;
  readonly price: number;
  readonly tokens: number;
}

/** A race in play. */
export interface People {
  readonly race: string;
  readonly power: string | null;
  readonly seat: number;
  readonly standing: "active" | "declined";
  readonly hand: number;
  readonly aside: number;
  readonly camps: number;
  readonly uprooted: number;
  readonly holes: number;
  readonly endowed: boolean;
}

/** What the turn has seen so far. */
export interface March {
  readonly race: string | null;
  readonly marched: readonly string[];
  readonly fresh: boolean;
  readonly advanced: boolean;
  readonly target: number | null;
  readonly pips: number;
  readonly taken: number;
  readonly dragon: boolean;
  readonly built: number;
  readonly owed: number;
}

export type Piece = "place" | "hero" | "camp" | "fort";

/** Pieces of one kind and race to be put down. */
export interface PieceTold {
  readonly deed: Piece;
  readonly race: string;
  readonly count: number;
  /** They must be put down; others may. */
  readonly must: boolean;
  /** A region takes but one of them. */
  readonly alone: boolean;
}

export interface SmallWorldView {
  readonly seat: number | null;
  readonly round: number;
  readonly rounds: number;
  readonly first: number;
  readonly turn: number;
  readonly player: number | "chance" | "over";
  readonly stage: Stage;
  readonly coins: readonly (number | null)[];
  readonly pacts: readonly (number | null)[];
  readonly column: readonly Combo[];
  readonly peoples: readonly People[];
  readonly regions: readonly RegionSeen[];
  readonly march: March;
  /** What the seat to act puts down now, and the action that ends it. */
  readonly supplies: { readonly pieces: readonly PieceTold[]; readonly done: number } | null;
  readonly winners: readonly number[];
}

/** The peoples of a seat, the active one first. */
export function peoplesOf(view: SmallWorldView, seat: number): People[] {
  const own = view.peoples.filter((people) => people.seat === seat);
  return own.sort(
    (one, other) => Number(one.standing === "declined") - Number(other.standing === "declined"),
  );
}

/** The regions a seat holds, of all its peoples or of one. */
export function regionsOf(view: SmallWorldView, seat: number, race?: string): RegionSeen[] {
  return view.regions.filter((region) => region.seat === seat && (!race || region.race === race));
}

/** The people that conquers now, if any does. */
export function marcher(view: SmallWorldView): People | null {
  return view.peoples.find((people) => people.race === view.march.race) ?? null;
}
