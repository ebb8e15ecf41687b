/** The lines of the map as they are drawn: where a push begins, which way it goes, and what lies where. */
import type { Side } from "../types";

/** The sides of the map, clockwise. */
export const SIDES = ["north", "east", "south", "west"] as const satisfies readonly Side[];

export interface Line {
  readonly side: Side;
  /** 1 to 3, from the left or from the top. */
  readonly line: number;
}

/** The way a push from a side goes. */
export const WAY: Readonly<Record<Side, { readonly x: number; readonly y: number }>> = {
  north: { x: 0, y: 1 },
  east: { x: -1, y: 0 },
  south: { x: 0, y: -1 },
  west: { x: 1, y: 0 },
};

/** The cell (0 to 8) of a line at this depth: 0 is next to the marker, 2 is the far end. */
export function cellOf({ side, line }: Line, depth: number): number {
  const at = line - 1;
  switch (side) {
    case "north":
      return depth * 3 + at;
    case "south":
      return (2 - depth) * 3 + at;
    case "west":
      return at * 3 + depth;
    case "east":
      return at * 3 + 2 - depth;
  }
}

/** Whether a cell is pushed by this line. */
export function pushes(pushed: Line, cell: number): boolean {
  return [0, 1, 2].some((depth) => cellOf(pushed, depth) === cell);
}

/** Where a marker of this line stands: column and row of the map, −1 and 3 being outside. */
export function standing({ side, line }: Line): { x: number; y: number } {
  const at = line - 1;
  if (side === "north") return { x: at, y: -1 };
  if (side === "south") return { x: at, y: 3 };
  return { x: side === "west" ? -1 : 3, y: at };
}
