/** The ground of a region: its colour, washed unevenly as with a brush, and darker along the borders. */
import type { Chance } from "./chance.ts";
import { box, short } from "./geometry.ts";
import type { Region } from "./outlines.ts";
import type { Palette } from "./palette.ts";

/** Blots of the brush, about 100 in radius. */
const BLOTS = [
  "M-90 -20C-80 -80 -10 -100 40 -84C100 -70 110 0 84 46C60 96 -20 100 -60 72C-100 50 -100 20 -90 -20Z",
  "M-70 -60C-30 -100 60 -90 84 -50C110 0 60 30 70 70C40 110 -40 90 -70 60C-60 20 -110 -20 -70 -60Z",
  "M-100 10C-90 -40 -30 -40 0 -70C50 -90 100 -40 96 10C90 60 30 50 0 84C-50 100 -100 60 -100 10Z",
] as const;

export function blots(): string {
  return BLOTS.map((path, i) => `<path id="blot${i}" d="${path}"/>`).join("");
}

export function ground(region: Region, colours: Palette, size: number, chance: Chance): string {
  const { ground, light, deep } = colours.terrain[region.terrain];
  const water = region.terrain === "sea" || region.terrain === "lake";
  const [left, top, right, bottom] = box(region.points);
  const washes = Array.from({ length: water ? 4 : 8 }, (_, i) => {
    const x = short(chance.between(left, right));
    const y = short(chance.between(top, bottom));
    const scale = short(size * chance.between(0.45, 1.05), 2);
    const dim = short(chance.between(0.1, 0.24), 2);
    return `<use href="#blot${chance.below(3)}" transform="translate(${x} ${y}) rotate(${chance.below(360)}) scale(${scale})" fill="${i % 3 ? light : deep}" opacity="${i % 3 ? dim : short(Number(dim) * 0.55, 2)}"/>`;
  });
  const shades = water
    ? ""
    : [
        [96, 0.07],
        [66, 0.08],
        [42, 0.1],
        [22, 0.16],
      ]
        .map(
          ([wide, dim]) =>
            `<use href="#r${region.id}" stroke-width="${short(wide! * size)}" stroke-opacity="${dim}"/>`,
        )
        .join("");
  return (
    `<g clip-path="url(#c${region.id})"><use href="#r${region.id}" fill="${ground}"/>${washes.join("")}` +
    `<g fill="none" stroke="${deep}" stroke-linejoin="round">${shades}</g></g>`
  );
}
