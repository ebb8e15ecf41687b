import { describe, expect, it } from "vitest";
import { GROUP, MAP, outline, tiles, WORLD } from "../../../../src/games/creation/rules/pictures";

describe("pictures", () => {
  it("are made of whole tiles", () => {
    expect(MAP).toHaveLength(9);
    for (const tile of [...MAP, ...WORLD]) expect(tile.squares).toHaveLength(4);
  });

  it("leave out what is nothing", () => {
    expect(tiles(["tt..", "tt.."])).toHaveLength(1);
  });

  it("outline a group along its border only", () => {
    expect(outline([[0, 0]]).match(/M/g)).toHaveLength(4);
    expect(
      outline([
        [0, 0],
        [1, 0],
      ]).match(/M/g),
    ).toHaveLength(6);
  });

  it("show all the squares of the group that scores", () => {
    const tide = WORLD.flatMap(({ x, y, squares }) =>
      squares.filter(({ terrain }) => terrain === "tide").map((square) => [x + square.x, y + square.y]),
    );
    expect(tide.sort()).toEqual([...GROUP].map((each) => [...each]).sort());
  });
});
