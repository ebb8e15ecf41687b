import { expect, test } from "vitest";
import { between, steps } from "../../../src/games/smallworld/motion";
import { TIMES } from "../../../src/games/smallworld/step";
import { people, region, view } from "./positions";

const orcs = people("orcs", 0, { hand: 5 });
const elves = people("elves", 1);
const before = view({
  peoples: [orcs, elves],
  regions: [
    region(1, { race: "elves", seat: 1, tokens: 3 }),
    region(2, { race: "orcs", seat: 0, tokens: 4 }),
  ],
});
const after = view({
  peoples: [orcs, elves],
  regions: [region(1, { race: "orcs", seat: 0, tokens: 5 }), region(2, { race: "orcs", seat: 0, tokens: 4 })],
});

const taken = [
  { type: "lost", region: 1, tokens: 1, kept: 2, race: "elves" },
  { type: "conquered", region: 1, tokens: 5, how: "force", race: "orcs" },
];

test("a conquest: tokens march in while losers fly home, all in one step", () => {
  const [step, ...more] = steps(taken, before, after);
  expect(more).toEqual([]);
  expect(step?.flights.map(({ from, to, race, count }) => [from, to, race, count])).toEqual([
    [{ region: 1 }, { seat: 1 }, "elves", 2],
    [{ region: 1 }, { tray: true }, "elves", 1],
    [{ seat: 0 }, { region: 1 }, "orcs", 5],
  ]);
  expect(step?.lifted.get(1)).toBe(-3);
  expect(step?.duration).toBe(TIMES.march);
  expect(step?.settles).toEqual(new Set([1]));
});

test("the die comes before what it decided", () => {
  const made = steps([{ type: "rolled", pips: 2 }, ...taken], before, after);
  expect(made.map(({ die }) => die)).toEqual([2, null]);
});

test("tokens put down go in a row, one after another", () => {
  const placed = [1, 2, 2].map((id) => ({ type: "placed", region: id, race: "orcs" }));
  const [step] = steps(placed, before, after);
  expect(step?.flights.map(({ delay }) => delay)).toEqual([0, TIMES.apart, 2 * TIMES.apart]);
  expect(step?.duration).toBe(2 * TIMES.apart + TIMES.place);
});

test("coins are told with their reasons", () => {
  const terms = [{ reason: "active", amount: 3, of: "orcs" }];
  const [step] = steps([{ type: "coins", seat: 0, coins: 3, terms }], before, after);
  expect(step?.earning).toEqual({ seat: 0, coins: 3, terms });
});

test("troops are taken up before they march, and a region settles with its last event", () => {
  const made = steps([{ type: "readied", race: "orcs", hand: 8 }, ...taken], before, after);
  expect(made[0]?.flights.map(({ from, count }) => [from, count])).toEqual([[{ region: 2 }, 3]]);
  expect(made[0]?.lifted.get(2)).toBe(-3);
  expect(made.map(({ settles }) => [...settles])).toEqual([[2], [1]]);
});

test("regions are drawn as before until they have settled", () => {
  expect(between(before.regions, after.regions, new Set([1]))[0]?.race).toBe("orcs");
  expect(between(before.regions, after.regions, new Set())[0]?.race).toBe("elves");
});

test("what does not move takes no time", () => {
  expect(
    steps(
      [
        { type: "shown", slot: 1 },
        { type: "banner", race: "orcs" },
      ],
      before,
      after,
    ),
  ).toEqual([]);
});
