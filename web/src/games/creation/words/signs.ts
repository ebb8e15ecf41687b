/** The signs of the table, each with its name, what it means in a line (`sign-<id>`), and its entry in the rules. */

export interface Sign {
  readonly id: string;
  /** The text that is its name. */
  readonly name: string;
  /** Where the rules explain it; null for what is no part of the rules. */
  readonly entry: string | null;
}

export const SIGNS: readonly Sign[] = [
  { id: "marker", name: "piece-marker", entry: "rule-creation-markers" },
  { id: "arrow", name: "sign-name-arrow", entry: "rule-creation-push" },
  { id: "tile", name: "piece-tile", entry: "rule-creation-tiles" },
  { id: "stack", name: "piece-stack", entry: "rule-creation-gap" },
  { id: "place", name: "sign-name-place", entry: "rule-creation-place" },
  { id: "statue", name: "piece-statue", entry: "rule-creation-groups" },
  { id: "score", name: "score-label", entry: "rule-creation-scoring" },
  { id: "token", name: "sign-name-token", entry: "rule-creation-tokens" },
  { id: "eye", name: "do-god", entry: "rule-creation-take" },
  { id: "seal", name: "sign-name-seal", entry: null },
];

/** The entry of a god token as far as one may know it: of the god itself, or of tokens. */
export function tokenEntry(god: string | null): string {
  return god === null ? "rule-creation-tokens" : `rule-god-${god}`;
}
