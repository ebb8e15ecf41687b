import { beforeAll, expect, test } from "vitest";
import { SIGNS, tokenEntry } from "../../../../src/games/creation/words/signs";
import { TERRAINS } from "../../../../src/games/creation/pieces/tiles";
import { links } from "../../../../src/games/creation/rules/links";
import { has, load } from "../../../../src/texts/fluent.svelte";

beforeAll(() => load("interface", "creation"));

test("every sign has a name, a line, and an entry in the rules of this game", () => {
  for (const { id, name, entry } of SIGNS) {
    expect([id, has(name, "creation"), has(`sign-${id}`, "creation")]).toEqual([id, true, true]);
    if (entry)
      expect([id, links.has(entry), links.to(entry)]).toEqual([id, true, `/rules/creation#${entry}`]);
  }
  expect(SIGNS.filter(({ entry }) => entry === null).map(({ id }) => id)).toEqual(["seal"]);
});

test("a god token leads to its god, and a hidden one to tokens at large", () => {
  for (const god of TERRAINS) expect(links.has(tokenEntry(god))).toBe(true);
  expect(tokenEntry("tide")).toBe("rule-god-tide");
  expect(tokenEntry(null)).toBe("rule-creation-tokens");
  expect(links.has(tokenEntry(null))).toBe(true);
});
