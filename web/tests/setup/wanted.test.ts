import { describe, expect, it } from "vitest";
import { keyIn, tableOf } from "../../src/setup/links";
import { complete, quick, wanted } from "../../src/setup/wanted";

describe("a table as one wants it", () => {
  it("is for as many as there are seats, and friends at the screen are seats of one's own", () => {
    const table = wanted({
      game: "smallworld",
      seats: [{ kind: "me" }, { kind: "friend", name: "Ben" }, { kind: "bot", bot: "adept" }],
      public: true,
      clock: 60,
      hints: false,
      openCoins: true,
      randomFirst: false,
      house: { final_die: "race" },
    });
    expect(table.options).toEqual({ players: 3, coins: "open", house: { final_die: "race" } });
    expect(table.seats).toEqual([{ kind: "me" }, { kind: "me", name: "Ben" }, { kind: "bot", bot: "adept" }]);
    expect([table.public, table.clock, table.hints]).toEqual([true, 60, false]);
  });

  it("for a quick game has bots of one level in all other seats", () => {
    expect(quick("creation", 4, "novice").seats?.map((seat) => seat.kind)).toEqual([
      "me",
      "bot",
      "bot",
      "bot",
    ]);
  });

  it("can begin at once if nobody is waited for", () => {
    expect(complete([{ kind: "me" }, { kind: "bot", bot: "adept" }])).toBe(true);
    expect(complete([{ kind: "me" }, { kind: "open" }])).toBe(false);
  });
});

describe("a link", () => {
  it("leads to its table, with its key", () => {
    expect(tableOf(" https://play.example.org/tables/aB-_9#invite=mkinvite_xY-1 ")).toBe(
      "/tables/aB-_9#invite=mkinvite_xY-1",
    );
    expect(tableOf("http://localhost:8000/tables/abc")).toBe("/tables/abc");
  });
  it("that is none leads nowhere", () => {
    for (const text of ["", "hello", "https://example.org/", "javascript:alert(1)//tables/a?b"])
      expect(tableOf(text)).toBe(null);
  });
  it("keeps its key behind the #", () => {
    expect(keyIn("#invite=mkinvite_xY-1")).toBe("mkinvite_xY-1");
    expect(keyIn("#rules")).toBe(null);
  });
});
