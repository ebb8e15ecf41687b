/** What moves right now: the steps of a scene, one after another, until done or skipped. */
import type { Event, Scene, Stage } from "../../table/director";
import { viewOf } from "../../table/store.svelte";
import { between, steps } from "./motion";
import { type Earning, type Flight, OTHERS, TIMES } from "./step";
import type { RegionSeen, SmallWorldView } from "./view";

export class Performance {
  flights = $state.raw<readonly Flight[]>([]);
  lifted = $state.raw<ReadonlyMap<number, number>>(new Map());
  /** The die that rolls; null when none does. */
  die = $state<number | null>(null);
  /** What is happening. */
  event = $state.raw<Event | null>(null);
  earning = $state.raw<Earning | null>(null);
  /** The regions as they are drawn meanwhile; null draws those of the view. */
  regions = $state.raw<readonly RegionSeen[] | null>(null);

  constructor(
    /** How fast: 0 is not at all. */
    private readonly pace: () => number,
    /** Whoever has put pieces down by hand need not see them fly. */
    private readonly hand: { placed: boolean } = { placed: false },
  ) {}

  readonly stage: Stage = async (scene: Scene, signal: AbortSignal) => {
    const pace = this.pace();
    const before = viewOf(scene.before, null) as SmallWorldView | null;
    const after = viewOf(scene.after, null) as SmallWorldView | null;
    if (pace === 0 || !before?.regions || !after?.regions || document.hidden) return;
    const own = typeof before.player === "number" && scene.before.mine.seats.includes(before.player);
    const settled = new Set<number>();
    const events = this.hand.placed ? afterPlacing(scene.events, settled) : scene.events;
    this.hand.placed = false;
    for (const step of steps(events, before, after, own ? TIMES : OTHERS)) {
      if (signal.aborted) break;
      this.regions = between(before.regions, after.regions, settled);
      this.lifted = step.lifted;
      this.die = step.die;
      this.event = step.event;
      this.earning = step.earning;
      this.flights = step.flights.map((flight) => ({
        ...flight,
        delay: flight.delay / pace,
        duration: flight.duration / pace,
      }));
      await pause(step.duration / pace, signal);
      step.settles.forEach((region) => settled.add(region));
    }
    this.clear();
  };

  private clear(): void {
    this.flights = [];
    this.lifted = new Map();
    this.die = null;
    this.event = null;
    this.earning = null;
    this.regions = null;
  }
}

/** The events after those of a plan that was seen already: its regions have settled. */
function afterPlacing(events: readonly Event[], settled: Set<number>): readonly Event[] {
  const rest = events.findIndex(({ type }) => type !== "placed" && type !== "marked");
  const first = rest < 0 ? events : events.slice(0, rest);
  for (const event of first) settled.add(Number(event["region"]));
  return rest < 0 ? [] : events.slice(rest);
}

/** Wait so long, or until told to stop. */
function pause(milliseconds: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, milliseconds);
    signal.addEventListener("abort", () => (clearTimeout(timer), resolve()), { once: true });
  });
}
