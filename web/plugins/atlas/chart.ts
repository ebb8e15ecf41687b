/** What the client needs to know of a board besides its picture: where one clicks, and where pieces go. */
import { depth, smooth, straight, type Point } from "./geometry.ts";
import type { Outline, Region } from "./outlines.ts";

/** The picture is so much larger than the land on every side: the frame. */
export const MARGIN = 64;

export interface RegionChart {
  readonly id: number;
  /** The outline, as the data of an SVG path. */
  readonly path: string;
  readonly label: Point;
  readonly radius: number;
  readonly terrain: string;
  readonly symbols: readonly string[];
  readonly tribe: boolean;
  /** The directions, in degrees, in which there is room beside the stack: for its symbols, its number, its markers. */
  readonly spots: {
    readonly symbols: readonly number[];
    readonly number: number;
    readonly markers: readonly number[];
  };
}

export interface Chart {
  readonly players: number;
  readonly width: number;
  readonly height: number;
  readonly margin: number;
  /** The radius of the usual region's disc. */
  readonly unit: number;
  readonly regions: readonly RegionChart[];
  readonly borders: readonly { readonly between: readonly [number, number]; readonly path: string }[];
}

export function chart(outline: Outline): Chart {
  const size = unit(outline);
  return {
    players: outline.players,
    width: outline.width,
    height: outline.height,
    margin: MARGIN,
    unit: size,
    regions: outline.regions.map((region) => ({
      id: region.id,
      path: ring(outline, region),
      label: [Math.round(region.label[0]), Math.round(region.label[1])],
      radius: Math.round(region.radius),
      terrain: region.terrain,
      symbols: region.symbols,
      tribe: region.tribe,
      spots: spots(region, size),
    })),
    borders: outline.borders
      .filter(({ between }) => !between.includes(0))
      .map(({ between, points }) => ({ between, path: smooth(points) })),
  };
}

/** The radius of the usual region's disc: what glyphs and pieces are measured by. */
export function unit(outline: Outline): number {
  const radii = outline.regions.map(({ radius }) => radius).sort((a, b) => a - b);
  return Math.round(radii[radii.length >> 1] ?? 0);
}

/** The outline of a region, of the same bends as its borders, so that both lie on each other. */
export function ring(outline: Outline, region: Region): string {
  const lines = region.borders.map((number) => {
    const { between, points } = outline.borders[Math.abs(number) - 1]!;
    const walked = number > 0 ? points : [...points].reverse();
    return between.includes(0) ? straight(walked) : smooth(walked);
  });
  return lines.map((line, i) => (i ? line.replace(/^M-?\d+ ?-?\d+/, "") : line)).join("") + "Z";
}

/** Eight directions; the symbols take the roomiest below, the number and the markers what is left. */
function spots(region: Region, size: number): RegionChart["spots"] {
  const room = (degrees: number): number => {
    const turn = (degrees * Math.PI) / 180;
    const at: Point = [
      region.label[0] + Math.cos(turn) * size * 0.62,
      region.label[1] + Math.sin(turn) * size * 0.62,
    ];
    return Math.min(depth(at, region.points), size * 0.3);
  };
  const free = [0, 45, 90, 135, 180, 225, 270, 315];
  const take = (liking: (degrees: number) => number): number => {
    const best = free.reduce((a, b) => (room(b) + liking(b) > room(a) + liking(a) ? b : a));
    free.splice(free.indexOf(best), 1);
    return best;
  };
  const low = (degrees: number) => Math.sin((degrees * Math.PI) / 180) * size * 0.2;
  const right = (degrees: number) => Math.cos((degrees * Math.PI) / 180) * size * 0.12;
  const symbols = region.symbols.map(() => take((degrees) => low(degrees) - right(degrees)));
  const markers = [0, 1, 2].map(() => take((degrees) => right(degrees) - low(degrees)));
  return { symbols, number: take((degrees) => -low(degrees)), markers };
}
