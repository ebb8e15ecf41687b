/** What happened, as motion: the events of a scene become steps, each with its flights and how long it takes. Pure. */
import type { Event } from "../../table/director";
import { type Draft, type Earning, type Flight, StepInMaking, TIMES } from "./step";
import type { RegionSeen, SmallWorldView } from "./view";

export interface Step {
  readonly flights: readonly Flight[];
  /** Tokens that have left their region for the time being: drawn are so many fewer. */
  readonly lifted: ReadonlyMap<number, number>;
  readonly die: number | null;
  readonly earning: Earning | null;
  readonly duration: number;
  /** What is to be said of it. */
  readonly event: Event | null;
  /** Regions that look as they will at the end, once this step is over. */
  readonly settles: ReadonlySet<number>;
}

const TAKING = new Set(["lost", "tribe-gone", "unmarked", "vanished", "conquered", "marked"]);
const PLACING = new Set(["placed", "marked"]);

/** The steps of a scene; none if nothing of it moves. */
export function steps(
  events: readonly Event[],
  before: SmallWorldView,
  after: SmallWorldView,
  times: typeof TIMES = TIMES,
): Step[] {
  const drafts = groups(events).map((group, at) => draft(group, new StepInMaking(at, before, after, times)));
  const last = new Map<number, number>();
  drafts.forEach(({ touches }, at) => touches.forEach((region) => last.set(region, at)));
  return drafts
    .map(({ touches, ...step }, at) => ({
      ...step,
      settles: new Set([...touches].filter((region) => last.get(region) === at)),
    }))
    .filter((step) => step.duration > 0);
}

/** The regions as they are drawn when some have settled already. */
export function between(
  before: readonly RegionSeen[],
  after: readonly RegionSeen[],
  settled: ReadonlySet<number>,
): readonly RegionSeen[] {
  return before.map((region, at) => (settled.has(region.id) ? (after[at] ?? region) : region));
}

/** Events that happen together: one conquest with its losses, one row of tokens put down. */
function groups(events: readonly Event[]): Event[][] {
  const found: Event[][] = [];
  let row: Event[] = [];
  for (const event of events) {
    const first = row[0];
    const taken = row.some((one) => one.type === "conquered");
    const goesOn =
      first !== undefined &&
      (PLACING.has(first.type) && !taken
        ? PLACING.has(event.type)
        : TAKING.has(first.type) && TAKING.has(event.type) && !(taken && event.type !== "marked"));
    if (goesOn) row.push(event);
    else found.push((row = [event]));
  }
  return found;
}

function draft(group: readonly Event[], made: StepInMaking): Draft {
  for (const event of group) made.tell(event);
  const told = group.find(({ type }) => type === "conquered") ?? group.at(-1) ?? null;
  made.draft.event = made.draft.die === null ? told : null; // what the die shows is not told before it lies
  return made.draft;
}
