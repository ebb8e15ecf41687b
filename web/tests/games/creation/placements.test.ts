import { expect, test } from "vitest";
import { nextTurn, placements } from "../../../src/games/creation/placements";
import { choice } from "./positions";

const listed = [
  choice(1, { type: "place", x: 0, y: 1, turns: 0 }, 2),
  choice(2, { type: "place", x: 0, y: 1, turns: 1 }, 5),
  choice(3, { type: "place", x: 0, y: 1, turns: 2 }, 5),
  choice(4, { type: "place", x: -1, y: 0, turns: 0 }),
  choice(5, { type: "draw", stack: 1 }),
];

test("placements are found by place and turn", () => {
  const found = placements(listed);
  expect([...found.keys()]).toEqual(["0,1", "-1,0"]);
  expect(found.get("0,1")?.get(2)?.action).toBe(3);
});

test("turning leaves out what looks the same", () => {
  expect(nextTurn(0, 1, [0, 1, 2, 3])).toBe(1);
  expect(nextTurn(0, -1, [0, 1, 2, 3])).toBe(3);
  expect(nextTurn(1, 1, [0, 1])).toBe(0);
  expect(nextTurn(0, 1, [0])).toBe(0);
});
