import { describe, expect, it } from "vitest";
import { rows } from "../../src/ending/picture/caption";

describe("the players above a picture", () => {
  it("stand in one row while there is room, then in the next", () => {
    expect(rows([100, 100, 100], 400, 20)).toEqual([[0, 1, 2]]);
    expect(rows([200, 200, 200], 420, 20)).toEqual([[0, 1], [2]]);
  });

  it("has each of them, even one who is too wide", () => {
    expect(rows([900, 10], 400, 20)).toEqual([[0], [1]]);
  });
});
