/**
 * The largest group of each terrain in a world, to be outlined, and for worlds the server tells no reasons of: it sends
 * those of the seat to act only. The points themselves are always the server's.
 */
import type { Score, Term } from "./placements";
import { statueCorner, type Tiles, turned } from "./tiles";
import { type Laid, type Terrain, TERRAINS } from "./view";

/** A square of a world, two to a tile each way. */
export interface Square {
  readonly x: number;
  readonly y: number;
  readonly terrain: Terrain;
}

const CORNERS = [
  [0, 0],
  [1, 0],
  [1, 1],
  [0, 1],
] as const;

export function squaresOf(world: readonly Laid[], tiles: Tiles): Square[] {
  return world.flatMap((laid) => {
    const tile = tiles.get(laid.tile);
    const terrains = tile ? turned(tile, laid.turns) : [];
    return terrains.map((terrain, corner) => {
      const [right, down] = CORNERS[corner] ?? [0, 0];
      return { x: laid.x * 2 + right, y: laid.y * 2 + down, terrain };
    });
  });
}

/** The largest group of a terrain; the first of equals. */
export function largestGroup(squares: readonly Square[], terrain: Terrain): Square[] {
  const left = new Map(
    squares
      .filter((square) => square.terrain === terrain)
      .map((square) => [`${square.x},${square.y}`, square]),
  );
  let largest: Square[] = [];
  for (const start of [...left.values()]) {
    const group: Square[] = [];
    const waiting = [start];
    for (let next = waiting.pop(); next; next = waiting.pop()) {
      if (!left.delete(`${next.x},${next.y}`)) continue;
      group.push(next);
      for (const [dx, dy] of [
        [1, 0],
        [-1, 0],
        [0, 1],
        [0, -1],
      ] as const) {
        const beside = left.get(`${next.x + dx},${next.y + dy}`);
        if (beside) waiting.push(beside);
      }
    }
    if (group.length > largest.length) largest = group;
  }
  return largest;
}

/** What is seen of each terrain in a world: its largest group and the statues of its god. */
export function tally(world: readonly Laid[], tiles: Tiles): Score {
  const squares = squaresOf(world, tiles);
  const terms: Term[] = TERRAINS.map((of) => {
    const group = largestGroup(squares, of).length;
    const statues = world.filter(({ tile }) => tiles.get(tile)?.statue === of).length;
    return { of, group, statues, amount: group * statues };
  });
  return { total: terms.reduce((sum, { amount }) => sum + amount, 0), terms };
}

/** Where statues stand in a world, in squares. */
export function statuesOf(world: readonly Laid[], tiles: Tiles): Square[] {
  return world.flatMap((laid) => {
    const tile = tiles.get(laid.tile);
    const corner = tile ? statueCorner(tile) : null;
    if (!tile?.statue || corner === null) return [];
    const [right, down] = CORNERS[(corner + laid.turns) % 4] ?? [0, 0];
    return [{ x: laid.x * 2 + right, y: laid.y * 2 + down, terrain: tile.statue }];
  });
}
