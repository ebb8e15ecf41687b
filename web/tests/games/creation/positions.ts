/** Positions the tests begin from, as a server would tell them. */
import type { Choice } from "../../../src/wire";
import type { CreationView } from "../../../src/games/creation/view";

/** The map is laid, two gods are dealt, and the first player is to choose. */
export const OPENING: CreationView = {
  round: 1,
  rounds: 9,
  first: 0,
  turn: 0,
  stage: "choose",
  map: ["A0", "B1", "C2", "D3", "E4", "F0", "A1", "B2", "C3"],
  gap: null,
  faith: { north: 2, east: 2, south: 2, west: 2 },
  stacks: [7, 7, 7],
  held: null,
  gods: [
    { dealt: true, shown: false, god: "tide" },
    { dealt: true, shown: false, god: null },
  ],
  worlds: [[], []],
  scores: [0, 0],
  terms: [[], []],
  largest: [0, 0],
  winners: [],
};

export function choice(action: number, words: Record<string, unknown>, total = 0): Choice {
  return { action, words, cost: { total, terms: [] }, closes_undo: false };
}

/** A choice that brings a tile. */
export function bringing(action: number, words: Record<string, unknown>, tile: string): Choice {
  return { ...choice(action, words), cost: { total: 0, terms: [], tile } };
}
