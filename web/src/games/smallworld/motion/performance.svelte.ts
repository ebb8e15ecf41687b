/** What moves right now: the steps of a scene, one after another, until done or skipped. */
import { inMotion, type Performer } from "../../../table/motion";
import { pause } from "../../../table/pause";
import type { Happened } from "../words/happened";
import { type Roll, type Step, steps } from "./motion";
import { type Earning, type Flight, OTHERS, TIMES } from "./step";
import { summarised } from "./summary";
import type { Event, Region, View } from "../types";

/** What the people at this screen have to do with it. */
interface Hand {
  /** The pieces that come next were put down by hand already: they need not fly again. */
  placed: boolean;
  readonly commands: { readonly mine: readonly number[] };
}

/** What somebody has done in a turn, to be told in a line. */
export interface Deeds {
  readonly seat: number;
  readonly events: readonly Event[];
  /** The game before it. */
  readonly before: View;
}

export class Performance implements Performer<"smallworld", Step> {
  flights = $state.raw<readonly Flight[]>([]);
  lifted = $state.raw<ReadonlyMap<number, number>>(new Map());
  /** The die that rolls; null when none does. */
  die = $state.raw<Roll | null>(null);
  /** What is happening. */
  happening = $state.raw<Happened | null>(null);
  earning = $state.raw<Earning | null>(null);
  /** The regions as they are drawn meanwhile; null draws those of the view. */
  regions = $state.raw<readonly Region[] | null>(null);

  /** What the others have done since somebody here did something. */
  deeds = $state.raw<readonly Deeds[]>([]);

  readonly stage = inMotion<"smallworld", Step>(this);

  constructor(private readonly hand: Hand) {}

  seat(): null {
    return null; // what moves is seen by all
  }

  steps(events: readonly Event[], before: View, after: View): readonly Step[] {
    const own = typeof before.player === "number" && this.hand.commands.mine.includes(before.player);
    const { placed } = this.hand;
    if (own) this.deeds = [];
    this.hand.placed = false;
    return steps(events, before, after, own ? TIMES : OTHERS, placed);
  }

  summary(events: readonly Event[], before: View, after: View): readonly Step[] {
    return [summarised(events, before, after)];
  }

  tell(events: readonly Event[], before: View, drawn: View): void {
    this.regions = drawn.regions;
    this.deeds = [...this.deeds, { seat: before.turn, events, before }];
  }

  async move(step: Step, drawn: View, tempo: number, signal: AbortSignal): Promise<void> {
    if (step.seen) return;
    this.regions = drawn.regions;
    this.lifted = step.lifted;
    this.die = step.die;
    this.happening = step.happened;
    this.earning = step.earning;
    this.flights = step.flights.map((flight) => ({
      ...flight,
      delay: flight.delay / tempo,
      duration: flight.duration / tempo,
    }));
    await pause(step.duration / tempo, signal);
  }

  end(): void {
    this.flights = [];
    this.lifted = new Map();
    this.die = null;
    this.happening = null;
    this.earning = null;
    this.regions = null;
  }
}
