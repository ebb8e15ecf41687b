import { beforeAll, describe, expect, it } from "vitest";
import { headline, readerOf } from "../../src/ending/headline";
import { load } from "../../src/texts/fluent.svelte";

const names = ["Player 1", "Mira", "Bodo"];

describe("the headline of an ending", () => {
  beforeAll(() => load("interface"));

  it("says you to a guest who told no name", () => {
    expect(headline({ winners: [0], names, mine: [0] })).toBe("You won!");
  });

  it("says with whom you share the win", () => {
    expect(headline({ winners: [0, 1], names, mine: [0] })).toBe("You and Mira share the win");
    expect(headline({ winners: [0, 1, 2], names, mine: [2] })).toMatch(/^You, Player 1,? and Mira share/);
  });

  it("names who won to everybody else, and where people share a screen", () => {
    expect(headline({ winners: [1], names, mine: [0] })).toContain("Mira");
    expect(headline({ winners: [1], names, mine: [] })).toContain("Mira");
    expect(headline({ winners: [1], names, mine: [0, 1] })).not.toMatch(/you/i);
  });

  it("speaks to the only seat one has", () => {
    expect([readerOf({ mine: [2] }), readerOf({ mine: [] }), readerOf({ mine: [0, 1] })]).toEqual([
      2,
      null,
      null,
    ]);
  });
});
