import { beforeAll, describe, expect, test } from "vitest";
import { godLabel, placeName, tilePlain } from "../../../../src/games/creation/words/naming";
import { load } from "../../../../src/texts/fluent.svelte";
import { OPENING } from "../positions";
import { BOX, wordsFor } from "./saying";

beforeAll(() => load("interface", "creation"));

const tile = (id: string) => BOX.get(id) ?? { id, squares: [], statue: null };

test("the first tile lies at c3", () => {
  expect([placeName(0, 0), placeName(-2, 1), placeName(2, -2)]).toEqual(["c3", "a4", "e1"]);
});

test("a tile is called by its squares and its statue", () => {
  const words = wordsFor(OPENING);
  expect(tilePlain(words, tile("B1"))).toBe("3 Ember, Tide");
  expect(tilePlain(words, tile("D0"))).toBe("Blossom, 2 Ember, Grove, statue of Melivi");
});

describe("what the engine says gets names", () => {
  test("a push says what it brings", () => {
    const said = wordsFor(OPENING).action({ type: "push", side: "north", line: 1, tile: "A1" });
    expect(said).toBe("move the north marker to column 1, push down and take 4 Ember");
  });

  test("a cell is a row and a column", () => {
    expect(wordsFor(OPENING).action({ type: "god", cell: 6 })).toContain("row 2, column 3");
  });

  test("a stack says how many are left", () => {
    expect(wordsFor(OPENING).action({ type: "draw", stack: 2 })).toContain("7 left");
  });

  test("an event says who and where", () => {
    const event = { type: "placed", seat: 1, tile: "A0", x: 1, y: 0, turns: 1 };
    expect(wordsFor(OPENING).event(event)).toBe("Petr places 4 Blossom at d3, rotated once.");
  });
});

test("a god token says no more than one may know", () => {
  const words = wordsFor(OPENING);
  expect(godLabel(words, { dealt: true, shown: false, god: null }, false)).toBe("Hidden god");
  expect(godLabel(words, { dealt: true, shown: false, god: "tide" }, true)).toBe("Ondilo, your secret god");
  expect(godLabel(words, { dealt: true, shown: true, god: "tide" }, false)).toBe("Ondilo, revealed");
});
