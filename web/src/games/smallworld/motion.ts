/** What happened, as motion: the events of a scene become steps, each with its flights and how long it takes. Pure. */
import type { Event } from "../../table/director";
import type { Term } from "./costs";
import type { RegionSeen, SmallWorldView } from "./view";

export type Place = { readonly region: number } | { readonly seat: number } | { readonly tray: true };

/** A piece under way. */
export interface Flight {
  readonly key: string;
  readonly from: Place;
  readonly to: Place;
  readonly race: string | null;
  readonly seat: number | null;
  readonly declined: boolean;
  readonly count: number;
  readonly kind: string;
  readonly delay: number;
  readonly duration: number;
}

export interface Earning {
  readonly seat: number;
  readonly coins: number;
  readonly terms: readonly Term[];
}

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

/** How long things take, in milliseconds. */
export const TIMES = {
  march: 520,
  fall: 460,
  place: 340,
  apart: 55,
  marker: 380,
  die: 1250,
  coins: 1900,
  turn: 260,
};
/** The longest scene: whoever puts down twenty tokens is not watched for ten seconds. */
const LONGEST_ROW = 900;

interface Draft {
  flights: Flight[];
  lifted: Map<number, number>;
  die: number | null;
  earning: Earning | null;
  duration: number;
  event: Event | null;
  touches: Set<number>;
}

const TAKING = new Set(["lost", "tribe-gone", "unmarked", "vanished", "conquered", "marked"]);
const PLACING = new Set(["placed", "marked"]);

/** The steps of a scene; none if nothing of it moves. */
export function steps(events: readonly Event[], before: SmallWorldView, after: SmallWorldView): Step[] {
  const drafts = groups(events).map((group, at) => draft(group, at, before, after));
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

function draft(group: readonly Event[], at: number, before: SmallWorldView, after: SmallWorldView): Draft {
  const scene = new Scene(at, before, after);
  for (const event of group) scene.tell(event);
  scene.draft.event = group.find(({ type }) => type === "conquered") ?? group.at(-1) ?? null;
  return scene.draft;
}

const number = (event: Event, name: string): number => Number(event[name] ?? 0);

/** One step in the making. */
class Scene {
  readonly draft: Draft = {
    flights: [],
    lifted: new Map(),
    die: null,
    earning: null,
    duration: 0,
    event: null,
    touches: new Set(),
  };
  private row = 0;

  constructor(
    private readonly at: number,
    private readonly before: SmallWorldView,
    private readonly after: SmallWorldView,
  ) {}

  tell(event: Event): void {
    const region = number(event, "region");
    const race = typeof event["race"] === "string" ? event["race"] : null;
    switch (event.type) {
      case "rolled":
        this.draft.die = number(event, "pips");
        return this.lasts(TIMES.die);
      case "readied":
        return this.gather(race);
      case "abandoned":
      case "gave-up":
        return this.leave(region, race);
      case "lost":
        this.fly({ region }, this.home(race), race, number(event, "kept"), TIMES.fall);
        this.fly({ region }, { tray: true }, race, number(event, "tokens"), TIMES.fall);
        return this.lift(region);
      case "tribe-gone":
        this.fly({ region }, { tray: true }, null, 1, TIMES.fall, "tribe");
        return this.lift(region);
      case "conquered":
        this.fly(this.home(race), { region }, race, number(event, "tokens"), TIMES.march);
        return this.touch(region);
      case "placed":
        this.fly(this.home(race), { region }, race, 1, TIMES.place, "token", this.next());
        return this.touch(region);
      case "marked":
        this.mark(event, region, true);
        return this.touch(region);
      case "unmarked":
        this.mark(event, region, false);
        return this.touch(region);
      case "recruited":
        return this.fly({ tray: true }, this.home(race), race, number(event, "tokens"), TIMES.march);
      case "set-aside":
        return this.fly(this.home(race), { tray: true }, race, number(event, "tokens"), TIMES.march);
      case "picked":
        return this.fly({ tray: true }, this.home(race), race, number(event, "tokens"), TIMES.march);
      case "declined":
      case "vanished":
        return this.fade(race);
      case "coins":
        return this.earn(event);
      case "turn":
        return this.lasts(TIMES.turn);
      default:
    }
  }

  private earn(event: Event): void {
    const seat = number(event, "seat");
    const terms = (event["terms"] ?? []) as readonly Term[];
    const coins = number(event, "coins");
    this.draft.earning = { seat, coins, terms };
    if (coins > 0) this.fly({ tray: true }, { seat }, null, coins, TIMES.march, "coin");
    this.lasts(coins > 0 ? TIMES.coins : TIMES.turn);
  }

  /** All tokens but one of every region come to hand. */
  private gather(race: string | null): void {
    for (const region of this.before.regions) {
      if (region.race !== race || region.tokens < 2) continue;
      this.fly({ region: region.id }, this.home(race), race, region.tokens - 1, TIMES.fall);
      this.draft.lifted.set(region.id, 1 - region.tokens);
      this.touch(region.id);
    }
  }

  private leave(region: number, race: string | null): void {
    this.fly({ region }, this.home(race), race, this.before.regions[region - 1]?.tokens ?? 0, TIMES.fall);
    this.lift(region);
  }

  /** A whole people changes its look, or is gone. */
  private fade(race: string | null): void {
    for (const region of this.before.regions) if (region.race === race) this.touch(region.id);
    this.lasts(TIMES.march);
  }

  private mark(event: Event, region: number, down: boolean): void {
    const seat = (down ? this.after : this.before).regions[region - 1]?.seat ?? null;
    const home: Place = seat === null ? { tray: true } : { seat };
    const [from, to]: [Place, Place] = down ? [home, { region }] : [{ region }, home];
    const delay = down ? this.next() : 0;
    this.fly(from, to, null, number(event, "count") || 1, TIMES.marker, String(event["marker"]), delay, seat);
  }

  private people(race: string | null): { seat: number; declined: boolean } | null {
    const found = [...this.before.peoples, ...this.after.peoples].find((people) => people.race === race);
    return found ? { seat: found.seat, declined: found.standing === "declined" } : null;
  }

  private home(race: string | null): Place {
    const people = this.people(race);
    return people ? { seat: people.seat } : { tray: true };
  }

  private fly(
    from: Place,
    to: Place,
    race: string | null,
    count: number,
    duration: number,
    kind = "token",
    delay = 0,
    whose: number | null = null,
  ): void {
    if (count <= 0) return;
    const people = this.people(race);
    this.draft.flights.push({
      key: `${this.at}-${this.draft.flights.length}`,
      from,
      to,
      race,
      seat: people?.seat ?? whose,
      declined: people?.declined ?? false,
      count,
      kind,
      delay,
      duration,
    });
    this.lasts(delay + duration);
  }

  /** The delay of the next piece in a row; long rows go faster. */
  private next(): number {
    return Math.min(LONGEST_ROW, TIMES.apart * this.row++);
  }

  private lift(region: number): void {
    this.draft.lifted.set(region, -(this.before.regions[region - 1]?.tokens ?? 0));
    this.touch(region);
  }

  private touch(region: number): void {
    this.draft.touches.add(region);
  }

  private lasts(duration: number): void {
    this.draft.duration = Math.max(this.draft.duration, duration);
  }
}
