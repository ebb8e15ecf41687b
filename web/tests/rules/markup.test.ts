import { describe, expect, it } from "vitest";
import { blocks, plain, spans } from "../../src/rules/markup";

describe("markup", () => {
  it("makes a paragraph of each line", () => {
    expect(blocks("One.\n\nTwo.\nThree.")).toEqual([
      { kind: "paragraph", line: [{ text: "One." }] },
      { kind: "paragraph", line: [{ text: "Two." }] },
      { kind: "paragraph", line: [{ text: "Three." }] },
    ]);
  });

  it("gathers lines after a dash into lists, and begins another after a paragraph", () => {
    const made = blocks("- a\n\n- b\nwords\n- c");
    expect(made.map(({ kind }) => kind)).toEqual(["list", "paragraph", "list"]);
    expect(made[0]).toEqual({ kind: "list", lines: [[{ text: "a" }], [{ text: "b" }]] });
  });

  it("finds links within a line, at its beginning and at its end", () => {
    expect(spans("[Dwarves](rule-race-dwarves) and [the die](rule-die)")).toEqual([
      { text: "Dwarves", to: "rule-race-dwarves" },
      { text: " and " },
      { text: "the die", to: "rule-die" },
    ]);
  });

  it("leaves brackets and dashes that are no markup alone", () => {
    expect(spans("one (two) [three] – four")).toEqual([{ text: "one (two) [three] – four" }]);
    expect(blocks("-5 is a number")).toEqual([{ kind: "paragraph", line: [{ text: "-5 is a number" }] }]);
  });

  it("is read by a search without its markup", () => {
    expect(plain("See [the die](rule-die).\n\n- a\n- b")).toBe("See the die. a b");
  });
});
