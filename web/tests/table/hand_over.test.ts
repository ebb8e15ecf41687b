import { describe, expect, it } from "vitest";
import { replaceable } from "../../src/table/hand_over";

const person = { kind: "person", name: "Ben", bot: null, nonce: null } as const;
const table = {
  seats: [person, person],
  replace_idle: true,
  status: "playing",
  mine: { seats: [0], owner: true },
  match: { player: 1 },
} as const;

describe("the host may let a bot play for whoever does not move", () => {
  it("where that was agreed, and nowhere else", () => {
    expect(replaceable(table)).toBe(1);
    expect(replaceable({ ...table, replace_idle: false })).toBeNull();
  });

  it("if it is the host, the game waits for another person, and no bot plays there yet", () => {
    expect(replaceable({ ...table, mine: { seats: [0], owner: false } })).toBeNull();
    expect(replaceable({ ...table, match: { player: 0 } })).toBeNull();
    expect(replaceable({ ...table, seats: [person, { ...person, bot: "adept" }] })).toBeNull();
    expect(replaceable({ ...table, status: "over", match: { player: null } })).toBeNull();
    expect(replaceable(null)).toBeNull();
  });
});
