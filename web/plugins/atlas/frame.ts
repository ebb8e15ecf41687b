/** The paper around and over the land: grain, folds, a darker rim, and a frame as atlases have. */
import { Chance } from "./chance.ts";
import { MARGIN } from "./chart.ts";
import { short } from "./geometry.ts";
import type { Outline } from "./outlines.ts";
import type { Palette } from "./palette.ts";

const TILE = 420;

/** What the paper's overlay refers to. */
export function paperDefs(colours: Palette): string {
  const chance = new Chance(4711);
  const at = () => `${short(chance.between(4, TILE - 4))} ${short(chance.between(4, TILE - 4))}`;
  const flecks = Array.from({ length: 150 }, () => `M${at()}h.1`).join("");
  const dots = Array.from({ length: 90 }, () => `M${at()}h.1`).join("");
  const fibres = Array.from({ length: 26 }, () => {
    const [dx, dy] = [chance.between(-16, 16), chance.between(-16, 16)];
    return `M${at()}q${short(dx)} ${short(-dy)} ${short(dx + dy)} ${short(dy)}`;
  }).join("");
  const stops = (edge: number) =>
    `<stop offset=".55" stop-color="${colours.vignette}" stop-opacity="0"/>` +
    `<stop offset=".85" stop-color="${colours.vignette}" stop-opacity="${edge * 0.4}"/>` +
    `<stop offset="1" stop-color="${colours.vignette}" stop-opacity="${edge}"/>`;
  const fold =
    `<stop offset="0" stop-color="${colours.shadow}" stop-opacity="0"/><stop offset=".46" stop-color="${colours.shadow}" stop-opacity=".08"/>` +
    `<stop offset=".5" stop-color="${colours.fleckLight}" stop-opacity=".13"/><stop offset="1" stop-color="${colours.fleckLight}" stop-opacity="0"/>`;
  return (
    `<pattern id="grain" width="${TILE}" height="${TILE}" patternUnits="userSpaceOnUse"><g fill="none" stroke-linecap="round">` +
    `<path d="${flecks}" stroke="${colours.fleckDark}" stroke-width="4" stroke-opacity=".13"/>` +
    `<path d="${dots}" stroke="${colours.fleckLight}" stroke-width="5" stroke-opacity=".22"/>` +
    `<path d="${fibres}" stroke="${colours.fleckDark}" stroke-width="1.6" stroke-opacity=".16"/></g></pattern>` +
    `<radialGradient id="rim" r=".72">${stops(0.5)}</radialGradient>` +
    `<linearGradient id="down">${fold}</linearGradient><linearGradient id="across" x2="0" y2="1">${fold}</linearGradient>`
  );
}

/** What lies over the land. */
export function overPaper({ width, height }: Outline): string {
  const folds = [1 / 3, 2 / 3].map(
    (part) => `<rect x="${short(width * part - 46)}" width="92" height="${height}" fill="url(#down)"/>`,
  );
  return (
    `<rect width="${width}" height="${height}" fill="url(#grain)"/>${folds.join("")}` +
    `<rect y="${short(height / 2 - 46)}" width="${width}" height="92" fill="url(#across)"/>` +
    `<rect width="${width}" height="${height}" fill="url(#rim)"/>`
  );
}

/** The frame: paper, a band of degrees, lines, and a boss at each corner. */
export function frame({ width, height }: Outline, colours: Palette): string {
  const m = MARGIN;
  const ring = (out: number) => `M${-out} ${-out}H${width + out}V${height + out}H${-out}Z`;
  const band = (from: number, to: number, fill: string) =>
    `<path d="${ring(to)}${ring(from)}" fill-rule="evenodd" fill="${fill}"/>`;
  const step = 100;
  const marks: string[] = [];
  for (let x = 0; x < width; x += 2 * step) {
    const long = Math.min(step, width - x);
    marks.push(`M${x} -30h${long}v12h${-long}ZM${x} ${height + 18}h${long}v12h${-long}Z`);
  }
  for (let y = 0; y < height; y += 2 * step) {
    const long = Math.min(step, height - y);
    marks.push(`M-30 ${y}h12v${long}h-12ZM${width + 18} ${y}h12v${long}h-12Z`);
  }
  const bosses = [
    [-24, -24],
    [width + 24, -24],
    [-24, height + 24],
    [width + 24, height + 24],
  ].map(([x, y]) => `<use href="#boss" x="${x}" y="${y}"/>`);
  return (
    band(0, m, colours.paper) +
    band(m - 12, m, colours.paperDeep) +
    `<path d="${marks.join("")}" fill="${colours.frame}"/>` +
    `<g fill="none" stroke="${colours.frame}"><path d="${ring(3)}" stroke-width="8"/><path d="${ring(15)}" stroke-width="2.5"/><path d="${ring(33)}" stroke-width="2.5"/><path d="${ring(44)}" stroke-width="5"/></g>` +
    bosses.join("")
  );
}

/** The boss of a corner. */
export function boss(colours: Palette): string {
  return (
    `<g id="boss"><rect x="-30" y="-30" width="60" height="60" rx="6" fill="${colours.paper}" stroke="${colours.frame}" stroke-width="5"/>` +
    `<path d="M0 -23Q5 -5 23 0Q5 5 0 23Q-5 5 -23 0Q-5 -5 0 -23Z" fill="${colours.frame}"/><circle r="5" fill="${colours.paper}"/></g>`
  );
}
