import { describe, expect, it } from "vitest";
import { byRound, turningPoint } from "../../src/ending/turning";
import type { Show } from "../../src/wire";
import { view } from "../games/smallworld/positions";

/** A game of two, a step to a turn: the points after every turn, in their order. */
function show(winners: readonly number[], ...turns: (readonly [number, number])[]): Show {
  return {
    game: "smallworld",
    options: {},
    players: 2,
    seat: null,
    first: view({ round: 1, turn: 0 }),
    steps: turns.map((_, at) => ({
      player: at % 2,
      words: {},
      events: [],
      changes: [
        [["round"], Math.floor((at + 1) / 2) + 1],
        [["turn"], (at + 1) % 2],
      ],
    })),
    scores: turns.at(-1) ?? null,
    winners,
    points: [[5, 5] as const, ...turns].map((scores, step) => ({ step, scores })),
  };
}

describe("the turning point", () => {
  it("compares rounds, for within one not all have had their turn", () => {
    expect(byRound(show([1], [9, 5], [9, 10], [20, 10], [20, 21]))).toEqual([
      [9, 10],
      [20, 21],
    ]);
  });

  it("is the round after which the winner was never caught again", () => {
    const told = show([1], [9, 5], [9, 10], [20, 10], [20, 12], [22, 12], [22, 30], [24, 30], [24, 31]);
    expect(turningPoint(told)).toEqual({ seat: 1, round: 3, rounds: 4 });
  });

  it("is the first round for whoever led from it on", () => {
    expect(turningPoint(show([0], [9, 5], [9, 6], [12, 6], [12, 8]))?.round).toBe(1);
  });

  it("is the last round if it was level before, or is decided between equals", () => {
    expect(turningPoint(show([0], [9, 5], [9, 9], [12, 9], [12, 10]))?.round).toBe(2);
    expect(turningPoint(show([1], [9, 5], [9, 8], [12, 8], [12, 12]))?.round).toBe(2);
  });

  it("is nobody's where the win is shared, or nothing is told", () => {
    expect(turningPoint(show([0, 1], [9, 9]))).toBeNull();
    expect(turningPoint({ ...show([0], [9, 5]), points: null })).toBeNull();
  });
});
