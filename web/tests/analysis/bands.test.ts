import { describe, expect, it } from "vitest";
import { across, bands, markAt, marked, placed, rounds } from "../../src/analysis/bands";
import { ANALYSIS, turn } from "./analysis";

const corners = (points: string) => points.split(" ").map((point) => point.split(",").map(Number));

describe("bands of win chance", () => {
  const drawn = bands(ANALYSIS.chances, 100, 200);

  it("fill the whole height at every turn", () => {
    expect(drawn).toHaveLength(2);
    const [first, second] = drawn.map(({ points }) => corners(points));
    const turns = ANALYSIS.chances.length;
    expect(first?.slice(0, turns).map(([, y]) => y)).toEqual([0, 0, 0, 0]);
    expect(second?.slice(turns).map(([, y]) => y)).toEqual([200, 200, 200, 200]);
    // Where the first ends, the second begins.
    expect(first?.slice(turns).toReversed()).toEqual(second?.slice(0, turns));
  });

  it("go from the first turn to the last, each as wide as the others", () => {
    const x = across(ANALYSIS.chances, 90);
    expect([0, 4, 6, 8, 10, 99].map(x)).toEqual([0, 30, 45, 60, 90, 90]);
    expect(corners(drawn[0]?.points ?? "")[1]).toEqual([33.3, 0]);
  });

  it("have their sign where they begin", () => expect(drawn.map(({ middle }) => middle)).toEqual([50, 150]));

  it("are marked in the band of whose turn it was, the worst first", () => {
    expect(marked(ANALYSIS.turns).map(({ number }) => number)).toEqual([1, 0]);
    const [worst] = marked(ANALYSIS.turns);
    expect(worst && markAt(worst, ANALYSIS.chances, 100, 200)).toEqual({ x: 33.3, y: 150 });
  });

  it("have marks that do not lie on each other, and stay within the picture", () => {
    const crowd = Array.from({ length: 6 }, (_, number) =>
      turn({ number, first: number > 3 ? 4 : 0, mark: "mistake", before: [0.9, 0.1] }),
    );
    const found = placed(crowd, ANALYSIS.chances, [100, 240], { size: 32, left: 40 });
    expect(found).toHaveLength(6);
    for (const one of found) {
      expect(one.x).toBeGreaterThanOrEqual(40);
      expect(one.y).toBeGreaterThanOrEqual(16);
      expect(one.y).toBeLessThanOrEqual(224);
      const others = found.filter((other) => other !== one);
      expect(others.every(({ x, y }) => Math.abs(x - one.x) >= 32 || Math.abs(y - one.y) >= 32)).toBe(true);
    }
  });

  it("are divided by rounds", () => {
    expect(rounds(ANALYSIS.chances)).toEqual([
      { round: 1, step: 0 },
      { round: 2, step: 8 },
    ]);
  });
});
