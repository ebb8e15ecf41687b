/** What the world that is drawn large scores: now, and with the placement that is aimed at. As the server tells it. */
import type { Desk } from "../turn/desk.svelte";
import { type Score, scoreOf } from "../turn/placements";
import type { PlacementCost } from "../types";

export interface Scores {
  readonly now: Score;
  /** With the tile as it hovers; null if it does not. */
  readonly then: PlacementCost | null;
  readonly shown: Score;
}

export function scores({ view, seat, placing }: Pick<Desk, "view" | "seat" | "placing">): Scores {
  const now = { total: view.scores[seat] ?? 0, terms: view.terms[seat] ?? [] };
  const then = scoreOf(placing);
  return { now, then, shown: then ?? now };
}
