import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import type { View } from "../../src/games/smallworld/types";
import { settings } from "../../src/settings.svelte";
import { drawnAfter, inMotion, type Step, type Touch } from "../../src/table/motion";
import { pause } from "../../src/table/pause";
import { happened } from "../games/events";
import { region, view } from "../games/smallworld/positions";

interface Pair {
  readonly left: number;
  readonly right: number;
}
const left: Touch<Pair> = { part: "left", settle: (drawn, end) => ({ ...drawn, left: end.left }) };
const right: Touch<Pair> = {
  part: "right",
  settle: (drawn, end) => ({ ...drawn, right: end.right }),
  told: (drawn) => ({ ...drawn, right: 5 }),
};

describe("between two views", () => {
  const [before, after] = [
    { left: 0, right: 0 },
    { left: 1, right: 9 },
  ];

  test("a part is as it will be once the last step that touches it is done", () => {
    expect(drawnAfter([{ touches: [left] }, { touches: [right] }], before, after)).toEqual([
      { left: 1, right: 0 },
      { left: 1, right: 9 },
    ]);
  });

  test("until then it is as it was, or as an event tells it", () => {
    const both = { touches: [left, right] };
    expect(drawnAfter([both, both], before, after)).toEqual([{ left: 0, right: 5 }, after]);
  });
});

describe("a motion", () => {
  const [before, after] = [1, 4].map((tokens) => view({ regions: [region(1, { tokens })] })) as [View, View];
  const scene = {
    events: happened("smallworld", { type: "placed", race: "orcs", region: 1 }),
    before: { view: before, own: {} },
    after: { view: after, own: {} },
  };
  const touches = [
    { part: "regions", settle: (drawn: View, end: View) => ({ ...drawn, regions: end.regions }) },
  ];
  const told: string[] = [];
  const tokens = ({ regions }: View) => regions[0]?.tokens;
  const stage = inMotion<"smallworld", Step<View>>({
    seat: () => null,
    steps: () => [{ touches }, { touches: [] }],
    summary: () => [{ touches }],
    tell: (_, __, drawn) => void told.push(`tells ${tokens(drawn)}`),
    move: (_, drawn) => Promise.resolve(void told.push(`moves ${tokens(drawn)}`)),
    rest: (_, drawn) => Promise.resolve(void told.push(`rests ${tokens(drawn)}`)),
    end: (drawn) => void told.push(`ends ${tokens(drawn)}`),
  });
  beforeEach(() => void (told.length = 0));
  afterEach(() => vi.restoreAllMocks());
  const wanted = (motion: boolean) => vi.spyOn(settings, "motion", "get").mockReturnValue(motion);

  test("shows each step on the table as it was, and then the table as the step left it", async () => {
    wanted(true);
    await stage(scene, new AbortController().signal);
    expect(told).toEqual(["moves 1", "rests 4", "moves 4", "rests 4", "ends 4"]);
  });

  test("is a cut for whoever wants none, or wants no more of it", async () => {
    wanted(false);
    await stage(scene, new AbortController().signal);
    expect(told).toEqual(["ends 4"]);
    wanted(true);
    await stage(scene, AbortSignal.abort());
    expect(told).toEqual(["ends 4", "ends 4"]);
  });

  test("shows a whole turn of somebody at once, and says what was done", async () => {
    wanted(true);
    await stage({ ...scene, others: true, summary: true }, new AbortController().signal);
    expect(told).toEqual(["tells 1", "moves 1", "rests 4", "ends 4"]);
  });

  test("leaves time to read what others did where nothing moves, unless one wants none", async () => {
    vi.useFakeTimers();
    wanted(false);
    const shown = stage({ ...scene, others: true }, new AbortController().signal);
    await vi.advanceTimersByTimeAsync(settings.reading - 1);
    expect(told).toEqual(["tells 4"]);
    await vi.advanceTimersByTimeAsync(1);
    expect(told).toEqual(["tells 4", "ends 4"]);
    await shown;
    settings.pace = "instant";
    await stage({ ...scene, others: true, summary: true }, new AbortController().signal);
    expect(told.slice(2)).toEqual(["ends 4"]);
    settings.pace = "brisk";
    vi.useRealTimers();
  });
});

test("a pause is over in time, or when it is told to stop", async () => {
  vi.useFakeTimers();
  const stop = new AbortController();
  const over: string[] = [];
  void pause(100, stop.signal).then(() => over.push("short"));
  void pause(900, stop.signal).then(() => over.push("long"));
  await vi.advanceTimersByTimeAsync(100);
  expect(over).toEqual(["short"]);
  stop.abort();
  await vi.advanceTimersByTimeAsync(0);
  expect(over).toEqual(["short", "long"]);
  vi.useRealTimers();
});
