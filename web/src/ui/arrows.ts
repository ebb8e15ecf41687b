/** Which of several spots an arrow key leads to: the nearest one that lies that way. */

export interface Spot<K> {
  readonly key: K;
  readonly x: number;
  readonly y: number;
}

/** What counts as lying that way. */
export interface Bearing {
  /** How much farther away something counts for lying aside: 1 is as much as lying ahead. */
  readonly aside: number;
  /** What lies more times as far aside as ahead does not lie that way at all. */
  readonly widest: number;
}

/** Spots anywhere, as on a map of lands: what lies mostly aside is left to another key. */
const ANYWHERE: Bearing = { aside: 1.6, widest: 2.2 };
/** Spots in rows and columns, of which few may be open: what lies straight ahead is preferred, but any will do. */
export const IN_ROWS: Bearing = { aside: 2, widest: Infinity };

const WAYS = {
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
} as const satisfies Readonly<Record<string, readonly [number, number]>>;
export type Arrow = keyof typeof WAYS;

export const isArrow = (key: string): key is Arrow => key in WAYS;

/** The spot the arrow leads to from here; null if nothing lies that way. */
export function towards<K>(
  arrow: Arrow,
  from: Spot<K>,
  among: readonly Spot<K>[],
  bearing = ANYWHERE,
): K | null {
  const [wx, wy] = WAYS[arrow];
  let best: K | null = null;
  let least = Infinity;
  for (const spot of among) {
    const [dx, dy] = [spot.x - from.x, spot.y - from.y];
    const ahead = dx * wx + dy * wy;
    const aside = Math.abs(dx * wy) + Math.abs(dy * wx);
    if (spot.key === from.key || ahead <= 0 || aside > ahead * bearing.widest) continue;
    const far = ahead + aside * bearing.aside;
    if (far < least) [least, best] = [far, spot.key];
  }
  return best;
}

/** An arrow pressed on an element with a `data-key` gives the focus to the one it leads to, within the same group. */
export function leadFocus(event: KeyboardEvent, among: readonly Spot<string>[], bearing = ANYWHERE): void {
  const key = (event.target as Element).getAttribute("data-key");
  if (!isArrow(event.key) || !key) return;
  event.preventDefault();
  const from = among.find((spot) => spot.key === key);
  const next = from && towards(event.key, from, among, bearing);
  if (next) (event.currentTarget as Element).querySelector<SVGElement>(`[data-key="${next}"]`)?.focus();
}
