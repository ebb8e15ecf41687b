import { afterEach, beforeAll, expect, test } from "vitest";
import { Names } from "../../../../src/games/smallworld/words/naming";
import { Rows } from "../../../../src/games/smallworld/words/rows";
import { load, speak } from "../../../../src/texts/fluent.svelte";
import { Words } from "../../../../src/texts/words";

const names = new Names(new Rows(), []);
const words = new Words("smallworld", 0, [], names.naming);

beforeAll(() => load("interface", "smallworld"));
afterEach(() => speak("en"));

test("a power beside a race has the form of the language", async () => {
  expect(names.people(words, { race: "humans", power: "hill" })).toBe("Hill Humans");
  await speak("it");
  expect(names.people(words, { race: "humans", power: "hill" })).toBe("Umani delle Colline");
  expect(words.event({ type: "shown", slot: 1, race: "elves", power: "heroic" })).toContain(
    "Elfi e i Due Eroi",
  );
  await speak("cs");
  expect(names.people(words, { race: "orcs", power: "berserk" })).toBe("Zuřiví Orkové");
  expect(names.people(words, { race: "amazons", power: "berserk" })).toBe("Zuřivé Amazonky");
});

test("alone a power is called by its name", async () => {
  await speak("it");
  expect(names.of(words, "hill", "power")).toBe("Delle Colline");
  expect(names.people(words, { race: "humans", power: null })).toBe("Umani");
});
