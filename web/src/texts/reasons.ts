/**
 * Why a bot would do it, in plain words: what sets it apart from what else it would do. Much of what it expects is the
 * same whatever is done, so the best is told by what it has over the next best, and the others by what they lack.
 */
import type { Hint } from "../wire";
import { signed } from "./numbers";
import type { Words } from "./words";

export interface Reason {
  /** The id of its text. */
  readonly id: string;
  readonly why: string;
  /** The points it is worth more or less, with their sign, as the language writes them. */
  readonly amount: string;
  /** It speaks against the deed. */
  readonly against: boolean;
  /** What it is compared with; null where there is nothing to compare. */
  readonly than: "next" | "best" | null;
}

/** Tenths are told only where they can matter. */
function rounded(points: number): number {
  const step = Math.abs(points) < 10 ? 10 : 1;
  return Math.round(points * step) / step;
}

/** The terms of a hint, less those of another. */
function difference(hint: Hint | undefined, other: Hint | undefined): Map<string, number> {
  const terms = new Map<string, number>();
  const add = (sign: 1 | -1, { text, points }: Hint["reasons"][number]) =>
    terms.set(String(text), (terms.get(String(text)) ?? 0) + sign * (Number(points) || 0));
  hint?.reasons.forEach((term) => add(1, term));
  other?.reasons.forEach((term) => add(-1, term));
  return terms;
}

/**
 * The reasons of one of the hints, the best of which is the first: what speaks for it before what speaks against it.
 * What rounds to nothing is left out; some bots give no reasons.
 */
export function reasons(words: Words, hints: readonly Hint[], at = 0, most = 3): readonly Reason[] {
  const other = at > 0 ? hints[0] : (hints.find(({ behind }) => rounded(behind) > 0) ?? hints[1]);
  const than = other === undefined ? null : at > 0 ? "best" : "next";
  return [...difference(hints[at], other)]
    .map(([id, points]) => ({ id, points: rounded(points) }))
    .filter(({ id, points }) => points !== 0 && words.knows(id))
    .sort((one, other) => Math.abs(other.points) - Math.abs(one.points))
    .slice(0, most)
    .sort((one, other) => other.points - one.points)
    .map(({ id, points }) => ({
      id,
      why: words.text(id),
      amount: signed(points),
      against: points < 0,
      than,
    }));
}
