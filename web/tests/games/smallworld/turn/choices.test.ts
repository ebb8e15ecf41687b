import { expect, test } from "vitest";
import { abandonIsExtra, grouped, mustPick, onBoard } from "../../../../src/games/smallworld/turn/choices";
import { choice } from "../positions";

const march = [
  choice({ type: "abandon", region: 4 }),
  choice({ type: "dragon", region: 7 }),
  choice({ type: "conquer", region: 7 }),
  choice({ type: "attempt", region: 8 }),
  choice({ type: "stop" }),
  choice({ type: "decline" }),
];

test("choices are grouped by what they name, the likeliest of a region first", () => {
  const all = grouped([...march, choice({ type: "pick", slot: 2 }), choice({ type: "ally", seat: 1 })]);
  expect(all.regions.get(7)?.map(({ deed }) => deed)).toEqual(["conquer", "dragon"]);
  expect([...all.plain.keys()]).toEqual(["stop", "decline"]);
  expect([all.picks.has(2), all.allies.has(1)]).toEqual([true, true]);
});

test("a combo must be picked if nothing else can be done", () => {
  const picks = [choice({ type: "pick", slot: 1 }), choice({ type: "pick", slot: 2 })];
  expect(mustPick(grouped(picks))).toBe(true);
  expect(mustPick(grouped([...march, ...picks]))).toBe(false);
  expect(mustPick(grouped(march))).toBe(false);
});

test("regions are given up only after one has asked to", () => {
  const all = grouped(march);
  expect(abandonIsExtra(all)).toBe(true);
  expect([...onBoard(all, false).keys()]).toEqual([7, 8]);
  expect([...onBoard(all, true).keys()]).toEqual([4]);
});

test("where nothing else can be done, regions to give up are offered at once", () => {
  const all = grouped([choice({ type: "abandon", region: 4 }), choice({ type: "abandon", region: 5 })]);
  expect([...onBoard(all, false).keys()]).toEqual([4, 5]);
});
