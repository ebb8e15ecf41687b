import { expect, test } from "vitest";
import { entries } from "../../plugins/tiles";

test("a file of tiles is read, and what a picture does not need is left out", () => {
  const source = `# ours\n\n[[tile]]\nid = "A0"\nmark = 2\nsquares = ["tide", "tide", "dune", "dune"]\n\n[[tile]]\nid = "B0"\nsquares = ["ember", "ember", "ember", "ember"]\nstatue = "dune"\n`;
  expect(entries(source)).toEqual([
    { id: "A0", squares: ["tide", "tide", "dune", "dune"] },
    { id: "B0", squares: ["ember", "ember", "ember", "ember"], statue: "dune" },
  ]);
});
