import { expect, test } from "vitest";
import { frameOf, places, snugFrame } from "../../../../src/games/creation/board/frame";

test("a world shows where it can still grow", () => {
  expect(frameOf([])).toEqual({ left: -1, top: -1, columns: 3, rows: 3 });
  expect(frameOf([{ x: 0, y: 0 }])).toEqual({ left: -1, top: -1, columns: 3, rows: 3 });
  expect(
    frameOf([
      { x: 0, y: 0 },
      { x: 1, y: 0 },
    ]),
  ).toEqual({ left: -1, top: -1, columns: 4, rows: 3 });
  expect(
    frameOf([
      { x: -2, y: 0 },
      { x: 0, y: 0 },
    ]),
  ).toEqual({ left: -2, top: -1, columns: 3, rows: 3 });
});

test("a world one only looks at is three by three, in the middle", () => {
  expect(
    snugFrame([
      { x: 0, y: 0 },
      { x: 1, y: 0 },
    ]),
  ).toEqual({ left: -0.5, top: -1, columns: 3, rows: 3 });
});

test("the places of a frame come row by row", () => {
  expect(places({ left: 0, top: 1, columns: 2, rows: 1 })).toEqual([
    { x: 0, y: 1 },
    { x: 1, y: 1 },
  ]);
});
