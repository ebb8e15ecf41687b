import { describe, expect, it } from "vitest";
import { EMBLEMS } from "../../src/games/creation/pieces/gods";
import used from "../../src/icons/used.json";
import { drawn } from "../../src/rules/credits";
import { openBooks } from "../../src/rules/shelf";

describe("credits", () => {
  it("name whoever drew an icon that is used, once for each icon", async () => {
    const named = drawn(await openBooks()).flatMap(({ icons }) => icons);
    expect(new Set(named).size).toBe(named.length);
    for (const icon of Object.values(used)) expect(named, icon).toContain(icon);
    for (const { icon } of Object.values(EMBLEMS)) expect(named, icon).toContain(icon);
  });
});
