/** A table as the client knows it: what the server told, what is drawn of it now, and what one may do. */
import { Refused } from "../net/api";
import { patch } from "../net/patch";
import { randomHex } from "../net/random";
import { type Answer, type Connection, TableSocket, type Wanted } from "../net/table_socket";
import type { Choice, Hint, NewsMessage, SeatSeen, TableSeen, TableMessage } from "../wire";
import { namesOf } from "./names";
import { Director, type Event } from "./director";
import { remember, remembered } from "./memory";
import type { Json, Playing } from "./playing";

/** What was said in the course of the game, for the log; `seq` is the entry it belongs to. */
export interface Told {
  readonly seq: number;
  readonly events: readonly Event[];
  readonly undone: boolean;
}

const MOST_TOLD = 400;

export class TableStore implements Playing {
  /** The table as the server knows it. */
  table = $state.raw<TableSeen | null>(null);
  /** The table as it is drawn: behind `table` while something moves. */
  shown = $state.raw<TableSeen | null>(null);
  connection = $state<Connection>("connecting");
  /** Why there is no way back to the table, if there is none. */
  gone = $state<string | null>(null);
  /** The next table of the same people. */
  rematch = $state<string | null>(null);
  /** What has happened since the page was opened. */
  told = $state.raw<readonly Told[]>([]);
  /** Moves that were made while nobody was here: from so many, to `table.match.moves`. */
  missedFrom = $state<number | null>(null);
  /** A command is under way. */
  waiting = $state(false);
  /** The last refusal, until the next command. */
  refusal = $state.raw<Refused | null>(null);
  /** The server's clock is so many milliseconds ahead of ours. */
  ahead = $state(0);
  /** The own seat whose secrets are on the screen; several people may share one screen. */
  lookingAs = $state<number | null>(null);

  readonly director = new Director((table, done) => {
    this.shown = table;
    this.moving = !done;
  });
  /** Something is still moving: the table that is drawn is not the one that is. */
  moving = $state(false);
  private seq = -1;
  private socket: TableSocket;
  private promised = new Set<number>();

  constructor(readonly id: string) {
    this.socket = this.open();
  }

  /** Come again as somebody else: a spectator who has said a name. */
  comeAgain(): void {
    this.socket.close();
    this.seq = -1;
    this.socket = this.open();
  }

  private open(): TableSocket {
    return new TableSocket(this.id, {
      told: (message) => (message.type === "table" ? this.whole(message) : this.news(message)),
      rematch: (table) => (this.rematch = table),
      connection: (now, reason) => {
        this.connection = now;
        this.gone = reason;
      },
    });
  }

  /** Add to the dice, for every own seat, what the host could not know when it made its promise. */
  private giveNonces(table: TableSeen): void {
    if (table.status !== "open") return;
    for (const seat of table.mine.seats) {
      if (table.seats[seat]?.nonce != null || this.promised.has(seat)) continue;
      this.promised.add(seat);
      void this.socket
        .execute({ command: "nonce", seat, nonce: randomHex(16) })
        .catch(() => this.promised.delete(seat));
    }
  }

  close(): void {
    this.director.clear();
    this.socket.close();
  }

  // What one sees.

  /** The seat that is asked, if it is one of ours. */
  get acting(): number | null {
    const { table } = this;
    const player = table?.match?.player ?? null;
    return player !== null && table?.mine.choices && table.mine.seats.includes(player) ? player : null;
  }

  /** The own seat one sees with: the one that is asked, or the only one; behind the curtain, none. */
  get seat(): number | null {
    const mine = this.shown?.mine.seats ?? [];
    if (mine.length <= 1) return mine[0] ?? null;
    return this.lookingAs;
  }

  /** Several people share this screen, and it is the turn of one who has not taken it yet. */
  get curtain(): number | null {
    const { acting } = this;
    const shared = (this.table?.mine.seats.length ?? 0) > 1;
    return shared && acting !== null && acting !== this.lookingAs && !this.moving ? acting : null;
  }

  /** The game as the seat on the screen sees it, as drawn now. */
  get view(): Json | null {
    return viewOf(this.shown, this.seat);
  }

  get game(): string {
    return this.shown?.game ?? "";
  }

  get players(): number {
    return this.shown?.players ?? 0;
  }

  get options(): Json {
    return this.shown?.options ?? {};
  }

  get seats(): readonly SeatSeen[] {
    return this.shown?.seats ?? [];
  }

  get names(): readonly string[] {
    return namesOf(this.seats);
  }

  get mine(): readonly number[] {
    return this.shown?.mine.seats ?? [];
  }

  get player(): number | null {
    return this.shown?.match?.player ?? null;
  }

  get income(): Json | null {
    return this.acting !== null && this.acting === this.seat ? (this.table?.mine.income ?? null) : null;
  }

  get undoable(): boolean {
    return this.acting !== null && this.acting === this.seat && (this.table?.mine.undo ?? false);
  }

  get hintsAllowed(): boolean {
    return this.table?.hints ?? false;
  }

  get order(): string | null | undefined {
    return this.seat === null ? undefined : this.table?.mine.orders[String(this.seat)];
  }

  get scores(): readonly number[] | null {
    return this.shown?.match?.scores ?? null;
  }

  get winners(): readonly number[] {
    return this.shown?.match?.winners ?? [];
  }

  get over(): boolean {
    return this.shown?.status === "over";
  }

  /** What the seat on the screen may do now; nothing while something moves. */
  get choices(): readonly Choice[] {
    const ready = this.acting !== null && this.acting === this.seat && !this.moving;
    return ready ? (this.table?.mine.choices ?? []) : [];
  }

  // What one may ask for.

  /** Play these actions. The server decides; a refusal is kept for the page to tell. */
  play(...moves: number[]): Promise<boolean> {
    const { acting } = this;
    const at = this.table?.match?.moves ?? 0;
    return acting === null
      ? Promise.resolve(false)
      : this.execute({ command: "play", seat: acting, moves, at });
  }

  undo(): Promise<boolean> {
    const { acting } = this;
    return acting === null ? Promise.resolve(false) : this.execute({ command: "undo", seat: acting });
  }

  async hints(): Promise<readonly Hint[]> {
    const { acting } = this;
    if (acting === null) return [];
    const answer = await this.asked({ command: "hints", seat: acting });
    return answer?.type === "hints" ? answer.hints : [];
  }

  /** Why something is not allowed now, in the rules' own words; `null` if it is, or nobody knows. */
  async whyNot(words: Record<string, unknown>): Promise<Json | null> {
    const { acting } = this;
    if (acting === null) return null;
    const answer = await this.asked({ command: "why-not", seat: acting, words });
    return answer?.type === "why-not" ? answer.refusal : null;
  }

  leaveOrder(order: string | null): Promise<boolean> {
    const { seat } = this;
    return seat === null ? Promise.resolve(false) : this.execute({ command: "order", seat, order });
  }

  /** Have a command executed; whether it was. */
  async execute(wanted: Wanted): Promise<boolean> {
    this.waiting = true;
    const answer = await this.asked(wanted);
    this.waiting = false;
    return answer !== null;
  }

  private async asked(wanted: Wanted): Promise<Answer | null> {
    this.refusal = null;
    try {
      return await this.socket.execute(wanted);
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
      this.refusal = error;
      return null;
    }
  }

  /** The person at this screen says so: it is me. */
  takeScreen(seat: number | null): void {
    this.lookingAs = seat;
  }

  // What the server tells.

  private whole(message: TableMessage): void {
    const moves = message.table.match?.moves ?? 0;
    const seen = this.table?.match?.moves ?? remembered(this.id);
    if (seen !== null && moves > seen + 1 && message.seq > this.seq) this.missedFrom ??= seen;
    this.seq = message.seq;
    this.ahead = message.now - Date.now();
    this.rematch = message.rematch;
    this.table = message.table;
    this.director.clear();
    this.moving = false;
    this.shown = message.table;
    remember(this.id, moves);
    this.giveNonces(message.table);
  }

  private news(message: NewsMessage): void {
    const before = this.table;
    if (before === null || message.after !== this.seq) {
      if (message.seq > this.seq) void this.asked({ command: "refresh" });
      return;
    }
    this.seq = message.seq;
    const after = patch(before, message.changes);
    const events = message.events as unknown as readonly Event[];
    this.table = after;
    this.told = [...this.told, { seq: message.seq, events, undone: message.undone }].slice(-MOST_TOLD);
    this.moving = true;
    this.director.add({ events: message.undone ? [] : events, before, after });
    remember(this.id, after.match?.moves ?? 0);
    this.giveNonces(after);
  }
}

/** The game as a seat sees it: what all see, and what is the seat's own. */
export function viewOf(table: TableSeen | null, seat: number | null): Json | null {
  if (!table?.match) return null;
  const own = seat === null ? undefined : table.mine.private[String(seat)];
  return own ? { ...table.match.view, ...own } : table.match.view;
}
