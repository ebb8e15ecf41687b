import { beforeAll, describe, expect, it } from "vitest";
import { editions } from "../../../../src/games/smallworld/rules/contents";
import { ABOUT } from "../../../../src/games/smallworld/rules/editions";
import { topic } from "../../../../src/rules/editions";
import { load, text } from "../../../../src/texts/fluent.svelte";

beforeAll(() => load("rules"));
const known = { about: ABOUT };
const source = (id: string) => text("rules", `${id}-text`);

describe("editions", () => {
  it("knows of every line which rulebook it is about", () => {
    for (const id of editions.entries) {
      expect(ABOUT[id], id).toHaveLength(topic(known, id, source(id), null)?.said.length ?? -1);
    }
    expect(Object.keys(ABOUT)).toEqual(editions.entries);
  });

  it("leaves out what is no topic for the owner of a rulebook", () => {
    expect(topic(known, "edition-column", source("edition-column"), "cs")).toBeNull();
    expect(topic(known, "edition-own", source("edition-own"), "cs")?.said).toHaveLength(1);
  });

  it("always says what is played", () => {
    for (const id of editions.entries) expect(topic(known, id, source(id), null)?.played, id).toHaveLength(1);
  });
});
