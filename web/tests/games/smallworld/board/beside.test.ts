import { expect, test } from "vitest";
import { beside } from "../../../../src/games/smallworld/board/beside";

const map = { left: 100, top: 50, width: 800, height: 600 };
const own = { width: 200, height: 100 };
const region = (left: number, top: number, width = 100, height = 100) => ({ left, top, width, height });

test("what belongs to a region stands to its right, or to its left where there is no room", () => {
  expect(beside(region(200, 250), own, map)).toEqual({ x: 208, y: 200 });
  expect(beside(region(750, 250), own, map).x).toBe(442);
});

test("it stays inside the map", () => {
  expect(beside(region(200, 50), own, map).y).toBe(8);
  expect(beside(region(200, 640), own, map).y).toBe(492);
});

test("on a narrow map it goes above or below", () => {
  const narrow = { left: 0, top: 0, width: 300, height: 600 };
  expect(beside(region(100, 100), own, narrow)).toEqual({ x: 50, y: 208 });
  expect(beside(region(100, 450), own, narrow)).toEqual({ x: 50, y: 342 });
});
