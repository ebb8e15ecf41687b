/** A replay as the board of a game is handed it: the same as a live table, but everything has happened already. */
import { Director } from "../table/director";
import { namesOf } from "../table/names";
import type { Json, Playing } from "../table/playing";
import type { Told } from "../table/store.svelte";
import type { Choice, Hint, SeatSeen, Show, TableSeen } from "../wire";
import { Film } from "./film";

export const SPEEDS = [1, 2, 4, 8] as const;
export type Speed = (typeof SPEEDS)[number];

/** Between two steps, in milliseconds. */
const GAP = 800;
/** The longest a step may move when it is watched faster. */
const LONGEST = 2600;
/** From this speed on nothing moves: the steps are cuts. */
const CUTS = 4;
const MOST_TOLD = 400;

export class ReplayStore implements Playing {
  readonly film: Film;
  /** How many steps are done; what is drawn may still be on its way there. */
  at = $state(0);
  playing = $state(false);
  speed = $state<Speed>(1);
  moving = $state(false);
  private shown = $state.raw<TableSeen>() as TableSeen;
  /** Tables that are to be drawn when their motion is done; a jump forgets them. */
  private readonly coming = new Set<TableSeen>();
  private timer: ReturnType<typeof setTimeout> | undefined;

  readonly director = new Director((table, done) => {
    if (!this.coming.delete(table)) return;
    this.shown = table;
    if (!done) return;
    this.moving = false;
    this.plan();
  });

  constructor(
    show: Show,
    /** Who sat where, where it is known. */
    readonly seats: readonly SeatSeen[],
    from = 0,
  ) {
    this.film = new Film(show);
    this.at = this.film.within(from);
    this.shown = this.table(this.at);
  }

  close(): void {
    this.pause();
    this.coming.clear();
    this.director.clear();
  }

  // Where one is.

  /** Show how things were after so many steps, at once. */
  jump(step: number): void {
    this.coming.clear();
    this.director.clear();
    this.at = this.film.within(step);
    this.shown = this.table(this.at);
    this.moving = false;
    this.plan();
  }

  /** One step on, in motion. */
  forward(): void {
    if (this.at >= this.film.length) return;
    if (this.playing && this.speed >= CUTS) return this.jump(this.at + 1);
    if (this.moving) this.jump(this.at);
    const before = this.shown;
    const after = this.table(this.at + 1);
    const events = this.film.told[this.at]?.events ?? [];
    this.at += 1;
    this.moving = true;
    this.coming.add(after);
    clearTimeout(this.timer);
    if (this.playing && this.speed > 1)
      this.timer = setTimeout(() => this.director.skip(), LONGEST / this.speed);
    this.director.add({ events, before, after });
  }

  back(): void {
    this.jump(this.at - 1);
  }

  turnBack(): void {
    this.jump(this.film.turnBefore(this.at));
  }

  turnForward(): void {
    this.jump(this.film.turnAfter(this.at));
  }

  /** Watch on by itself; from the beginning if the end was reached. */
  watch(): void {
    if (this.at >= this.film.length) this.jump(0);
    this.playing = true;
    if (!this.moving) this.forward();
  }

  pause(): void {
    this.playing = false;
    clearTimeout(this.timer);
  }

  private plan(): void {
    clearTimeout(this.timer);
    if (!this.playing) return;
    if (this.at >= this.film.length) this.playing = false;
    else this.timer = setTimeout(() => this.forward(), GAP / this.speed);
  }

  /** The table as it would be told after so many steps. */
  private table(step: number): TableSeen {
    const { show } = this.film;
    const over = this.film.over && step === this.film.length;
    return {
      game: show.game,
      players: show.players,
      status: over ? "over" : "playing",
      public: false,
      options: show.options,
      hints: false,
      clock: null,
      substitute: "",
      commitment: null,
      deadline: null,
      seats: [...this.seats],
      match: {
        moves: step,
        player: this.film.player(step),
        view: this.film.view(step),
        scores: over ? show.scores : null,
        winners: over ? show.winners : [],
        dice: null,
      },
      mine: { owner: false, seats: [], orders: {}, private: {}, choices: null, income: null, undo: false },
    };
  }

  // What a board wants to know.

  get game(): string {
    return this.film.show.game;
  }
  get players(): number {
    return this.film.show.players;
  }
  get options(): Json {
    return this.film.show.options;
  }
  get names(): readonly string[] {
    return namesOf(this.seats);
  }
  get view(): Json | null {
    return this.shown.match?.view ?? null;
  }
  get seat(): number | null {
    return this.film.show.seat;
  }
  get player(): number | null {
    return this.shown.match?.player ?? null;
  }
  get scores(): readonly number[] | null {
    return this.shown.match?.scores ?? null;
  }
  get winners(): readonly number[] {
    return this.shown.match?.winners ?? [];
  }
  get over(): boolean {
    return this.shown.status === "over";
  }
  get told(): readonly Told[] {
    return this.film.told.slice(Math.max(0, this.at - MOST_TOLD), this.at);
  }

  // Nobody can do anything any more.

  readonly mine: readonly number[] = [];
  readonly choices: readonly Choice[] = [];
  readonly income = null;
  readonly undoable = false;
  readonly waiting = false;
  readonly hintsAllowed = false;
  readonly order = undefined;
  play = (): Promise<boolean> => Promise.resolve(false);
  undo = (): Promise<boolean> => Promise.resolve(false);
  hints = (): Promise<readonly Hint[]> => Promise.resolve([]);
  whyNot = (): Promise<Json | null> => Promise.resolve(null);
  leaveOrder = (): Promise<boolean> => Promise.resolve(false);
}
