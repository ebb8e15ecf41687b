import { expect, test } from "vitest";
import { Plan } from "../../../../src/games/smallworld/turn/plan";
import type { PieceType } from "../../../../src/games/smallworld/types";
import { choice, DONE, region, supplies, view } from "../positions";

const land = [1, 2, 3].map((id) => region(id, { race: "orcs", seat: 0, tokens: id === 1 ? 3 : 1 }));
const place = [1, 2, 3].map((id) => choice({ type: "place", region: id }, undefined, 240 + id));

function plan(...more: [deed: PieceType, count: number][]): Plan {
  const seen = view({ stage: "redeployment", regions: land, supplies: supplies(["place", 4], ...more) });
  const others = more.flatMap(([type], at) =>
    [1, 2, 3].map((id) => choice({ type, region: id }, undefined, 1000 * at + 300 + id)),
  );
  const made = Plan.of(seen, [...place, ...others]);
  if (!made) throw new Error("there is something to put down");
  return made;
}

const TOKENS = "place orcs";

test("tokens are put down one by one, and the message is their actions", () => {
  const made = plan().add(TOKENS, 2).add(TOKENS, 2).add(TOKENS, 1).add(TOKENS, 3);
  expect(made.complete).toBe(true);
  expect(made.moves().sort()).toEqual([241, 242, 242, 243]);
  expect(made.add(TOKENS, 1)).toBe(made);
});

test("a region that is not listed takes nothing", () => {
  const made = plan();
  expect(made.add(TOKENS, 9)).toBe(made);
});

test("evened out, every region has as many as the others, give or take one", () => {
  const seen = view({ regions: land });
  const made = plan().add(TOKENS, 1, 4).even(seen);
  expect([1, 2, 3].map((id) => made.at(TOKENS, id) + (land[id - 1]?.tokens ?? 0))).toEqual([3, 3, 3]);
  expect(made.complete).toBe(true);
});

test("what is left is spread beside what was put down by hand", () => {
  const made = plan()
    .add(TOKENS, 1, 2)
    .even(view({ regions: land }), true);
  expect([1, 2, 3].map((id) => made.at(TOKENS, id))).toEqual([2, 1, 1]);
  expect(made.complete).toBe(true);
});

test("only tokens can be left to be spread: a fort or a hero wants a place of its own", () => {
  expect([plan().plain, plan(["fort", 1]).plain, plan(["hero", 2]).plain]).toEqual([true, false, false]);
});

test("a change can be taken back, and all of them at once", () => {
  const one = plan().add(TOKENS, 1);
  expect(one.add(TOKENS, 2).before).toBe(one);
  expect(one.reset().empty).toBe(true);
  expect(one.take(TOKENS, 1).left(TOKENS)).toBe(4);
});

test("a token goes from region to region", () => {
  const made = plan().add(TOKENS, 1, 2).shift(TOKENS, 1, 3);
  expect([made.at(TOKENS, 1), made.at(TOKENS, 3), made.left(TOKENS)]).toEqual([1, 1, 2]);
  expect(made.before?.at(TOKENS, 1)).toBe(2);
});

test("heroes must be put down, one a region", () => {
  const made = plan(["hero", 2]).add(TOKENS, 1, 4);
  expect(made.complete).toBe(false);
  const both = made.add("hero orcs", 1).add("hero orcs", 1).add("hero orcs", 2);
  expect([both.at("hero orcs", 1), both.complete]).toEqual([1, true]);
  expect(both.moves()).not.toContain(DONE);
});

test("the step is ended by hand only while something could still be put down", () => {
  const camps = plan(["camp", 5]).add(TOKENS, 1, 4);
  expect(camps.complete).toBe(true);
  expect(camps.moves().at(-1)).toBe(DONE);
  expect(camps.add("camp orcs", 2, 5).moves()).not.toContain(DONE);
  const fort = plan(["fort", 1]).add(TOKENS, 1, 4);
  expect(fort.moves().at(-1)).toBe(DONE);
  expect(fort.add("fort orcs", 2).moves()).not.toContain(DONE);
});

test("without anything to put down there is no plan", () => {
  expect(Plan.of(view({ stage: "conquest" }), place)).toBeNull();
});

test("two peoples have a hand each", () => {
  const seen = view({
    stage: "redeployment",
    regions: [...land, region(4, { race: "ghouls", seat: 0, declined: true, tokens: 1 })],
    supplies: supplies(["place", 2], ["place", 3, "ghouls"]),
  });
  const made = Plan.of(seen, [...place, choice({ type: "place", region: 4 }, undefined, 244)]);
  expect(made?.room("place ghouls", 1)).toBe(0);
  expect(made?.add("place ghouls", 4, 3).left("place ghouls")).toBe(0);
});
