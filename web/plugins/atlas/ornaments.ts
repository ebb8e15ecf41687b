/** What adorns the water: the rose of the winds, a ship, a serpent; where there is room for them. */
import { isWater } from "./coast.ts";
import { box, depth, distance, type Point } from "./geometry.ts";
import { SERPENTS, SHIPS } from "./glyphs/water.ts";
import type { Outline, Region } from "./outlines.ts";
import type { Clearing, Placed } from "./scatter.ts";

export interface Ornaments {
  readonly rose: Clearing | null;
  readonly beings: readonly Placed[];
  /** What they take up, by region. */
  readonly clearings: ReadonlyMap<number, readonly Clearing[]>;
}

/** The roomiest point of a region that keeps away from others. */
function roomiest(region: Region, away: readonly Clearing[], limit: number): Clearing {
  const [left, top, right, bottom] = box(region.points);
  let best: Clearing = { at: region.label, radius: 0 };
  for (let x = left; x <= right; x += 24) {
    for (let y = top; y <= bottom; y += 24) {
      const at: Point = [x, y];
      const radius = Math.min(
        limit,
        depth(at, region.points),
        ...away.map((other) => distance(at, other.at) - other.radius),
      );
      if (radius > best.radius) best = { at, radius };
    }
  }
  return best;
}

export function ornaments(outline: Outline, size: number): Ornaments {
  const seas = outline.regions.filter((region) => isWater(region) && region.terrain === "sea");
  const largest = [...seas].sort((a, b) => b.radius - a.radius);
  const clearings = new Map<number, Clearing[]>();
  const beings: Placed[] = [];
  let rose: Clearing | null = null;
  largest.forEach((region, i) => {
    const taken: Clearing[] = [{ at: region.label, radius: 62 * size }];
    if (i === 0) {
      const found = roomiest(region, taken, 135 * size);
      rose = { at: found.at, radius: found.radius * 0.86 };
      taken.push(found);
    }
    for (const glyph of i === 0 ? [SHIPS[0]!] : [SERPENTS[0]!, SHIPS[0]!]) {
      const found = roomiest(region, taken, 100 * size);
      const scale = Math.min(size * 1.15, found.radius / Math.max(glyph.half, glyph.high * 0.6) / 1.12);
      if (scale < size * 0.55) continue;
      beings.push({
        glyph,
        at: [found.at[0], Math.round(found.at[1] + glyph.high * 0.4 * scale)],
        scale: Number(scale.toFixed(2)),
      });
      taken.push(found);
    }
    clearings.set(region.id, taken);
  });
  return { rose, beings, clearings };
}
