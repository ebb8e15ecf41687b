/** Where the pieces of a region lie, and how large they are drawn: never too small for a finger or an eye. */
import type { Board, RegionChart } from "./boards";

const SMALLEST = 27; // pixels across a disc
const LARGE = 66; // beyond this they grow more slowly than the land, which is what one came closer for

/** The radius of a disc in the units of the board, if a unit is so many pixels. */
export function discRadius(board: Pick<Board, "unit">, pixels: number): number {
  if (pixels <= 0) return board.unit * 0.44;
  const across = Math.max(SMALLEST, board.unit * 0.88 * pixels);
  return (across <= LARGE ? across : LARGE + (across - LARGE) * 0.4) / pixels / 2;
}

/** A point beside the stack: in this direction, so many radii away. */
export function beside(
  region: Pick<RegionChart, "label">,
  degrees: number,
  far: number,
  radius: number,
): readonly [number, number] {
  const turn = (degrees * Math.PI) / 180;
  return [region.label[0] + Math.cos(turn) * far * radius, region.label[1] + Math.sin(turn) * far * radius];
}

/**
 * Where one of several chips on a region lies, from its middle, in radii: in a row on empty land, around the top of what
 * stands there.
 */
export function chipSpot(at: number, count: number, alone: boolean): readonly [number, number] {
  if (alone) return [(at - (count - 1) / 2) * 1.25, 0];
  return (
    (
      [
        [-0.82, -0.82],
        [0.82, -0.82],
      ] as const
    )[at] ?? [0, -1.35]
  );
}

/** How far beside the stack something lies, in radii: where pieces are large for the land, it moves in over the stack's edge. */
export function apart(radii: number, least: number, board: Pick<Board, "unit">, radius: number): number {
  return Math.min(radii, Math.max(least, (board.unit * 0.66) / radius));
}
