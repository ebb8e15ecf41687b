import { afterEach, expect, test } from "vitest";
import { settings } from "../../src/settings.svelte";
import { load, text } from "../../src/texts/fluent.svelte";
import { number, signed } from "../../src/texts/numbers";

afterEach(() => (settings.language = "en"));

test("a number is written as the language chosen does", () => {
  expect(number(12345.67)).toBe("12,345.7");
  settings.language = "it";
  expect(number(12345.67)).toBe("12.345,7");
  settings.language = "cs";
  expect(number(2.5)).toBe("2,5");
});

test("an amount has its sign, and a minus that can be seen", () => {
  expect([signed(2.5), signed(-1), signed(0)]).toEqual(["+2.5", "−1", "0"]);
  settings.language = "uk";
  expect(signed(-2.5)).toBe("−2,5");
});

test("a number in a text has a minus that can be seen", async () => {
  await load("interface", "smallworld");
  expect(text("smallworld", "term-discount", { amount: -1, of: "Commando" })).toBe("−1 for Commando");
  expect(text("smallworld", "term-discount", { amount: 1, of: "Commando" })).toBe("1 for Commando");
});
