import { describe, expect, it } from "vitest";
import * as creation from "../../src/games/creation/motion/sounds";
import { steps } from "../../src/games/smallworld/motion/motion";
import { cuesOf, soundOf } from "../../src/games/smallworld/motion/sounds";
import { loudest } from "../../src/sound/cues.svelte";
import { happened } from "../games/events";
import { region, view } from "../games/smallworld/positions";

describe("what is heard of Small World", () => {
  const shown = view({ regions: [1, 2, 3].map((id) => region(id)) });
  const heard = (...events: Parameters<typeof happened<"smallworld">>[1][]) =>
    steps(happened("smallworld", ...events), shown, shown).map((step) =>
      cuesOf({ ...step, happening: step.happened }),
    );

  it("is a march when a region is conquered, and the tokens when they come down", () => {
    const [cues] = heard({ type: "conquered", race: "orcs", region: 2, tokens: 3, how: "force" });
    expect(cues?.map(({ sound }) => sound)).toEqual(["march", "place"]);
    expect(cues?.[1]?.at).toBeGreaterThan(200);
  });

  it("is each token of a row, one after another, but not for ever", () => {
    const row = Array.from({ length: 20 }, () => ({ type: "placed", race: "orcs", region: 1 }) as const);
    const [cues] = heard(...row);
    const times = cues?.map(({ at }) => at) ?? [];
    expect(times).toEqual([...times].sort((one, other) => one - other));
    expect(times.length).toBe(8);
  });

  it("is the die, the coins, the decline", () => {
    expect(heard({ type: "rolled", pips: 2 })[0]?.[0]?.sound).toBe("die");
    expect(heard({ type: "coins", seat: 0, coins: 4, terms: [] })[0]?.[0]?.sound).toBe("coins");
    expect(heard({ type: "coins", seat: 0, coins: 0, terms: [] })[0]).toEqual([]);
    expect(heard({ type: "declined", seat: 0, race: "orcs" })[0]?.[0]?.sound).toBe("decline");
  });

  it("is nothing while nothing is shown", () => {
    expect(cuesOf({ flights: [], die: null, earning: null, happening: null })).toEqual([]);
  });
});

describe("what is heard of Creation", () => {
  it("is what slides, flies and is shown", () => {
    const line = { side: "north", line: 1 } as const;
    expect(creation.sliding({ sliding: { line, ms: 300 } })).toEqual([{ sound: "slide", at: 0 }]);
    expect(creation.showing({ showing: { seat: 0, god: "tide" } })).toEqual([{ sound: "reveal", at: 0 }]);
    const [calm] = creation.flying({ flying: "a" }, 1);
    const [quick] = creation.flying({ flying: "a" }, 2);
    expect(quick?.at).toBe((calm?.at ?? 0) / 2);
    expect(creation.flying({ flying: null }, 1)).toEqual([]);
  });

  it("is the own tile at once, for it does not fly", () => {
    const [telling] = happened("creation", {
      type: "placed",
      seat: 1,
      tile: "a",
      x: 1,
      y: 0,
      turns: 0,
      score: 0,
    });
    const desk = { telling: telling ?? null, place: { x: 1, y: 0 } };
    expect(creation.laying({ ...desk, table: { seat: 1 } })).toEqual([{ sound: "place", at: 0 }]);
    expect(creation.laying({ ...desk, table: { seat: 0 } })).toEqual([]);
    expect(creation.laying({ ...desk, place: null, table: { seat: 1 } })).toEqual([]);
  });
});

describe("without motion", () => {
  it("what comes at once has the sound of what matters most in it", () => {
    const events = happened(
      "smallworld",
      { type: "placed", race: "orcs", region: 1 },
      { type: "coins", seat: 0, coins: 4, terms: [] },
      { type: "turn", seat: 1, round: 2 },
    );
    expect(loudest(events.map(soundOf))[0]).toBe("coins");
    expect(loudest([null])).toEqual([]);
  });
});
