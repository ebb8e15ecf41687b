/** Learn from your mistakes: the marked turns of a game, handed on from its analysis and kept for this visit. */

const KEY = "mikrokosmos.mistakes";

/** A turn of an analysis, as far as it matters here. */
export interface Turn {
  readonly seat: number;
  readonly round: number;
  /** The number of the move it begins with. */
  readonly first: number;
  readonly mark: string | null;
}

/** Where the marked turns of these seats begin. */
export function marked(turns: readonly Turn[], seats: readonly number[]): number[] {
  return turns.filter(({ seat, mark }) => mark !== null && seats.includes(seat)).map(({ first }) => first);
}

/** Keep which turns of a table are to be played better. */
export function keepMistakes(table: string, steps: readonly number[]): void {
  try {
    sessionStorage.setItem(`${KEY}.${table}`, JSON.stringify(steps));
  } catch {
    // Then there is no way to the next one.
  }
}

/** The turns to be played better, as they were kept. */
export function mistakesOf(table: string): readonly number[] {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(`${KEY}.${table}`) ?? "[]");
    return Array.isArray(kept) ? kept.filter((step): step is number => Number.isInteger(step)) : [];
  } catch {
    return [];
  }
}
