import { expect, test } from "vitest";
import { oneTaken } from "../../../src/games/smallworld/slide";

test("a column moves up when a single people was taken from it, and only then", () => {
  const column = ["orcs", "elves", "trolls"];
  expect(oneTaken(column, ["orcs", "trolls", "giants"])).toBe(true);
  expect(oneTaken(column, ["elves", "trolls"])).toBe(true);
  expect(oneTaken(column, column)).toBe(false);
  expect(oneTaken(column, ["trolls", "giants", "ghouls"])).toBe(false);
  expect(oneTaken(column, ["trolls", "orcs", "giants"])).toBe(false);
  expect(oneTaken([], column)).toBe(false);
});
