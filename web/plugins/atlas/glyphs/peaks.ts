/** Peaks: lit from the left, hatched in the shade, with snow on the high ones; and boulders. */
import { Chance } from "../chance.ts";
import { short } from "../geometry.ts";
import type { Palette } from "../palette.ts";
import { cast, forms, type Glyph } from "./glyph.ts";

type Spot = readonly [number, number];
const line = (spots: readonly Spot[]) => spots.map(([x, y]) => `${short(x)} ${short(y)}`).join("L");

/** A slope from the top down to the foot, in uneven steps. */
function slope(chance: Chance, top: Spot, foot: Spot, steps: number): Spot[] {
  const found: Spot[] = [top];
  for (let i = 1; i < steps; i++) {
    const part = i / steps + chance.between(-0.07, 0.07);
    const out = chance.between(-0.05, 0.08) * Math.abs(foot[0] - top[0]) * Math.sign(foot[0] - top[0]);
    found.push([top[0] + (foot[0] - top[0]) * part + out, top[1] + (foot[1] - top[1]) * part]);
  }
  return [...found, foot];
}

const peak =
  (seed: number, half: number, high: number, snowy: boolean): Glyph["draw"] =>
  (c: Palette) => {
    const chance = new Chance(seed);
    const top: Spot = [chance.between(-0.16, 0.1) * half, -high];
    const left = slope(chance, top, [-half, 0], 4);
    const right = slope(chance, top, [half, 0], 4);
    // The ridge comes down towards whoever looks, and parts light from shade.
    const ridge: Spot[] = [top];
    for (const [part, aside] of [
      [0.2, 0.07],
      [0.38, -0.1],
      [0.6, 0.12],
      [0.8, -0.02],
      [1.02, 0.16],
    ] as const) {
      ridge.push([top[0] + (aside + chance.between(-0.04, 0.04)) * half, top[1] + high * part]);
    }
    const outline = `M${line([...left].reverse())}L${line(right.slice(1))}Q${short(half * 0.4)} 7 0 4Q${short(-half * 0.5)} 8 ${short(-half)} 0Z`;
    const shade = `M${line(ridge)}L${line([...right].reverse())}Z`;
    const hatch = [0.34, 0.48, 0.62, 0.76].map((part) => {
      const x = top[0] + half * (0.2 + part * 0.5);
      const y = -high * (1 - part) + 4;
      return `M${short(x)} ${short(y)}L${short(x - half * 0.16)} ${short(y + high * 0.2)}`;
    });
    const cap = [
      left[1]!,
      [left[1]![0] * 0.6 + top[0] * 0.4 + 3, left[1]![1] + high * 0.04],
      [top[0] - half * 0.06, top[1] + high * 0.22],
      ridge[1]!,
      [top[0] + half * 0.12, top[1] + high * 0.3],
      [right[1]![0] - 3, right[1]![1] - high * 0.05],
      right[1]!,
    ] as Spot[];
    return (
      cast(c, half * 0.98, half * 0.2) +
      `<path d="${outline}" fill="${c.rock}"/>` +
      `<path d="${shade}" fill="${c.rockShade}"/>` +
      (snowy ? `<path d="M${line(top ? [top] : [])}L${line(cap)}Z" fill="${c.snow}"/>` : "") +
      `<path d="${hatch.join("")}M${line(ridge.slice(snowy ? 1 : 0))}M${short(-half * 0.5)} ${short(-high * 0.22)}l${short(half * 0.1)} ${short(high * 0.16)}M${short(-half * 0.3)} ${short(-high * 0.4)}l${short(half * 0.07)} ${short(high * 0.17)}" fill="none" stroke="${c.rockLine}" stroke-width="1.8" opacity=".55" stroke-linecap="round"/>` +
      `<path d="M${line([...left].reverse())}L${line(right.slice(1))}" fill="none" stroke="${c.ink}" stroke-width="3.2" stroke-linejoin="round" stroke-linecap="round"/>`
    );
  };

export const PEAKS = forms("peak", 60, 100, [
  peak(3, 60, 100, true),
  peak(8, 56, 92, true),
  peak(21, 62, 86, true),
  peak(34, 52, 96, true),
]);
export const CRAGS = forms("crag", 38, 54, [
  peak(5, 38, 54, false),
  peak(13, 34, 50, true),
  peak(29, 38, 46, false),
]);

const boulder = (c: Palette) =>
  cast(c, 12) +
  `<path d="M-12 0L-9 -9L-1 -13L9 -9L13 0Q0 3 -12 0Z" fill="${c.rock}" stroke="${c.ink}" stroke-width="2.2"/>` +
  `<path d="M-1 -13L9 -9L13 0L3 1Z" fill="${c.rockShade}"/>`;
const boulders = (c: Palette) =>
  boulder(c) +
  `<path d="M11 2L13 -5L20 -7L25 1Q18 4 11 2Z" fill="${c.rock}" stroke="${c.ink}" stroke-width="2"/>`;

export const BOULDERS = forms("boulder", 18, 14, [boulder, boulders]);
