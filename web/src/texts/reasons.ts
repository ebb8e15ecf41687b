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
  readonly points: number;
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

interface Term {
  readonly id: string;
  readonly points: number;
}

/** The terms of a hint, less those of another; without what rounds to nothing. */
function difference(words: Words, hint: Hint | undefined, other?: Hint): Term[] {
  const terms = new Map<string, number>();
  const add = (sign: 1 | -1, { text, points }: Hint["reasons"][number]) =>
    terms.set(text, (terms.get(text) ?? 0) + sign * points);
  hint?.reasons.forEach((term) => add(1, term));
  other?.reasons.forEach((term) => add(-1, term));
  return [...terms]
    .map(([id, points]) => ({ id, points: rounded(points) }))
    .filter(({ id, points }) => points !== 0 && words.knows(id));
}

/** How many points of win chance it costs to follow this hint instead of the best; null where nobody has looked. */
export function cost([best, ...others]: readonly Hint[], hint: Hint | undefined): number | null {
  if (best?.chance == null || hint?.chance == null || others.length === 0) return null;
  return Math.max(0, Math.round(100 * (best.chance - hint.chance)));
}

/** Whether a hint is behind the best: by the chance to win if that is known, otherwise by points. */
function worse(hints: readonly Hint[], hint: Hint): boolean {
  const [best] = hints;
  if (best?.chance == null || hint === best) return rounded(hint.behind) > 0;
  return (cost(hints, hint) ?? Infinity) > 0;
}

/** Whether the best gives a better chance to win than anything else; null where nobody has looked. */
export function leads(hints: readonly Hint[]): boolean | null {
  const [best, ...others] = hints;
  if (best?.chance == null) return null;
  return others.length > 0 && others.every((hint) => worse(hints, hint));
}

/**
 * The reasons of one of the hints, the best of which is the first: what speaks for it before what speaks against it.
 * Some bots give no reasons, and where all is as good, nothing speaks for it.
 */
export function reasons(words: Words, hints: readonly Hint[], at = 0, most = 3): readonly Reason[] {
  const hint = hints[at];
  // Several may be as good as the best: what they have over the rest speaks for each of them.
  const level = !hint || !worse(hints, hint);
  const others = level ? hints.filter((other) => worse(hints, other)) : hints.slice(0, 1);
  const than = hints.length < 2 ? null : level ? "next" : "best";
  const terms = than
    ? others.map((other) => difference(words, hint, other)).find(({ length }) => length > 0)
    : difference(words, hint);
  return (terms ?? [])
    .sort((one, other) => Math.abs(other.points) - Math.abs(one.points))
    .slice(0, most)
    .sort((one, other) => other.points - one.points)
    .map(({ id, points }) => ({
      id,
      why: words.text(id),
      amount: signed(points),
      points,
      against: points < 0,
      than,
    }));
}
