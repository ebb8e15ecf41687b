import { flushSync, mount, unmount } from "svelte";
import { beforeAll, describe, expect, it } from "vitest";
import Podium from "../../src/ending/Podium.svelte";
import { load } from "../../src/texts/fluent.svelte";

const seat = (name: string, bot: string | null) =>
  ({ kind: bot ? "bot" : "person", name, bot, nonce: null }) as const;

function podium(fresh: boolean) {
  const target = document.createElement("div");
  const given = {
    scores: [40, 60, 60, 12],
    winners: [1, 2],
    names: ["Olena", "Mira", "Bodo", "Ugo"],
    seats: [seat("Olena", null), seat("Mira", "adept"), seat("Bodo", "greedy"), seat("Ugo", "novice")],
    fresh,
  };
  const made = mount(Podium, { target, props: given });
  flushSync();
  return { target, done: () => unmount(made) };
}

describe("the podium", () => {
  beforeAll(() => load("interface"));

  it("has all who won on the highest step, with a wreath, and the rest in their order", async () => {
    const { target, done } = podium(false);
    const steps = [...target.querySelectorAll(".podium > li")];
    expect(steps.map((step) => step.getAttribute("data-place"))).toEqual(["1", "1", "3"]);
    expect(steps.map((step) => step.querySelector(".pair") !== null)).toEqual([true, true, false]);
    expect(target.querySelector(".below")?.textContent).toContain("Ugo");
    expect([...target.querySelectorAll(".level")].map((level) => level.textContent)).toEqual([
      "Adept",
      "Master",
      "Novice",
    ]);
    await done();
  });

  it("throws paper only when the game has just ended", async () => {
    const [just, long_ago] = [podium(true), podium(false)];
    expect(just.target.querySelectorAll("i").length).toBeGreaterThan(20);
    expect(long_ago.target.querySelectorAll("i")).toHaveLength(0);
    await Promise.all([just.done(), long_ago.done()]);
  });
});
