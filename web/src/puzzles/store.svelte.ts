/** A puzzle on the board: every try goes to the server whole, which plays it and says what can be done next. */
import type { GameAction, GameIncome, GameRefusal, GameView } from "../games/types";
import { Refused } from "../net/api";
import { Director, momentOf, viewAt } from "../table/director";
import { namesOf } from "../table/names";
import type { Commands, Json, Told, Watched } from "../table/playing";
import type { Choice, Hint, PuzzleNow, PuzzleTry, PuzzleVerdict, SeatSeen, TableSeen } from "../wire";
import * as api from "./api";

/** Which puzzle: one of a collection, or a turn of a game of one's own. */
export type Which = Omit<PuzzleTry, "moves">;

/** Milliseconds between the steps of a solution. */
const STEP = 900;

export class PuzzleStore implements Watched, Commands {
  readonly commands = this;
  table = $state.raw<TableSeen | null>(null);
  shown = $state.raw<TableSeen | null>(null);
  moving = $state(false);
  waiting = $state(false);
  refusal = $state.raw<Refused | null>(null);
  told = $state.raw<readonly Told[]>([]);
  verdict = $state.raw<PuzzleVerdict | null>(null);
  /** The best plan is being shown, or was. */
  revealed = $state(false);
  /** What was asked for so far. */
  asked = $state.raw<readonly number[]>([]);
  /** A hint was wanted, but the plan cannot lead to the best end any more. */
  astray = $state(false);

  readonly director = new Director<TableSeen>((table, done) => {
    this.shown = table;
    this.moving = !done;
  });
  private closed = false;

  constructor(private readonly which: Which) {}

  /** Look at the position, before anything was done. */
  async open(): Promise<void> {
    await this.show([]);
  }

  close(): void {
    this.closed = true;
    this.director.clear();
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
  get seat(): number | null {
    return this.shown?.mine.seats[0] ?? null;
  }
  get mine(): readonly number[] {
    return this.shown?.mine.seats ?? [];
  }
  get view(): GameView | null {
    const drawn = momentOf(this.shown);
    return drawn && viewAt(drawn, this.seat);
  }
  get over(): boolean {
    return false;
  }
  get scores(): null {
    return null;
  }
  get winners(): readonly number[] {
    return [];
  }
  get income(): GameIncome | null {
    return this.table?.mine.income ?? null;
  }
  get choices(): readonly Choice[] {
    return this.moving ? [] : this.soon;
  }
  get soon(): readonly Choice[] {
    return this.revealed ? [] : (this.table?.mine.choices ?? []);
  }
  get undoable(): boolean {
    return !this.revealed && this.asked.length > 0 && this.verdict === null;
  }
  get hintsAllowed(): boolean {
    return !this.revealed && this.verdict === null;
  }
  readonly order = undefined;

  play(...moves: number[]): Promise<boolean> {
    return this.show([...this.asked, ...moves]);
  }

  undo(): Promise<boolean> {
    return this.show(this.asked.slice(0, -1), true);
  }

  get resettable(): boolean {
    return this.undoable;
  }
  reset(): Promise<boolean> {
    return this.again();
  }

  /** Back to the beginning of the turn. */
  again(): Promise<boolean> {
    this.revealed = false;
    return this.show([], true);
  }

  notOffered(): void {
    this.refusal = new Refused({ reason: "not-offered" });
  }

  async hints(): Promise<readonly Hint[]> {
    this.astray = false;
    const told = await this.tried(() => api.hint({ ...this.which, moves: [...this.asked] }));
    if (told && told.action === null) this.astray = true;
    return told?.action == null ? [] : [{ action: told.action, behind: 0, reasons: [], chance: null }];
  }

  whyNot(words: GameAction): Promise<GameRefusal | null> {
    void words;
    return Promise.resolve(null);
  }

  leaveOrder(): Promise<boolean> {
    return Promise.resolve(false);
  }

  /** Show the best plan, step by step from the beginning. */
  async reveal(): Promise<void> {
    const told = await this.tried(() => api.solution({ ...this.which, moves: [] }));
    if (!told || !(await this.again())) return;
    this.revealed = true;
    for (let at = 1; at <= told.moves.length; at++) {
      await new Promise((resolve) => setTimeout(resolve, STEP));
      while (this.moving && !this.closed) await new Promise((resolve) => setTimeout(resolve, 100));
      if (this.closed || !this.revealed || !(await this.show(told.moves.slice(0, at)))) return;
    }
  }

  /** Have actions played from the beginning of the turn; whether they could be. */
  private async show(moves: readonly number[], cut = false): Promise<boolean> {
    this.waiting = true;
    const now = await this.tried(() => api.attempt({ ...this.which, moves: [...moves] }));
    this.waiting = false;
    if (!now || this.closed) return false;
    this.astray = false;
    this.asked = moves;
    this.draw(now, cut);
    return true;
  }

  private draw({ table, events, verdict, moves }: PuzzleNow, cut: boolean): void {
    const before = this.table;
    const from = before?.match?.moves ?? 0;
    this.table = table;
    this.verdict = verdict;
    this.told = cut ? this.told.filter((one) => one.moves <= moves) : [...this.told, { from, moves, events }];
    if (before === null || cut) {
      this.director.clear();
      this.moving = false;
      this.shown = table;
      return;
    }
    this.moving = true;
    const [earlier, later] = [momentOf(before), momentOf(table)];
    this.director.add(table, earlier && later ? { events, before: earlier, after: later } : null);
  }

  private async tried<T>(work: () => Promise<T>): Promise<T | null> {
    this.refusal = null;
    try {
      return await work();
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
      this.refusal = error;
      return null;
    }
  }
}
