import { describe, expect, it } from "vitest";
import { Refused } from "../../src/net/api";
import { faultsIn } from "../../src/setup/own";
import { chosen, type Offered, selected, short, takesPart, toggled } from "../../src/setup/selecting";

const BOX: Offered = {
  races: { rows: ["elves", "orcs", "trolls"], least: 2 },
  powers: { rows: ["flying", "hill"], least: 1 },
};

describe("what of the box takes part", () => {
  it("is all of it, about which nothing need be said", () => {
    expect(chosen(BOX, {}, "races")).toEqual(["elves", "orcs", "trolls"]);
    expect(selected(BOX, {})).toEqual({});
    expect(short(BOX, {})).toEqual([]);
  });

  it("is told as a list where something is left out", () => {
    const left = toggled({}, "races", "orcs");
    expect([takesPart(left, "races", "orcs"), takesPart(left, "races", "elves")]).toEqual([false, true]);
    expect(selected(BOX, left)).toEqual({ races: ["elves", "trolls"] });
    expect(toggled(left, "races", "orcs")).toEqual({ races: [] });
  });

  it("may be too little", () => {
    const left = { races: ["orcs", "elves"], powers: ["hill"] };
    expect(short(BOX, left)).toEqual(["races"]);
  });

  it("forgets what is there no more, such as content that was taken back", () => {
    expect(selected(BOX, { races: ["kobolds"] })).toEqual({});
  });
});

describe("what is wrong with own content", () => {
  it("is listed one by one", () => {
    const why = "own content is refused:\n- [race.a] tokens: is missing\n- [race.a] borrows: is missing";
    const faults = faultsIn(new Refused({ reason: "bad-options", why }));
    expect(faults).toEqual(["[race.a] tokens: is missing", "[race.a] borrows: is missing"]);
    expect(faultsIn(new Refused({ reason: "bad-options", why: "TOML: line 1" }))).toEqual(["TOML: line 1"]);
  });

  it("is not what else can go wrong", () => {
    expect(faultsIn(new Refused({ reason: "no-connection" }))).toEqual([]);
    expect(faultsIn(new Error("x"))).toEqual([]);
  });
});
