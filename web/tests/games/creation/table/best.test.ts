import { describe, expect, it } from "vitest";
import { bestTerrain } from "../../../../src/games/creation/table/best";
import type { ShownTerm } from "../../../../src/games/creation/types";

const term = (of: ShownTerm["of"], group: number, statues: number): ShownTerm => ({
  reason: "terrain",
  of,
  group,
  statues,
  amount: group * statues,
  squares: [],
});

describe("the best terrain of a game", () => {
  it("is the one with the most points in any world", () => {
    const terms = [[term("blossom", 4, 2), term("ember", 9, 0)], [term("tide", 3, 3)]];
    expect(bestTerrain({ terms })).toMatchObject({ seat: 1, term: { of: "tide", amount: 9 } });
  });

  it("is none where nothing scored", () => {
    expect(bestTerrain({ terms: [[term("ember", 9, 0)], []] })).toBeNull();
  });
});
