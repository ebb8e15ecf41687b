import { expect, test } from "vitest";
import { frames } from "../../../../src/games/creation/motion/flight";

const box = (x: number, y: number, width: number) => ({ x, y, width }) as DOMRect;

test("a tile flies from one spot to the other, and takes its size", () => {
  const [first, , last] = frames(box(10, 20, 100), box(300, 40, 50), false);
  expect(first?.transform).toBe("translate(10px, 20px) scale(1, 1)");
  expect(last?.transform).toBe("translate(300px, 40px) scale(0.5, 0.5)");
});

test("a tile that is turned over is seen from its edge in between", () => {
  const [, middle] = frames(box(0, 0, 100), box(100, 0, 100), true);
  expect(middle?.transform).toMatch(/scale\(0\.022/);
});
