/** What moves right now: the steps of a scene, one after another, until done or skipped. */
import type { Scene, Stage } from "../../table/director";
import { viewOf } from "../../table/store.svelte";
import { between, type Earning, type Flight, steps } from "./motion";
import type { RegionSeen, SmallWorldView } from "./view";

export class Performance {
  flights = $state.raw<readonly Flight[]>([]);
  lifted = $state.raw<ReadonlyMap<number, number>>(new Map());
  /** The die that rolls; null when none does. */
  die = $state<number | null>(null);
  earning = $state.raw<Earning | null>(null);
  /** The regions as they are drawn meanwhile; null draws those of the view. */
  regions = $state.raw<readonly RegionSeen[] | null>(null);

  constructor(
    /** How fast: 0 is not at all. */
    private readonly pace: () => number,
  ) {}

  readonly stage: Stage = async (scene: Scene, signal: AbortSignal) => {
    const pace = this.pace();
    const before = viewOf(scene.before, null) as SmallWorldView | null;
    const after = viewOf(scene.after, null) as SmallWorldView | null;
    if (pace === 0 || !before?.regions || !after?.regions || document.hidden) return;
    const settled = new Set<number>();
    for (const step of steps(scene.events, before, after)) {
      if (signal.aborted) break;
      this.regions = between(before.regions, after.regions, settled);
      this.lifted = step.lifted;
      this.die = step.die;
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
    this.earning = null;
    this.regions = null;
  }
}

/** Wait so long, or until told to stop. */
function pause(milliseconds: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, milliseconds);
    signal.addEventListener("abort", () => (clearTimeout(timer), resolve()), { once: true });
  });
}
