/** The charts the client is handed. */
import { describe, expect, it } from "vitest";
import { chart } from "../../../plugins/atlas/chart";
import { readOutline } from "../../../plugins/atlas/outlines";
import { loadBoard } from "../../../src/games/smallworld/board/boards";

describe.each([2, 3, 4, 5])("the chart for %i", (players) => {
  const made = chart(readOutline(players));

  it("has every region with a closed outline and a place for everything", () => {
    expect(made.regions.map(({ id }) => id)).toEqual(made.regions.map((_, i) => i + 1));
    for (const region of made.regions) {
      expect(region.path).toMatch(/^M.*Z$/);
      expect(region.path.match(/M/g)?.length).toBe(1);
      const { symbols, markers, number } = region.spots;
      expect(symbols.length).toBe(region.symbols.length);
      const places = [...symbols, ...markers, number];
      expect(new Set(places).size).toBe(places.length);
    }
  });

  it("has each inner border once", () => {
    const pairs = made.borders.map(({ between }) => between.join("-"));
    expect(made.borders.every(({ between }) => !between.includes(0))).toBe(true);
    expect(new Set(made.borders.map(({ path }) => path)).size).toBe(pairs.length);
  });
});

it("a board is loaded with its pictures, flat and upright", async () => {
  const flat = await loadBoard(3);
  const tall = await loadBoard(3, "tall");
  expect(flat.lands.light).toMatch(/^\/assets\/land-3-light-[0-9a-f]{8}\.svg$/);
  expect(flat.lands.dark).not.toBe(tall.lands.dark);
  expect([tall.width, tall.height]).toEqual([flat.height, flat.width]);
  await expect(loadBoard(6)).rejects.toThrow();
});
