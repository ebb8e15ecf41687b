/** A glyph: a small drawing that stands on the point it is put, and the room it takes. */
import type { Palette } from "../palette.ts";

export interface Glyph {
  readonly id: string;
  /** How far it reaches to both sides, and up. */
  readonly half: number;
  readonly high: number;
  readonly draw: (colours: Palette) => string;
}

/** The same drawing in several forms. */
export function forms(name: string, half: number, high: number, draws: readonly Glyph["draw"][]): Glyph[] {
  return draws.map((draw, i) => ({ id: `${name}${i}`, half, high, draw }));
}

/** The shadow on the ground, to the right of what stands there. */
export function cast(colours: Palette, wide: number, high = wide * 0.28): string {
  return `<ellipse cx="${wide * 0.28}" cy="-1" rx="${wide}" ry="${high}" fill="${colours.shadow}" opacity=".2"/>`;
}
