/** How a tile is painted: four fields with borders drawn by a steady hand, the same every time for the same tile. */
import { statueCorner, type Tile } from "./tiles";
import type { Terrain } from "../types";

/** A tile is so many units wide. */
export const TILE = 100;
const HALF = TILE / 2;
/** How round its corners are. */
const ROUND = 6;

export interface Field {
  readonly terrain: Terrain;
  readonly path: string;
  /** Which of the drawings of its terrain. */
  readonly drawing: number;
  /** Its middle. */
  readonly x: number;
  readonly y: number;
}

export interface Painting {
  readonly fields: readonly Field[];
  /** Borders between unlike terrains. */
  readonly borders: string;
  readonly statue: { readonly god: Terrain; readonly x: number; readonly y: number } | null;
}

/** How many drawings each terrain has. */
export const DRAWINGS = 3;

const MIDDLES = [
  [25, 25],
  [75, 25],
  [75, 75],
  [25, 75],
] as const;

type Point = readonly [number, number];

const painted = new WeakMap<Tile, Painting>();

/** A tile's painting; it is painted once. */
export function paint(tile: Tile): Painting {
  const found = painted.get(tile) ?? painting(tile);
  painted.set(tile, found);
  return found;
}

function painting(tile: Tile): Painting {
  const chance = steady(tile.id);
  const wobble = (most: number) => Math.round((chance() * 2 - 1) * most * 10) / 10;
  const centre: Point = [HALF + wobble(5), HALF + wobble(5)];
  // From the middle of each edge to the centre: north, east, south, west.
  const ends: readonly Point[] = [
    [HALF + wobble(3), 0],
    [TILE, HALF + wobble(3)],
    [HALF + wobble(3), TILE],
    [0, HALF + wobble(3)],
  ];
  const arms = ends.map((end) => new Arm(end, centre, wobble(9), wobble(9)));
  const corners: readonly Point[] = [
    [0, 0],
    [TILE, 0],
    [TILE, TILE],
    [0, TILE],
  ];
  const fields = tile.squares.map((terrain, corner) => {
    // Clockwise: the arm before the corner is left outwards, the one behind it is followed inwards.
    const [out, into] = [arms[(corner + 3) % 4] as Arm, arms[corner] as Arm];
    const [x, y] = MIDDLES[corner] ?? [HALF, HALF];
    const path = `M${at(centre)}${out.outwards}${rounded(corners[corner] ?? centre)}L${at(into.end)}${into.inwards}Z`;
    return { terrain, path, drawing: Math.floor(chance() * DRAWINGS), x, y };
  });
  const borders = arms
    .filter((_, arm) => tile.squares[arm] !== tile.squares[(arm + 1) % 4])
    .map((arm) => `M${at(arm.end)}${arm.inwards}`)
    .join("");
  const corner = statueCorner(tile);
  const [x, y] = MIDDLES[corner ?? 0] ?? [HALF, HALF];
  return { fields, borders, statue: tile.statue === null ? null : { god: tile.statue, x, y } };
}

/** A border from the edge of a tile to its centre. */
class Arm {
  readonly inwards: string;
  readonly outwards: string;

  constructor(
    readonly end: Point,
    centre: Point,
    first: number,
    second: number,
  ) {
    const [dx, dy] = [centre[0] - end[0], centre[1] - end[1]];
    const far = Math.hypot(dx, dy);
    const along = (share: number, aside: number): Point => [
      end[0] + dx * share - (dy / far) * aside,
      end[1] + dy * share + (dx / far) * aside,
    ];
    const [near, deep] = [along(0.3, first), along(0.7, second)];
    this.inwards = `C${at(near)} ${at(deep)} ${at(centre)}`;
    this.outwards = `C${at(deep)} ${at(near)} ${at(end)}`;
  }
}

/** Around a corner of the tile, clockwise. */
function rounded([x, y]: Point): string {
  const [right, low] = [x > 0, y > 0];
  // Towards the corner along the edge that comes first, and away along the next.
  const first: Point = right === low ? [x, low ? y - ROUND : y + ROUND] : [right ? x - ROUND : x + ROUND, y];
  const second: Point = right === low ? [right ? x - ROUND : x + ROUND, y] : [x, low ? y - ROUND : y + ROUND];
  return `L${at(first)}Q${at([x, y])} ${at(second)}`;
}

const at = ([x, y]: Point): string => `${Math.round(x * 10) / 10},${Math.round(y * 10) / 10}`;

/** Numbers between 0 and 1 that only depend on the name. */
export function steady(name: string): () => number {
  let state = 2166136261;
  for (const sign of name) state = Math.imul(state ^ sign.charCodeAt(0), 16777619);
  return () => {
    state = Math.imul(state ^ (state >>> 15), 2246822519) + 0x9e3779b9;
    return ((state ^ (state >>> 13)) >>> 0) / 4294967296;
  };
}
