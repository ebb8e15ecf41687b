import { afterEach, beforeAll, expect, test } from "vitest";
import { load, speak } from "../../src/texts/fluent.svelte";
import { reasons } from "../../src/texts/reasons";
import { Words } from "../../src/texts/words";
import type { Hint } from "../../src/wire";

const words = new Words("smallworld", 0, [], (_, fields) => fields);
const hint = (behind: number, ...terms: [string, number][]): Hint => ({
  action: 1,
  behind,
  chance: null,
  reasons: terms.map(([text, points]) => ({ text, points })),
});
const told = (hints: Hint[], at = 0) =>
  reasons(words, hints, at).map(({ amount, why }) => `${amount} ${why}`);

beforeAll(() => load("interface", "smallworld"));
afterEach(() => speak("en"));

test("only the weightiest reasons are told, first what speaks for the deed", () => {
  const given = hint(0, ["why-now", 3], ["why-luck", 2.22], ["why-stay", -100.18], ["why-fresh", 104.89]);
  expect(told([given])).toEqual([
    "+105 a fresh race next turn",
    "+3 coins this turn",
    "−100 what this race could still earn",
  ]);
  expect(reasons(words, [given], 0, 2).map(({ against, than }) => [against, than])).toEqual([
    [false, null],
    [true, null],
  ]);
});

test("the best is told by what it has over the next best, the others by what they lack", () => {
  const hints = [
    hint(0, ["why-later", 40], ["why-now", 5], ["why-luck", 1]),
    hint(0, ["why-later", 40], ["why-now", 5], ["why-luck", 1]),
    hint(1.5, ["why-later", 40], ["why-now", 3], ["why-luck", 1], ["why-harm", 0.5]),
  ];
  expect(told(hints)).toEqual(["+2 coins this turn", "−0.5 coins it costs your opponents"]);
  expect(told(hints, 1)).toEqual(told(hints));
  expect(told(hints, 2)).toEqual(["+0.5 coins it costs your opponents", "−2 coins this turn"]);
  expect([reasons(words, hints)[0]?.than, reasons(words, hints, 2)[0]?.than]).toEqual(["next", "best"]);
});

test("a difference too small to be told gives way to the next one", () => {
  const hints = [
    hint(0, ["why-now", 2], ["why-luck", 1], ["why-harm", 1]),
    hint(0.08, ["why-now", 2], ["why-luck", 0.96], ["why-harm", 0.96]),
    hint(1, ["why-now", 1], ["why-luck", 1], ["why-harm", 1]),
  ];
  expect(told(hints)).toEqual(["+1 coins this turn"]);
});

test("where all are as good, nothing speaks for the first of them", () => {
  expect(told([hint(0, ["why-now", 2]), hint(0, ["why-now", 2])])).toEqual([]);
});

test("small amounts are told to a tenth, in the language chosen", async () => {
  await speak("cs");
  expect(told([hint(0, ["why-guard", 0.57])])).toEqual(["+0,6 odvrácené ztráty"]);
});

test("what rounds to nothing or has no words is left out, and there may be no reasons", () => {
  expect(told([hint(0, ["why-luck", -0.01], ["why-moon", 4])])).toEqual([]);
  expect(told([hint(0)])).toEqual([]);
  expect(reasons(words, [])).toEqual([]);
});
