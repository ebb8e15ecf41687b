/** Farmland: ploughed fields, wheat, haystacks, a farm and a mill. */
import type { Palette } from "../palette.ts";
import { cast, forms, type Glyph } from "./glyph.ts";

/** A field and its furrows. */
const field =
  (colour: 0 | 1 | 2 | 3, edge: string, furrows: string): Glyph["draw"] =>
  (c: Palette) =>
    `<path d="${edge}" fill="${c.fields[colour]}" stroke="${c.furrow}" stroke-width="2.2" stroke-linejoin="round"/>` +
    `<path d="${furrows}" fill="none" stroke="${c.furrow}" stroke-width="2" stroke-linecap="round" opacity=".75"/>`;

const SLANTED = [
  "M-54 -4Q-50 -32 -38 -54Q4 -60 50 -52Q50 -24 42 0Q-6 6 -54 -4Z",
  "M-38 -3Q-33 -30 -24 -55M-22 -1Q-17 -30 -8 -57M-6 1Q-2 -28 7 -57M10 1Q14 -27 22 -56M26 1Q31 -26 36 -54",
] as const;
const ROWS = [
  "M-48 -2Q-54 -26 -46 -46Q-2 -58 48 -48Q56 -24 48 -4Q0 6 -48 -2Z",
  "M-48 -12Q0 -2 49 -14M-50 -23Q0 -14 51 -25M-49 -34Q0 -27 51 -36M-42 -44Q0 -40 46 -45",
] as const;
const SMALL = [
  "M-34 0Q-38 -20 -30 -36Q2 -42 34 -36Q38 -16 30 2Q-2 6 -34 0Z",
  "M-22 0Q-22 -20 -16 -37M-8 2Q-8 -20 -2 -39M6 2Q8 -20 12 -38M19 1Q22 -18 24 -36",
] as const;

export const FIELDS = forms("field", 56, 58, [
  field(0, ...SLANTED),
  field(1, ...ROWS),
  field(2, ...SLANTED),
  field(3, ...ROWS),
]);
export const PLOTS = forms("plot", 36, 40, [field(1, ...SMALL), field(2, ...SMALL), field(0, ...SMALL)]);

const ear = (x: number, high: number, lean: number) =>
  `M${x} 0Q${x} ${-high / 2} ${x + lean} ${-high}m0 0q-4 3 -3 8q4 -2 3 -8m-1 7q-5 1 -5 7q5 -1 5 -6m1 -2q5 1 5 6q-5 0 -5 -5`;
const wheat =
  (lines: string): Glyph["draw"] =>
  (c: Palette) =>
    `<path d="${lines}" fill="none" stroke="${c.wheat}" stroke-width="2.2" stroke-linecap="round" stroke-linejoin="round"/>`;

export const WHEAT = forms("wheat", 16, 32, [
  wheat(ear(-9, 26, -3) + ear(0, 32, 0) + ear(9, 27, 3)),
  wheat(ear(-5, 28, -2) + ear(6, 25, 4)),
]);

const stack = (c: Palette) =>
  cast(c, 16) +
  `<path d="M-16 0C-17 -18 -8 -27 0 -29C8 -27 17 -18 16 0Q0 5 -16 0Z" fill="${c.fields[1]}" stroke="${c.ink}" stroke-width="2.4"/>` +
  `<path d="M-9 -3Q-8 -14 -3 -22M0 -1V-20M9 -3Q8 -13 5 -19" fill="none" stroke="${c.furrow}" stroke-width="2" stroke-linecap="round"/>`;

export const HAYSTACKS = forms("hay", 17, 30, [stack]);

const farm = (c: Palette) =>
  cast(c, 32, 8) +
  `<path d="M-26 -2V-24L-8 -24V0Z" fill="${c.rockShade}"/>` +
  `<path d="M-26 -2V-22H20V-2Q-3 4 -26 -2Z" fill="${c.wall}" stroke="${c.ink}" stroke-width="2.4"/>` +
  `<path d="M-31 -20L-20 -42H14L25 -20Z" fill="${c.roof}" stroke="${c.ink}" stroke-width="2.4" stroke-linejoin="round"/>` +
  `<path d="M14 -42L25 -20H8Z" fill="${c.roofShade}"/>` +
  `<path d="M5 -40V-50H11V-40Z" fill="${c.roofShade}" stroke="${c.ink}" stroke-width="2"/>` +
  `<path d="M-19 -15H-12V-8H-19ZM7 -15H14V-8H7Z" fill="${c.window}"/><path d="M-6 0V-14H1V0Z" fill="${c.bark}"/>`;
const mill = (c: Palette) =>
  cast(c, 24, 7) +
  `<path d="M-16 0L-10 -46H10L16 0Q0 5 -16 0Z" fill="${c.wall}" stroke="${c.ink}" stroke-width="2.4"/>` +
  `<path d="M4 -46H10L16 0Q10 2 6 2Z" fill="${c.rockShade}" opacity=".6"/>` +
  `<path d="M-14 -44Q0 -72 14 -44Z" fill="${c.roof}" stroke="${c.ink}" stroke-width="2.4"/>` +
  `<path d="M-4 0V-14Q0 -18 4 -14V0ZM-3 -34H3V-27H-3Z" fill="${c.window}"/>` +
  `<path d="M0 -50L-24 -68M0 -50L18 -74M0 -50L24 -32M0 -50L-18 -26" stroke="${c.bark}" stroke-width="2.6"/>` +
  `<path d="M-24 -68L-17 -73L-6 -59ZM18 -74L24 -67L9 -56ZM24 -32L17 -27L6 -41ZM-18 -26L-24 -33L-9 -44Z" fill="${c.sail}" stroke="${c.ink}" stroke-width="1.8" stroke-linejoin="round"/>`;

export const FARMS = forms("farm", 32, 50, [farm]);
export const MILLS = forms("mill", 26, 76, [mill]);
