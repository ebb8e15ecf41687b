import { expect, test } from "vitest";
import { summarised, toldOf } from "../../../../src/games/creation/motion/summary";
import { happened } from "../../events";
import { OPENING } from "../positions";

const events = happened(
  "creation",
  { type: "pushed", seat: 1, side: "west", line: 1, tile: "C2", gap: 1 },
  { type: "placed", seat: 1, tile: "C2", x: 0, y: 0, turns: 1, score: 0 },
  { type: "drew", seat: 1, stack: 2 },
  { type: "filled", cell: 1, tile: "D1" },
);

test("a whole turn: the line slides, the tile goes straight to its place, the gap is filled", () => {
  const beats = summarised(events, OPENING, OPENING).flatMap(({ before }) => before);
  expect(beats.map((beat) => (beat.kind === "fly" ? [beat.from, beat.to, beat.turns] : beat.kind))).toEqual([
    "slide",
    ["fallen-west-1", "place-1-0-0", 1],
    ["stack-1", "cell-0", 0],
  ]);
});

test("every act says the same: where the tile has gone", () => {
  expect(toldOf(events)?.type).toBe("placed");
  expect(new Set(summarised(events, OPENING, OPENING).map(({ event }) => event.type))).toEqual(
    new Set(["placed"]),
  );
});
