/** The arrow keys on the board. */
import { describe, expect, it } from "vitest";
import { loadBoard } from "../../src/board/boards";
import { isDirection, step } from "../../src/board/steps";

const spots = [
  { id: 1, label: [0, 0] },
  { id: 2, label: [100, 10] },
  { id: 3, label: [60, 90] },
  { id: 4, label: [300, 0] },
] as const;

describe("the arrow keys", () => {
  it("go to the nearest in their direction", () => {
    expect(step(spots[0], "ArrowRight", spots)).toBe(2);
    expect(step(spots[0], "ArrowDown", spots)).toBe(3);
    expect(step(spots[1], "ArrowRight", spots)).toBe(4);
    expect(step(spots[3], "ArrowLeft", spots)).toBe(2);
  });

  it("stay where nothing lies ahead", () => {
    expect(step(spots[0], "ArrowUp", spots)).toBeNull();
    expect(step(spots[0], "ArrowLeft", spots)).toBeNull();
  });

  it("are told from other keys", () => {
    expect(isDirection("ArrowUp")).toBe(true);
    expect(isDirection("Enter")).toBe(false);
  });

  it.each([2, 3, 4, 5])("reach every region of the board for %i", async (players) => {
    const { regions } = await loadBoard(players);
    const reached = new Set([regions[0]!.id]);
    const queue = [regions[0]!];
    for (let at = queue.pop(); at; at = queue.pop()) {
      for (const direction of ["ArrowUp", "ArrowDown", "ArrowLeft", "ArrowRight"] as const) {
        const next = step(at, direction, regions);
        const found = regions.find(({ id }) => id === next);
        if (!found || reached.has(found.id)) continue;
        reached.add(found.id);
        queue.push(found);
      }
    }
    expect(reached.size).toBe(regions.length);
  });
});
