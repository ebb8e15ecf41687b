import { beforeAll, expect, test } from "vitest";
import { advice } from "../../../../src/games/smallworld/words/advice";
import { Names } from "../../../../src/games/smallworld/words/naming";
import { Rows } from "../../../../src/games/smallworld/words/rows";
import type { Choice } from "../../../../src/games/smallworld/turn/choices";
import { load } from "../../../../src/texts/fluent.svelte";
import type { Reason } from "../../../../src/texts/reasons";
import { Words } from "../../../../src/texts/words";
import { choice, people, view } from "../positions";

beforeAll(() => load("interface", "smallworld"));

const names = new Names(new Rows(), [{ id: 1, terrain: "hill", symbols: [] }], view);
const words = new Words("smallworld", 0, ["Olena", "Petr"], names.naming);
const seen = view({
  peoples: [people("wizards", 0)],
  column: [{ race: "orcs", power: "hill", coins: 0, price: 0, tokens: 9 }],
});
const because = (id: string, against = false): Reason => ({
  id,
  why: "",
  amount: "",
  points: against ? -1 : 1,
  against,
  than: "next",
});
const said = (one: Choice, ...reasons: Reason[]) => advice(words, names, seen, one, reasons);

test("one sentence says what to do and why, without a number of points", () => {
  expect(said(choice({ type: "conquer", region: 1 }), because("why-later"), because("why-now", true))).toBe(
    "Conquer region 1 (hill): it keeps paying in the turns to come.",
  );
  expect(said(choice({ type: "pick", slot: 1 }), because("why-ahead"))).toBe(
    "Pick Hill Orcs: it promises the best turns to come.",
  );
  expect(said(choice({ type: "ally", seat: 1 }), because("why-peace"))).toMatch(/^Make peace with Petr:/);
});

test("the reason is told for the deed where that says more", () => {
  expect(said(choice({ type: "attempt", region: 1 }), because("why-luck"))).toMatch(
    /no other roll promises more/,
  );
  expect(said(choice({ type: "stop" }), because("why-given-up"))).toMatch(
    /^Stop here: what is left would cost more/,
  );
});

test("where nothing speaks for it alone, it says so", () => {
  expect(said(choice({ type: "place", region: 1 }))).toBe(
    "Reinforce region 1 (hill). Other choices are about as good.",
  );
  expect(said(choice({ type: "conquer", region: 1 }), because("why-of-a-new-bot"))).toMatch(/about as good/);
});

test("a decline says how many regions go on paying", () => {
  const later = {
    total: 4,
    terms: [{ reason: "declined", amount: 4, of: "wizards", regions: [1, 2, 3, 4] }],
  } as const;
  const cost = { total: 0, terms: [], now: 4, stay: 6, later, gone: 0 };
  expect(said(choice({ type: "decline" }, cost), because("why-fresh"))).toBe(
    "Your Wizards are spent: decline now; 4 regions go on paying.",
  );
});
