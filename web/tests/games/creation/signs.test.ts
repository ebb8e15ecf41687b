import { beforeAll, expect, test } from "vitest";
import { SIGNS, tokenEntry } from "../../../src/games/creation/signs";
import { TERRAINS } from "../../../src/games/creation/view";
import { entryLink, hasEntry } from "../../../src/rules/link";
import { has, load } from "../../../src/texts/fluent.svelte";

beforeAll(() => load("interface", "creation"));

test("every sign has a name, a line, and an entry in the rules of this game", () => {
  for (const { id, name, entry } of SIGNS) {
    expect([id, has(name, "creation"), has(`sign-${id}`, "creation")]).toEqual([id, true, true]);
    if (entry)
      expect([id, hasEntry(entry), entryLink(entry)]).toEqual([id, true, `/rules/creation#${entry}`]);
  }
  expect(SIGNS.filter(({ entry }) => entry === null).map(({ id }) => id)).toEqual(["seal"]);
});

test("a god token leads to its god, and a hidden one to tokens at large", () => {
  for (const god of TERRAINS) expect(hasEntry(tokenEntry(god))).toBe(true);
  expect(tokenEntry("tide")).toBe("rule-god-tide");
  expect(tokenEntry(null)).toBe("rule-creation-tokens");
  expect(hasEntry(tokenEntry(null))).toBe(true);
});
