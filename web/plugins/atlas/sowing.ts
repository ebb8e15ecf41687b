/** What grows and stands on each terrain, and how densely. */
import { Chance } from "./chance.ts";
import { FARMS, FIELDS, HAYSTACKS, MILLS, PLOTS, WHEAT } from "./glyphs/fields.ts";
import type { Glyph } from "./glyphs/glyph.ts";
import { KNOLLS, MOUNDS, SHEEP, TUFTS } from "./glyphs/hills.ts";
import { LILIES, MISTS, POOLS, REEDS, SNAGS } from "./glyphs/marsh.ts";
import { BOULDERS, CRAGS, PEAKS } from "./glyphs/peaks.ts";
import { BUSHES, FIRS, OAKS } from "./glyphs/trees.ts";
import { WAVES } from "./glyphs/water.ts";
import type { Region } from "./outlines.ts";

export interface Sowing {
  readonly glyphs: readonly Glyph[];
  /** How near they may stand: 1 is side by side. */
  readonly near: number;
  readonly most: number;
  readonly tries: number;
}

const few = (glyphs: readonly Glyph[], most: number, near = 1): Sowing => ({
  glyphs,
  near,
  most,
  tries: 140,
});
const many = (glyphs: readonly Glyph[], near: number, most = 99): Sowing => ({
  glyphs,
  near,
  most,
  tries: 700,
});

/** What a region is sown with; no two woods or farms are alike. */
export function sowings(region: Region): readonly Sowing[] {
  const chance = new Chance(region.id * 977);
  switch (region.terrain) {
    case "forest":
      return [
        many(chance.pick([FIRS, OAKS, [...FIRS, ...OAKS], [...FIRS, ...FIRS, ...OAKS]]), 0.62),
        many(BUSHES, 0.8, 6),
      ];
    case "mountain":
      return [few(PEAKS, 5, 0.72), many(CRAGS, 0.74, 8), few(FIRS, 3, 0.8), few(BOULDERS, 6)];
    case "hill":
      return [
        few(MOUNDS, 6, 0.74),
        many(KNOLLS, 0.8, 9),
        few(OAKS, 2),
        few(SHEEP, chance.pick([0, 2, 4]), 0.9),
        few(TUFTS, 12, 1.2),
      ];
    case "farmland":
      return [
        few(chance.pick([FARMS, MILLS]), 1),
        few(FIELDS, 5, 0.86),
        many(PLOTS, 0.9, 5),
        few(HAYSTACKS, 3),
        few(OAKS, 2),
        many(WHEAT, 1, 8),
      ];
    case "swamp":
      return [
        few(POOLS, 5, 0.8),
        few(SNAGS, 2),
        many(REEDS, 0.95, 14),
        few(LILIES, 3),
        few(MISTS, 4, 0.8),
        few(TUFTS, 6, 1.4),
      ];
    case "sea":
      return [many(WAVES, 1.3, 26)];
    case "lake":
      return [many(WAVES, 1.4, 12), few(LILIES, 5, 1.2)];
  }
}
