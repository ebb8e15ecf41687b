import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { Scene } from "../../src/table/director";
import { TableStore } from "../../src/table/store.svelte";
import type { NewsMessage, TableLog, TableSeen } from "../../src/wire";
import { happened } from "../games/events";
import { view } from "../games/smallworld/positions";
import { type Sent, Wire } from "../net/wire";
import { CHOICE, table } from "./tables";

const TURN = happened("smallworld", { type: "turn", seat: 0, round: 1 });

/** What the server has kept of the table's first four moves. */
const LOG: TableLog = { moves: 4, steps: [{ move: 4, player: 0, round: 1, turn: 0, events: TURN }] };

const line = () => Wire.all.at(-1)!;
const commands = (): Sent[] => line().sent;
const whole = (told: TableSeen, seq = 9) =>
  line().hear({ type: "table", seq, now: 0, table: told, rematch: null });
const news = (more: Partial<NewsMessage> = {}) =>
  line().hear({ type: "news", after: 9, seq: 10, events: [], undone: false, changes: [], ...more });

describe("a table as the client knows it", () => {
  let store: TableStore;

  beforeEach(() => {
    localStorage.clear();
    Wire.all = [];
    vi.stubGlobal("WebSocket", Wire);
    vi.stubGlobal("fetch", () => Promise.resolve(Response.json(LOG)));
    store = new TableStore("abc");
  });
  afterEach(() => {
    store.close();
    vi.unstubAllGlobals();
  });

  it("sees what everybody sees, and the own secrets", () => {
    whole(table());
    expect(store.view).toEqual(view({ round: 1, coins: [5, null] }));
    expect([store.acting, store.seat, store.choices, store.undoable]).toEqual([0, 0, [CHOICE], true]);
  });

  it("knows that the server has lost its database, until it has it back or another server tells the table", () => {
    whole(table());
    line().hear({ type: "storage", reachable: false });
    expect(store.cutOff).toBe(true);
    line().hear({ type: "storage", reachable: true });
    expect(store.cutOff).toBe(false);
    line().hear({ type: "storage", reachable: false });
    whole(table());
    expect(store.cutOff).toBe(false);
  });

  it("has nothing to choose while it is another's turn", () => {
    whole(table({ choices: null }));
    expect([store.acting, store.choices, store.undoable]).toEqual([null, [], false]);
  });

  it("changes with news, which go on where the log of the server ends", async () => {
    whole(table());
    await vi.waitFor(() => expect(store.told.length).toBe(1));
    const changes = [
      [["match", "view", "round"], 2],
      [["match", "moves"], 5],
    ];
    news({ changes, events: TURN });
    expect(store.view?.round).toBe(2);
    expect(store.told.map(({ moves }) => moves)).toEqual([4, 5]);
  });

  it("asks for the whole table when news were missed, and changes nothing by them", () => {
    whole(table());
    news({ after: 11, seq: 12, changes: [[["match", "view", "round"], 5]] });
    expect(store.view?.round).toBe(1);
    expect(commands().map(({ command }) => command)).toEqual(["refresh"]);
  });

  it("does not mind news that are told twice", () => {
    whole(table());
    news();
    news();
    expect([store.view?.round, commands()]).toEqual([1, []]);
  });

  it("draws the table as it was until the motion is done, and offers nothing meanwhile", async () => {
    whole(table());
    let done = () => {};
    store.director.direct(() => new Promise((resolve) => (done = resolve)));
    news({ changes: [[["match", "view", "round"], 2]], events: TURN });
    expect([store.view?.round, store.moving, store.choices]).toEqual([1, true, []]);
    done();
    await vi.waitFor(() => expect(store.moving).toBe(false));
    expect([store.view?.round, store.choices]).toEqual([2, [CHOICE]]);
  });

  it("knows what can be done next while its own pieces move, and nothing while others play", async () => {
    whole(table());
    let done = () => {};
    store.director.direct(() => new Promise((resolve) => (done = resolve)));
    news({ events: TURN });
    expect([store.choices, store.soon]).toEqual([[], [CHOICE]]);
    done();
    await vi.waitFor(() => expect(store.moving).toBe(false));
    news({ after: 10, seq: 11, events: TURN, changes: [[["match", "view", "turn"], 1]] });
    expect([store.choices, store.soon]).toEqual([[], []]);
  });

  it("tells no more than it has shown", async () => {
    whole(table());
    let done = () => {};
    store.director.direct(() => new Promise((resolve) => (done = resolve)));
    news({ events: TURN });
    expect(store.told).toEqual([]);
    done();
    await vi.waitFor(() => expect(store.told.length).toBe(1));
  });

  it("shows a turn of others as a whole", async () => {
    whole(table({ choices: null }, { player: 1, view: view({ turn: 1, player: 1 }) }));
    const scenes: Scene[] = [];
    store.director.direct((scene) => Promise.resolve(void scenes.push(scene)));
    news({ events: TURN });
    news({ after: 10, seq: 11, events: TURN, changes: [[["match", "view", "turn"], 0]] });
    await vi.waitFor(() => expect(store.moving).toBe(false));
    expect(scenes.map(({ events, others, summary }) => [events.length, others, summary])).toEqual([
      [2, true, true],
    ]);
  });

  it("plays for the seat that is asked, and says how far it had seen", async () => {
    whole(table());
    const played = store.play(7, 8);
    const [sent] = commands();
    expect(sent).toMatchObject({ command: "play", seat: 0, moves: [7, 8], at: 4 });
    expect(store.waiting).toBe(true);
    line().hear({ type: "accepted", id: sent?.id ?? "", seq: 10, again: false, dropped: 0 });
    await Promise.resolve();
    expect(store.waiting).toBe(true); // what can be done next is not told yet
    news();
    expect([await played, store.waiting]).toEqual([true, false]);
  });

  it("keeps a refusal until the next command", async () => {
    whole(table());
    const undone = store.undo();
    line().hear({ type: "refused", id: commands()[0]?.id ?? "", reason: "no-undo" });
    expect([await undone, store.refusal?.refusal.reason]).toEqual([false, "no-undo"]);
    void store.undo();
    expect(store.refusal).toBeNull();
  });

  it("adds to the dice for its own seats, once, before the game", () => {
    const seats = table().seats.map((seat) => ({ ...seat, nonce: null }));
    whole(table({}, null, { status: "open", seats }));
    whole(table({}, null, { status: "open", seats }), 10);
    expect(commands()[0]).toMatchObject({ command: "nonce", seat: 0 });
    expect(new Set(commands().map(({ id }) => id)).size).toBe(1); // sent again, for it was not answered
  });

  it("tells from where moves were missed, also on another day", () => {
    whole(table());
    const later = new TableStore("abc");
    whole(table({}, { moves: 12 }), 30);
    expect([store.missedFrom, later.missedFrom]).toEqual([null, 4]);
    later.close();
  });

  describe("with two people at one screen", () => {
    const coins = () => store.view?.game === "smallworld" && store.view.coins;
    const both = { seats: [0, 1], private: { 0: { coins: [5, null] }, 1: { coins: [null, 7] } } };

    it("hides everybody's secrets until somebody takes the screen", () => {
      whole(table(both));
      expect([store.curtain, store.seat, coins(), store.choices]).toEqual([0, null, [null, null], []]);
      store.takeScreen(0);
      expect([store.curtain, coins(), store.choices]).toEqual([null, [5, null], [CHOICE]]);
    });

    it("draws no curtain before somebody who has no secret", () => {
      whole(table({ ...both, private: { 0: { seat: 0 }, 1: { seat: 1, coins: [null, 7] } } }));
      expect([store.curtain, store.next]).toEqual([null, 0]);
      store.takeScreen(0);
      expect([store.next, store.choices]).toEqual([null, [CHOICE]]);
      news({ changes: [[["match", "player"], 1]] });
      expect([store.curtain, store.next]).toEqual([1, 1]);
    });

    it("draws the curtain again when it is the other's turn", () => {
      whole(table(both));
      store.takeScreen(0);
      news({ changes: [[["match", "player"], 1]] });
      expect([store.curtain, store.choices]).toEqual([1, []]);
    });
  });
});
