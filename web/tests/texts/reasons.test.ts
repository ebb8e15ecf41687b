import { afterEach, beforeAll, expect, test } from "vitest";
import { load, speak } from "../../src/texts/fluent.svelte";
import { reasons } from "../../src/texts/reasons";
import { Words } from "../../src/texts/words";
import type { Hint } from "../../src/wire";

const words = new Words("smallworld", 0, [], (_, fields) => fields);
const hint = (...terms: [string, number][]): Hint => ({
  action: 1,
  behind: 0,
  reasons: terms.map(([text, points]) => ({ text, points })),
});
const told = (given: Hint, most?: number) =>
  reasons(words, given, most).map(({ amount, why }) => `${amount} ${why}`);

beforeAll(() => load("interface", "smallworld"));
afterEach(() => speak("en"));

test("only the weightiest reasons are told, first what speaks for the deed", () => {
  const given = hint(["why-now", 3], ["why-luck", 2.22], ["why-stay", -100.18], ["why-fresh", 104.89]);
  expect(told(given)).toEqual([
    "+105 a fresh race from the next turn on",
    "+3 coins this turn",
    "−100 what the race would still bring",
  ]);
  expect(reasons(words, given, 2).map(({ against }) => against)).toEqual([false, true]);
});

test("small amounts are told to a tenth, in the language chosen", async () => {
  await speak("cs");
  expect(told(hint(["why-guard", 0.57]))).toEqual(["+0,6 odvrácené ztráty"]);
});

test("what rounds to nothing or has no words is left out, and there may be no reasons", () => {
  expect(told(hint(["why-luck", -0.01], ["why-moon", 4]))).toEqual([]);
  expect(told(hint())).toEqual([]);
  expect(reasons(words, undefined)).toEqual([]);
});
