/** The die of the last conquest: a cube with three empty faces, and 1, 2, 3. */

export type Side = "front" | "back" | "right" | "left" | "top" | "bottom";

export const FACES: Readonly<Record<Side, number>> = {
  front: 0,
  right: 1,
  top: 2,
  left: 3,
  back: 0,
  bottom: 0,
};

/** How the cube is turned so that a face looks forward: about its x and y axis, in degrees. */
const TURNS: Readonly<Record<number, readonly [number, number]>> = {
  0: [0, 0],
  1: [0, -90],
  2: [-90, 0],
  3: [0, 90],
};

/** Turned to a face, after so many tumbles. */
export function turned(face: number, tumbles: number): readonly [number, number] {
  const [x, y] = TURNS[face] ?? [0, 0];
  return [x + 720 * tumbles, y + 360 * tumbles];
}

/** Where the pips of a face are, in a square of 100. */
export const PIPS: Readonly<Record<number, readonly (readonly [number, number])[]>> = {
  0: [],
  1: [[50, 50]],
  2: [
    [30, 30],
    [70, 70],
  ],
  3: [
    [27, 27],
    [50, 50],
    [73, 73],
  ],
};
