import { expect, test } from "vitest";
import { scores } from "../../../../src/games/creation/table/scores";
import { OPENING, placing } from "../positions";

const TERM = { reason: "terrain", of: "ember", group: 3, statues: 2, amount: 6, squares: [] } as const;
const VIEW = { ...OPENING, scores: [0, 6], terms: [[], [TERM]] };

test("every world is told with its reasons, not only the own one", () => {
  expect(scores({ view: VIEW, seat: 1, placing: null })).toEqual({
    now: { total: 6, terms: [TERM] },
    then: null,
    shown: { total: 6, terms: [TERM] },
  });
  expect(scores({ view: VIEW, seat: 0, placing: null }).shown.total).toBe(0);
});

test("a placement that is aimed at is shown instead", () => {
  const found = scores({ view: VIEW, seat: 1, placing: placing(40, 0, 0, 0, 9) });
  expect([found.now.total, found.shown.total]).toEqual([6, 9]);
});
