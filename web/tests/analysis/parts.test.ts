import { afterEach, describe, expect, it, vi } from "vitest";
import { analyse } from "../../src/analysis/ask";
import { beside, played } from "../../src/analysis/film";
import { luckOf, points } from "../../src/analysis/luck";
import { seated } from "../../src/analysis/what_if";
import type { AnalysisProgress } from "../../src/wire";
import { made } from "../replay/shows";
import { ANALYSIS, turn } from "./analysis";

describe("luck", () => {
  it("names the best and the worst event of each seat, and none that did nothing", () => {
    const [first, second] = luckOf(ANALYSIS);
    expect([first?.best?.step, first?.worst?.step]).toEqual([6, 2]);
    expect([second?.best?.step, second?.worst?.step]).toEqual([2, 6]);
    const quiet = luckOf({ ...ANALYSIS, luck: ANALYSIS.luck.slice(2) });
    expect(quiet.map(({ best, worst }) => [best, worst])).toEqual([
      [null, null],
      [null, null],
    ]);
  });
  it("is told in whole points", () => expect(points(-0.099)).toBe(-10));
});

describe("a turn as a film", () => {
  it("is cut out of the game and has no end of its own", () => {
    const whole = made(6);
    const cut = played(whole, { first: 2, end: 5 });
    expect(cut.steps).toEqual(whole.steps.slice(2, 5));
    expect([cut.scores, cut.winners]).toEqual([null, []]);
  });
  it("leads to the marks before and after it", () => {
    const turns = [
      turn({ number: 1, mark: "mistake" }),
      turn({ number: 3 }),
      turn({ number: 5, mark: "blunder" }),
    ];
    expect(beside(turns, 3)).toEqual({ before: 1, after: 5 });
    expect(beside(turns, 5)).toEqual({ before: 1, after: null });
  });
});

describe("what if", () => {
  it("seats bots at all other seats, or oneself everywhere", () => {
    expect(seated(3, 1, "adept", "Ann")).toEqual([
      { kind: "bot", bot: "adept" },
      { kind: "me" },
      { kind: "bot", bot: "adept" },
    ]);
    expect(seated(2, "all", "adept", "Ann")).toEqual([{ kind: "me" }, { kind: "me", name: "Ann 2" }]);
  });
});

describe("asking for an analysis", () => {
  afterEach(() => vi.unstubAllGlobals());
  const answer = (status: number, ...pieces: string[]) => {
    const body = new ReadableStream<Uint8Array>({
      start(controller) {
        for (const piece of pieces) controller.enqueue(new TextEncoder().encode(piece));
        controller.close();
      },
    });
    vi.stubGlobal("fetch", () => Promise.resolve(new Response(body, { status })));
  };

  it("hears how far it is, also when a line comes in pieces", async () => {
    const last = JSON.stringify({ type: "analysis", analysis: ANALYSIS });
    answer(
      200,
      '{"type":"progress","waiting":1,"done":0,"total":0}\n{"type":"pro',
      'gress","waiting":0,"done":3,"total":9}\n',
      last.slice(0, 50),
      `${last.slice(50)}\n`,
    );
    const heard: AnalysisProgress[] = [];
    expect(await analyse("tables/x", (progress) => heard.push(progress))).toEqual(ANALYSIS);
    expect(heard.map(({ waiting, done }) => [waiting, done])).toEqual([
      [1, 0],
      [0, 3],
    ]);
  });

  it("is refused with the reason of the server", async () => {
    answer(503, '{"reason":"analysis-busy"}');
    await expect(analyse("tables/x", () => undefined)).rejects.toThrow("analysis-busy");
    answer(200, '{"type":"refused","reason":"analysis-failed"}\n');
    await expect(analyse("tables/x", () => undefined)).rejects.toThrow("analysis-failed");
    answer(200, '{"type":"progress","waiting":0,"done":3,"total":9}\n');
    await expect(analyse("tables/x", () => undefined)).rejects.toThrow("no-connection");
  });
});
