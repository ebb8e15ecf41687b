/** Why a bot would do it: the weightiest terms of what it expects, in plain words. */
import type { Hint } from "../wire";
import { signed } from "./numbers";
import type { Words } from "./words";

export interface Reason {
  /** The id of its text. */
  readonly id: string;
  readonly why: string;
  /** The points it is worth, with their sign, as the language writes them. */
  readonly amount: string;
  /** It speaks against the deed. */
  readonly against: boolean;
}

/** Tenths are told only where they can matter. */
function rounded(points: number): number {
  const step = Math.abs(points) < 10 ? 10 : 1;
  return Math.round(points * step) / step;
}

/** What speaks for it before what speaks against it. What rounds to nothing is left out; some bots give no reasons. */
export function reasons(words: Words, hint: Hint | undefined, most = 3): readonly Reason[] {
  return (hint?.reasons ?? [])
    .map(({ text, points }) => ({ id: String(text), points: rounded(Number(points) || 0) }))
    .filter(({ id, points }) => points !== 0 && words.knows(id))
    .sort((one, other) => Math.abs(other.points) - Math.abs(one.points))
    .slice(0, most)
    .sort((one, other) => other.points - one.points)
    .map(({ id, points }) => ({ id, why: words.text(id), amount: signed(points), against: points < 0 }));
}
