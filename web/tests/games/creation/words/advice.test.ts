import { beforeAll, expect, test } from "vitest";
import { advice } from "../../../../src/games/creation/words/advice";
import { load } from "../../../../src/texts/fluent.svelte";
import type { Reason } from "../../../../src/texts/reasons";
import { choice, OPENING } from "../positions";
import { BOX, wordsFor } from "./saying";

beforeAll(() => load("interface", "creation"));

const words = wordsFor(OPENING);
const tile = (id: string | null) => (id === null ? null : (BOX.get(id) ?? null));
const because = (id: string): Reason => ({
  id,
  why: "",
  amount: "",
  points: 1,
  against: false,
  than: "next",
});

test("advice is one sentence: what to push and take, and why", () => {
  const push = {
    ...choice(1, { type: "push", side: "north", line: 2 }),
    cost: { total: 0, terms: [], tile: "B1" },
  };
  const said = advice(words, push, [because("why-creation-score-now")], tile);
  expect(said).toMatch(/^Push column 2 down and take .+: it scores most right away\.$/);
});

test("a placement names its space", () => {
  const place = choice(2, { type: "place", x: 0, y: 0, turns: 1 });
  expect(advice(words, place, [because("why-creation-growth")], tile)).toBe(
    "Place it on c3: your groups with statues can grow there.",
  );
  expect(advice(words, choice(3, { type: "draw", stack: 2 }), [], tile)).toBe(
    "Flip a tile from stack 2. Other choices are just as good.",
  );
});
