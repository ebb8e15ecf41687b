import { expect, test } from "vitest";
import { scores } from "../../../src/games/creation/scores";
import type { Playing } from "../../../src/table/playing";
import { choice, OPENING } from "./positions";
import { BOX } from "./saying";

const VIEW = { ...OPENING, worlds: [[{ tile: "D0", x: 0, y: 0, turns: 0 }], []] };
const at = (over: Partial<Playing>) => ({ seat: 0, moving: false, income: null, ...over }) as Playing;

test("what the server tells comes first", () => {
  const income = { total: 7, terms: [] };
  const found = scores({ view: VIEW, seat: 0, tiles: BOX, table: at({ income }), placing: null });
  expect([found.now.total, found.then]).toEqual([7, null]);
});

test("a world it tells nothing of is counted", () => {
  const found = scores({ view: VIEW, seat: 0, tiles: BOX, table: at({}), placing: null });
  expect(found.shown.total).toBe(1);
});

test("a placement that is aimed at is shown instead", () => {
  const found = scores({ view: VIEW, seat: 0, tiles: BOX, table: at({}), placing: choice(40, {}, 9) });
  expect(found.shown.total).toBe(9);
});
