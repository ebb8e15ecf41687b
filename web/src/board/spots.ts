/** Where the pieces of a region lie, and how large they are drawn: never too small for a finger or an eye. */
import type { Board, RegionChart } from "./boards";

const SMALLEST = 27; // pixels across a disc
const LARGEST = 66;

/** The radius of a disc in the units of the board, if a unit is so many pixels. */
export function discRadius(board: Pick<Board, "unit">, pixels: number): number {
  if (pixels <= 0) return board.unit * 0.44;
  const across = Math.min(LARGEST, Math.max(SMALLEST, board.unit * 0.88 * pixels));
  return across / pixels / 2;
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
