import { expect, test } from "vitest";
import { nextTurn, placements } from "../../../../src/games/creation/turn/placements";
import { choice, placing } from "../positions";

const listed = [
  placing(1, 0, 1, 0, 2),
  placing(2, 0, 1, 1, 5),
  placing(3, 0, 1, 2, 5),
  placing(4, -1, 0, 0),
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
