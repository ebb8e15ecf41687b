import { expect, test } from "vitest";
import { towards } from "../../../src/games/creation/neighbours";

const TARGETS = [
  { key: "north", x: 1, y: -1 },
  { key: "west", x: -1, y: 1 },
  { key: "east", x: 3, y: 1 },
  { key: "south", x: 1, y: 3 },
];

test("an arrow key leads to what lies that way", () => {
  expect(towards("ArrowRight", "west", TARGETS)).toBe("east");
  expect(towards("ArrowDown", "north", TARGETS)).toBe("south");
  expect(towards("ArrowUp", "north", TARGETS)).toBeNull();
  expect(towards("Enter", "north", TARGETS)).toBeNull();
});

test("what lies straight ahead is preferred", () => {
  const row = [
    { key: "a", x: 0, y: 0 },
    { key: "b", x: 2, y: 0 },
    { key: "c", x: 1, y: 1 },
  ];
  expect(towards("ArrowRight", "a", row)).toBe("b");
});
