import { describe, expect, test, vi } from "vitest";
import { keyed, type Keyed } from "../../../../src/games/creation/turn/keys";
import type { Choice } from "../../../../src/games/creation/turn/placements";
import { choice } from "../positions";

function desk(over: Partial<Keyed["table"]> = {}) {
  const made = {
    turn: vi.fn(),
    rest: vi.fn(),
    play: vi.fn(),
    calling: false,
    favours: new Map<number, Choice>(),
    draws: new Map<number, Choice>(),
    table: { moving: false, director: { skip: vi.fn() }, ...over },
  } satisfies Keyed;
  const press = (key: string, more: KeyboardEventInit = {}) => {
    const lead = vi.fn();
    keyed(new KeyboardEvent("keydown", { key, ...more }), made, lead);
    return lead;
  };
  return { made, press };
}

describe("the keys of the table", () => {
  test("R turns the tile, with shift the other way", () => {
    const { made, press } = desk();
    press("r");
    press("R", { shiftKey: true });
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
    const { made, press } = desk();
    made.draws.set(1, drawn);
    press("2");
    expect(made.play).toHaveBeenCalledWith(drawn);
  });

  test("an arrow from nowhere leads to what can be done", () => {
    expect(desk().press("ArrowDown")).toHaveBeenCalled();
  });

  test("what moves is skipped", () => {
    const { made, press } = desk({ moving: true });
    press("Escape");
    expect(made.table.director.skip).toHaveBeenCalled();
    expect(made.rest).not.toHaveBeenCalled();
  });
});
