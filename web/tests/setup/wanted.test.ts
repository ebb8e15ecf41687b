import { describe, expect, it } from "vitest";
import { alone, complete, quick, wanted } from "../../src/setup/wanted";

describe("a table as one wants it", () => {
  it("is for as many as there are seats, and friends at the screen are seats of one's own", () => {
    const table = wanted({
      game: "smallworld",
      seats: [{ kind: "me" }, { kind: "friend", name: "Ben" }, { kind: "bot", bot: "adept" }],
      public: true,
      clock: 60,
      hints: false,
      winChance: false,
      replaceIdle: true,
      customs: [{ text: "new-open-coins", options: { coins: "open" } }],
      first: 2,
      house: { final_die: "race" },
      content: { races: ["elves", "orcs"], content: { race: {} } },
    });
    expect(table.options).toEqual({
      players: 3,
      first: 2,
      coins: "open",
      house: { final_die: "race" },
      races: ["elves", "orcs"],
      content: { race: {} },
    });
    expect(table.seats).toEqual([{ kind: "me" }, { kind: "me", name: "Ben" }, { kind: "bot", bot: "adept" }]);
    expect([table.public, table.clock, table.hints]).toEqual([true, 60, false]);
    expect(table.replace_idle, "the clock decides").toBe(false);
    expect(table.pace, "bots play at once, and the page shows it in its time").toBe(0);
  });

  it("for a quick game has bots of one level in all other seats", () => {
    expect(quick("creation", 4, "novice").seats?.map((seat) => seat.kind)).toEqual([
      "me",
      "bot",
      "bot",
      "bot",
    ]);
  });

  it("shows the chances to win by itself only to one person among bots", () => {
    const bot = { kind: "bot", bot: "adept" } as const;
    expect(quick("smallworld", 3, "novice").win_chance).toBe(true);
    expect(alone([{ kind: "me" }, bot])).toBe(true);
    expect(alone([{ kind: "me" }, bot, { kind: "open" }])).toBe(false);
    expect(alone([{ kind: "me" }, { kind: "friend", name: "Ben" }])).toBe(false);
    expect(alone([bot, bot])).toBe(false);
  });

  it("can begin at once if nobody is waited for", () => {
    expect(complete([{ kind: "me" }, { kind: "bot", bot: "adept" }])).toBe(true);
    expect(complete([{ kind: "me" }, { kind: "open" }])).toBe(false);
  });
});
