import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { type Connection, TableSocket } from "../../src/net/table_socket";
import { Wire } from "./wire";

const TABLE = { type: "table", seq: 1 } as const;
const last = () => Wire.all.at(-1)!;

describe("a socket at a table", () => {
  let states: [Connection, string | null][];
  let storage: boolean[];
  let announced: (string | null)[];
  let socket: TableSocket;

  beforeEach(() => {
    vi.useFakeTimers();
    vi.stubGlobal("WebSocket", Wire);
    Wire.all = [];
    states = [];
    storage = [];
    announced = [];
    const told = () => {};
    socket = new TableSocket("abc", {
      told,
      rematch: told,
      storage: (reachable) => storage.push(reachable),
      announced: (text) => announced.push(text),
      connection: (now, why) => states.push([now, why]),
    });
  });
  afterEach(() => {
    socket.close();
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });

  it("sends a command once the table has been told, and hands on the answer", async () => {
    const answer = socket.execute({ command: "start" });
    expect(last().sent).toEqual([]);
    last().hear(TABLE);
    const [{ id } = { id: "" }] = last().sent;
    last().hear({ type: "accepted", id, seq: 2, again: false, dropped: 0 });
    expect((await answer).type).toBe("accepted");
  });

  it("comes back after a break and sends the same command with the same number", async () => {
    last().hear(TABLE);
    const answer = socket.execute({ command: "undo", seat: 0 });
    const [first] = last().sent;
    last().break();
    expect(states.at(-1)).toEqual(["lost", null]);
    vi.advanceTimersByTime(1000);
    expect(Wire.all.length).toBe(2);
    last().hear(TABLE);
    expect(last().sent).toEqual([first]);
    last().hear({ type: "accepted", id: first!.id, seq: 2, again: true, dropped: 0 });
    expect(await answer).toMatchObject({ again: true });
  });

  it("sends what could not be saved again when the server has its database back", async () => {
    last().hear(TABLE);
    const answer = socket.execute({ command: "undo", seat: 0 });
    const [first] = last().sent;
    last().hear({ type: "refused", id: first!.id, reason: "database-failed" });
    last().hear({ type: "storage", reachable: false });
    vi.advanceTimersByTime(2_000);
    expect(storage).toEqual([false]);
    last().hear({ type: "storage", reachable: true });
    expect(storage).toEqual([false, true]);
    expect(last().sent).toEqual([first, first]);
    last().hear({ type: "accepted", id: first!.id, seq: 2, again: false, dropped: 0 });
    expect(await answer).toMatchObject({ type: "accepted" });
  });

  it("hands on what the admin of the server announces, and that it is over", () => {
    last().hear(TABLE);
    last().hear({ type: "announcement", text: "Back at eight." });
    last().hear({ type: "announcement", text: null });
    expect(announced).toEqual(["Back at eight.", null]);
  });

  it.each([
    [4403, "banned"],
    [4410, "table-deleted"],
  ])("does not come back after %i, and says why", (code, reason) => {
    last().hear(TABLE);
    last().break(code);
    vi.advanceTimersByTime(20_000);
    expect(states.at(-1)).toEqual(["closed", reason]);
    expect(Wire.all.length).toBe(1);
  });

  it("tells that a command could not be saved if the database is there", async () => {
    last().hear(TABLE);
    const answer = socket.execute({ command: "undo", seat: 0 }).catch((error: Error) => error);
    last().hear({ type: "refused", id: last().sent[0]!.id, reason: "database-failed" });
    vi.advanceTimersByTime(2_000);
    expect(await answer).toMatchObject({ message: "database-failed" });
  });

  it("takes a connection that does not answer for dead", () => {
    last().hear(TABLE);
    void socket.execute({ command: "undo", seat: 0 }).catch(() => undefined);
    vi.advanceTimersByTime(13_000);
    vi.advanceTimersByTime(1000);
    expect(Wire.all.length).toBe(2);
  });

  it("asks a connection that has been quiet for a while for a sign of life, and gives up a dead one", () => {
    last().hear(TABLE);
    vi.advanceTimersByTime(8_100);
    const ping = last().sent.at(-1)!;
    expect(ping).toMatchObject({ command: "ping" });
    last().hear({ type: "pong", id: ping.id, now: 1 });
    vi.advanceTimersByTime(5_100);
    expect(states.at(-1)).toEqual(["open", null]);
    vi.advanceTimersByTime(3_000); // the next one is not answered
    vi.advanceTimersByTime(5_100);
    expect(states.some(([now]) => now === "lost")).toBe(true);
  });

  it("says at once that the network is gone, and comes back with it", () => {
    last().hear(TABLE);
    window.dispatchEvent(new Event("offline"));
    expect(states.at(-1)).toEqual(["lost", null]);
    window.dispatchEvent(new Event("online"));
    last().hear(TABLE);
    expect(Wire.all.length).toBe(2);
    expect(states.at(-1)).toEqual(["open", null]);
  });

  it("does not come back to a table that is not for it", () => {
    last().break(4004);
    vi.advanceTimersByTime(60_000);
    expect(Wire.all.length).toBe(1);
    expect(states.at(-1)).toEqual(["closed", "not-found"]);
  });

  it("tells a refusal as one", async () => {
    last().hear(TABLE);
    const answer = socket.execute({ command: "start" });
    last().hear({ type: "refused", id: last().sent[0]!.id, reason: "seats-open" });
    await expect(answer).rejects.toThrow("seats-open");
  });

  it("waits longer and longer, but not for ever", () => {
    for (let i = 0; i < 12; i++) {
      last().break();
      vi.advanceTimersByTime(11_000);
      expect(Wire.all.length).toBe(i + 2);
    }
  });
});
