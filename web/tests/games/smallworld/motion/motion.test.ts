import { expect, test } from "vitest";
import { steps } from "../../../../src/games/smallworld/motion/motion";
import { TIMES } from "../../../../src/games/smallworld/motion/step";
import { drawnAfter } from "../../../../src/table/motion";
import { happened } from "../../events";
import { people, region, view } from "../positions";

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

const taken = happened(
  "smallworld",
  { type: "lost", region: 1, tokens: 1, kept: 2, race: "elves" },
  { type: "conquered", region: 1, tokens: 5, how: "force", race: "orcs" },
);

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
  expect(step?.touches.map(({ part }) => part)).toEqual(["region-1"]);
});

test("the die rolls, lies there with what it came to, and then that happens", () => {
  const won = happened(
    "smallworld",
    { type: "rolled", pips: 2 },
    { type: "lost", region: 1, tokens: 1, kept: 2, race: "elves" },
    { type: "conquered", region: 1, tokens: 5, how: "die", race: "orcs" },
  );
  const made = steps(won, before, after);
  expect(made.map(({ die }) => die)).toEqual([
    { pips: 2, verdict: null },
    { pips: 2, verdict: "conquered" },
    null,
  ]);
  expect(made.map(({ happened }) => happened?.event.type)).toEqual([undefined, "rolled", "conquered"]);
});

test("a roll that failed is shown and told", () => {
  const lost = happened(
    "smallworld",
    { type: "rolled", pips: 0 },
    { type: "failed", region: 1, race: "orcs" },
  );
  const made = steps(lost, before, before);
  expect(made.map(({ die, happened }) => [die?.verdict, happened?.event.type])).toEqual([
    [null, undefined],
    ["repelled", "rolled"],
    [undefined, "failed"],
  ]);
  expect(made.at(-1)?.happened?.from).toEqual({ race: "elves", seat: 1 });
});

test("tokens put down go in a row, one after another", () => {
  const placed = [1, 2, 2].flatMap((region) =>
    happened("smallworld", { type: "placed", region, race: "orcs" }),
  );
  const [step] = steps(placed, before, after);
  expect(step?.flights.map(({ delay }) => delay)).toEqual([0, TIMES.apart, 2 * TIMES.apart]);
  expect(step?.duration).toBe(2 * TIMES.apart + TIMES.place);
});

test("coins are told with their reasons, and fly from the regions that pay them", () => {
  const terms = [
    { reason: "active", amount: 2, of: "orcs", regions: [1, 2] },
    { reason: "income", amount: 1, of: "hill", regions: [2] },
    { reason: "stipend", amount: 2, of: "alchemist" },
  ] as const;
  const [step] = steps(happened("smallworld", { type: "coins", seat: 0, coins: 5, terms }), before, after);
  expect(step?.earning).toEqual({ seat: 0, coins: 5, terms });
  expect(step?.flights.map(({ kind, from, to, count }) => [kind, from, to, count])).toEqual([
    ["coin", { region: 1 }, { seat: 0 }, 1],
    ["coin", { region: 2 }, { seat: 0 }, 2],
    ["coin", { tray: true }, { seat: 0 }, 2],
  ]);
});

test("troops are taken up before they march, as many as there are fewer afterwards", () => {
  const marched = { ...after, regions: after.regions.with(1, { ...after.regions[1]!, tokens: 1 }) };
  const made = steps(
    [...happened("smallworld", { type: "readied", race: "orcs", hand: 8 }), ...taken],
    before,
    marched,
  );
  expect(made[0]?.flights.map(({ from, count }) => [from, count])).toEqual([[{ region: 2 }, 3]]);
  expect(made[0]?.lifted.get(2)).toBe(-3);
  const drawn = drawnAfter(made, before, marched).map(({ regions }) =>
    regions.map(({ race, tokens }) => `${tokens} ${race}`),
  );
  expect(drawn).toEqual([
    ["3 elves", "1 orcs"],
    ["5 orcs", "1 orcs"],
  ]);
});

test("what was put down by hand is not shown again", () => {
  const placed = happened("smallworld", { type: "placed", region: 2, race: "orcs" });
  const turn = happened("smallworld", { type: "turn", seat: 1, round: 1 });
  const seen = (byHand: boolean) =>
    steps([...placed, ...turn], before, after, TIMES, byHand).map((step) => step.seen);
  expect(seen(true)).toEqual([true, false]);
  expect(seen(false)).toEqual([false, false]);
});

test("what does not move takes no time", () => {
  expect(
    steps(
      happened(
        "smallworld",
        { type: "shown", slot: 1, race: "orcs", power: "hill" },
        { type: "banner", race: "orcs" },
      ),
      before,
      after,
    ),
  ).toEqual([]);
});
