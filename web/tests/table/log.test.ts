import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { Refused } from "../../src/net/api";
import { Log, toldTo } from "../../src/table/log.svelte";
import type { TableLog } from "../../src/wire";
import { happened } from "../games/events";

const event = (round: number) => happened("smallworld", { type: "turn", seat: 0, round });
const kept = (moves: number): TableLog => ({
  moves,
  steps: Array.from({ length: moves }, (_, at) => ({
    move: at + 1,
    player: 0,
    round: 1,
    turn: 0,
    events: event(at + 1),
  })),
});
const news = (from: number, moves: number, undone = false) => ({
  from,
  moves,
  events: undone ? [] : event(moves),
  undone,
});

describe("the log of a table", () => {
  let server = kept(0);
  let asked = 0;
  let log: Log;
  const read = () => {
    asked += 1;
    return Promise.resolve(server);
  };
  const moves = () => log.told.map((one) => one.moves);

  beforeEach(() => {
    asked = 0;
    log = new Log(read);
  });
  afterEach(() => {
    log.close();
    vi.useRealTimers();
  });

  it("is whole after a reload, and goes on with the news", async () => {
    server = kept(3);
    await log.renew();
    log.add(news(3, 4));
    expect(moves()).toEqual([1, 2, 3, 4]);
  });

  it("tells nothing twice that came while the server was asked", async () => {
    server = kept(4);
    const renewed = log.renew();
    log.add(news(2, 3));
    log.add(news(3, 4));
    log.add(news(4, 5));
    await renewed;
    expect(moves()).toEqual([1, 2, 3, 4, 5]);
    expect(asked).toBe(1);
  });

  it("asks again where something is missing, or half of it is told already", async () => {
    server = kept(3);
    await log.renew();
    server = kept(6);
    log.add(news(4, 6));
    await vi.waitFor(() => expect(moves()).toEqual([1, 2, 3, 4, 5, 6]));
    server = kept(8);
    log.add(news(5, 8));
    await vi.waitFor(() => expect(moves()).toEqual([1, 2, 3, 4, 5, 6, 7, 8]));
    expect(asked).toBe(3);
  });

  it("forgets what was undone", async () => {
    server = kept(5);
    await log.renew();
    log.add(news(5, 3, true));
    expect(moves()).toEqual([1, 2, 3]);
    log.add(news(3, 5));
    expect(moves()).toEqual([1, 2, 3, 5]);
    expect(asked).toBe(1);
  });

  it("asks again when an undo goes to the middle of what came at once", async () => {
    server = kept(2);
    await log.renew();
    log.add(news(2, 5));
    server = kept(3);
    log.add(news(5, 3, true));
    await vi.waitFor(() => expect(moves()).toEqual([1, 2, 3]));
    expect(asked).toBe(2);
  });

  it("takes an undo that came while the server was asked as what it was", async () => {
    server = kept(5);
    const renewed = log.renew();
    log.add(news(4, 5));
    log.add(news(5, 3, true));
    log.add(news(3, 4));
    await renewed;
    expect(moves()).toEqual([1, 2, 3, 4]);
  });

  it("asks again after a while where there was no answer", async () => {
    vi.useFakeTimers();
    let failing = true;
    log = new Log(() => (failing ? Promise.reject(new Refused({ reason: "no-connection" })) : read()));
    server = kept(2);
    await log.renew();
    expect(moves()).toEqual([]);
    failing = false;
    await vi.advanceTimersByTimeAsync(5000);
    expect(moves()).toEqual([1, 2]);
  });

  it("tells a seat what it may know, as far as it is drawn", () => {
    const secret = { type: "god", seat: 1, god: "tide", sees: [1] } as const;
    const told = [
      { from: 0, moves: 1, events: [...event(1), secret] },
      { from: 1, moves: 2, events: event(2) },
    ];
    expect(toldTo(0, told, 2).map(({ events }) => events.length)).toEqual([1, 1]);
    expect(toldTo(1, told, 1).map(({ events }) => events.length)).toEqual([2]);
    expect(toldTo(null, told, 1).map(({ events }) => events.length)).toEqual([1]);
  });
});
