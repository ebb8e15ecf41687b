import { describe, expect, it } from "vitest";
import { rows } from "../../plugins/tables";

describe("a table", () => {
  it("of races and powers is read by its headings", () => {
    const source = `# ours\n\n[race.elves]\ntokens = 6\nunbroken = true\nincome = ["forest"]\n`;
    expect(rows(source)).toEqual({ race: { elves: { tokens: 6, unbroken: true, income: ["forest"] } } });
  });

  it("of tiles is a list", () => {
    const source = `[[tile]]\nid = "A0"\nmark = 2\n\n[[tile]]\nid = "B0"\nstatue = "dune"\n`;
    expect(rows(source)).toEqual({ tile: [{ id: "A0", mark: 2 }, { id: "B0", statue: "dune" }] }); // prettier-ignore
  });

  it("with a line that is neither is refused, with its number", () => {
    expect(() => rows("[a]\nwhat is this\n")).toThrow("line 2");
  });
});
