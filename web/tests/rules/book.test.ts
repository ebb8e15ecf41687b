import { beforeAll, describe, expect, it } from "vitest";
import { type Book, capital, passages, read } from "../../src/rules/book";
import { entryLink, openBooks } from "../../src/rules/shelf";
import { blocks, type Line } from "../../src/rules/markup";
import { passed } from "../../src/rules/reading.svelte";
import { load, text } from "../../src/texts/fluent.svelte";

let books: readonly Book[] = [];
beforeAll(async () => {
  await load("rules", "smallworld", "creation");
  books = await openBooks();
});
const hasEntry = (entry: string) => books.some(({ links }) => links.has(entry));

const links = (source: string): readonly string[] =>
  blocks(source)
    .flatMap((block): readonly Line[] => (block.kind === "list" ? block.lines : [block.line]))
    .flat()
    .flatMap(({ to }) => to ?? []);

describe("book", () => {
  it("has a title and a text for everything in it", () => {
    for (const book of books)
      for (const passage of passages(read(book))) {
        expect(passage.title).not.toMatch(/^rule|^race-/);
        expect(passage.words).not.toBe("");
        expect(passage.words).not.toMatch(/[[\]]|-text$/);
      }
  });

  it("leads nowhere that does not exist", () => {
    const texts = [
      ...books.flatMap((book) => passages(read(book)).map(({ text }) => text)),
      ...books
        .flatMap(({ editions }) => editions?.chapter.entries ?? [])
        .map((entry) => text("rules", `${entry}-text`)),
    ];
    for (const to of texts.flatMap(links)) expect(hasEntry(to), to).toBe(true);
  });

  it("titles things of the table by their names", () => {
    const all = passages(read(books.find(({ game }) => game === "smallworld")!));
    expect(all.find(({ id }) => id === "rule-power-dragon_master")?.title).toBe("Dragon Master");
    expect(all.find(({ id }) => id === "rule-terrain-farmland")?.title).toBe("Farmland");
    expect(capital("їжак")).toBe("Їжак");
  });

  it("can be linked to", () => {
    expect(entryLink("rule-race-trolls")).toBe("/rules/smallworld#rule-race-trolls");
    expect(entryLink("rule-god-tide")).toBe("/rules/creation#rule-god-tide");
    expect(entryLink("edition-own")).toBe("/editions#edition-own");
    expect(hasEntry("rule-race-kobolds")).toBe(false);
  });

  it("knows the chapter being read", () => {
    expect(passed([-900, -20, 400], 300)).toBe(1);
    expect(passed([10, 400], 0)).toBe(0);
    expect(passed([-900, -500], 0)).toBe(1);
  });
});
