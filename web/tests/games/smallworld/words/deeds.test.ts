import { beforeAll, expect, test } from "vitest";
import { deedsLine } from "../../../../src/games/smallworld/words/deeds";
import { Names } from "../../../../src/games/smallworld/words/naming";
import { Rows } from "../../../../src/games/smallworld/words/rows";
import { load } from "../../../../src/texts/fluent.svelte";
import { Words } from "../../../../src/texts/words";
import { type Bare, happened } from "../../events";
import type { Event } from "../../../../src/games/smallworld/types";
import { people, view } from "../positions";

const names = new Names(new Rows(), []);
const words = new Words("smallworld", 0, ["Olena", "Petr"], names.naming);
const before = view({ peoples: [people("elves", 0), people("orcs", 1)] });
const line = (...events: Bare<Event>[]) =>
  deedsLine({ seat: 1, events: happened("smallworld", ...events), before }, words, names);

beforeAll(() => load("interface", "smallworld"));

test("what was taken, from whom, and what it brought", () => {
  expect(
    line(
      { type: "conquered", race: "orcs", region: 1, tokens: 2, how: "force" },
      { type: "lost", race: "elves", region: 2, tokens: 1, kept: 1 },
      { type: "conquered", race: "orcs", region: 2, tokens: 4, how: "die" },
      { type: "placed", race: "orcs", region: 1 },
      { type: "coins", seat: 1, coins: 1, terms: [] },
    ),
  ).toBe("Petr: 2 regions conquered, 1 of them yours, +1 coin");
});

test("a decline, or nothing at all", () => {
  expect(
    line({ type: "declined", seat: 1, race: "orcs" }, { type: "coins", seat: 1, coins: 5, terms: [] }),
  ).toBe("Petr: Orcs in decline, +5 coins");
  expect(line({ type: "readied", race: "orcs", hand: 3 })).toBe("Petr: nothing conquered");
});
