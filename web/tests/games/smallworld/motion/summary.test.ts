import { expect, test } from "vitest";
import { summarised } from "../../../../src/games/smallworld/motion/summary";
import { drawnAfter } from "../../../../src/table/motion";
import { happened } from "../../events";
import { people, region, view } from "../positions";

const peoples = [people("orcs", 1), people("elves", 0)];
const before = view({
  turn: 1,
  peoples,
  regions: [region(1), region(2, { race: "elves", seat: 0, tokens: 2 }), region(3)],
});
const after = view({
  turn: 0,
  peoples,
  regions: [
    region(1, { race: "orcs", seat: 1, tokens: 3 }),
    region(2, { race: "orcs", seat: 1, tokens: 4 }),
    before.regions[2] ?? region(3),
  ],
});
const events = happened(
  "smallworld",
  { type: "conquered", race: "orcs", region: 1, tokens: 2, how: "force" },
  { type: "rolled", pips: 2 },
  { type: "lost", race: "elves", region: 2, tokens: 1, kept: 1 },
  { type: "conquered", race: "orcs", region: 2, tokens: 4, how: "die" },
  { type: "placed", race: "orcs", region: 1 },
  { type: "coins", seat: 1, coins: 2, terms: [] },
);

test("a whole turn is one short step: marches, losses and coins at almost the same time", () => {
  const step = summarised(events, before, after);
  expect(step.flights.map(({ kind, race, count }) => [kind, race, count])).toEqual([
    ["token", "orcs", 2],
    ["token", "elves", 1],
    ["token", "elves", 1],
    ["token", "orcs", 4],
    ["coin", null, 2],
  ]);
  expect(step.duration).toBeLessThanOrEqual(1000);
  expect(Math.max(...step.flights.map(({ delay, duration }) => delay + duration))).toBeLessThanOrEqual(
    step.duration,
  );
  expect([step.die, step.earning]).toEqual([null, null]);
});

test("it ends where the server says", () => {
  expect(drawnAfter([summarised(events, before, after)], before, after)[0]?.regions).toEqual(after.regions);
});

test("however much is done, it takes no longer", () => {
  const many = Array.from({ length: 40 }, () => events).flat();
  const { flights, duration } = summarised(many, before, after);
  expect(Math.max(...flights.map((one) => one.delay + one.duration))).toBeLessThanOrEqual(duration);
});
