import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { TableStore } from "../../src/table/store.svelte";
import type { Choice, Mine, NewsMessage, TableSeen } from "../../src/wire";
import { type Sent, Wire } from "../net/wire";

const CHOICE: Choice = { action: 7, words: { type: "stop" }, cost: {}, closes_undo: false };
const MINE: Mine = {
  owner: true,
  seats: [0],
  orders: { 0: null },
  private: { 0: { coins: [5, null] } },
  choices: [CHOICE],
  income: null,
  undo: true,
};

function table(mine: Partial<Mine> = {}, more: Partial<TableSeen> = {}): TableSeen {
  return {
    game: "smallworld",
    players: 2,
    status: "playing",
    public: false,
    options: {},
    hints: true,
    clock: null,
    substitute: "greedy",
    commitment: null,
    deadline: null,
    seats: [0, 1].map((seat) => ({ kind: "person", name: `Player ${seat}`, bot: null, nonce: "ab" })),
    match: {
      moves: 4,
      player: 0,
      view: { round: 1, coins: [null, null] },
      scores: null,
      winners: [],
      dice: null,
    },
    mine: { ...MINE, ...mine },
    ...more,
  };
}

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
    store = new TableStore("abc");
  });
  afterEach(() => {
    store.close();
    vi.unstubAllGlobals();
  });

  it("sees what everybody sees, and the own secrets", () => {
    whole(table());
    expect(store.view).toEqual({ round: 1, coins: [5, null] });
    expect([store.acting, store.seat, store.choices, store.undoable]).toEqual([0, 0, [CHOICE], true]);
  });

  it("has nothing to choose while it is another's turn", () => {
    whole(table({ choices: null }));
    expect([store.acting, store.choices, store.undoable]).toEqual([null, [], false]);
  });

  it("changes with news, and keeps what happened for the story", () => {
    whole(table());
    news({ changes: [[["match", "view", "round"], 2]], events: [{ type: "turn" }] });
    expect(store.view?.["round"]).toBe(2);
    expect(store.told.map(({ seq }) => seq)).toEqual([10]);
  });

  it("asks for the whole table when news were missed, and changes nothing by them", () => {
    whole(table());
    news({ after: 11, seq: 12, changes: [[["match", "view", "round"], 5]] });
    expect(store.view?.["round"]).toBe(1);
    expect(commands().map(({ command }) => command)).toEqual(["refresh"]);
  });

  it("does not mind news that are told twice", () => {
    whole(table());
    news();
    news();
    expect([store.told.length, commands()]).toEqual([1, []]);
  });

  it("draws the table as it was until the motion is done, and offers nothing meanwhile", async () => {
    whole(table());
    let done = () => {};
    store.director.stage = () => new Promise((resolve) => (done = resolve));
    news({ changes: [[["match", "view", "round"], 2]], events: [{ type: "turn" }] });
    expect([store.view?.["round"], store.moving, store.choices]).toEqual([1, true, []]);
    done();
    await vi.waitFor(() => expect(store.moving).toBe(false));
    expect([store.view?.["round"], store.choices]).toEqual([2, [CHOICE]]);
  });

  it("plays for the seat that is asked, and says how far it had seen", async () => {
    whole(table());
    const played = store.play(7, 8);
    const [sent] = commands();
    expect(sent).toMatchObject({ command: "play", seat: 0, moves: [7, 8], at: 4 });
    expect(store.waiting).toBe(true);
    line().hear({ type: "accepted", id: sent?.id ?? "", seq: 10, again: false, dropped: 0 });
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
    whole(table({}, { status: "open", match: null, seats }));
    whole(table({}, { status: "open", match: null, seats }), 10);
    expect(commands()[0]).toMatchObject({ command: "nonce", seat: 0 });
    expect(new Set(commands().map(({ id }) => id)).size).toBe(1); // sent again, for it was not answered
  });

  it("tells from where moves were missed, also on another day", () => {
    whole(table());
    const later = new TableStore("abc");
    whole(table({}, { match: { ...table().match!, moves: 12 } }), 30);
    expect([store.missedFrom, later.missedFrom]).toEqual([null, 4]);
    later.close();
  });

  describe("with two people at one screen", () => {
    const both = { seats: [0, 1], private: { 0: { coins: [5, null] }, 1: { coins: [null, 7] } } };

    it("hides everybody's secrets until somebody takes the screen", () => {
      whole(table(both));
      expect([store.curtain, store.seat, store.view?.["coins"], store.choices]).toEqual([
        0,
        null,
        [null, null],
        [],
      ]);
      store.takeScreen(0);
      expect([store.curtain, store.view?.["coins"], store.choices]).toEqual([null, [5, null], [CHOICE]]);
    });

    it("draws the curtain again when it is the other's turn", () => {
      whole(table(both));
      store.takeScreen(0);
      news({ changes: [[["match", "player"], 1]] });
      expect([store.curtain, store.choices]).toEqual([1, []]);
    });
  });
});
