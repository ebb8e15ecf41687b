/** The picture of a land: an outline in, an SVG out. */
import { MARGIN, ring } from "./chart";
import { smooth } from "./geometry";
import type { Outline, Terrain } from "./outlines";

export type Theme = "light" | "dark";

const FLAT: Record<Theme, Record<Terrain, string>> = {
  light: {
    farmland: "#e6c56a",
    forest: "#5f8a53",
    hill: "#a9c777",
    swamp: "#7f8a72",
    mountain: "#b3a89b",
    sea: "#4f8fb5",
    lake: "#86bdd6",
  },
  dark: {
    farmland: "#5f5636",
    forest: "#24402f",
    hill: "#3d5539",
    swamp: "#384339",
    mountain: "#4b4d55",
    sea: "#17324c",
    lake: "#24506e",
  },
};

export function land(outline: Outline, theme: Theme): string {
  const wide = outline.width + 2 * MARGIN;
  const high = outline.height + 2 * MARGIN;
  const regions = outline.regions.map(
    (region) => `<path d="${ring(outline, region)}" fill="${FLAT[theme][region.terrain]}"/>`,
  );
  const borders = outline.borders
    .filter(({ between }) => !between.includes(0))
    .map(({ points }) => `<path d="${smooth(points)}"/>`);
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${wide}" height="${high}" viewBox="${-MARGIN} ${-MARGIN} ${wide} ${high}">` +
    `<rect x="${-MARGIN}" y="${-MARGIN}" width="${wide}" height="${high}" fill="${theme === "light" ? "#efe3c6" : "#1a2430"}"/>` +
    `${regions.join("")}<g fill="none" stroke="#3a2a1c" stroke-width="7">${borders.join("")}</g></svg>`
  );
}
