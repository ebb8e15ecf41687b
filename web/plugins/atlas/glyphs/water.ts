/** What is on the water: waves, a ship, a serpent; and the rose of the winds. */
import type { Palette } from "../palette.ts";
import { forms, type Glyph } from "./glyph.ts";

const wave =
  (lines: string): Glyph["draw"] =>
  (c: Palette) =>
    `<path d="${lines}" fill="none" stroke="${c.wave}" stroke-width="3.2" stroke-linecap="round" opacity=".75"/>`;

export const WAVES = forms("wave", 34, 14, [
  wave("M-32 0Q-22 -13 -12 -1Q-3 -13 6 -1Q15 -13 26 0"),
  wave("M-24 0Q-14 -12 -5 -1Q4 -12 14 0M-6 9Q4 0 13 8"),
  wave("M-16 0Q-8 -10 0 -1Q8 -10 16 0"),
]);

const ship = (c: Palette) =>
  `<path d="M-50 8q14 -8 26 0t26 0t26 0" fill="none" stroke="${c.wave}" stroke-width="3.4" stroke-linecap="round"/>` +
  `<path d="M-4 -6V-88" stroke="${c.bark}" stroke-width="5"/>` +
  `<path d="M-40 -20Q-32 4 -22 6H24Q36 -2 44 -24L30 -18H-24Z" fill="${c.bark}" stroke="${c.ink}" stroke-width="3" stroke-linejoin="round"/>` +
  `<path d="M-34 -8Q0 -1 38 -10" fill="none" stroke="${c.fields[1]}" stroke-width="3"/>` +
  `<path d="M-32 -78Q-4 -84 26 -78Q38 -52 28 -28Q-2 -36 -30 -28Q-20 -52 -32 -78Z" fill="${c.sail}" stroke="${c.ink}" stroke-width="3" stroke-linejoin="round"/>` +
  `<path d="M-25 -62Q0 -68 31 -62L33 -48Q0 -54 -23 -47Z" fill="${c.roof}"/>` +
  `<path d="M-4 -88Q8 -96 18 -90Q10 -84 -4 -86Z" fill="${c.roof}" stroke="${c.ink}" stroke-width="2"/>`;

const serpent = (c: Palette) => {
  const coil = (x: number, high: number, wide: number) =>
    `<path d="M${x - wide} 2C${x - wide} ${-high} ${x + wide} ${-high} ${x + wide} 2L${x + wide * 0.45} 2C${x + wide * 0.4} ${-high * 0.5} ${x - wide * 0.4} ${-high * 0.5} ${x - wide * 0.45} 2Z" fill="${c.beast}" stroke="${c.ink}" stroke-width="3" stroke-linejoin="round"/>`;
  return (
    coil(24, 40, 20) +
    coil(66, 28, 14) +
    `<path d="M86 2Q92 -14 104 -12Q98 -6 96 2Z" fill="${c.beast}" stroke="${c.ink}" stroke-width="3"/>` +
    `<path d="M-12 2C-10 -26 -22 -30 -22 -46C-22 -62 -42 -66 -54 -54Q-62 -46 -70 -42Q-64 -34 -50 -38Q-38 -42 -38 -32C-38 -18 -34 -12 -34 2Z" fill="${c.beast}" stroke="${c.ink}" stroke-width="3" stroke-linejoin="round"/>` +
    `<circle cx="-46" cy="-50" r="3.6" fill="${c.snow}"/><path d="M-30 -60l6 -11l4 14M-22 -46l10 -6l-6 14" fill="${c.beast}" stroke="${c.ink}" stroke-width="2.4"/>` +
    `<path d="M-48 8q10 -6 20 0t20 0M2 8q11 -6 22 0t22 0t22 0t22 0" fill="none" stroke="${c.wave}" stroke-width="3.4" stroke-linecap="round"/>`
  );
};

export const SHIPS = forms("ship", 52, 96, [ship]);
export const SERPENTS = forms("serpent", 90, 72, [serpent]);

/** The rose of the winds, of radius 100, around its middle. */
export function rose(c: Palette): string {
  const point = (turn: number, far: number, wide: number) =>
    `<g transform="rotate(${turn})"><path d="M0 ${-far}L${wide} ${-wide}L0 0Z" fill="${c.frame}"/>` +
    `<path d="M0 ${-far}L${-wide} ${-wide}L0 0Z" fill="${c.frameLight}"/>` +
    `<path d="M0 ${-far}L${wide} ${-wide}L0 0L${-wide} ${-wide}Z" fill="none" stroke="${c.frame}" stroke-width="2"/></g>`;
  const ticks = Array.from(
    { length: 32 },
    (_, i) => `<path transform="rotate(${i * 11.25})" d="M0 -72v-6"/>`,
  ).join("");
  return (
    `<circle r="78" fill="${c.frameLight}" opacity=".22"/>` +
    `<g fill="none" stroke="${c.frame}" stroke-width="2.4"><circle r="78"/><circle r="72" stroke-width="1.4"/><circle r="34" stroke-width="1.6"/>${ticks}</g>` +
    [45, 135, 225, 315].map((turn) => point(turn, 66, 11)).join("") +
    [0, 90, 180, 270].map((turn) => point(turn, 98, 15)).join("") +
    `<path d="M0 -118C-9 -110 -10 -104 -4 -101L-8 -97H8L4 -101C10 -104 9 -110 0 -118Z" fill="${c.roof}" stroke="${c.frame}" stroke-width="1.6"/>` +
    `<circle r="7" fill="${c.roof}" stroke="${c.frame}" stroke-width="2"/>`
  );
}
