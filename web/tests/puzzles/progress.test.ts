import { beforeEach, describe, expect, it } from "vitest";
import { dayNamed, hoursLeft } from "../../src/daily/left";
import { verify } from "../../src/dice/verify";
import { keepMistakes, marked, mistakesOf } from "../../src/puzzles/mistakes";
import { next, note, progress } from "../../src/puzzles/progress";

const ALL = ["a", "b", "c"].map((puzzle) => ({ puzzle }));

describe("progress with puzzles", () => {
  beforeEach(() => {
    localStorage.clear();
    sessionStorage.clear();
  });

  it("is kept, and what was solved once stays solved", () => {
    note("a", "seen");
    note("b", "solved");
    note("b", "seen");
    expect(progress()).toEqual({ a: "seen", b: "solved" });
    note("a", "solved");
    expect(progress()["a"]).toBe("solved");
  });

  it("is nothing where something else was kept", () => {
    localStorage.setItem("mikrokosmos.puzzles", "{");
    expect(progress()).toEqual({});
  });

  it("leads to the next new one, then to one that was only seen, then to any other", () => {
    expect(next(ALL, "a", {})?.puzzle).toBe("b");
    expect(next(ALL, "c", {})?.puzzle).toBe("a");
    expect(next(ALL, "a", { b: "solved", c: "seen" })?.puzzle).toBe("c");
    expect(next(ALL, "a", { b: "solved", c: "solved" })?.puzzle).toBe("b");
    expect(next([], null, {})).toBeNull();
    expect(next(ALL.slice(0, 1), "a", {})).toBeNull();
  });

  it("keeps the marked turns of one's own seats", () => {
    const turns = [
      { seat: 0, round: 1, first: 3, mark: "mistake" },
      { seat: 1, round: 1, first: 9, mark: "blunder" },
      { seat: 0, round: 2, first: 14, mark: null },
      { seat: 0, round: 3, first: 20, mark: "inaccuracy" },
    ];
    expect(marked(turns, [0])).toEqual([3, 20]);
    keepMistakes("t", marked(turns, [0]));
    expect(mistakesOf("t")).toEqual([3, 20]);
    expect(mistakesOf("other")).toEqual([]);
  });
});

describe("the daily deal", () => {
  it("has a last hour", () => {
    expect(hoursLeft(7_200_000, 0)).toBe(2);
    expect(hoursLeft(7_200_000, 7_100_000)).toBe(1);
    expect(dayNamed("2026-11-18", "en")).toBe("November 18, 2026");
    expect(dayNamed("2026-11-18", "cs")).toBe("18. listopadu 2026");
    expect(hoursLeft(0, 5)).toBe(0);
  });

  it("has dice that are told to be given, before and after the seed is known", () => {
    const dice = { commitment: "00", nonces: [], seed: null, deal: "2026-11-18" };
    expect(verify({ dice, moves: [] })).toEqual({ result: "deal", day: "2026-11-18" });
    expect(verify({ dice: { ...dice, deal: undefined }, moves: [] })).toEqual({ result: "hidden" });
  });
});
