/** Coasts: sand on the land's side, foam and lines of depth on the water's, and the shadow the land throws on it. */
import { short, smooth } from "./geometry.ts";
import type { Border, Outline, Region } from "./outlines.ts";
import type { Palette } from "./palette.ts";

export const isWater = (region: Region | undefined): boolean =>
  region?.terrain === "sea" || region?.terrain === "lake";

/** The borders where land meets water. */
export function coasts(outline: Outline): Border[] {
  const regions = new Map(outline.regions.map((region) => [region.id, region]));
  return outline.borders.filter(
    ({ between: [a, b] }) => a !== 0 && b !== 0 && isWater(regions.get(a)) !== isWater(regions.get(b)),
  );
}

/** The coast of a region, as the data of a path. */
export function shore(outline: Outline, region: Region): string {
  return coasts(outline)
    .filter(({ between }) => between.includes(region.id))
    .map(({ points }) => smooth(points))
    .join("");
}

/** Sand, clipped to the land. */
export function sand(outline: Outline, region: Region, colours: Palette, size: number): string {
  const line = shore(outline, region);
  if (!line || isWater(region)) return "";
  const strokes = [
    [46, 0.25],
    [34, 0.4],
    [22, 0.9],
  ].map(([wide, dim]) => `<path d="${line}" stroke-width="${short(wide! * size)}" stroke-opacity="${dim}"/>`);
  return `<g clip-path="url(#c${region.id})" fill="none" stroke="${colours.sand}" stroke-linejoin="round">${strokes.join("")}</g>`;
}

/** Depths: thin lines that follow the coast, clipped to the water. From the widest stroke to the narrowest, each hides the inside of the one before. */
export function depths(outline: Outline, region: Region, colours: Palette, size: number): string {
  const line = shore(outline, region);
  if (!line || !isWater(region)) return "";
  const { light, deep } = colours.terrain[region.terrain];
  const bands = [190, 140, 98, 62].map((wide, i) => {
    const edge = `<use href="#s${region.id}" stroke="${colours.waterLine}" stroke-width="${short(wide * size)}" stroke-opacity="${0.3 + i * 0.12}"/>`;
    const within = `<use href="#s${region.id}" stroke="${light}" stroke-width="${short(wide * size - 5)}" stroke-opacity="${0.34 + i * 0.08}"/>`;
    return edge + within;
  });
  return (
    `<g clip-path="url(#c${region.id})" fill="none" stroke-linejoin="round"><defs><path id="s${region.id}" d="${line}"/></defs>${bands.join("")}` +
    `<use href="#s${region.id}" stroke="${deep}" stroke-width="${short(30 * size)}" stroke-opacity=".28" transform="translate(${short(5 * size)} ${short(8 * size)})"/>` +
    `<use href="#s${region.id}" stroke="${colours.foam}" stroke-width="${short(30 * size)}" stroke-opacity=".9" stroke-dasharray="${short(90 * size)} ${short(9 * size)} ${short(150 * size)} ${short(14 * size)}"/>` +
    `<use href="#s${region.id}" stroke="${light}" stroke-width="${short(22 * size)}"/></g>`
  );
}
