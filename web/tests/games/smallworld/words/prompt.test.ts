import { expect, test } from "vitest";
import { type Choice, grouped } from "../../../../src/games/smallworld/turn/choices";
import { Plan } from "../../../../src/games/smallworld/turn/plan";
import { prompt } from "../../../../src/games/smallworld/words/prompt";
import type { View } from "../../../../src/games/smallworld/types";
import { choice, people, region, supplies, view } from "../positions";

const asked = (seen: View, choices: Choice[] = [], more = {}) =>
  prompt({
    view: seen,
    seat: 0,
    choices: grouped(choices),
    abandoning: false,
    plan: null,
    over: false,
    ...more,
  }).id;

const march = { ...view().march, race: "orcs" };
const orcs = view({ peoples: [people("orcs", 0)], march });
const stop = choice({ type: "stop" });

test("others are waited for by name and stage", () => {
  const seen = view({ player: 1, turn: 1, stage: "redeployment" });
  const said = prompt({
    view: seen,
    seat: 0,
    choices: grouped([]),
    abandoning: false,
    plan: null,
    over: false,
  });
  expect(said).toEqual({ id: "wait-redeployment", facts: { seat: 1 } });
  expect(asked(view({ player: "chance", stage: "attempt" }))).toBe("wait-attempt");
});

test("each stage of the own turn asks for what is to be done", () => {
  expect(asked(orcs)).toBe("prompt-moment");
  const any = [choice({ type: "done" })];
  expect(asked(view({ stage: "pick" }), any)).toBe("prompt-pick");
  const conquer = choice({ type: "conquer", region: 1 });
  expect(asked(orcs, [conquer, stop, choice({ type: "decline" })])).toBe("prompt-expand");
  expect(asked(orcs, [conquer, stop])).toBe("prompt-conquer");
  expect(asked(orcs, [choice({ type: "attempt", region: 1 }), stop])).toBe("prompt-attempt");
  expect(asked(orcs, [choice({ type: "decline" }), stop])).toBe("prompt-decline");
  expect(asked(orcs, [conquer, stop], { abandoning: true })).toBe("prompt-abandon");
  expect(asked(view({ stage: "rolled" }), any)).toBe("prompt-rolled");
  expect(asked(view({ stage: "give-up" }), any)).toBe("prompt-give-up");
  expect(asked(view({ stage: "peace" }), any)).toBe("prompt-peace");
  expect(asked(view({ stage: "last-word" }), any)).toBe("prompt-last-word");
});

test("a declined people that marches is told apart", () => {
  const seen = view({
    peoples: [people("ghouls", 0, { standing: "declined" })],
    march: { ...march, race: "ghouls" },
  });
  expect(asked(seen, [choice({ type: "conquer", region: 1 }), stop])).toBe("prompt-march");
  const pick = choice({ type: "pick", slot: 1 });
  expect(asked(seen, [choice({ type: "conquer", region: 1 }), pick, stop])).toBe("prompt-march-first");
  expect(asked(seen, [pick, stop])).toBe("prompt-march-first");
});

test("a plan asks for what must be put down, then offers what may", () => {
  const seen = view({
    stage: "redeployment",
    regions: [region(1, { race: "orcs", seat: 0, tokens: 1 })],
    supplies: supplies(["place", 2], ["fort", 1]),
  });
  const choices = [choice({ type: "place", region: 1 }), choice({ type: "fort", region: 1 })];
  const plan = Plan.of(seen, choices);
  if (!plan) throw new Error("there is something to put down");
  expect(asked(seen, choices, { plan })).toBe("prompt-redeploy");
  const placed = plan.add("place orcs", 1, 2);
  expect(asked(seen, choices, { plan: placed })).toBe("prompt-spare-fort");
  expect(asked(seen, choices, { plan: placed.add("fort orcs", 1) })).toBe("prompt-placed");
});

test("the end is told to winners and others", () => {
  const end = (winners: number[]) =>
    asked(view({ stage: "finished", player: "over", winners }), [], { over: true });
  expect([end([0]), end([1]), end([0, 1])]).toEqual(["prompt-won", "prompt-winner", "prompt-shared"]);
});

test("whoever runs out of tokens is reminded of a decline, but not in the last round", () => {
  const decline = choice({ type: "decline" });
  const conquest = (have: number) => choice({ type: "conquer", region: 1 }, { total: 3, terms: [], have });
  expect(asked(orcs, [conquest(9), decline, stop])).toBe("prompt-expand");
  expect(asked(orcs, [conquest(5), decline, stop])).toBe("prompt-spent");
  expect(asked(orcs, [conquest(5), stop])).toBe("prompt-conquer");
  expect(asked({ ...orcs, round: orcs.rounds }, [conquest(5), decline, stop])).toBe("prompt-expand");
  const roll = { total: 4, terms: [], have: 2, short: 2, faces: 2, forfeits: 0 };
  expect(asked(orcs, [choice({ type: "attempt", region: 1 }, roll), decline, stop])).toBe("prompt-spent");
});
