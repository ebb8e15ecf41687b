import { describe, expect, test } from "vitest";
import { after } from "../../../src/games/creation/course";
import { OPENING } from "./positions";

describe("a turn, event by event", () => {
  const pushed = after(OPENING, { type: "pushed", seat: 0, side: "west", line: 1, tile: "C2", gap: 1 });
  const placed = after(pushed, { type: "placed", seat: 0, tile: "C2", x: 0, y: 0, turns: 3 });
  const drew = after(placed, { type: "drew", seat: 0, stack: 2 });
  const filled = after(drew, { type: "filled", cell: 1, tile: "H0" });
  const next = after(filled, { type: "turn", seat: 1, round: 1 });

  test("a push moves the line and its marker, and the tile is in hand", () => {
    expect(pushed.map.slice(0, 3)).toEqual([null, "A0", "B1"]);
    expect(pushed.faith.west).toBe(1);
    expect([pushed.held, pushed.gap, pushed.stage]).toEqual(["C2", 1, "place"]);
  });

  test("a placed tile lies in the world", () => {
    expect(placed.worlds[0]).toEqual([{ tile: "C2", x: 0, y: 0, turns: 3 }]);
    expect([placed.held, placed.stage]).toEqual([null, "draw"]);
  });

  test("with its tile a world scores what it will when all is shown, and no other world does", () => {
    const term = { of: "ember", group: 3, statues: 2, amount: 6, squares: [] } as const;
    const end = { ...OPENING, scores: [6, 6], terms: [[term], [term]] };
    const counted = after(pushed, { type: "placed", seat: 0, tile: "C2", x: 0, y: 0, turns: 3 }, end);
    expect([counted.scores, counted.terms]).toEqual([
      [6, 0],
      [[term], []],
    ]);
  });

  test("the gap is filled from a stack, and the next is to choose", () => {
    expect(drew.stacks).toEqual([7, 6, 7]);
    expect([filled.map[0], filled.gap]).toEqual(["H0", null]);
    expect([next.turn, next.stage]).toEqual([1, "choose"]);
  });

  test("what is drawn before stays as it was", () => {
    expect(OPENING.map[0]).toBe("A0");
    expect(OPENING.worlds[0]).toEqual([]);
  });
});

test("a shown god is known to all, and the tile leaves a gap", () => {
  const shown = after(OPENING, { type: "shown", seat: 1, god: "ember", cell: 7, tile: "A1" });
  expect(shown.gods[1]).toEqual({ dealt: true, shown: true, god: "ember" });
  expect([shown.map[6], shown.gap, shown.held]).toEqual([null, 7, "A1"]);
});
