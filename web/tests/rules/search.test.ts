import { describe, expect, it } from "vitest";
import { fold, pieces, search } from "../../src/rules/search";

const entry = (id: string, title: string, words: string) => ({ id, title, words });
const marked = (told: readonly { text: string; found: boolean }[]) =>
  told.filter(({ found }) => found).map(({ text }) => text);

describe("search", () => {
  const entries = [
    entry("end", "The end", "Most coins win. Trolls do not matter."),
    entry("trolls", "Trolls", "A lair in every region."),
    entry("lair", "Lair of Trolls", "It defends."),
    entry("uk", "Їжаки", "Живуть у лісі, поїдають гриби."),
    entry("cs", "Trpaslíci", "Každý důl přináší žeton."),
    entry("zh", "矮人", "每占领一个有矿山的地区,多得一枚金币。"),
  ];
  const ids = (query: string) => search(entries, query).map((hit) => hit.entry.id);

  it("puts titles that begin with it first, then titles, then texts", () => {
    expect(ids("troll")).toEqual(["trolls", "lair", "end"]);
  });

  it("does not care for accents or case", () => {
    expect(ids("TRPASLICI")).toEqual(["cs"]);
    expect(ids("zeton")).toEqual(["cs"]);
    expect(ids("їжак")).toEqual(["uk"]);
  });

  it("finds Chinese, which has no spaces between words", () => {
    expect(ids("矿山")).toEqual(["zh"]);
    expect(marked(search(entries, "矿山")[0]?.excerpt ?? [])).toEqual(["矿山"]);
  });

  it("wants all words, in title or text, or as many as can be had, and what is headed by one", () => {
    expect(ids("most coins")).toEqual(["end"]);
    expect(ids("region coins")).toEqual(["end", "trolls"]);
    expect(ids("lair matter")).toEqual(["lair", "end", "trolls"]);
    expect(ids("dragon")).toEqual([]);
  });

  it("finds nothing for nothing", () => {
    expect(ids("  ")).toEqual([]);
  });

  it("marks what was found as it is written, accents included", () => {
    expect(marked(pieces("Každý žeton", ["zeton"]))).toEqual(["žeton"]);
    expect(marked(pieces("z\u030ceton a z\u030ceton", ["zeton"]))).toEqual(["z\u030ceton", "z\u030ceton"]);
    expect(pieces("aaa", ["aa", "a"]).map(({ text }) => text)).toEqual(["aaa"]);
  });

  it("cuts long texts around what was found, and loses no letter in between", () => {
    const long = `${"word ".repeat(60)}needle ${"word ".repeat(60)}`;
    const [hit] = search([entry("x", "X", long)], "needle");
    const said = hit?.excerpt.map(({ text }) => text).join("") ?? "";
    expect(said).toMatch(/^…word.*needle.*word…$/);
    expect(said.length).toBeLessThan(140);
  });

  it("folds letter by letter, so that places can be found again", () => {
    const { folded, at } = fold("Ďábel ﬁ");
    expect(folded).toBe("dabel fi");
    expect(at).toHaveLength(folded.length);
    expect(at.at(-1)).toBe(6);
  });
});
