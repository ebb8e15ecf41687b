/** Which region the arrow keys go to. */

export type Direction = "ArrowUp" | "ArrowDown" | "ArrowLeft" | "ArrowRight";
export interface Spot {
  readonly id: number;
  readonly label: readonly [number, number];
}

const WAYS: Readonly<Record<Direction, readonly [number, number]>> = {
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
};

export const isDirection = (key: string): key is Direction => key in WAYS;

/** The nearest spot in a direction; what lies aside counts as farther away. Null if there is none. */
export function step(from: Spot, direction: Direction, among: readonly Spot[]): number | null {
  const [wx, wy] = WAYS[direction];
  let best: number | null = null;
  let least = Infinity;
  for (const spot of among) {
    const [dx, dy] = [spot.label[0] - from.label[0], spot.label[1] - from.label[1]];
    const ahead = dx * wx + dy * wy;
    const aside = Math.abs(dx * wy) + Math.abs(dy * wx);
    if (spot.id === from.id || ahead <= 0 || aside > ahead * 2.2) continue;
    const far = ahead + aside * 1.6;
    if (far < least) [least, best] = [far, spot.id];
  }
  return best;
}
