/** Where glyphs stand in a square of terrain: scattered, but the same every time, and never too close. */
import { steady } from "./painting";

export interface Spot {
  readonly x: number;
  readonly y: number;
  readonly size: number;
  /** Which of several glyphs. */
  readonly kind: number;
}

/** So many spots around the middle of a square, within `reach`; those in front come last. */
export function scatter(name: string, count: number, apart: number, reach = 17, kinds = 1): Spot[] {
  const chance = steady(name);
  const found: Spot[] = [];
  for (let tries = 0; tries < 400 && found.length < count; tries++) {
    const [x, y] = [(chance() * 2 - 1) * reach, (chance() * 2 - 1) * reach];
    if (found.some((spot) => Math.hypot(spot.x - x, spot.y - y) < apart)) continue;
    const round = (number: number) => Math.round(number * 10) / 10;
    found.push({
      x: round(x),
      y: round(y),
      size: round(0.85 + chance() * 0.35),
      kind: Math.floor(chance() * kinds),
    });
  }
  return found.sort((one, other) => one.y - other.y);
}
