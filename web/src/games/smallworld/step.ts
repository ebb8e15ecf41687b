/** One step of a scene in the making: what an event sets in motion, and how long that takes. */
import type { Flight, Place } from "../../board/seen";
import type { Event } from "../../table/director";
import type { Term } from "./costs";
import type { SmallWorldView } from "./view";

export type { Flight, Place } from "../../board/seen";

export interface Earning {
  readonly seat: number;
  readonly coins: number;
  readonly terms: readonly Term[];
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
/** What others do is watched, not waited for: their moves come one by one, so each is quick. */
export const OTHERS: typeof TIMES = {
  ...TIMES,
  march: 430,
  fall: 400,
  place: 150,
  marker: 260,
  coins: 1150,
  turn: 120,
};
/** The longest scene: whoever puts down twenty tokens is not watched for ten seconds. */
const LONGEST_ROW = 900;

export interface Draft {
  flights: Flight[];
  lifted: Map<number, number>;
  die: number | null;
  earning: Earning | null;
  duration: number;
  event: Event | null;
  touches: Set<number>;
}

const number = (event: Event, name: string): number => Number(event[name] ?? 0);

/** One step in the making. */
export class StepInMaking {
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
    private readonly times: typeof TIMES,
  ) {}

  tell(event: Event): void {
    const region = number(event, "region");
    const race = typeof event["race"] === "string" ? event["race"] : null;
    switch (event.type) {
      case "rolled":
        this.draft.die = number(event, "pips");
        return this.lasts(this.times.die);
      case "readied":
        return this.gather(race);
      case "abandoned":
      case "gave-up":
        return this.leave(region, race);
      case "lost":
        this.fly({ region }, this.home(race), race, number(event, "kept"), this.times.fall);
        this.fly({ region }, { tray: true }, race, number(event, "tokens"), this.times.fall);
        return this.lift(region);
      case "tribe-gone":
        this.fly({ region }, { tray: true }, null, 1, this.times.fall, "tribe");
        return this.lift(region);
      case "conquered":
        this.fly(this.home(race), { region }, race, number(event, "tokens"), this.times.march);
        return this.touch(region);
      case "placed":
        this.fly(this.home(race), { region }, race, 1, this.times.place, "token", this.next());
        return this.touch(region);
      case "marked":
        this.mark(event, region, true);
        return this.touch(region);
      case "unmarked":
        this.mark(event, region, false);
        return this.touch(region);
      case "recruited":
        return this.fly({ tray: true }, this.home(race), race, number(event, "tokens"), this.times.march);
      case "set-aside":
        return this.fly(this.home(race), { tray: true }, race, number(event, "tokens"), this.times.march);
      case "picked":
        return this.fly({ tray: true }, this.home(race), race, number(event, "tokens"), this.times.march);
      case "declined":
      case "vanished":
        return this.fade(race);
      case "coins":
        return this.earn(event);
      case "turn":
        return this.lasts(this.times.turn);
      default:
    }
  }

  private earn(event: Event): void {
    const seat = number(event, "seat");
    const terms = (event["terms"] ?? []) as readonly Term[];
    const coins = number(event, "coins");
    this.draft.earning = { seat, coins, terms };
    if (coins > 0) this.fly({ tray: true }, { seat }, null, coins, this.times.march, "coin");
    this.lasts(coins > 0 ? this.times.coins : this.times.turn);
  }

  /** All tokens but one of every region come to hand. */
  private gather(race: string | null): void {
    for (const region of this.before.regions) {
      if (region.race !== race || region.tokens < 2) continue;
      this.fly({ region: region.id }, this.home(race), race, region.tokens - 1, this.times.fall);
      this.draft.lifted.set(region.id, 1 - region.tokens);
      this.touch(region.id);
    }
  }

  private leave(region: number, race: string | null): void {
    this.fly(
      { region },
      this.home(race),
      race,
      this.before.regions[region - 1]?.tokens ?? 0,
      this.times.fall,
    );
    this.lift(region);
  }

  /** A whole people changes its look, or is gone. */
  private fade(race: string | null): void {
    for (const region of this.before.regions) if (region.race === race) this.touch(region.id);
    this.lasts(this.times.march);
  }

  private mark(event: Event, region: number, down: boolean): void {
    const seat = (down ? this.after : this.before).regions[region - 1]?.seat ?? null;
    const home: Place = seat === null ? { tray: true } : { seat };
    const [from, to]: [Place, Place] = down ? [home, { region }] : [{ region }, home];
    const delay = down ? this.next() : 0;
    this.fly(
      from,
      to,
      null,
      number(event, "count") || 1,
      this.times.marker,
      String(event["marker"]),
      delay,
      seat,
    );
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
    return Math.min(LONGEST_ROW, this.times.apart * this.row++);
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
