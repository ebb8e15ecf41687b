/** What happened, as motion: the events of a scene become steps, each with its flights and how long it takes. Pure. */
import type { Step as Shown, Touch } from "../../../table/motion";
import { type Happened, Holdings, type Verdict } from "../words/happened";
import { type Draft, type Earning, type Flight, StepInMaking, TIMES } from "./step";
import type { Event, View } from "../types";

/** The die: it rolls, and when it lies, what the roll came to is told. */
export interface Roll {
  readonly pips: number;
  readonly verdict: Verdict | null;
}

export interface Step extends Shown<View> {
  readonly flights: readonly Flight[];
  /** Tokens that have left their region for the time being: drawn are so many fewer. */
  readonly lifted: ReadonlyMap<number, number>;
  readonly die: Roll | null;
  readonly earning: Earning | null;
  readonly duration: number;
  /** What is to be said of it. */
  readonly happened: Happened | null;
  /** Whoever sits here has done it by hand, and need not see it again. */
  readonly seen: boolean;
}

const TAKING = new Set<Event["type"]>(["lost", "tribe-gone", "unmarked", "vanished", "conquered", "marked"]);
const PLACING = new Set<Event["type"]>(["placed", "marked"]);

/** The steps of a scene; none if nothing of it moves. What was put down by hand was seen already. */
export function steps(
  events: readonly Event[],
  before: View,
  after: View,
  times: typeof TIMES = TIMES,
  byHand = false,
): Step[] {
  const told = new Map(
    Holdings.of(before)
      .follow(events)
      .map((one) => [one.event, one]),
  );
  return groups(events)
    .map((group, at) => {
      const { touches, event, die, ...step } = draft(group, new StepInMaking(at, before, after, times));
      const seen = byHand && at === 0 && group.every(({ type }) => PLACING.has(type));
      const happened = (event && told.get(event)) ?? null;
      const roll = die === null ? null : { pips: die, verdict: null };
      return { ...step, happened, die: roll, seen, touches: [...touches].map(regionTouched) };
    })
    .filter((step) => step.duration > 0)
    .flatMap((step) => withVerdict(step, times.verdict));
}

/** What a die shows is not told before it lies; then it is. */
function withVerdict(step: Step, duration: number): Step[] {
  const { die, happened } = step;
  if (die === null) return [step];
  const lies = { ...step, die: { ...die, verdict: happened?.verdict ?? null }, duration };
  return [{ ...step, happened: null, touches: [] }, lies];
}

/** A region that is drawn as it will be when a step is done. */
export function regionTouched(region: number): Touch<View> {
  const at = region - 1;
  return {
    part: `region-${region}`,
    settle: (drawn, end) => {
      const settled = end.regions[at];
      return settled ? { ...drawn, regions: drawn.regions.with(at, settled) } : drawn;
    },
  };
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
  made.draft.event = told;
  return made.draft;
}
