import { expect, test } from "vitest";
import { standings } from "../../src/setup/results";

const seats = [true, false, false].map((mine) => ({ kind: "person" as const, name: "Ann", bot: null, mine }));
const told = (scores: number[], winners: number[]) =>
  standings({ seats, result: { scores, winners } }).map(({ seat, place }) => [seat, place]);

test("the winners come first, and those who are level share a place", () => {
  expect(told([76, 103, 76], [1])).toEqual([
    [1, 1],
    [0, 2],
    [2, 2],
  ]);
});

test("a tie of points is decided by who has won, and can be a victory of several", () => {
  expect(told([40, 40, 12], [1])).toEqual([
    [1, 1],
    [0, 2],
    [2, 3],
  ]);
  expect(told([40, 40, 12], [0, 1]).map(([, place]) => place)).toEqual([1, 1, 3]);
});

test("it says which seats are one's own, and nothing of a game without a result", () => {
  const [first, second] = standings({ seats, result: { scores: [5, 9, 1], winners: [1] } });
  expect([first?.mine, first?.won, second?.mine, second?.points]).toEqual([false, true, true, 5]);
  expect(standings({ seats, result: null })).toEqual([]);
});
