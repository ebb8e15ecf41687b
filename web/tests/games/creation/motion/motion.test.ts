import { describe, expect, test } from "vitest";
import type { View } from "../../../../src/games/creation/types";
import { happened } from "../../events";
import { OPENING } from "../positions";
import { type Act, acts, fallenAt, shift } from "../../../../src/games/creation/motion/motion";

/** The table before and after the turn below. */
const AFTER: View = {
  ...OPENING,
  map: ["A0", "H0", "C2", "D3", "B1", "F0", "A1", "E4", "C3"],
  faith: { ...OPENING.faith, north: 2 },
  stacks: [7, 7, 6],
  worlds: [[], [{ tile: "B2", x: 0, y: -1, turns: 3 }]],
  turn: 0,
  round: 2,
};
const beatsOf = (shown: readonly Act[]) => shown.flatMap(({ before, later }) => [...before, ...later]);

const TURN = happened(
  "creation",
  { type: "pushed", seat: 1, side: "north", line: 2, tile: "B2", gap: 2 },
  { type: "placed", seat: 1, tile: "B2", x: 0, y: -1, turns: 3, score: 0 },
  { type: "drew", seat: 1, stack: 3 },
  { type: "filled", cell: 2, tile: "H0" },
  { type: "turn", seat: 0, round: 2 },
);

describe("the motion of a turn", () => {
  const beats = beatsOf(acts(TURN, OPENING, AFTER));

  test("the line slides, the tile falls into the hand, into the world, and another fills the gap", () => {
    expect(beats.map((beat) => (beat.kind === "fly" ? `${beat.from} ${beat.to}` : beat.kind))).toEqual([
      "slide",
      "fallen-north-2 hand-1",
      "hand-1 place-1-0--1",
      "stack-2 cell-1",
    ]);
  });

  test("a tile is turned on its way into a world, and turned over from a stack", () => {
    expect(beats[2]).toMatchObject({ turns: 3, flips: false, or: "world-1" });
    expect(beats[3]).toMatchObject({ flips: true });
  });
});

test("showing a god comes before taking the tile", () => {
  const [act] = acts(
    happened("creation", { type: "shown", seat: 0, god: "dune", cell: 9, tile: "C3" }),
    OPENING,
    OPENING,
  );
  expect(act?.before.map(({ kind }) => kind)).toEqual(["god", "fly"]);
});

test("events that nobody sees take no time", () => {
  const quiet = happened("creation", { type: "turn", seat: 0, round: 1 }, { type: "dealt", seat: 0 });
  expect(beatsOf(acts(quiet, OPENING, OPENING))).toEqual([]);
});

test("a push moves the tiles of its line only", () => {
  const line = { side: "east", line: 1 } as const;
  expect(shift(line, 2, 0.5)).toEqual({ x: -0.5, y: 0 });
  expect(shift(line, 3, 0.5)).toEqual({ x: 0, y: 0 });
  expect(shift(null, 3, 0.5)).toEqual({ x: 0, y: 0 });
  expect(fallenAt(line)).toEqual({ x: -1, y: 0 });
});
