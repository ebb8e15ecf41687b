import { readFileSync } from "node:fs";
import { join } from "node:path";
import { flushSync, mount } from "svelte";
import { beforeAll, describe, expect, it } from "vitest";
import { faceOf } from "../../src/faces/faces";
import Portrait from "../../src/faces/Portrait.svelte";
import { personaOf } from "../../src/faces/personas";
import { PORTRAITS, STRANGER } from "../../src/faces/portraits";
import { levelOf, namesOf } from "../../src/table/names";
import { has, load } from "../../src/texts/fluent.svelte";

/** The names as the server gives them. */
const SERVER = readFileSync(join(import.meta.dirname, "../../../src/mikrokosmos/bots/personas.py"), "utf8");
const GIVEN = [...(/PERSONAS = \(([^)]*)\)/.exec(SERVER)?.[1] ?? "").matchAll(/"(\w+)"/g)].map(
  ([, name]) => name ?? "",
);

describe("the bots' faces and names", () => {
  beforeAll(() => load("interface"));

  it("are there for every name the server gives, and look different", () => {
    expect(GIVEN).toHaveLength(12);
    const faces = GIVEN.map((name) => faceOf({ kind: "bot", name }));
    expect(new Set(faces).size).toBe(12);
    expect(faces).not.toContain(STRANGER);
    expect(Object.keys(PORTRAITS).sort()).toEqual(GIVEN.map(personaOf).sort());
    for (const name of GIVEN) expect(has(`persona-${personaOf(name)}`), name).toBe(true);
  });

  it("can all be drawn", () => {
    for (const portrait of [...Object.values(PORTRAITS), STRANGER]) {
      const target = document.createElement("div");
      mount(Portrait, { target, props: { portrait, size: 28 } });
      flushSync();
      const paths = [...target.querySelectorAll("path")].map((path) => path.getAttribute("d") ?? "");
      expect(paths.length).toBeGreaterThan(8);
      expect(paths.join("")).not.toMatch(/NaN|undefined/);
    }
  });

  it("belong to bots alone: people have the letter of their name, and a bot nobody named is a stranger", () => {
    expect(faceOf({ kind: "person", name: "Mira" })).toBeNull();
    expect(faceOf({ kind: "bot", name: null })).toBe(STRANGER);
    expect(faceOf({ kind: "bot", name: "Robot of elsewhere" })).toBe(STRANGER);
  });

  it("have the level beside the name, unless the name is the level", () => {
    const seats = [
      { kind: "bot", name: "Mira", bot: "novice" },
      { kind: "bot", name: null, bot: "novice" },
      { kind: "person", name: "Mira", bot: null },
      { kind: "bot", name: "constructor", bot: null },
    ] as const;
    expect(namesOf(seats)).toEqual(["Mira", "Novice", "Mira 2", "constructor"]);
    expect(seats.map(levelOf)).toEqual(["Novice", "", "", ""]);
  });
});
