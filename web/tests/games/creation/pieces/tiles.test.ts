import { describe, expect, test } from "vitest";
import {
  distinctTurns,
  statueCorner,
  tilesOf,
  turned,
  type Tile,
} from "../../../../src/games/creation/pieces/tiles";

const tile = (squares: string, statue: Tile["statue"] = null): Tile => {
  const letters = { b: "blossom", e: "ember", t: "tide", g: "grove", d: "dune" } as const;
  return { id: "X", squares: [...squares].map((sign) => letters[sign as keyof typeof letters]), statue };
};

describe("the tiles of a game", () => {
  test("are those of the box", () => {
    const box = tilesOf({});
    expect(box.size).toBe(55);
    expect(box.get("D0")?.squares).toEqual(["blossom", "ember", "ember", "grove"]);
    expect(box.get("D0")?.statue).toBe("blossom");
    expect(box.get("A3")?.statue).toBeNull();
  });

  test("or the own ones among its options", () => {
    const own = tilesOf({ tiles: { tile: [{ id: "Shore", squares: ["tide", "tide", "dune", "dune"] }] } });
    expect([...own.keys()]).toEqual(["Shore"]);
  });
});

test("a quarter turn brings the bottom left to the top left", () => {
  expect(turned(tile("begt"), 1)).toEqual(["tide", "blossom", "ember", "grove"]);
});

test("only turns that look different are worth a key press", () => {
  expect(distinctTurns(tile("bbbb"))).toEqual([0]);
  expect(distinctTurns(tile("bebe"))).toEqual([0, 1]);
  expect(distinctTurns(tile("begt"))).toEqual([0, 1, 2, 3]);
});

test("a statue stands on its own terrain if it can", () => {
  expect(statueCorner(tile("bebe", "ember"))).toBe(1);
  expect(statueCorner(tile("bebe", "tide"))).toBe(0);
  expect(statueCorner(tile("bebe"))).toBeNull();
});
