import { describe, expect, test } from "vitest";
import { cellOf, standing } from "../../../../src/games/creation/board/lines";
import { draws, favours, slots, tileOf } from "../../../../src/games/creation/turn/pushes";
import { bringing, choice, OPENING } from "../positions";

describe("the places around the map", () => {
  const listed = [
    bringing(0, { type: "push", side: "north", line: 1 }, "A1"),
    bringing(11, { type: "push", side: "west", line: 3 }, "C3"),
  ];
  const all = slots(OPENING, listed);

  test("are twelve, and only what the server lists can be done", () => {
    expect(all).toHaveLength(12);
    expect(all.filter((slot) => slot.choice).map((slot) => slot.key)).toEqual(["north-1", "west-3"]);
  });

  test("know which tile a push brings, as the server tells it", () => {
    expect(all.map(({ choice }) => tileOf(choice)).filter((tile) => tile !== null)).toEqual(["A1", "C3"]);
  });

  test("know where the markers stand", () => {
    expect(all.filter((slot) => slot.marker).map((slot) => slot.key)).toEqual([
      "north-2",
      "east-2",
      "south-2",
      "west-2",
    ]);
  });
});

test("a line is counted from its marker", () => {
  expect([0, 1, 2].map((depth) => cellOf({ side: "east", line: 2 }, depth))).toEqual([5, 4, 3]);
  expect([0, 1, 2].map((depth) => cellOf({ side: "south", line: 3 }, depth))).toEqual([8, 5, 2]);
  expect(standing({ side: "east", line: 2 })).toEqual({ x: 3, y: 1 });
  expect(standing({ side: "north", line: 3 })).toEqual({ x: 2, y: -1 });
});

test("what a god may take and which stacks can be drawn from are found by place", () => {
  expect(favours([choice(14, { type: "god", cell: 3 })]).get(2)?.action).toBe(14);
  expect(draws([choice(121, { type: "draw", stack: 2 })]).get(1)?.action).toBe(121);
});
