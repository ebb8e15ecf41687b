import { beforeAll, describe, expect, test } from "vitest";
import { prompt } from "../../../../src/games/creation/words/prompt";
import { load } from "../../../../src/texts/fluent.svelte";
import { bringing, OPENING, placing } from "../positions";
import { minded } from "./saying";

beforeAll(() => load("interface", "creation"));

const PUSH = bringing(0, { type: "push", side: "north", line: 1 }, "A1");
const GOD = bringing(14, { type: "god", cell: 3 }, "C2");

describe("one sentence says what to do", () => {
  test("push, or show the god if it may be", () => {
    expect(prompt(minded(OPENING, [PUSH]))).toMatch(/^Push a row or a column: /);
    expect(prompt(minded(OPENING, [PUSH, GOD]))).toMatch(/or reveal your god/);
  });

  test("what is aimed at says what it would do", () => {
    const aim = { side: "north", line: 1 } as const;
    expect(prompt(minded(OPENING, [PUSH], { aim }))).toBe("Push column 1 down: you get 4 Ember.");
  });

  test("the god that would be shown is named", () => {
    const said = prompt(minded(OPENING, [GOD], { calling: true, called: 2 }));
    expect(said).toBe("Reveal Ondilo and take 3 Tide, Dune.");
  });

  test("a placement tells its points", () => {
    const laid = placing(40, 0, 0, 0, 8, 3);
    const view = { ...OPENING, stage: "place", held: "A0" } as const;
    const said = prompt(minded(view, [laid], { placing: laid, place: { x: 0, y: 0 } }));
    expect(said).toBe("Place it here: 8 points (+3).");
  });

  test("others are waited for by name", () => {
    const view = { ...OPENING, turn: 1, stage: "place", held: "A0" } as const;
    expect(prompt(minded(view, []))).toBe("Petr is placing 4 Blossom.");
  });

  test("the end says who has won", () => {
    const table = (winners: number[]) => ({ table: { seat: 0, over: true, winners } });
    expect(prompt(minded(OPENING, [], table([0])))).toMatch(/^You /);
    expect(prompt(minded(OPENING, [], table([1])))).toMatch(/^Petr built the best world/);
    expect(prompt(minded(OPENING, [], table([0, 1])))).toMatch(/^Olena, Petr share the win/);
  });
});
