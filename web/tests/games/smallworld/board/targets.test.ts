import { expect, test } from "vitest";
import { grouped, onBoard } from "../../../../src/games/smallworld/turn/choices";
import { Plan } from "../../../../src/games/smallworld/turn/plan";
import { planTargets, targetsOf } from "../../../../src/games/smallworld/board/targets";
import { choice, region, supplies, view } from "../positions";

test("a target shows its cost, or the odds of its die, and is marked where nothing can be taken back", () => {
  const roll = {
    ...choice(
      { type: "attempt", region: 2 },
      { total: 4, terms: [], have: 2, short: 2, faces: 2, forfeits: 0 },
    ),
    closes_undo: true,
  };
  const offered = onBoard(
    grouped([choice({ type: "conquer", region: 1 }, { total: 3, terms: [] }), roll]),
    false,
  );
  const found = targetsOf(offered, new Map());
  expect(found.get(1)).toEqual({ kind: "conquer", marked: false, badge: "3" });
  expect(found.get(2)).toEqual({ kind: "attempt", marked: true, badge: "2/6" });
});

test("what can be done besides a conquest has a mark of its own", () => {
  const deeds = [
    choice({ type: "conquer", region: 1 }, { total: 3, terms: [] }),
    choice({ type: "convert", region: 1 }),
    choice({ type: "dragon", region: 1 }, { total: 1, terms: [] }),
    choice({ type: "convert", region: 2 }),
  ];
  const found = targetsOf(onBoard(grouped(deeds), false), new Map());
  expect(found.get(1)).toMatchObject({ kind: "conquer", badge: "3", special: ["convert", "dragon"] });
  expect(found.get(2)).toEqual({ kind: "convert", marked: false, special: ["convert"] });
});

test("advice glows in its own way", () => {
  const offered = onBoard(grouped([choice({ type: "conquer", region: 1 }, { total: 3, terms: [] })]), false);
  expect(targetsOf(offered, new Map([[1, 1]])).get(1)?.kind).toBe("hint");
});

test("a plan shows where the piece chosen can go, and what it has put where", () => {
  const seen = view({
    stage: "redeployment",
    regions: [1, 2].map((id) => region(id, { race: "orcs", seat: 0, tokens: 1 })),
    supplies: supplies(["place", 1], ["fort", 1]),
  });
  const choices = [1, 2].flatMap((id) => [
    choice({ type: "place", region: id }),
    choice({ type: "fort", region: id }),
  ]);
  const plan = Plan.of(seen, choices)?.add("place orcs", 1);
  if (!plan) throw new Error("there is something to put down");
  const found = planTargets(plan, "fort orcs");
  expect(found.get(1)?.kind).toBe("fort");
  expect([...found.keys()].sort()).toEqual([1, 2]);
  expect([...planTargets(plan, "place orcs")]).toEqual([[1, { kind: "place", badge: "+1" }]]);
});
