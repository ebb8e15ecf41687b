import { flushSync, mount, unmount } from "svelte";
import { afterEach, beforeAll, describe, expect, it } from "vitest";
import { percents } from "../../src/table/chances";
import WinChance from "../../src/table/WinChance.svelte";
import { load, speak } from "../../src/texts/fluent.svelte";

describe("the chances to win", () => {
  beforeAll(() => load("interface"));
  afterEach(() => speak("en"));

  it("are whole percents that add up to a hundred", () => {
    expect(percents([0.606, 0.394])).toEqual([61, 39]);
    expect(percents([0.333, 0.333, 0.334])).toEqual([33, 33, 34]);
    expect(percents([1, 0])).toEqual([100, 0]);
    for (const many of [
      [0.2, 0.2, 0.2, 0.199, 0.201],
      [0.995, 0.005],
      [0.1249, 0.1251, 0.25, 0.5],
    ])
      // prettier-ignore
      expect(percents(many).reduce((sum, one) => sum + one)).toBe(100);
  });

  it("are a bar with a sign, a name and percents for every player, and the same in words", async () => {
    const target = document.createElement("div");
    const made = mount(WinChance, { target, props: { chances: [0.606, 0.394], names: ["Olena", "Bodo"] } });
    flushSync();
    const bar = target.querySelector("[role=img]");
    expect(bar?.getAttribute("aria-label")).toBe("Win chance: Olena 61%, Bodo 39%.");
    expect([...target.querySelectorAll("b")].map((share) => share.textContent)).toEqual(["61%", "39%"]);
    expect([...target.querySelectorAll(".name")].map((name) => name.textContent)).toEqual(["Olena", "Bodo"]);
    expect(target.querySelectorAll(".part svg")).toHaveLength(2);
    await speak("cs");
    flushSync();
    expect(bar?.getAttribute("aria-label")).toBe("Šance na výhru: Olena 61 %, Bodo 39 %.");
    await unmount(made);
  });
});
