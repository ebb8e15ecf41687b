/** The picture of a land: an outline in, an SVG out. The same outline gives the same picture, to the byte. */
import { Chance } from "./chance.ts";
import { chart, MARGIN, ring, unit } from "./chart.ts";
import { depths, sand } from "./coast.ts";
import { boss, frame, overPaper, paperDefs } from "./frame.ts";
import { short } from "./geometry.ts";
import type { Glyph } from "./glyphs/glyph.ts";
import { rose } from "./glyphs/water.ts";
import { blots, ground } from "./ground.ts";
import { ink } from "./ink.ts";
import { ornaments } from "./ornaments.ts";
import type { Outline } from "./outlines.ts";
import { PALETTES, type Theme } from "./palette.ts";
import { type Clearing, type Placed, scatter } from "./scatter.ts";
import { sowings } from "./sowing.ts";

export type { Theme };

/** The unit the glyphs were drawn for. */
const DRAWN_FOR = 155;

const planted = new WeakMap<Outline, Map<number, Placed[]>>();

/** What stands where, region by region: the same by day and by night, so it is worked out once. */
export function plant(outline: Outline): Map<number, Placed[]> {
  const found = planted.get(outline) ?? sow(outline);
  planted.set(outline, found);
  return found;
}

function sow(outline: Outline): Map<number, Placed[]> {
  const across = unit(outline);
  const size = across / DRAWN_FOR;
  const adorned = ornaments(outline, size);
  const spots = new Map(chart(outline).regions.map(({ id, spots }) => [id, spots]));
  return new Map(
    outline.regions.map((region) => {
      const kept = spots.get(region.id)!;
      const beside = (degrees: number): Clearing["at"] => [
        region.label[0] + Math.cos((degrees * Math.PI) / 180) * across * 0.62,
        region.label[1] + Math.sin((degrees * Math.PI) / 180) * across * 0.62,
      ];
      const clearings: Clearing[] = [
        { at: region.label, radius: across * CLEAR },
        ...kept.symbols.map((degrees) => ({ at: beside(degrees), radius: across * 0.17 })),
        { at: beside(kept.number), radius: across * 0.12 },
        ...(adorned.clearings.get(region.id) ?? []),
      ];
      return [
        region.id,
        scatter(region.points, sowings(region), clearings, size, new Chance(region.id * 131)),
      ];
    }),
  );
}

/** This part of a unit around a label stays free of glyphs. */
export const CLEAR = 0.22;

export function land(outline: Outline, theme: Theme): string {
  const colours = PALETTES[theme];
  const size = unit(outline) / DRAWN_FOR;
  const [wide, high] = [outline.width + 2 * MARGIN, outline.height + 2 * MARGIN];
  const adorned = ornaments(outline, size);
  const standing = [...plant(outline).values()].flat().concat(adorned.beings);
  const used = new Map<string, Glyph>(standing.map(({ glyph }) => [glyph.id, glyph]));
  const shapes = outline.regions.map(
    (region) =>
      `<path id="r${region.id}" d="${ring(outline, region)}"/><clipPath id="c${region.id}"><use href="#r${region.id}"/></clipPath>`,
  );
  const glyphs = [...used.values()].map(({ id, draw }) => `<g id="${id}">${draw(colours)}</g>`);
  const grounds = outline.regions.map(
    (region) =>
      ground(region, colours, size, new Chance(region.id * 31)) +
      sand(outline, region, colours, size) +
      depths(outline, region, colours, size),
  );
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${wide}" height="${high}" viewBox="${-MARGIN} ${-MARGIN} ${wide} ${high}">` +
    `<defs>${shapes.join("")}${blots()}${glyphs.join("")}${paperDefs(colours)}${boss(colours)}</defs>` +
    grounds.join("") +
    ink(outline, colours, size) +
    standing.map(put).join("") +
    (adorned.rose
      ? `<g transform="translate(${short(adorned.rose.at[0])} ${short(adorned.rose.at[1])}) scale(${short(adorned.rose.radius / 120, 2)})">${rose(colours)}</g>`
      : "") +
    overPaper(outline) +
    frame(outline, colours) +
    "</svg>"
  );
}

function put({ glyph, at, scale }: Placed): string {
  return `<use href="#${glyph.id}" transform="translate(${at[0]} ${at[1]}) scale(${scale})"/>`;
}
