import { describe, expect, it } from "vitest";
import { bestRace, races } from "../../../../src/games/smallworld/table/best";
import type { GameEvent } from "../../../../src/games/types";
import type { Show } from "../../../../src/wire";
import { type Bare, happened } from "../../events";
import { view } from "../positions";

const show = (...events: Bare<GameEvent<"smallworld">>[]): Show => ({
  game: "smallworld",
  options: {},
  players: 2,
  seat: null,
  first: view(),
  steps: [{ player: 0, words: {}, events: happened("smallworld", ...events), changes: [] }],
  scores: [9, 4],
  winners: [0],
  points: null,
});
const picked = (seat: number, race: string, power: string) =>
  ({ type: "picked", seat, slot: 1, race, power, paid: 0, tokens: 9 }) as const;

describe("what the races of a game brought", () => {
  const told = show(
    picked(0, "orcs", "hill"),
    picked(1, "elves", "swamp"),
    {
      type: "coins",
      seat: 0,
      coins: 7,
      terms: [
        { reason: "active", of: "orcs", amount: 4, regions: [1, 2, 3, 4] },
        { reason: "income", of: "hill", amount: 2, regions: [1, 2] },
        { reason: "earns", of: "hero", amount: 1, regions: [3] },
      ],
    },
    picked(0, "giants", "forest"),
    {
      type: "coins",
      seat: 0,
      coins: 9,
      terms: [
        { reason: "declined", of: "orcs", amount: 5, regions: [1, 2, 3, 4, 5] },
        { reason: "active", of: "giants", amount: 4, regions: [6, 7, 8, 9] },
      ],
    },
    {
      type: "coins",
      seat: 1,
      coins: 3,
      terms: [{ reason: "active", of: "elves", amount: 3, regions: [10, 11, 12] }],
    },
  );

  it("is by race, with what lay in its power and its markers, in decline too", () => {
    expect(races(told).map(({ race, coins }) => [race, coins])).toEqual([
      ["orcs", 12],
      ["elves", 3],
      ["giants", 4],
    ]);
  });

  it("knows the best, if any earned anything", () => {
    expect(bestRace(told)).toMatchObject({ seat: 0, race: "orcs", power: "hill", coins: 12 });
    expect(bestRace(show(picked(0, "orcs", "hill")))).toBeNull();
  });
});
