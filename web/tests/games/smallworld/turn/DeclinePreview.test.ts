import { flushSync, mount, unmount } from "svelte";
import { afterEach, beforeAll, expect, test } from "vitest";
import DeclinePreview from "../../../../src/games/smallworld/turn/DeclinePreview.svelte";
import { Names } from "../../../../src/games/smallworld/words/naming";
import { Rows } from "../../../../src/games/smallworld/words/rows";
import type { DeclineCost } from "../../../../src/games/smallworld/types";
import { load } from "../../../../src/texts/fluent.svelte";
import { Words } from "../../../../src/texts/words";
import { view } from "../positions";

beforeAll(() => load("interface", "smallworld"));

const words = new Words("smallworld", 0, ["Olena"], new Names(new Rows(), [], view).naming);
const COST: DeclineCost = {
  total: 0,
  terms: [],
  now: 5,
  stay: 6,
  later: {
    total: 5,
    terms: [
      { reason: "declined", amount: 3, of: "dwarves", regions: [3, 5, 6] },
      { reason: "income", amount: 2, of: "dwarves", regions: [3, 6] },
    ],
  },
  gone: 2,
};

let shown: object | null = null;
afterEach(() => {
  if (shown) void unmount(shown);
  document.body.replaceChildren();
});

function read(more: { last?: boolean; scored?: boolean } = {}): string {
  shown = mount(DeclinePreview, {
    target: document.body,
    props: { cost: COST, last: false, scored: false, words, ...more },
  });
  flushSync();
  return document.body.textContent ?? "";
}

test("it tells this turn with and without, the next one, and what is abandoned", () => {
  const told = read();
  expect(told).toContain("This turn pays 5 coins; without the decline your regions would pay 6 coins");
  expect(told).toContain("Next turn 3 regions in decline pay 5 coins");
  expect(told).toContain("2 regions abandoned");
});

test("in the last round there is no next turn", () => {
  expect(read({ last: true })).not.toMatch(/next turn/i);
});

test("where the turn is paid already, only what comes later counts", () => {
  expect(read({ scored: true })).not.toMatch(/this turn/i);
});
