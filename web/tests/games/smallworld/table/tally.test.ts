import { describe, expect, it } from "vitest";
import { course } from "../../../../src/ending/course";
import { tally } from "../../../../src/games/smallworld/table/tally";
import type { GameEvent } from "../../../../src/games/types";
import type { Show, Step } from "../../../../src/wire";
import { type Bare, happened } from "../../events";
import { view } from "../positions";

const step = (...events: Bare<GameEvent<"smallworld">>[]): Step => ({
  player: 0,
  words: {},
  events: happened("smallworld", ...events),
  changes: [],
});
const show = (steps: Step[]): Show => ({
  game: "smallworld",
  options: {},
  players: 2,
  seat: null,
  first: view(),
  steps,
  scores: [9, 4],
  winners: [0],
  points: [
    { step: 0, scores: [5, 5] },
    { step: 1, scores: [9, 4] },
  ],
});

describe("a game in figures", () => {
  const told = tally(
    show([
      step({ type: "picked", seat: 1, slot: 3, race: "orcs", power: "hill", paid: 2, tokens: 9 }),
      step({ type: "picked", seat: 0, slot: 1, race: "elves", power: "swamp", paid: 0, tokens: 10 }),
      step(
        { type: "conquered", race: "orcs", region: 1, tokens: 3, how: "force" },
        { type: "lost", race: "elves", region: 1, tokens: 0, kept: 1 },
      ),
      step({
        type: "coins",
        seat: 1,
        coins: 3,
        terms: [{ reason: "active", of: "orcs", amount: 3, regions: [1, 2, 3] }],
      }),
      step({
        type: "coins",
        seat: 1,
        coins: 4,
        terms: [{ reason: "active", of: "orcs", amount: 4, regions: [1, 2, 3, 4] }],
      }),
    ]),
  );

  it("adds up what each seat earned, reason by reason, and what it paid", () => {
    expect(told[1]?.sources).toEqual([
      { reason: "active", of: "orcs", amount: 7 },
      { reason: "price", of: null, amount: -2 },
    ]);
    expect(told[0]?.sources).toEqual([]);
  });

  it("knows who led whom, took and lost", () => {
    expect(told[1]?.peoples).toEqual([{ race: "orcs", power: "hill", paid: 2 }]);
    expect([told[0]?.taken, told[0]?.lost, told[1]?.taken]).toEqual([0, 1, 1]);
  });

  it("has the points turn by turn", () => {
    expect(course(show([])).scores).toEqual([[5, 5], [9, 4]]); // prettier-ignore
  });
});
