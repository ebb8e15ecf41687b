import { beforeAll, expect, test } from "vitest";
import { costLine } from "../../../../src/games/smallworld/words/costs";
import { Names } from "../../../../src/games/smallworld/words/naming";
import { Rows } from "../../../../src/games/smallworld/words/rows";
import type { Cost } from "../../../../src/games/smallworld/types";
import { load } from "../../../../src/texts/fluent.svelte";
import { Words } from "../../../../src/texts/words";

const names = new Names(new Rows(), []);
const words = new Words("smallworld", 0, [], names.naming);

beforeAll(() => load("interface", "smallworld"));

test("a cost is told with its reasons", () => {
  const cost: Cost = {
    total: 4,
    have: 5,
    terms: [
      { reason: "base", amount: 2 },
      { reason: "mountain", amount: 1 },
      { reason: "tokens", amount: 2, of: "elves" },
      { reason: "discount", amount: -1, of: "commando" },
    ],
  };
  expect(costLine(words, names, cost)).toBe("2 base + 1 mountain + 2 tokens − 1 Commando = 4, you have 5");
});

test("an attempt tells its odds", () => {
  const cost: Cost = {
    total: 4,
    have: 2,
    terms: [{ reason: "base", amount: 2 }],
    short: 2,
    faces: 2,
    forfeits: 0,
  };
  expect(costLine(words, names, cost)).toContain("2 in 6 chance (33%)");
  expect(costLine(words, names, { ...cost, forfeits: 0 })).toBe(costLine(words, names, cost));
  expect(costLine(words, names, { ...cost, forfeits: 1 })).toContain(
    "Your active race won’t conquer this turn.",
  );
});

test("every row of the box describes itself", () => {
  const rows = new Rows();
  expect(rows.does(words, "race", "ratmen")).toBe("No special ability, just plenty of tokens.");
  expect(rows.does(words, "power", "underworld")).toContain("cavern");
});

test("a row of one's own comes with the options", () => {
  const own = new Rows(
    { content: { race: { gnomes: { tokens: 4, stipend: 1, name: { uk: "Гноми" } } } } },
    "uk",
  );
  expect(own.does(words, "race", "gnomes")).toBe("+1 coin each turn while active.");
  expect(new Names(own, []).of(words, "gnomes", "race")).toBe("Гноми");
  expect(new Names(new Rows(), []).of(words, "sand_folk", "race")).toBe("Sand folk");
});
