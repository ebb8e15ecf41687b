/** What the world that is drawn large scores: now, and with the placement that is aimed at. */
import type { Json } from "../../table/playing";
import type { Desk } from "./desk.svelte";
import { tally } from "./groups";
import { type Score, scoreOf } from "./placements";

export interface Scores {
  readonly now: Score;
  /** With the tile as it hovers; null if it does not. */
  readonly then: Score | null;
  readonly shown: Score;
}

/** As the server tells it where it does: for the seat to act. */
export function scores(desk: Pick<Desk, "view" | "seat" | "tiles" | "table" | "placing">): Scores {
  const { table, seat, view } = desk;
  const own = seat === table.seat && !table.moving ? told(table.income) : null;
  const now = own ?? tally(view.worlds[seat] ?? [], desk.tiles);
  const then = scoreOf(desk.placing);
  return { now, then, shown: then ?? now };
}

function told(income: Json | null): Score | null {
  return income && Array.isArray(income["terms"]) ? (income as unknown as Score) : null;
}
