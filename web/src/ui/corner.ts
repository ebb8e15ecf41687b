/** Where something stands that is about a place: in a corner of the board from which it does not cover that place. */

interface Box {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

export const CORNERS = ["bottom-left", "top-left", "top-right", "bottom-right"] as const;
export type Corner = (typeof CORNERS)[number];

/** From the edge of the board, in pixels. */
const GAP = 8;

/** The corner where a box of this size covers none of the places, or least of them, the first counting most. */
export function freeCorner(own: Pick<Box, "width" | "height">, board: Box, places: readonly Box[]): Corner {
  const worst = (corner: Corner) =>
    places.reduce((sum, place, at) => sum + covered(inCorner(corner, own, board), place) / (at + 1), 0);
  return [...CORNERS].sort((one, other) => worst(one) - worst(other))[0] ?? "bottom-left";
}

function inCorner(corner: Corner, { width, height }: Pick<Box, "width" | "height">, board: Box): Box {
  const left = corner.endsWith("left") ? board.left + GAP : board.left + board.width - width - GAP;
  const top = corner.startsWith("top") ? board.top + GAP : board.top + board.height - height - GAP;
  return { left, top, width, height };
}

/** How much of a place a box covers, in square pixels. */
function covered(box: Box, place: Box): number {
  const across = Math.min(box.left + box.width, place.left + place.width) - Math.max(box.left, place.left);
  const down = Math.min(box.top + box.height, place.top + place.height) - Math.max(box.top, place.top);
  return Math.max(0, across) * Math.max(0, down);
}
