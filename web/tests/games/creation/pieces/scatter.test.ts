import { expect, test } from "vitest";
import { scatter } from "../../../../src/games/creation/pieces/scatter";

test("glyphs are scattered the same every time, apart from each other, the nearest last", () => {
  const spots = scatter("grove-0", 5, 9);
  expect(spots).toEqual(scatter("grove-0", 5, 9));
  expect(spots).toHaveLength(5);
  for (const [at, spot] of spots.entries())
    for (const other of spots.slice(at + 1)) {
      expect(Math.hypot(spot.x - other.x, spot.y - other.y)).toBeGreaterThanOrEqual(9);
      expect(other.y).toBeGreaterThanOrEqual(spot.y);
    }
});
