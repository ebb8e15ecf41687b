/** A replay as the board of a game is handed it: the same as a live table, but everything has happened already. */
import type { GameView } from "../games/types";
import { Director, type Moment } from "../table/director";
import { namesOf } from "../table/names";
import type { Json, Told, Watched } from "../table/playing";
import type { SeatSeen, Show } from "../wire";
import { Film } from "./film";

export const SPEEDS = [1, 2, 4, 8] as const;
export type Speed = (typeof SPEEDS)[number];

/** Between two steps, in milliseconds. */
const GAP = 800;
/** The longest a step may move when it is watched faster. */
const LONGEST = 2600;
/** From this speed on nothing moves: the steps are cuts. */
const CUTS = 4;

export class ReplayStore implements Watched {
  readonly film: Film;
  /** How many steps are done; what is drawn may still be on its way there. */
  at = $state(0);
  playing = $state(false);
  speed = $state<Speed>(1);
  moving = $state(false);
  /** The step that is drawn. */
  private drawn = $state(0);
  /** Nobody can do anything any more. */
  readonly commands = null;
  private timer: ReturnType<typeof setTimeout> | undefined;

  readonly director = new Director<number>((step, done) => {
    this.drawn = step;
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
    this.at = this.drawn = this.film.within(from);
  }

  close(): void {
    this.pause();
    this.director.clear();
  }

  // Where one is.

  /** Show how things were after so many steps, at once. */
  jump(step: number): void {
    this.director.clear();
    this.at = this.drawn = this.film.within(step);
    this.moving = false;
    this.plan();
  }

  /** One step on, in motion. */
  forward(): void {
    if (this.at >= this.film.length) return;
    if (this.playing && this.speed >= CUTS) return this.jump(this.at + 1);
    if (this.moving) this.jump(this.at);
    const before = this.moment(this.drawn);
    const events = this.film.told[this.at]?.events ?? [];
    this.at += 1;
    this.moving = true;
    const after = this.moment(this.at);
    clearTimeout(this.timer);
    if (this.playing && this.speed > 1)
      this.timer = setTimeout(() => this.director.skip(), LONGEST / this.speed);
    this.director.add(this.at, { events, before, after });
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

  /** The game as it was after so many steps. */
  private moment(step: number): Moment {
    return { view: this.film.view(step), own: {} };
  }

  // What a board wants to know.

  readonly view: GameView = $derived.by(() => this.film.view(this.drawn));

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
  get seat(): number | null {
    return this.film.show.seat;
  }
  get player(): number | null {
    return this.film.player(this.drawn);
  }
  get scores(): readonly number[] | null {
    return this.over ? this.film.show.scores : null;
  }
  get winners(): readonly number[] {
    return this.over ? (this.film.show.winners ?? []) : [];
  }
  get over(): boolean {
    return this.film.over && this.drawn === this.film.length;
  }
  get told(): readonly Told[] {
    return this.film.told.slice(0, this.at);
  }
}
