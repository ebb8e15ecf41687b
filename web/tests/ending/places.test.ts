import { describe, expect, it } from "vitest";
import { places } from "../../src/ending/places";

describe("the places of a finished game", () => {
  it("are by points, the winner first", () => {
    expect(places([10, 30, 20], [1])).toEqual([
      { seat: 1, points: 30, place: 1 },
      { seat: 2, points: 20, place: 2 },
      { seat: 0, points: 10, place: 3 },
    ]);
  });

  it("are shared by equals, and the next one is left out", () => {
    expect(places([7, 9, 7, 3], [1]).map(({ place }) => place)).toEqual([1, 2, 2, 4]);
  });

  it("are the first for all who won, and never for equals who did not", () => {
    expect(places([9, 9, 9], [2]).map(({ seat, place }) => [seat, place])).toEqual([
      [2, 1],
      [0, 2],
      [1, 2],
    ]);
    expect(places([9, 9, 4], [0, 1]).map(({ place }) => place)).toEqual([1, 1, 3]);
  });
});
