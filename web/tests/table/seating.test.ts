import { describe, expect, it } from "vitest";
import { Refused } from "../../src/net/api";
import { handedOver } from "../../src/table/hand_over";
import { openSeats, takeOpenSeat } from "../../src/table/seating";
import type { SeatSeen } from "../../src/wire";
import { table } from "./tables";

const OPEN: SeatSeen = { kind: "open", name: null, bot: null, nonce: null };
const ANN: SeatSeen = { kind: "person", name: "Ann", bot: null, nonce: null };
const waiting = (seats: readonly SeatSeen[], mine: readonly number[] = []) =>
  table({ seats: mine, owner: false }, null, { status: "open", seats });

/** A store that takes these seats, and refuses the others for a reason. */
function store(seats: readonly SeatSeen[], free: readonly number[], reason = "seat-taken") {
  const asked: number[] = [];
  const it = {
    table: waiting(seats),
    refusal: null as Refused | null,
    execute: (wanted: { command: string; seat?: number }) => {
      asked.push(wanted.seat ?? -1);
      const done = free.includes(wanted.seat ?? -1);
      it.refusal = done ? null : new Refused({ reason });
      return Promise.resolve(done);
    },
    asked,
  };
  return it;
}

describe("an open seat", () => {
  it("is for those who have none, before the game begins", () => {
    expect(openSeats({ table: waiting([ANN, OPEN, OPEN]) })).toEqual([1, 2]);
    expect(openSeats({ table: waiting([ANN, OPEN], [0]) })).toEqual([]);
    expect(openSeats({ table: { ...waiting([ANN, OPEN]), status: "playing" } })).toEqual([]);
    expect(openSeats({ table: null })).toEqual([]);
  });

  it("is taken at once, and the next one if somebody was quicker", async () => {
    const quick = store([ANN, OPEN, OPEN], [1, 2]);
    expect([await takeOpenSeat(quick), quick.asked]).toEqual([true, [1]]);
    const slow = store([ANN, OPEN, OPEN], [2]);
    expect([await takeOpenSeat(slow), slow.asked]).toEqual([true, [1, 2]]);
  });

  it("is not asked for again if something else is in the way", async () => {
    const refused = store([OPEN, OPEN], [], "only-watching");
    expect([await takeOpenSeat(refused), refused.asked]).toEqual([false, [0]]);
  });
});

describe("a seat that was left to a bot", () => {
  it("is known by the bot beside one's own name", () => {
    const seats = [{ ...ANN, bot: "adept" }, { ...ANN, kind: "bot", name: "Odo", bot: "adept" } as const];
    expect(handedOver(table({}, {}, { seats }))).toEqual([0]);
    expect(handedOver(table())).toEqual([]);
    expect(handedOver(null)).toEqual([]);
  });
});
