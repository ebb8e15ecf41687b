/** Hills: soft mounds, tufts of grass, and sheep. */
import type { Palette } from "../palette.ts";
import { forms, type Glyph } from "./glyph.ts";

const mound =
  (half: number, high: number, lean: number): Glyph["draw"] =>
  (c: Palette) => {
    const x = (part: number) => (half * part).toFixed(0);
    const y = (part: number) => (-high * part).toFixed(0);
    const top = `M${x(-1)} 0C${x(-0.66)} ${y(0.5)} ${x(-0.42 + lean)} ${y(1.04)} ${x(lean)} ${y(1)}C${x(0.42 + lean)} ${y(0.96)} ${x(0.66)} ${y(0.4)} ${x(1)} 0`;
    return (
      `<path d="${top}Q0 ${(high * 0.2).toFixed(0)} ${x(-1)} 0Z" fill="${c.mound}"/>` +
      `<path d="M${x(lean)} ${y(1)}C${x(0.42 + lean)} ${y(0.96)} ${x(0.66)} ${y(0.4)} ${x(1)} 0Q${x(0.5)} ${y(-0.12)} ${x(0.12)} ${y(-0.08)}C${x(0.42)} ${y(0.2)} ${x(0.4 + lean)} ${y(0.8)} ${x(lean)} ${y(1)}Z" fill="${c.moundShade}"/>` +
      `<path d="M${x(0.52)} ${y(0.46)}l-6 9M${x(0.66)} ${y(0.28)}l-6 8M${x(0.38)} ${y(0.68)}l-5 9M${x(-0.5)} ${y(0.36)}q5 -7 11 -9M${x(-0.28)} ${y(0.2)}q4 -5 9 -6" fill="none" stroke="${c.grass}" stroke-width="2" stroke-linecap="round" opacity=".8"/>` +
      `<path d="${top}" fill="none" stroke="${c.ink}" stroke-width="2.8" stroke-linecap="round"/>`
    );
  };

export const MOUNDS = forms("mound", 60, 44, [
  mound(60, 42, -0.1),
  mound(56, 36, 0.12),
  mound(60, 44, 0),
  mound(50, 34, -0.05),
]);
export const KNOLLS = forms("knoll", 34, 24, [mound(34, 22, -0.1), mound(30, 20, 0.14), mound(34, 24, 0.05)]);

const tuft = (lines: string) => (c: Palette) =>
  `<path d="${lines}" fill="none" stroke="${c.grass}" stroke-width="2.4" stroke-linecap="round"/>`;

export const TUFTS = forms("tuft", 9, 12, [
  tuft("M-7 0Q-6 -6 -9 -9M-1 0V-11M5 0Q5 -6 9 -9"),
  tuft("M-5 0Q-4 -5 -7 -8M1 0Q1 -6 3 -10M6 0Q7 -4 10 -6"),
]);

const sheep = (way: 1 | -1) => (c: Palette) =>
  `<g transform="scale(${way} 1)"><ellipse cx="3" cy="0" rx="15" ry="4" fill="${c.shadow}" opacity=".2"/>` +
  `<path d="M-7 -3V1M-3 -3V1M5 -3V1M8 -3V1" stroke="${c.ink}" stroke-width="2.2"/>` +
  `<path d="M-11 -5C-15 -10 -10 -16 -5 -14C-3 -19 5 -18 6 -14C12 -16 15 -8 11 -4Q0 -1 -11 -5Z" fill="${c.wool}" stroke="${c.ink}" stroke-width="2"/>` +
  `<path d="M9 -14Q17 -16 17 -9Q13 -5 9 -9Z" fill="${c.ink}"/></g>`;

export const SHEEP = forms("sheep", 17, 18, [sheep(1), sheep(-1)]);
