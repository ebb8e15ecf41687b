/** Swamps: dark pools, reeds and cattails, lilies, a dead tree, mist. */
import type { Palette } from "../palette.ts";
import { cast, forms, type Glyph } from "./glyph.ts";

const pool =
  (shore: string, glint: string): Glyph["draw"] =>
  (c: Palette) =>
    `<path d="${shore}" transform="translate(0 -3)" fill="${c.terrain.swamp.deep}" opacity=".55"/>` +
    `<path d="${shore}" fill="${c.pool}" stroke="${c.ink}" stroke-width="2" stroke-opacity=".7"/>` +
    `<path d="${glint}" fill="none" stroke="${c.poolLight}" stroke-width="2.6" stroke-linecap="round"/>`;

export const POOLS = forms("pool", 46, 34, [
  pool(
    "M-44 -14C-42 -28 -16 -34 4 -30C24 -34 46 -26 44 -14C42 -2 18 2 2 -2C-16 4 -46 0 -44 -14Z",
    "M-26 -20q10 -6 22 -4M6 -12q12 -3 22 -1M-12 -9h10",
  ),
  pool(
    "M-34 -12C-36 -24 -12 -28 2 -26C18 -30 38 -22 36 -12C34 0 12 0 0 -1C-14 2 -32 0 -34 -12Z",
    "M-18 -17q8 -4 16 -3M4 -9q9 -2 18 -1",
  ),
  pool(
    "M-42 -10C-40 -20 -24 -22 -10 -20C2 -32 34 -28 42 -16C46 -4 24 4 8 -1C-8 4 -42 2 -42 -10Z",
    "M-24 -12q8 -4 14 -3M8 -18q10 -3 20 0M12 -8h12",
  ),
]);

const blade = (x: number, high: number, lean: number) => `M${x} 0Q${x} ${-high * 0.6} ${x + lean} ${-high}`;
const reeds =
  (blades: string, tails: readonly (readonly [number, number])[]): Glyph["draw"] =>
  (c: Palette) =>
    `<path d="${blades}" fill="none" stroke="${c.reed}" stroke-width="2.6" stroke-linecap="round"/>` +
    tails
      .map(
        ([x, y]) =>
          `<path d="M${x} ${y}v-11" stroke="${c.cattail}" stroke-width="6" stroke-linecap="round"/>`,
      )
      .join("");

export const REEDS = forms("reed", 18, 46, [
  reeds(blade(-12, 22, -5) + blade(-6, 36, -2) + blade(0, 44, 0) + blade(6, 32, 3) + blade(12, 20, 6), [
    [-7, -27],
    [0, -34],
  ]),
  reeds(blade(-9, 26, -5) + blade(-2, 38, -1) + blade(5, 30, 4) + blade(10, 18, 6), [[-3, -28]]),
  reeds(blade(-10, 18, -6) + blade(-4, 28, -2) + blade(2, 24, 2) + blade(9, 32, 4), [[12, -24]]),
]);

const lilies = (c: Palette) =>
  `<path d="M-5 -5L5 -8A11 5.5 0 1 1 5 -1Z" fill="${c.lily}" stroke="${c.ink}" stroke-width="1.8" stroke-linejoin="round"/>` +
  `<path d="M9 1L2 -1A8 4 0 1 0 3 4Z" fill="${c.lily}" stroke="${c.ink}" stroke-width="1.8" stroke-linejoin="round"/>` +
  `<circle cx="-8" cy="-7" r="3" fill="${c.foam}"/>`;
export const LILIES = forms("lily", 16, 10, [lilies]);

const snag =
  (way: 1 | -1): Glyph["draw"] =>
  (c: Palette) =>
    cast(c, 14) +
    `<path transform="scale(${way} 1)" d="M-5 0C-2 -14 -3 -24 -5 -36M-3 -26Q-12 -34 -16 -44M-4 -34Q2 -46 1 -54M-3 -20Q8 -26 14 -38M8 -29Q14 -30 19 -28M-10 -34Q-16 -35 -20 -33" fill="none" stroke="${c.bark}" stroke-width="4" stroke-linecap="round"/>` +
    `<path transform="scale(${way} 1)" d="M-8 0Q-3 -10 -3 -20L2 -1Z" fill="${c.bark}"/>`;
export const SNAGS = forms("snag", 20, 56, [snag(1), snag(-1)]);

const mist = (c: Palette) =>
  `<path d="M-40 0q14 -7 28 -1t28 -2q12 -4 24 1M-18 9q12 -5 22 -1t22 -1" fill="none" stroke="${c.mist}" stroke-width="5" stroke-linecap="round" opacity=".5"/>`;
export const MISTS = forms("mist", 42, 12, [mist]);
