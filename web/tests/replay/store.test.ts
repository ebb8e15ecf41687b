import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { Film } from "../../src/replay/film";
import { ReplayStore } from "../../src/replay/store.svelte";
import type { Scene } from "../../src/table/director";
import { commandsAt } from "../../src/table/playing";
import { made, seats } from "./shows";

const show = made(60);
const film = new Film(show);
const open = (from = 0) => new ReplayStore(show, seats, from);

describe("replay", () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it("starts where it is asked to", () => {
    expect(open(12).view).toEqual(film.view(12));
    expect(open(999).at).toBe(60);
  });

  it("shows the same going forward, back and by jumps", () => {
    const store = open();
    for (let step = 1; step <= 60; step++) {
      store.forward();
      expect(store.view).toEqual(film.view(step));
    }
    for (let step = 59; step >= 0; step--) {
      store.back();
      expect(store.view).toEqual(film.view(step));
    }
    store.turnForward();
    expect(store.at).toBe(4);
    store.turnBack();
    expect(store.at).toBe(0);
  });

  it("is over only at the end, and tells the points only then", () => {
    const store = open(59);
    expect([store.over, store.scores]).toEqual([false, null]);
    store.forward();
    expect([store.over, store.scores, store.winners]).toEqual([true, [3, 9, 4], [1]]);
  });

  it("draws the step before while the next one moves, and tells what happened", async () => {
    const store = open(5);
    const scenes: Scene[] = [];
    let done = () => {};
    store.director.direct((scene) => {
      scenes.push(scene);
      return new Promise((resolve) => (done = resolve));
    });
    store.forward();
    expect([store.at, store.moving]).toEqual([6, true]);
    expect(store.view).toEqual(film.view(5));
    expect(scenes[0]?.events).toEqual(film.told[5]?.events);
    expect(scenes[0]?.after.view).toEqual(film.view(6));
    expect(store.told.at(-1)?.moves).toBe(6);
    done();
    await vi.advanceTimersByTimeAsync(0);
    expect(store.moving).toBe(false);
    expect(store.view).toEqual(film.view(6));
  });

  it("stays where it was sent while a motion comes to its end", async () => {
    const store = open(5);
    store.director.direct(
      (_, signal) => new Promise((resolve) => signal.addEventListener("abort", () => resolve())),
    );
    store.forward();
    store.jump(40);
    await vi.advanceTimersByTimeAsync(10);
    expect(store.view).toEqual(film.view(40));
    store.forward();
    store.forward();
    await vi.advanceTimersByTimeAsync(10);
    expect(store.at).toBe(42);
    expect(store.view).toEqual(film.view(41));
  });

  it("plays by itself to the end, and then from the beginning", async () => {
    const store = open(57);
    store.watch();
    await vi.advanceTimersByTimeAsync(5000);
    expect([store.at, store.playing]).toEqual([60, false]);
    store.watch();
    expect(store.at).toBe(1);
    store.pause();
    await vi.advanceTimersByTimeAsync(5000);
    expect(store.at).toBe(1);
  });

  it("plays faster if asked to, without motion", async () => {
    const store = open();
    store.director.direct(() => new Promise(() => {}));
    store.speed = 8;
    store.watch();
    await vi.advanceTimersByTimeAsync(1050);
    expect(store.at).toBe(11);
    store.close();
  });

  it("lets nobody do anything", async () => {
    const store = open();
    expect(store.commands).toBeNull();
    expect(commandsAt(store).choices).toEqual([]);
    expect(await commandsAt(store).play(1)).toBe(false);
  });
});
