import { describe, expect, it } from "vitest";
import { patch } from "../../src/net/patch";

describe("a patch", () => {
  const table = { seats: [{ name: "Ann" }, { name: "Ben" }], match: { moves: 1, view: { a: [1, 2] } } };

  it("changes what lies on the path and leaves the given value as it was", () => {
    const after = patch(table, [
      [["match", "moves"], 2],
      [["seats", 1, "name"], "Cat"],
    ]);
    expect(after.match.moves).toBe(2);
    expect(after.seats[1]?.name).toBe("Cat");
    expect(table.match.moves).toBe(1);
    expect(table.seats[1]?.name).toBe("Ben");
  });

  it("shares what has not changed, so that nothing else is drawn anew", () => {
    const after = patch(table, [[["match", "moves"], 2]]);
    expect(after.seats).toBe(table.seats);
    expect(after.match.view).toBe(table.match.view);
  });

  it("takes away what is gone, and adds what is new", () => {
    expect(patch({ a: 1, b: 2 }, [[["a"]]])).toEqual({ b: 2 });
    expect(patch({ a: {} }, [[["a", "c"], null]])).toEqual({ a: { c: null } });
  });

  it("without a path is another value altogether", () => expect(patch({ a: 1 }, [[[], 7]])).toBe(7));
});
