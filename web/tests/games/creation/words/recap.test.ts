import { beforeAll, expect, test } from "vitest";
import { tell, turnsTold, whereOf } from "../../../../src/games/creation/words/happened";
import { recapLine, recapOf } from "../../../../src/games/creation/words/recap";
import type { Event } from "../../../../src/games/creation/types";
import { load } from "../../../../src/texts/fluent.svelte";
import { type Bare, happened } from "../../events";
import { OPENING } from "../positions";
import { wordsFor } from "./saying";

beforeAll(() => load("interface", "creation"));

const turn = (seat: number, round: number): Bare<Event> => ({ type: "turn", seat, round });
const played = (seat: number, tile: string, score: number): Bare<Event>[] => [
  { type: "pushed", seat, side: "north", line: 2, tile, gap: 2 },
  { type: "placed", seat, tile, x: 0, y: 0, turns: 0, score },
  { type: "drew", seat, stack: 1 },
  { type: "filled", cell: 2, tile: "H0" },
];
const turns = (...events: Bare<Event>[]) =>
  turnsTold([
    { from: 0, moves: 1, events: happened("creation", turn(0, 1), ...played(0, "A0", 2), ...events) },
  ]);
const words = wordsFor(OPENING);
const line = (...events: Bare<Event>[]) => {
  const recap = recapOf(turns(...events), 0);
  return recap && recapLine(words, recap, (id) => `tile ${id}`);
};

test("a recap tells which tile the other took, and what it brought", () => {
  expect(line(turn(1, 1), ...played(1, "B1", 4), turn(0, 2))).toBe("Petr took tile B1: +4, now 4 points.");
});

test("where several have played, it tells what each has gained", () => {
  const all = [turn(1, 1), ...played(1, "B1", 4), turn(2, 1), ...played(2, "C2", 0), turn(0, 2)];
  expect(line(...all)).toMatch(/^Petr \+4 \(4\); .* \+0 \(0\)\.$/);
});

test("a god that was revealed is told", () => {
  const shown: Bare<Event> = { type: "shown", seat: 1, god: "tide", cell: 5, tile: "B1" };
  const [, placed, ...rest] = played(1, "B1", 4);
  expect(line(turn(1, 1), shown, placed!, ...rest, turn(0, 2))).toMatch(
    /^Petr revealed .* and took tile B1: \+4/,
  );
});

test("the cells whose tiles were moved are told, and gains are counted from turn to turn", () => {
  const recap = recapOf(turns(turn(1, 1), ...played(1, "B1", 4), turn(0, 2)), 0);
  expect(recap?.cells).toEqual([1, 4, 7]);
  const again = turns(turn(1, 1), ...played(1, "B1", 4), turn(0, 2), turn(1, 2), ...played(1, "C2", 9));
  expect(again.at(-1)?.happened.find(({ event }) => event.type === "placed")?.gain).toBe(5);
});

test("it is there at one's turn until one acts, and not in one's first", () => {
  expect(line()).toBeNull();
  expect(line(turn(1, 1), ...played(1, "B1", 4))).toBeNull();
  expect(line(turn(1, 1), turn(0, 2), ...played(0, "C2", 5))).toBeNull();
});

test("a line tells the points, and knows where it points", () => {
  const [, second] = turns(turn(1, 1), ...played(1, "B1", 4));
  const placed = second?.happened.find(({ event }) => event.type === "placed");
  expect(placed && tell(words, placed)).toMatch(/4 points \(\+4\)\.$/);
  expect(placed && whereOf(placed)).toEqual({ cells: [], world: { seat: 1, x: 0, y: 0 } });
  const pushed = second?.happened.find(({ event }) => event.type === "pushed");
  expect(pushed && whereOf(pushed)).toEqual({ cells: [1, 4, 7], world: null });
});
