import { beforeEach, describe, expect, it } from "vitest";
import { MANIFESTS } from "../../src/games/games";
import { passages, type Passage, read } from "../../src/rules/book";
import { akin, slips } from "../../src/rules/likeness";
import { search } from "../../src/rules/search";
import { openBooks } from "../../src/rules/shelf";
import { type Language, load, speak, t } from "../../src/texts/fluent.svelte";

describe("a slip", () => {
  it("is a letter wrong, missing, too many, or two swapped; what comes after the beginning is no slip", () => {
    expect(slips("declne", "decline", 2)).toBe(1);
    expect(slips("decilne", "decline", 2)).toBe(1);
    expect(slips("declline", "decline", 2)).toBe(1);
    expect(slips("deklin", "declined", 2)).toBe(1);
    expect(slips("decline", "decline", 2)).toBe(0);
    expect(slips("trolls", "dragon", 2)).toBeNull();
  });

  it("is no ending", () => {
    expect(akin("declining", "decline")).toBe(true);
    expect(akin("занепадати", "занепаду")).toBe(true);
    expect(akin("race", "rare")).toBe(false);
    expect(akin("region", "regiment")).toBe(false);
  });
});

/** What is asked, and what must be among the first three answers. */
const ASKED: Readonly<Record<Language, readonly (readonly [string, string])[]>> = {
  en: [
    ["declne", "rules-decline"],
    ["when should I decline", "rules-decline"],
    ["When should I decline?", "rules-decline"],
    ["How do I win?", "rules-end"],
    ["amazn", "rule-race-amazons"],
    ["what do dragon masters do", "rule-power-dragon_master"],
    ["how many tokens do halflngs have", "rule-race-halflings"],
    ["reinforcment die", "rule-die"],
  ],
  uk: [
    ["занапад", "rules-decline"],
    ["Коли мені занепадати?", "rules-decline"],
    ["амазнки", "rule-race-amazons"],
    ["що роблять тролі", "rule-race-trolls"],
  ],
  cs: [
    ["upadek", "rules-decline"],
    ["upadke", "rules-decline"],
    ["Kdy mám přejít do úpadku?", "rules-decline"],
    ["amazoky", "rule-race-amazons"],
    ["co dělají trolové", "rule-race-trolls"],
  ],
  it: [
    ["decino", "rules-decline"],
    ["Quando devo entrare in declino?", "rules-decline"],
    ["amazoni", "rule-race-amazons"],
    ["che cosa fanno i troll", "rule-race-trolls"],
  ],
  zh: [
    ["什么时候应该退场？", "rules-decline"],
    ["退厂", "rules-decline"],
    ["种族怎么退场", "rules-decline"],
    ["骰子", "rule-die"],
    ["巨魔有什么能力", "rule-race-trolls"],
  ],
};

describe("a question to the rules", () => {
  let all: readonly Passage[];

  beforeEach(async () => {
    await load("interface", "rules", ...MANIFESTS.map(({ id }) => id));
  });

  const answers = (query: string) => search(all, query, t("search-small")).map(({ entry }) => entry.id);

  for (const [language, asked] of Object.entries(ASKED))
    it(`is answered in ${language}, mistyped or not`, async () => {
      await speak(language as Language);
      all = (await openBooks()).flatMap((book) => passages(read(book)));
      for (const [query, wanted] of asked) expect(answers(query).slice(0, 3), query).toContain(wanted);
      expect(answers("qqqwwwzzz")).toEqual([]);
    });

  it("marks what was meant, not what was typed", async () => {
    await speak("en");
    all = (await openBooks()).flatMap((book) => passages(read(book)));
    const hit = search(all, "declne", t("search-small")).find(({ entry }) => entry.id === "rules-decline");
    const marked = [...(hit?.title ?? []), ...(hit?.excerpt ?? [])].filter(({ found }) => found);
    expect(marked.length).toBeGreaterThan(0);
    expect(marked.every(({ text }) => /^declin/i.test(text))).toBe(true);
  });

  it("is answered while one types", () => {
    const begun = performance.now();
    for (const query of ["w", "wh", "when", "when should", "when should i declne"]) answers(query);
    expect((performance.now() - begun) / 5).toBeLessThan(100);
  });
});
