import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { rows } from "../../plugins/content";

test("the table of races and powers is read as the rules read it", () => {
  const found = rows(readFileSync("../src/mikrokosmos/games/smallworld/content.toml", "utf8"));
  const { race, power, marker } = found as Record<string, Record<string, Record<string, unknown>>>;
  expect([race, power, marker].map((rows) => Object.keys(rows ?? {}).length)).toEqual([14, 20, 6]);
  expect(race?.["dwarves"]).toEqual({ tokens: 3, tray: 8, income: ["mine"], income_lasts: true });
});

test("a line that is no entry is refused with its number", () => {
  expect(() => rows("[race.elves]\ntokens six")).toThrow("line 2");
});
