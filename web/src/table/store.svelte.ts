/** A table as the client knows it: what the server told, what is drawn of it now, and what one may do. */
import { Refused, tableLog } from "../net/api";
import { patch } from "../net/patch";
import { randomHex } from "../net/random";
import { type Answer, type Connection, TableSocket, type Wanted } from "../net/table_socket";
import type { GameAction, GameIncome, GameRefusal, GameView } from "../games/types";
import type { Choice, Hint, NewsMessage, SeatSeen, TableSeen, TableMessage } from "../wire";
import { namesOf } from "./names";
import { settings } from "../settings.svelte";
import { site } from "../site.svelte";
import { Director, type Moment, momentOf, viewAt } from "./director";
import { Log, toldTo } from "./log.svelte";
import { remember, remembered } from "./memory";
import { turnOf } from "./merging";
import type { Commands, Json, Told, Watched } from "./playing";

/** News of what was done come within so many milliseconds, or with the next connection. */
const LATE = 1500;

export class TableStore implements Watched, Commands {
  /** Whoever sits here plays by the same object. */
  readonly commands = this;
  /** The table as the server knows it. */
  table = $state.raw<TableSeen | null>(null);
  /** The table as it is drawn: behind `table` while something moves. */
  shown = $state.raw<TableSeen | null>(null);
  connection = $state<Connection>("connecting");
  /** The server has lost its database: it is there, but nothing can be played. */
  cutOff = $state(false);
  /** Why there is no way back to the table, if there is none. */
  gone = $state<string | null>(null);
  /** The next table of the same people. */
  rematch = $state<string | null>(null);
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

  readonly director = new Director<TableSeen>(
    (table, done) => {
      this.shown = table;
      this.moving = !done;
    },
    {
      gathers: ({ others }) => settings.summaries && others === true,
      asked: () =>
        this.acting !== null || this.table?.mine.seats.length === 0 || this.table?.status === "over",
    },
  );
  /** Something is still moving: the table that is drawn is not the one that is. */
  moving = $state(false);
  private readonly log: Log;
  private seq = -1;
  private socket: TableSocket;
  private promised = new Set<number>();
  private caughtUp: { readonly seq: number; readonly resolve: () => void } | null = null;

  constructor(readonly id: string) {
    this.log = new Log(() => tableLog(id));
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
      storage: (reachable) => (this.cutOff = !reachable),
      announced: (text) => (site.announcement = text),
      connection: (now, reason) => {
        // What was announced or withdrawn meanwhile was not heard.
        if (now === "open" && this.connection !== "open" && this.seq >= 0) void site.look();
        this.connection = now;
        this.gone = reason;
        if (reason === "banned") site.banned = true;
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
    this.log.close();
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
  get next(): number | null {
    const { acting } = this;
    const shared = (this.table?.mine.seats.length ?? 0) > 1;
    return shared && acting !== null && acting !== this.lookingAs && !this.moving ? acting : null;
  }

  /** The same, if there is anything that only this seat may see: otherwise nothing need be hidden from the others. */
  get curtain(): number | null {
    const { next } = this;
    const own = Object.keys(this.table?.mine.private[String(next)] ?? {});
    return own.some((key) => key !== "seat") ? next : null;
  }

  /** The game as the seat on the screen sees it, as drawn now. */
  get view(): GameView | null {
    const drawn = momentOf(this.shown);
    return drawn && viewAt(drawn, this.seat);
  }

  /** What has happened as far as it is drawn; to two people at one screen, only what the one who looks may know. */
  readonly told: readonly Told[] = $derived.by(() =>
    toldTo(this.seat, this.log.told, this.shown?.match?.moves ?? 0),
  );

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

  get income(): GameIncome | null {
    return this.acting !== null && this.acting === this.seat ? (this.table?.mine.income ?? null) : null;
  }

  get undoable(): boolean {
    return this.acting !== null && this.acting === this.seat && (this.table?.mine.undo ?? false);
  }
  get resettable(): boolean {
    return this.undoable && (this.table?.mine.undo_turn ?? false);
  }

  get hintsAllowed(): boolean {
    return this.table?.hints ?? false;
  }

  /** The chance of every seat to win, as far as one may know and the table shows it; null where it does not. */
  get winChance(): readonly number[] | null {
    return this.shown?.status === "playing" ? this.shown.mine.win_chance : null;
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
    return this.moving ? [] : this.soon;
  }

  /** What it may do as soon as its own pieces have come to rest; what others do is to be seen first. */
  get soon(): readonly Choice[] {
    const { acting, seat } = this;
    const [now, drawn] = [this.table?.match?.view, this.shown?.match?.view];
    if (acting === null || acting !== seat || !now || !drawn) return [];
    const own = now.turn === seat && turnOf(now) === turnOf(drawn);
    return own || !this.moving ? (this.table?.mine.choices ?? []) : [];
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

  notOffered(): void {
    this.refusal = new Refused({ reason: "not-offered" });
  }

  undo(): Promise<boolean> {
    const { acting } = this;
    return acting === null ? Promise.resolve(false) : this.execute({ command: "undo", seat: acting });
  }

  reset(): Promise<boolean> {
    const { acting } = this;
    return acting === null
      ? Promise.resolve(false)
      : this.execute({ command: "undo", seat: acting, turn: true });
  }

  async hints(): Promise<readonly Hint[]> {
    const { acting } = this;
    if (acting === null) return [];
    const answer = await this.asked({ command: "hints", seat: acting });
    return answer?.type === "hints" ? answer.hints : [];
  }

  /** Why something is not allowed now, in the rules' own words; `null` if it is, or nobody knows. */
  async whyNot(words: GameAction): Promise<GameRefusal | null> {
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
    if (answer?.type === "accepted") await this.reached(answer.seq);
    this.waiting = false;
    return answer !== null;
  }

  /** Until what was done has been told as well: before, what can be done next is not known. */
  private async reached(seq: number): Promise<void> {
    if (this.seq >= seq) return;
    const told = new Promise<void>((resolve) => (this.caughtUp = { seq, resolve }));
    await Promise.race([told, new Promise((resolve) => setTimeout(resolve, LATE))]);
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
    if (message.table.match) void this.log.renew();
    this.arrive();
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
    const { events } = message;
    this.table = after;
    this.log.add({
      from: before.match?.moves ?? 0,
      moves: after.match?.moves ?? 0,
      events,
      undone: message.undone,
    });
    this.moving = true;
    const [from, to] = [momentOf(before), momentOf(after)];
    const others = from && this.byOthers(from) ? ({ others: true } as const) : {};
    const scene = from && to && !message.undone ? { events, before: from, after: to, ...others } : null;
    this.director.add(after, scene);
    this.arrive();
    remember(this.id, after.match?.moves ?? 0);
    this.giveNonces(after);
  }

  /** Whether it was up to others what happened next: nobody here was to act, nor has the turn. */
  private byOthers({ view }: Moment): boolean {
    const mine = this.table?.mine.seats ?? [];
    return ![view.player, view.turn].some((seat) => typeof seat === "number" && mine.includes(seat));
  }

  private arrive(): void {
    if (this.caughtUp && this.seq >= this.caughtUp.seq) this.caughtUp.resolve();
  }
}
