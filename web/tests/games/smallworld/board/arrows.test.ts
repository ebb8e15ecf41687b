import { expect, it } from "vitest";
import { loadBoard } from "../../../../src/games/smallworld/board/boards";
import { towards } from "../../../../src/ui/arrows";

it.each([2, 3, 4, 5])("the arrow keys reach every region of the board for %i", async (players) => {
  const { regions } = await loadBoard(players);
  const spots = regions.map(({ id, label: [x, y] }) => ({ key: id, x, y }));
  const reached = new Set([spots[0]!.key]);
  const queue = [spots[0]!];
  for (let at = queue.pop(); at; at = queue.pop()) {
    for (const arrow of ["ArrowUp", "ArrowDown", "ArrowLeft", "ArrowRight"] as const) {
      const next = towards(arrow, at, spots);
      const found = spots.find(({ key }) => key === next);
      if (!found || reached.has(found.key)) continue;
      reached.add(found.key);
      queue.push(found);
    }
  }
  expect(reached.size).toBe(regions.length);
});
