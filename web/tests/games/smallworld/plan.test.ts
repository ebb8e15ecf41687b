import { expect, test } from "vitest";
import { DONE, Plan, supplies } from "../../../src/games/smallworld/plan";
import { Rows } from "../../../src/games/smallworld/rows";
import { choice, people, region, view } from "./positions";

const land = [1, 2, 3].map((id) => region(id, { race: "orcs", seat: 0, tokens: id === 1 ? 3 : 1 }));
const place = [1, 2, 3].map((id) => choice({ type: "place", region: id }, {}, 240 + id));

function plan(power: string | null, extra: string[] = [], more = {}): Plan {
  const seen = view({
    stage: "redeployment",
    regions: land,
    peoples: [people("orcs", 0, { hand: 4, power, ...more })],
  });
  const others = extra.flatMap((type) =>
    [1, 2, 3].map((id) => choice({ type, region: id }, {}, 1000 * extra.indexOf(type) + 300 + id)),
  );
  return Plan.of(supplies(seen, [...place, ...others], 0, new Rows()));
}

const TOKENS = "place orcs";

test("tokens are put down one by one, and the message is their actions", () => {
  const made = plan(null).add(TOKENS, 2).add(TOKENS, 2).add(TOKENS, 1).add(TOKENS, 3);
  expect(made.complete).toBe(true);
  expect(made.moves().sort()).toEqual([241, 242, 242, 243]);
  expect(made.add(TOKENS, 1)).toBe(made);
});

test("a region that is not listed takes nothing", () => {
  const made = plan(null);
  expect(made.add(TOKENS, 9)).toBe(made);
});

test("evened out, every region has as many as the others, give or take one", () => {
  const seen = view({ regions: land });
  const made = plan(null).add(TOKENS, 1, 4).even(seen);
  expect([1, 2, 3].map((id) => made.at(TOKENS, id) + (land[id - 1]?.tokens ?? 0))).toEqual([3, 3, 3]);
  expect(made.complete).toBe(true);
});

test("a change can be taken back, and all of them at once", () => {
  const one = plan(null).add(TOKENS, 1);
  expect(one.add(TOKENS, 2).before).toBe(one);
  expect(one.reset().empty).toBe(true);
  expect(one.take(TOKENS, 1).left(TOKENS)).toBe(4);
});

test("a token goes from region to region", () => {
  const made = plan(null).add(TOKENS, 1, 2).shift(TOKENS, 1, 3);
  expect([made.at(TOKENS, 1), made.at(TOKENS, 3), made.left(TOKENS)]).toEqual([1, 1, 2]);
  expect(made.before?.at(TOKENS, 1)).toBe(2);
});

test("heroes must be put down, one a region", () => {
  const made = plan("heroic", ["hero"]).add(TOKENS, 1, 4);
  expect(made.complete).toBe(false);
  const both = made.add("hero orcs", 1).add("hero orcs", 1).add("hero orcs", 2);
  expect([both.at("hero orcs", 1), both.complete]).toEqual([1, true]);
  expect(both.moves()).not.toContain(DONE);
});

test("the step is ended by hand only while something could still be put down", () => {
  const camps = plan("bivouacking", ["camp"], { camps: 5 }).add(TOKENS, 1, 4);
  expect(camps.complete).toBe(true);
  expect(camps.moves().at(-1)).toBe(DONE);
  expect(camps.add("camp orcs", 2, 5).moves()).not.toContain(DONE);
  const fort = plan("fortified", ["fort"]).add(TOKENS, 1, 4);
  expect(fort.moves().at(-1)).toBe(DONE);
  expect(fort.add("fort orcs", 2).moves()).not.toContain(DONE);
});

test("camps that came back in another's turn are those that were uprooted", () => {
  const seen = view({
    stage: "withdrawal",
    turn: 1,
    regions: land,
    peoples: [people("orcs", 0, { hand: 1, camps: 4, uprooted: 2, power: "bivouacking" })],
  });
  const found = supplies(seen, [...place, choice({ type: "camp", region: 1 })], 0, new Rows());
  expect(found.map(({ piece, count }) => [piece, count])).toEqual([
    ["place", 1],
    ["camp", 2],
  ]);
});

test("two peoples have a hand each", () => {
  const seen = view({
    stage: "redeployment",
    regions: [...land, region(4, { race: "ghouls", seat: 0, declined: true, tokens: 1 })],
    peoples: [people("orcs", 0, { hand: 2 }), people("ghouls", 0, { hand: 3, standing: "declined" })],
  });
  const made = Plan.of(
    supplies(seen, [...place, choice({ type: "place", region: 4 }, {}, 244)], 0, new Rows()),
  );
  expect(made.room("place ghouls", 1)).toBe(0);
  expect(made.add("place ghouls", 4, 3).left("place ghouls")).toBe(0);
});
