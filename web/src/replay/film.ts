/** A game as it is watched: the view at every step, quick to reach from any other, and where its turns begin. */
import { patch } from "../net/patch";
import type { GameView } from "../games/types";
import { turnOf } from "../table/merging";
import type { Told } from "../table/playing";
import type { Show } from "../wire";

/** A view is kept after so many steps; from there the rest is worked out. */
export const KEPT_EVERY = 50;

export class Film {
  /** How many steps there are: step 0 is before the first, `length` after the last. */
  readonly length: number;
  /** The steps at which a turn begins, 0 first. */
  readonly turns: readonly number[];
  /** What was told at every step, for the log. */
  readonly told: readonly Told[];
  private readonly kept: GameView[] = [];
  private latest: { step: number; view: GameView };

  constructor(readonly show: Show) {
    this.length = show.steps.length;
    this.told = show.steps.map(({ events }, at) => ({ from: at, moves: at + 1, events }));
    const turns = [0];
    let view = show.first;
    for (let step = 0; step <= this.length; step++) {
      const before = view;
      if (step > 0) view = patch(view, show.steps[step - 1]?.changes ?? []);
      if (step % KEPT_EVERY === 0) this.kept.push(view);
      if (turnOf(view) !== turnOf(before) && step < this.length) turns.push(step);
    }
    this.turns = turns;
    this.latest = { step: this.length, view };
  }

  /** A step that there is. */
  within(step: number): number {
    return Math.min(Math.max(0, Math.trunc(step) || 0), this.length);
  }

  /** The view after so many steps. */
  view(step: number): GameView {
    const wanted = this.within(step);
    const place = Math.floor(wanted / KEPT_EVERY);
    let from = place * KEPT_EVERY;
    let view = this.kept[place] ?? this.show.first;
    if (this.latest.step <= wanted && this.latest.step > from) ({ step: from, view } = this.latest);
    for (; from < wanted; from++) view = patch(view, this.show.steps[from]?.changes ?? []);
    this.latest = { step: wanted, view };
    return view;
  }

  /** Who acts next after so many steps; chance is nobody, and what follows it is somebody's. */
  player(step: number): number | null {
    for (const { player } of this.show.steps.slice(this.within(step))) {
      if (typeof player === "number") return player;
    }
    const player = this.over ? null : this.view(this.length).player;
    return typeof player === "number" && player >= 0 ? player : null;
  }

  /** Whether the game is over at its last step; a running one goes on elsewhere. */
  get over(): boolean {
    return this.show.scores !== null;
  }

  /** Where the turn begins that is under way, or the one before if it has just begun. */
  turnBefore(step: number): number {
    return this.turns.findLast((turn) => turn < step) ?? 0;
  }

  turnAfter(step: number): number {
    return this.turns.find((turn) => turn > step) ?? this.length;
  }
}
