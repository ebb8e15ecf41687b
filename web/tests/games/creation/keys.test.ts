import { describe, expect, test, vi } from "vitest";
import type { Desk } from "../../../src/games/creation/desk.svelte";
import { keyed } from "../../../src/games/creation/keys";
import { choice } from "./positions";

function desk(over: Record<string, unknown> = {}) {
  const made = {
    turn: vi.fn(),
    rest: vi.fn(),
    undo: vi.fn(),
    play: vi.fn(),
    calling: false,
    favours: new Map(),
    draws: new Map(),
    table: { moving: false, undoable: true, director: { skip: vi.fn() } },
    ...over,
  };
  const press = (key: string, more: KeyboardEventInit = {}) => {
    const lead = vi.fn();
    keyed(new KeyboardEvent("keydown", { key, ...more }), made as unknown as Desk, lead);
    return lead;
  };
  return { made, press };
}

describe("the keys of the table", () => {
  test("R turns the tile, with shift the other way", () => {
    const { made, press } = desk();
    press("r");
    press("R");
    expect(made.turn.mock.calls).toEqual([[1], [-1]]);
  });

  test("keys of the browser are left to it", () => {
    const { made, press } = desk();
    press("r", { ctrlKey: true });
    expect(made.turn).not.toHaveBeenCalled();
  });

  test("G looks for a tile for the god only if there is one", () => {
    const { made, press } = desk();
    press("g");
    expect(made.calling).toBe(false);
    made.favours.set(0, choice(12, { type: "god", cell: 1 }));
    press("g");
    expect(made.calling).toBe(true);
  });

  test("a number draws from its stack", () => {
    const drawn = choice(121, { type: "draw", stack: 2 });
    const { made, press } = desk({ draws: new Map([[1, drawn]]) });
    press("2");
    expect(made.play).toHaveBeenCalledWith(drawn);
  });

  test("an arrow from nowhere leads to what can be done", () => {
    expect(desk().press("ArrowDown")).toHaveBeenCalled();
  });

  test("what moves is skipped", () => {
    const { made, press } = desk({ table: { moving: true, director: { skip: vi.fn() } } });
    press("Escape");
    expect(made.table.director.skip).toHaveBeenCalled();
    expect(made.rest).not.toHaveBeenCalled();
  });
});
