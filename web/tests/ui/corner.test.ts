import { expect, test } from "vitest";
import { freeCorner } from "../../src/ui/corner";

const BOARD = { left: 100, top: 50, width: 800, height: 600 };
const OWN = { width: 300, height: 120 };
const at = (left: number, top: number) => ({ left, top, width: 150, height: 150 });

test("it stands at the lower left, unless that would cover what it is about", () => {
  expect(freeCorner(OWN, BOARD, [])).toBe("bottom-left");
  expect(freeCorner(OWN, BOARD, [at(500, 100)])).toBe("bottom-left");
  expect(freeCorner(OWN, BOARD, [at(150, 480)])).toBe("top-left");
});

test("with several places the first counts most", () => {
  expect(freeCorner(OWN, BOARD, [at(150, 480), at(150, 60)])).toBe("top-right");
  const everywhere = [at(150, 480), at(150, 60), at(700, 60), at(700, 480)];
  expect(freeCorner(OWN, BOARD, everywhere)).toBe("bottom-right");
});
