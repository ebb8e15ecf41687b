import { beforeAll, expect, test } from "vitest";
import { grouped, onBoard } from "../../../../src/games/smallworld/turn/choices";
import { Names } from "../../../../src/games/smallworld/words/naming";
import { Rows } from "../../../../src/games/smallworld/words/rows";
import { regionSays, sentence, tapSays } from "../../../../src/games/smallworld/words/saying";
import { load } from "../../../../src/texts/fluent.svelte";
import { Words } from "../../../../src/texts/words";
import { choice, region, view } from "../positions";

const land = [{ id: 1, terrain: "hill", symbols: [] }];
const names = new Names(new Rows(), land, () => view({ regions: [region(1)] }));
const words = new Words("smallworld", 0, ["Olena", "Petr"], names.naming);
const conquest = choice(
  { type: "conquer", region: 1 },
  {
    total: 2,
    terms: [{ reason: "base", amount: 2 }],
  },
);
const turn = (...choices: (typeof conquest)[]) => ({
  hovered: 1,
  plan: null,
  offered: onBoard(grouped(choices), false),
  holds: () => false,
});

beforeAll(() => load("interface", "smallworld"));

test("a prompt is said with names", () => {
  expect(sentence(words, names, { id: "wait-conquest", facts: { seat: 1 } })).toBe("Petr is conquering.");
  expect(sentence(words, names, { id: "prompt-expand", facts: { race: "orcs" } })).toContain("your Orcs");
});

test("a tap says what it will do, and nothing where it does nothing", () => {
  expect(tapSays(words, names, turn(conquest))).toMatch(/^Click to conquer/);
  expect(tapSays(words, names, turn(conquest, choice({ type: "camp", region: 1 })))).toMatch(
    /choose what to do/,
  );
  expect(tapSays(words, names, turn())).toBe("");
  expect(tapSays(words, names, { ...turn(conquest), hovered: null })).toBe("");
});

test("those who do not see a region hear what it is, and what can be done there at what cost", () => {
  const [here = []] = turn({ ...conquest, closes_undo: true }).offered.values();
  const said = regionSays(words, names, region(1), here);
  expect(said).toMatch(/hill/);
  expect(said).toMatch(/2 base = 2/);
  expect(said).toMatch(/can’t be undone/);
});
