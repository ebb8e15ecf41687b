import { describe, expect, it } from "vitest";
import { Director, type Scene } from "../../src/table/director";
import type { TableSeen } from "../../src/wire";

const table = (moves: number) => ({ match: { moves } }) as unknown as TableSeen;
const scene = (moves: number, ...types: string[]): Scene => ({
  events: types.map((type) => ({ type })),
  before: table(moves - 1),
  after: table(moves),
});
const soon = () => new Promise((resolve) => setTimeout(resolve));

function directed() {
  const shown: [number, boolean][] = [];
  const director = new Director((now, done) => shown.push([now.match?.moves ?? 0, done]));
  return { director, shown };
}

describe("the director", () => {
  it("cuts where there is no stage", async () => {
    const { director, shown } = directed();
    director.add(scene(1, "turn"));
    director.add(scene(2, "turn"));
    await soon();
    expect(shown).toEqual([
      [1, true],
      [2, true],
    ]);
  });

  it("shows one scene after another, each before its end is drawn", async () => {
    const { director, shown } = directed();
    const played: number[] = [];
    let finish = () => {};
    director.stage = (now) => {
      played.push(now.after.match?.moves ?? 0);
      return new Promise((resolve) => (finish = resolve));
    };
    director.add(scene(1, "conquered"));
    director.add(scene(2, "conquered"));
    expect(played).toEqual([1]);
    expect(shown).toEqual([]);
    expect(director.busy).toBe(true);
    finish();
    await soon();
    expect(shown).toEqual([[1, false]]);
    expect(played).toEqual([1, 2]);
    finish();
    await soon();
    expect(shown).toEqual([[1, false], [2, true]]); // prettier-ignore
    expect(director.busy).toBe(false);
  });

  it("shows the end at once when one does not want to wait", async () => {
    const { director, shown } = directed();
    director.stage = (_, signal) =>
      new Promise((resolve) => signal.addEventListener("abort", () => resolve()));
    for (const moves of [1, 2, 3]) director.add(scene(moves, "conquered"));
    director.skip();
    await soon();
    expect(shown.at(-1)).toEqual([3, true]);
    expect(shown.length).toBe(2); // the one that was playing, and the last
  });

  it("draws nothing old once it was told to forget", async () => {
    const { director, shown } = directed();
    director.stage = (_, signal) =>
      new Promise((resolve) => signal.addEventListener("abort", () => resolve()));
    director.add(scene(1, "conquered"));
    director.clear();
    await soon();
    expect(shown).toEqual([]);
    director.stage = null;
    director.add(scene(5, "turn"));
    await soon();
    expect(shown).toEqual([[5, true]]);
  });

  it("goes on if a stage stumbles", async () => {
    const { director, shown } = directed();
    const error = console.error;
    console.error = () => {};
    director.stage = () => Promise.reject(new Error("slipped"));
    director.add(scene(1, "conquered"));
    await soon();
    console.error = error;
    expect(shown).toEqual([[1, true]]);
  });
});
