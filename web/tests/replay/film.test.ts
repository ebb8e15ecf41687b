import { describe, expect, it } from "vitest";
import { patch } from "../../src/net/patch";
import { Film } from "../../src/replay/film";
import { made } from "./shows";

/** The slow way: everything from the start. */
function slowly(show: ReturnType<typeof made>, step: number): unknown {
  return show.steps.slice(0, step).reduce<unknown>((view, { changes }) => patch(view, changes), show.first);
}

describe("film", () => {
  const show = made(173);
  const film = new Film(show);

  it("shows at any step what patching from the start shows, in whatever order one looks", () => {
    const order = [0, 173, 50, 49, 51, 100, 99, 7, 8, 9, 172, 3, 150, 150, 0, 121];
    for (const step of order) expect(film.view(step), `step ${step}`).toEqual(slowly(show, step));
    for (let step = 173; step >= 0; step--) expect(film.view(step)).toEqual(slowly(show, step));
  });

  it("leaves its views as they were", () => {
    const early = film.view(20);
    const copy = structuredClone(early);
    film.view(60);
    expect(early).toEqual(copy);
  });

  it("stays within the game", () => {
    expect(film.within(-3)).toBe(0);
    expect(film.within(9999)).toBe(173);
    expect(film.within(Number.NaN)).toBe(0);
    expect(film.view(9999)).toEqual(slowly(show, 173));
  });

  it("finds where turns begin", () => {
    expect(film.turns.slice(0, 4)).toEqual([0, 4, 8, 12]);
    expect(film.turnAfter(0)).toBe(4);
    expect(film.turnAfter(172)).toBe(173);
    expect(film.turnBefore(6)).toBe(4);
    expect(film.turnBefore(4)).toBe(0);
    expect(film.turnBefore(0)).toBe(0);
  });

  it("names who acts next, past chance, and nobody when it is over", () => {
    expect(film.player(0)).toBe(0);
    expect(film.player(6)).toBe(1);
    expect(film.player(173)).toBeNull();
  });

  it("asks the view who acts next in a game that goes on", () => {
    const running = made(8, false);
    const steps = running.steps.map((step) => ({ ...step, changes: [...step.changes, [["player"], 2]] }));
    expect(new Film({ ...running, steps }).player(8)).toBe(2);
  });
});
