/** Positions the tests begin from, as a server would tell them. */
import type { Choice } from "../../../src/games/creation/turn/placements";
import type { Action, View } from "../../../src/games/creation/types";

/** The map is laid, two gods are dealt, and the first player is to choose. */
export const OPENING: View = {
  game: "creation",
  seat: 0,
  names: ["Olena", "Petr"],
  player: 0,
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

export function choice(action: number, words: Action): Choice {
  return { action, words, cost: { total: 0, terms: [] }, closes_undo: false };
}

/** A placement that would bring the world to so many points. */
export function placing(
  action: number,
  x: number,
  y: number,
  turns: number,
  total = 0,
  gain = total,
): Choice {
  return { ...choice(action, { type: "place", x, y, turns }), cost: { total, terms: [], gain } };
}

/** A choice that brings a tile. */
export function bringing(action: number, words: Action, tile: string): Choice {
  return { ...choice(action, words), cost: { total: 0, terms: [], tile } };
}
