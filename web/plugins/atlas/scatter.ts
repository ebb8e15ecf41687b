/** Where the glyphs of a region stand: strewn by chance, never too close, off the borders and off the places of pieces. */
import { type Chance } from "./chance.ts";
import { box, deeper, type Point } from "./geometry.ts";
import type { Glyph } from "./glyphs/glyph.ts";
import type { Sowing } from "./sowing.ts";

export interface Placed {
  readonly glyph: Glyph;
  readonly at: Point;
  readonly scale: number;
}

/** A round place that is to be left free. */
export interface Clearing {
  readonly at: Point;
  readonly radius: number;
}

/** Sow a region: first the large, then what fits between; the farthest are drawn first. */
export function scatter(
  outline: readonly Point[],
  sowings: readonly Sowing[],
  clearings: readonly Clearing[],
  size: number,
  chance: Chance,
): Placed[] {
  const [left, top, right, bottom] = box(outline);
  const placed: Placed[] = [];
  for (const sowing of sowings) {
    let sown = 0;
    for (let i = 0; i < sowing.tries && sown < sowing.most; i++) {
      const at: Point = [Math.round(chance.between(left, right)), Math.round(chance.between(top, bottom))];
      const scale = Number((size * chance.between(0.86, 1.1)).toFixed(2));
      const glyph = chance.pick(sowing.glyphs);
      const candidate = { glyph, at, scale };
      if (placed.some((other) => crowded(candidate, other, sowing.near))) continue;
      if (!fits(candidate, outline, 9 * size) || clearings.some((clearing) => covers(candidate, clearing)))
        continue;
      placed.push(candidate);
      sown += 1;
    }
  }
  return placed.sort((a, b) => a.at[1] - b.at[1]);
}

/** Whether two glyphs would stand in each other's way; the land is seen from a slant, so less so one behind the other. */
function crowded(one: Placed, other: Placed, near: number): boolean {
  const wide = (one.glyph.half * one.scale + other.glyph.half * other.scale) * near;
  const dx = one.at[0] - other.at[0];
  const dy = (one.at[1] - other.at[1]) * 1.75;
  return dx * dx + dy * dy < wide * wide;
}

/** The corners of a glyph: its foot, its shoulders and its top. */
export function corners({ glyph, at: [x, y], scale }: Placed): Point[] {
  const [half, high] = [glyph.half * scale, glyph.high * scale];
  return [
    [x - half, y],
    [x + half, y],
    [x - half * 0.6, y - high * 0.65],
    [x + half * 0.6, y - high * 0.65],
    [x, y - high],
    [x, y],
  ];
}

function fits(placed: Placed, outline: readonly Point[], rim: number): boolean {
  return corners(placed).every((corner) => deeper(corner, outline, rim));
}

/** Whether a glyph reaches into a clearing. */
export function covers({ glyph, at: [x, y], scale }: Placed, { at, radius }: Clearing): boolean {
  const [half, high] = [glyph.half * scale * 0.85, glyph.high * scale];
  const dx = Math.max(x - half - at[0], 0, at[0] - x - half);
  const dy = Math.max(y - high - at[1], 0, at[1] - y);
  return dx * dx + dy * dy < radius * radius;
}
