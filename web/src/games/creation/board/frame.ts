/** The part of a world that is drawn: its tiles, and a row more on every side while it can still grow there. */
import type { Place } from "../turn/placements";

export interface Frame {
  readonly left: number;
  readonly top: number;
  readonly columns: number;
  readonly rows: number;
}

const MOST = 3;

export function frameOf(tiles: readonly Place[]): Frame {
  if (tiles.length === 0) return { left: -1, top: -1, columns: 3, rows: 3 };
  const [left, columns] = span(tiles.map(({ x }) => x));
  const [top, rows] = span(tiles.map(({ y }) => y));
  return { left, top, columns, rows };
}

/** The smallest frame of three by three around these tiles, for worlds one only looks at. */
export function snugFrame(tiles: readonly Place[]): Frame {
  const [left, top] = [tiles.map(({ x }) => x), tiles.map(({ y }) => y)].map(centred) as [number, number];
  return { left, top, columns: MOST, rows: MOST };
}

function span(at: readonly number[]): [first: number, count: number] {
  const [least, most] = [Math.min(...at), Math.max(...at)];
  const room = most - least + 1 < MOST ? 1 : 0;
  return [least - room, most - least + 1 + 2 * room];
}

function centred(at: readonly number[]): number {
  if (at.length === 0) return -1;
  return (Math.min(...at) + Math.max(...at)) / 2 - 1;
}

/** The places of a frame, row by row. */
export function places(frame: Frame): Place[] {
  return Array.from({ length: frame.rows * frame.columns }, (_, at) => ({
    x: frame.left + (at % frame.columns),
    y: frame.top + Math.floor(at / frame.columns),
  }));
}
