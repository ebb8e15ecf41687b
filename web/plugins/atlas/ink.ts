/** The borders in ink: each drawn once, soft beneath, firm above, and with a second stroke of the pen beside it. */
import { coasts } from "./coast.ts";
import { short, smooth } from "./geometry.ts";
import type { Outline } from "./outlines.ts";
import type { Palette } from "./palette.ts";

export function ink(outline: Outline, colours: Palette, size: number): string {
  const wet = new Set(coasts(outline));
  const inner = outline.borders.filter(({ between }) => !between.includes(0));
  const dry = inner.filter((border) => !wet.has(border)).map(({ points }) => smooth(points));
  const coast = inner.filter((border) => wet.has(border)).map(({ points }) => smooth(points));
  const wide = (width: number) => short(width * size, 1);
  return (
    `<defs><path id="dry" d="${dry.join("")}"/><path id="coast" d="${coast.join("")}"/></defs>` +
    `<g fill="none" stroke-linejoin="round" stroke-linecap="round">` +
    `<use href="#dry" stroke="${colours.ink}" stroke-width="${wide(15)}" stroke-opacity=".16"/>` +
    `<use href="#dry" stroke="${colours.ink}" stroke-width="${wide(6)}"/>` +
    `<use href="#dry" stroke="${colours.inkSoft}" stroke-width="${wide(2)}" stroke-opacity=".8" transform="translate(${wide(4.2)} ${wide(3.4)})" stroke-dasharray="${wide(70)} ${wide(26)} ${wide(150)} ${wide(40)} ${wide(30)} ${wide(18)}"/>` +
    `<use href="#coast" stroke="${colours.ink}" stroke-width="${wide(7.5)}"/></g>`
  );
}
