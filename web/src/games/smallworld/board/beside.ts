/** Where something that belongs to a region stands: beside it, inside the map, without covering it if that can be. */

export interface Box {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

const GAP = 8;

/** The place of a box of this size beside a region, counted from the corner of the map. */
export function beside(region: Box, own: Pick<Box, "width" | "height">, map: Box): { x: number; y: number } {
  const left = region.left - map.left;
  const top = region.top - map.top;
  const right = left + region.width;
  const inside = (value: number, size: number, room: number) =>
    Math.max(GAP, Math.min(value, room - size - GAP));
  const level = inside(top + region.height / 2 - own.height / 2, own.height, map.height);
  if (right + GAP + own.width <= map.width - GAP) return { x: right + GAP, y: level };
  if (left - GAP - own.width >= GAP) return { x: left - GAP - own.width, y: level };
  // No room at the sides: above or below, whichever has more.
  const x = inside(left + region.width / 2 - own.width / 2, own.width, map.width);
  const below = map.height - top - region.height > top;
  const y = below ? top + region.height + GAP : top - own.height - GAP;
  return { x, y: inside(y, own.height, map.height) };
}
