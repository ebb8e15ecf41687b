import { expect, test } from "vitest";
import { largestGroup, squaresOf, statuesOf, tally } from "../../../src/games/creation/groups";
import { tilesOf } from "../../../src/games/creation/tiles";
import type { Laid } from "../../../src/games/creation/view";

/** The example of the rules: 14 + 4 + 0 + 5 + 2 = 25. */
const EXAMPLE: Laid[] = ["D3 0", "H4 1", "G1 1", "A3 2", "A0 2", "H0 2", "F1 0", "I4 1", "B0 1"].map(
  (laid, at) => {
    const [tile = "", turns = "0"] = laid.split(" ");
    return { tile, turns: Number(turns), x: (at % 3) - 1, y: Math.floor(at / 3) - 1 };
  },
);
const BOX = tilesOf({});

test("the example of the rules is counted as the rules count it", () => {
  const { total, terms } = tally(EXAMPLE, BOX);
  expect(total).toBe(25);
  expect(terms.map(({ group, statues }) => [group, statues])).toEqual([
    [14, 1],
    [4, 1],
    [0, 0],
    [5, 1],
    [2, 1],
  ]);
});

test("a group can be outlined square by square", () => {
  expect(largestGroup(squaresOf(EXAMPLE, BOX), "dune")).toHaveLength(2);
  expect(largestGroup([], "dune")).toEqual([]);
});

test("a statue turns with its tile", () => {
  expect(statuesOf([{ tile: "D3", x: 0, y: 0, turns: 1 }], BOX)).toEqual([{ x: 1, y: 0, terrain: "grove" }]);
});
