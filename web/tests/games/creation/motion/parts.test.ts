import { describe, expect, test } from "vitest";
import { acts } from "../../../../src/games/creation/motion/motion";
import type { Event, View } from "../../../../src/games/creation/types";
import { drawnAfter } from "../../../../src/table/motion";
import { happened } from "../../events";
import { OPENING } from "../positions";

const TERM = { reason: "terrain", of: "ember", group: 3, statues: 2, amount: 6, squares: [] } as const;
/** What the server tells after a whole turn of the first player, all in one message. */
const END: View = {
  ...OPENING,
  map: ["H0", "A0", "B1", "D3", "E4", "F0", "A1", "B2", "C3"],
  faith: { ...OPENING.faith, west: 1 },
  stacks: [7, 6, 7],
  worlds: [[{ tile: "C2", x: 0, y: 0, turns: 3 }], []],
  scores: [6, 0],
  terms: [[TERM], []],
  turn: 1,
};
const drawn = (events: readonly Event[], end: View) => drawnAfter(acts(events, OPENING, end), OPENING, end);

describe("a turn, event by event", () => {
  const views = drawn(
    happened(
      "creation",
      { type: "pushed", seat: 0, side: "west", line: 1, tile: "C2", gap: 1 },
      { type: "placed", seat: 0, tile: "C2", x: 0, y: 0, turns: 3, score: 2 },
      { type: "drew", seat: 0, stack: 2 },
      { type: "filled", cell: 1, tile: "H0" },
      { type: "turn", seat: 1, round: 1 },
    ),
    END,
  );
  const [pushed, placed, drew, filled, next] = views as [View, View, View, View, View];

  test("a push moves the line and its marker, and the tile is in hand", () => {
    expect(pushed.map.slice(0, 3)).toEqual([null, "A0", "B1"]);
    expect(pushed.faith.west).toBe(1);
    expect([pushed.held, pushed.gap]).toEqual(["C2", 1]);
    expect(pushed.worlds[0]).toEqual([]);
  });

  test("a placed tile lies in the world, and with it the world scores", () => {
    expect(placed.worlds).toEqual(END.worlds);
    expect([placed.scores, placed.terms, placed.held]).toEqual([END.scores, END.terms, null]);
    expect(placed.stacks).toEqual(OPENING.stacks);
  });

  test("the gap is filled from a stack, and the next is to choose", () => {
    expect([drew.stacks, drew.map[0], drew.turn]).toEqual([END.stacks, null, 0]);
    expect([filled.map[0], filled.gap, filled.turn]).toEqual(["H0", null, 0]);
    expect(next).toEqual(END);
  });

  test("what is drawn before stays as it was", () => {
    expect(OPENING.map[0]).toBe("A0");
  });
});

test("where tiles go is taken from the view, whatever a push does by the rules", () => {
  const end: View = { ...OPENING, map: ["B1", "A0", null, ...OPENING.map.slice(3)], gap: 3, held: "C2" };
  const [pushed] = drawn(
    happened("creation", { type: "pushed", seat: 0, side: "west", line: 1, tile: "C2", gap: 3 }),
    end,
  );
  expect(pushed).toEqual(end);
});

test("a shown god is known to all, and the tile leaves a gap", () => {
  const gods = [OPENING.gods[0]!, { dealt: true, shown: true, god: "ember" } as const];
  const end: View = { ...OPENING, gods, map: OPENING.map.with(6, null), gap: 7, held: "A1", stage: "place" };
  const [shown] = drawn(
    happened("creation", { type: "shown", seat: 1, god: "ember", cell: 7, tile: "A1" }),
    end,
  );
  expect(shown).toEqual(end);
});
