import { readdirSync, readFileSync } from "node:fs";
import { join, relative } from "node:path";
import { describe, expect, it } from "vitest";
import { GAMES, gameOf, MANIFESTS } from "../../src/games/games";
import { has, load } from "../../src/texts/fluent.svelte";

const SOURCES = join(import.meta.dirname, "../../src");
const IDS = MANIFESTS.map(({ id }) => id);
/** The list of the games, and the types that tools/game_types.py writes from all of them. */
const MAY = ["games/games.ts", "games/types.ts"];

const files = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.(ts|svelte|css)$/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name));

describe("the manifest of a game", () => {
  it("is the only thing the rest of the client knows of it: nothing else names a game", () => {
    const named = new RegExp(IDS.join("|"), "i");
    const outside = files(SOURCES).filter(
      (file) => !IDS.some((id) => file.startsWith(join(SOURCES, "games", id))),
    );
    expect(outside.length).toBeGreaterThan(80);
    const naming = outside.filter((file) => named.test(readFileSync(file, "utf8")));
    expect(naming.map((file) => relative(SOURCES, file)).sort()).toEqual(MAY);
  });

  it("keeps games apart: none uses anything of another", () => {
    for (const id of IDS) {
      const others = IDS.filter((other) => other !== id).map((other) => `/${other}/`);
      for (const file of files(join(SOURCES, "games", id))) {
        const imports = readFileSync(file, "utf8").match(/(?:from|import)\s*\(?\s*"[^"]+"/g) ?? [];
        const foreign = imports.filter((one) => others.some((other) => one.includes(other)));
        expect(foreign, relative(SOURCES, file)).toEqual([]);
      }
    }
  });

  it("has the same folders beside it in every game", () => {
    const folders = IDS.map((id) => readdirSync(join(SOURCES, "games", id)).sort());
    for (const each of folders) expect(each).toEqual(folders[0]);
  });

  it("loads what it promises", async () => {
    for (const game of MANIFESTS) {
      expect(GAMES[game.id]).toBe(game);
      expect(gameOf(game.id)).toBe(game);
      await load("interface", game.id);
      expect((await game.book()).book.game).toBe(game.id);
      expect((await game.table()).default).toBeTypeOf("function");
      expect((await game.pieces()).default).toBeTypeOf("function");
      expect((await game.figures()).default).toBeTypeOf("function");
      expect((await game.best()).default).toBeTypeOf("function");
      expect((await game.chance()).chanceTold).toBeTypeOf("function");
      expect((await game.picture()).default).toBeTypeOf("function");
      expect(has(game.pictureTitle)).toBe(true);
    }
  });
});
