/** Trees: firs, leafy ones and bushes, in three greens. */
import type { Palette } from "../palette.ts";
import { cast, forms } from "./glyph.ts";

const fir = (shade: 0 | 1 | 2, high: number) => (c: Palette) => {
  const y = (part: number) => (-high * part).toFixed(0);
  return (
    cast(c, 20) +
    `<path d="M-3 0V-11H3V0Z" fill="${c.bark}"/>` +
    `<path d="M0 ${y(1)}Q4 ${y(0.84)} 12 ${y(0.7)}L6 ${y(0.71)}Q9 ${y(0.55)} 17 ${y(0.43)}L9 ${y(0.45)}Q13 ${y(0.25)} 22 ${y(0.12)}Q0 ${y(0)} -22 ${y(0.12)}Q-13 ${y(0.25)} -9 ${y(0.45)}L-17 ${y(0.43)}Q-9 ${y(0.55)} -6 ${y(0.71)}L-12 ${y(0.7)}Q-4 ${y(0.84)} 0 ${y(1)}Z" fill="${c.needle[shade]}" stroke="${c.ink}" stroke-width="2.4"/>` +
    `<path d="M0 ${y(1)}Q4 ${y(0.84)} 12 ${y(0.7)}L6 ${y(0.71)}Q9 ${y(0.55)} 17 ${y(0.43)}L9 ${y(0.45)}Q13 ${y(0.25)} 22 ${y(0.12)}Q14 ${y(0.06)} 4 ${y(0.07)}Q5 ${y(0.2)} 1 ${y(0.3)}L4 ${y(0.5)}L-1 ${y(0.6)}L2 ${y(0.8)}Z" fill="${c.needleShade}" opacity=".75"/>`
  );
};

const oak = (shade: 0 | 1 | 2, crown: string, dark: string, light: string) => (c: Palette) =>
  cast(c, 22) +
  `<path d="M-3 0L-2 -14H3L4 0Z" fill="${c.bark}"/>` +
  `<path d="${crown}" fill="${c.leaf[shade]}" stroke="${c.ink}" stroke-width="2.4"/>` +
  `<path d="${dark}" fill="${c.leafShade}" opacity=".7"/>` +
  `<path d="${light}" fill="none" stroke="${c.leafLight}" stroke-width="2.6" stroke-linecap="round"/>`;

const ROUND = [
  "M-20 -14C-29 -21 -25 -36 -14 -36C-12 -49 9 -51 13 -39C24 -40 29 -25 20 -15C14 -7 -13 -6 -20 -14Z",
  "M20 -15C29 -25 24 -40 13 -39C19 -30 14 -17 -8 -10C3 -7 14 -7 20 -15Z",
  "M-14 -30Q-10 -40 -1 -41M-19 -22Q-19 -27 -15 -30",
] as const;
const TALL = [
  "M-15 -12C-24 -20 -20 -34 -14 -40C-10 -56 10 -57 13 -42C21 -36 23 -20 15 -12C9 -6 -9 -6 -15 -12Z",
  "M15 -12C23 -20 21 -36 13 -42C17 -30 12 -15 -5 -9C3 -7 10 -7 15 -12Z",
  "M-11 -38Q-8 -47 -1 -48M-14 -24Q-16 -30 -13 -34",
] as const;
const WIDE = [
  "M-23 -11C-32 -17 -28 -30 -18 -29C-16 -40 1 -43 6 -34C15 -40 27 -30 24 -21C29 -14 22 -7 14 -9C2 -3 -16 -4 -23 -11Z",
  "M24 -21C27 -30 15 -40 6 -34C16 -28 14 -15 -10 -7C0 -4 8 -6 14 -9C22 -7 29 -14 24 -21Z",
  "M-17 -24Q-13 -33 -5 -34M9 -29Q13 -32 17 -29",
] as const;

export const FIRS = forms("fir", 22, 62, [fir(0, 62), fir(1, 56), fir(2, 66), fir(1, 50)]);
export const OAKS = forms("oak", 25, 52, [
  oak(0, ...ROUND),
  oak(1, ...TALL),
  oak(2, ...WIDE),
  oak(1, ...ROUND),
  oak(2, ...TALL),
]);

const bush = (shade: 0 | 1 | 2) => (c: Palette) =>
  cast(c, 13) +
  `<path d="M-13 -1C-19 -8 -12 -16 -6 -14C-3 -22 8 -20 8 -13C16 -14 18 -4 13 -1Q0 3 -13 -1Z" fill="${c.leaf[shade]}" stroke="${c.ink}" stroke-width="2.2"/>` +
  `<path d="M-7 -10Q-4 -15 1 -15" fill="none" stroke="${c.leafLight}" stroke-width="2.2" stroke-linecap="round"/>`;

export const BUSHES = forms("bush", 15, 20, [bush(0), bush(2)]);
