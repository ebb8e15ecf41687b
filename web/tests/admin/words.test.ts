import { beforeAll, describe, expect, it } from "vitest";
import { wanting } from "../../src/admin/api";
import { figures, megabytes, milliseconds, seatName, times } from "../../src/admin/words";
import { load } from "../../src/texts/fluent.svelte";

describe("what the admin is shown", () => {
  beforeAll(() => load("admin"));

  it("asks for no more than is wanted", () => {
    expect(wanting("admin/people", { name: null, banned: false })).toBe("admin/people");
    expect(wanting("admin/people", { name: "a&b", banned: true })).toBe(
      "admin/people?name=a%26b&banned=true",
    );
  });

  it("names seats as far as there are names", () => {
    expect(seatName({ kind: "open", name: null, person: null })).toBe("open seat");
    expect(seatName({ kind: "bot", name: null, person: null })).toBe("bot");
    expect(seatName({ kind: "bot", name: "Ann", person: "x" })).toBe("Ann");
    expect(seatName({ kind: "person", name: null, person: "x" })).toBe("deleted person");
  });

  it("rounds figures to what they say", () => {
    expect([milliseconds(null), milliseconds(0.44), milliseconds(12.6)]).toEqual(["–", "0.4", "13"]);
    expect(times(1.5, 2500)).toBe("1.5 / 2,500 ms");
    expect(times(null, null)).toBe("–");
    expect(megabytes(300 * 1_048_576)).toBe("300 MB");
    expect(megabytes(null)).toBe("–");
  });

  it("tells every figure of a process once", () => {
    const rows = figures({
      process: "1",
      started: 0,
      tables: 3,
      watchers: 4,
      sockets: 5,
      bots_waiting: 0,
      commands_per_second: 2.5,
      command_p50: 1,
      command_p99: 9,
      commit_p50: 1,
      commit_p99: 2,
      memory: null,
      failed_writes: 7,
      writes_fail: false,
    });
    expect(new Set(rows.map(([name]) => name)).size).toBe(rows.length);
    expect(rows.map(([, value]) => value)).toContain("7");
  });
});
