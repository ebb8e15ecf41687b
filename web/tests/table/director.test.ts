import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { type Audience, Director, type Scene } from "../../src/table/director";
import { happened } from "../games/events";
import { view } from "../games/smallworld/positions";

const TURN = happened("smallworld", { type: "turn", seat: 0, round: 1 });
const TAKEN = happened("smallworld", { type: "conquered", race: "orcs", region: 1, tokens: 3, how: "force" });
const scene = (events: Scene["events"]): Scene => ({
  events,
  before: { view: view(), own: {} },
  after: { view: view(), own: {} },
});
const soon = () => new Promise((resolve) => setTimeout(resolve));

function directed() {
  const shown: [number, boolean][] = [];
  const director = new Director<number>((now, done) => shown.push([now, done]));
  return { director, shown };
}

describe("the director", () => {
  it("cuts where there is no stage", async () => {
    const { director, shown } = directed();
    director.add(1, scene(TURN));
    director.add(2, scene(TURN));
    await soon();
    expect(shown).toEqual([
      [1, true],
      [2, true],
    ]);
  });

  it("shows one scene after another, each before its end is drawn", async () => {
    const { director, shown } = directed();
    const played: Scene[] = [];
    const [first, second] = [scene(TAKEN), scene(TAKEN)];
    let finish = () => {};
    director.direct((now) => {
      played.push(now);
      return new Promise((resolve) => (finish = resolve));
    });
    director.add(1, first);
    director.add(2, second);
    expect(played).toEqual([first]);
    expect(shown).toEqual([]);
    expect(director.busy).toBe(true);
    finish();
    await soon();
    expect(shown).toEqual([[1, false]]);
    expect(played).toEqual([first, second]);
    finish();
    await soon();
    expect(shown).toEqual([[1, false], [2, true]]); // prettier-ignore
    expect(director.busy).toBe(false);
  });

  it("shows the end at once when one does not want to wait", async () => {
    const { director, shown } = directed();
    director.direct(
      (_, signal) => new Promise((resolve) => signal.addEventListener("abort", () => resolve())),
    );
    for (const moves of [1, 2, 3]) director.add(moves, scene(TAKEN));
    director.skip();
    await soon();
    expect(shown.at(-1)).toEqual([3, true]);
    expect(shown.length).toBe(2); // the one that was playing, and the last
  });

  it("draws nothing old once it was told to forget", async () => {
    const { director, shown } = directed();
    director.direct(
      (_, signal) => new Promise((resolve) => signal.addEventListener("abort", () => resolve())),
    );
    director.add(1, scene(TAKEN));
    director.clear();
    await soon();
    expect(shown).toEqual([]);
    director.direct(null);
    director.add(5, scene(TURN));
    await soon();
    expect(shown).toEqual([[5, true]]);
  });

  it("goes on if a stage stumbles", async () => {
    const { director, shown } = directed();
    const error = console.error;
    console.error = () => {};
    director.direct(() => Promise.reject(new Error("slipped")));
    director.add(1, scene(TAKEN));
    await soon();
    console.error = error;
    expect(shown).toEqual([[1, true]]);
  });
});

describe("a director with an audience", () => {
  /** A scene of a seat's turn; the last of a turn leads to the next. */
  const of = (turn: number, next = turn): Scene => ({
    events: TAKEN,
    before: { view: view({ turn }), own: {} },
    after: { view: view({ turn: next }), own: {} },
    others: true,
  });
  const played: Scene[] = [];
  const shown: [number, boolean][] = [];
  let asked = false;
  let director: Director<number>;

  beforeEach(() => {
    vi.useFakeTimers();
    played.length = shown.length = 0;
    asked = false;
    const audience: Audience = { gathers: ({ others }) => others === true, asked: () => asked };
    director = new Director<number>((now, done) => shown.push([now, done]), audience);
    director.direct((scene, signal) => {
      played.push(scene);
      return new Promise((resolve) => {
        const timer = setTimeout(resolve, 600);
        signal.addEventListener("abort", () => (clearTimeout(timer), resolve()));
      });
    });
  });
  afterEach(() => void vi.useRealTimers());
  const counts = () => played.map(({ events }) => events.length);

  it("shows whole turns, one after another, and all that happened in them", async () => {
    for (const [at, scene] of [of(1), of(1), of(1, 2), of(2), of(2, 3)].entries()) director.add(at, scene);
    await vi.advanceTimersByTimeAsync(1200);
    expect(counts()).toEqual([3, 2]);
    expect(played.map(({ summary }) => summary)).toEqual([true, true]);
    expect([played[0]?.before.view.turn, played[0]?.after.view.turn]).toEqual([1, 2]);
    expect(shown).toEqual([[2, false], [4, true]]); // prettier-ignore
  });

  it("waits for the rest of a turn that keeps coming, but not for somebody who thinks", async () => {
    director.add(0, of(1));
    await vi.advanceTimersByTimeAsync(200);
    director.add(1, of(1));
    await vi.advanceTimersByTimeAsync(200);
    expect(played).toEqual([]);
    await vi.advanceTimersByTimeAsync(100);
    expect(counts()).toEqual([2]);
    await vi.advanceTimersByTimeAsync(5000);
    director.add(2, of(1));
    await vi.advanceTimersByTimeAsync(300);
    expect(counts()).toEqual([2, 1]);
    expect(played[1]?.summary).toBeUndefined();
  });

  it("does not keep anybody waiting who is asked", () => {
    asked = true;
    director.add(0, of(1));
    expect(counts()).toEqual([1]);
  });

  it("skips with one press all that is still to come, until somebody here is asked", async () => {
    director.add(0, of(1, 2));
    director.skip();
    await vi.advanceTimersByTimeAsync(0);
    director.add(1, of(2));
    director.add(2, of(2, 0));
    await vi.advanceTimersByTimeAsync(0);
    expect([counts(), shown.at(-1)]).toEqual([[1], [2, true]]);
    asked = true;
    director.add(3, of(2, 0));
    await vi.advanceTimersByTimeAsync(0);
    expect(counts()).toEqual([1]);
    director.add(4, of(1, 2));
    expect(counts()).toEqual([1, 1]);
  });

  it("passes nothing over, however much comes", async () => {
    const calm = new Director<number>(() => undefined);
    const events: number[] = [];
    calm.direct((scene) => {
      events.push(scene.events.length);
      return Promise.resolve();
    });
    for (let at = 0; at < 1000; at++) calm.add(at, of(at % 2));
    for (let at = 0; at < 1000; at++) calm.add(at, of(1));
    await vi.advanceTimersByTimeAsync(0);
    expect(events.reduce((sum, count) => sum + count, 0)).toBe(2000);
  });

  it("waits for a stage that was announced, but not for ever", async () => {
    const early = new Director<number>((now, done) => shown.push([now, done]));
    early.expect();
    early.add(0);
    expect(shown).toEqual([[0, true]]); // what is no scene is drawn: the board comes with it
    early.add(1, of(1));
    await vi.advanceTimersByTimeAsync(300);
    expect(shown.length).toBe(1);
    early.direct((scene) => Promise.resolve(void played.push(scene)));
    await vi.advanceTimersByTimeAsync(0);
    expect([counts(), shown.at(-1)]).toEqual([[1], [1, true]]);
    const never = new Director<number>((now, done) => shown.push([now, done]));
    never.expect();
    never.add(7, of(1));
    await vi.advanceTimersByTimeAsync(6000);
    expect(shown.at(-1)).toEqual([7, true]);
  });
});
