import { expect, test } from "vitest";
import { takenFrom } from "../../../../src/games/smallworld/motion/slide";

test("a column moves up when a single people was taken from it, from where it stood, and only then", () => {
  const column = ["orcs", "elves", "trolls"];
  expect(takenFrom(column, ["orcs", "trolls", "giants"])).toBe(1);
  expect(takenFrom(column, ["elves", "trolls"])).toBe(0);
  expect(takenFrom(column, column)).toBe(null);
  expect(takenFrom(column, ["trolls", "giants", "ghouls"])).toBe(null);
  expect(takenFrom(column, ["trolls", "orcs", "giants"])).toBe(null);
  expect(takenFrom([], column)).toBe(null);
});
