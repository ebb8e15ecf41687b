import { expect, test } from "vitest";
import { paint, steady } from "../../../../src/games/creation/pieces/painting";
import { tilesOf } from "../../../../src/games/creation/pieces/tiles";

const BOX = tilesOf({});
const tile = (id: string) => BOX.get(id) ?? { id, squares: [], statue: null };

test("a tile is painted the same every time", () => {
  expect(paint(tile("D2"))).toEqual(paint(tile("D2")));
});

test("borders are drawn between unlike terrains only", () => {
  const count = (id: string) => paint(tile(id)).borders.split("M").length - 1;
  expect([count("A0"), count("G0"), count("J0")]).toEqual([0, 2, 4]);
});

test("a statue stands in the middle of its square", () => {
  expect(paint(tile("D0")).statue).toEqual({ god: "blossom", x: 25, y: 25 });
  expect(paint(tile("A0")).statue).toBeNull();
});

test("steady numbers lie between 0 and 1 and differ by name", () => {
  const [one, other] = [steady("A0"), steady("A1")];
  const drawn = Array.from({ length: 50 }, () => one());
  expect(drawn.every((number) => number >= 0 && number < 1)).toBe(true);
  expect(drawn[0]).not.toBe(other());
});
