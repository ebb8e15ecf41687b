/** The two pictures on the sheet of Creation: a push on the map, and a group that scores. */
import type { Terrain } from "../types";

const LETTERS: Readonly<Record<string, Terrain>> = {
  b: "blossom",
  e: "ember",
  t: "tide",
  g: "grove",
  d: "dune",
};

/** A square of a tile in a picture: where it is, and what grows there. */
export interface Square {
  readonly x: number;
  readonly y: number;
  readonly terrain: Terrain;
}

export interface TileDrawn {
  /** The corner of the tile, in squares. */
  readonly x: number;
  readonly y: number;
  readonly squares: readonly Square[];
}

/** Tiles from rows of letters, two by two; a point is nothing. */
export function tiles(rows: readonly string[]): readonly TileDrawn[] {
  const made: TileDrawn[] = [];
  for (let y = 0; y < rows.length; y += 2) {
    for (let x = 0; x < (rows[y]?.length ?? 0); x += 2) {
      const squares = [0, 1].flatMap((down) =>
        [0, 1].flatMap((right) => {
          const terrain = LETTERS[rows[y + down]?.[x + right] ?? "."];
          return terrain ? [{ x: right, y: down, terrain }] : [];
        }),
      );
      if (squares.length > 0) made.push({ x, y, squares });
    }
  }
  return made;
}

/** The neutral map before the push. */
export const MAP = tiles(["tgbbde", "tggbdd", "eettgb", "edttgg", "bbdeet", "bgddtt"]);

/** A world with a group of six Tide squares, in capitals its outline, and two statues of its god. */
export const WORLD = tiles(["gett..", "ggtt..", "bbttdd", "beegdd", "..eebb", "..egbb"]);
export const GROUP: readonly (readonly [number, number])[] = [
  [2, 0],
  [3, 0],
  [2, 1],
  [3, 1],
  [2, 2],
  [3, 2],
];
export const STATUES: readonly (readonly [number, number])[] = [
  [3, 1],
  [5, 3],
];

/** The outline of a set of squares: its edges that have no other square of it behind them. */
export function outline(squares: readonly (readonly [number, number])[]): string {
  const within = new Set(squares.map(([x, y]) => `${x} ${y}`));
  return squares
    .flatMap(([x, y]) => [
      within.has(`${x} ${y - 1}`) ? "" : `M${x} ${y}h1`,
      within.has(`${x} ${y + 1}`) ? "" : `M${x} ${y + 1}h1`,
      within.has(`${x - 1} ${y}`) ? "" : `M${x} ${y}v1`,
      within.has(`${x + 1} ${y}`) ? "" : `M${x + 1} ${y}v1`,
    ])
    .join("");
}
