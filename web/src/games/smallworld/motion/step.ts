/** One step of a scene in the making: what an event sets in motion, and how long that takes. */
import type { Flight, Place } from "../board/seen";
import { payouts, sum } from "./payouts";
import type { CoinsEvent, Event, MarkedEvent, Term, UnmarkedEvent, View } from "../types";

export type { Flight, Place } from "../board/seen";

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
  die: 1000,
  verdict: 750,
  failed: 700,
  coins: 1600,
  turn: 260,
};
/** What others do is watched, not waited for: their moves come one by one, so each is quick. */
export const OTHERS: typeof TIMES = {
  ...TIMES,
  march: 430,
  fall: 400,
  place: 150,
  marker: 260,
  coins: 1100,
  turn: 120,
  failed: 500,
};
/** What a region pays can be read before the coin flies, so many milliseconds. */
const PAYS = 320;
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
    private readonly before: View,
    private readonly after: View,
    private readonly times: typeof TIMES,
  ) {}

  tell(event: Event): void {
    switch (event.type) {
      case "rolled":
        this.draft.die = event.pips;
        return this.lasts(this.times.die);
      case "readied":
        return this.gather(event.race);
      case "abandoned":
      case "gave-up":
        return this.leave(event.region, event.race);
      case "lost": {
        const { region, race, kept, tokens } = event;
        this.fly({ region }, this.home(race), race, kept, this.times.fall);
        this.fly({ region }, { tray: true }, race, tokens, this.times.fall);
        return this.lift(region);
      }
      case "tribe-gone":
        this.fly({ region: event.region }, { tray: true }, null, 1, this.times.fall, "tribe");
        return this.lift(event.region);
      case "conquered": {
        const { region, race, tokens } = event;
        this.fly(this.home(race), { region }, race, tokens, this.times.march);
        return this.touch(region);
      }
      case "placed": {
        const { region, race } = event;
        this.fly(this.home(race), { region }, race, 1, this.times.place, "token", this.next());
        return this.touch(region);
      }
      case "marked":
      case "unmarked":
        this.mark(event);
        return this.touch(event.region);
      case "recruited":
      case "picked":
        return this.fly({ tray: true }, this.home(event.race), event.race, event.tokens, this.times.march);
      case "set-aside":
        return this.fly(this.home(event.race), { tray: true }, event.race, event.tokens, this.times.march);
      case "declined":
      case "vanished":
        return this.fade(event.race);
      case "coins":
        return this.earn(event);
      case "failed":
        return this.lasts(this.times.failed);
      case "turn":
        return this.lasts(this.times.turn);
      default:
    }
  }

  private earn({ seat, terms, coins }: CoinsEvent): void {
    this.draft.earning = { seat, coins, terms };
    let rest = coins;
    for (const [region, here] of payouts(terms)) {
      this.fly({ region }, { seat }, null, sum(here), this.times.march, "coin", PAYS + this.next());
      rest -= sum(here);
    }
    this.fly({ tray: true }, { seat }, null, rest, this.times.march, "coin", PAYS);
    this.lasts(coins > 0 ? this.times.coins : this.times.turn);
  }

  /** Tokens of every region come to hand: as many as there are fewer afterwards. */
  private gather(race: string): void {
    for (const { id, tokens, race: holder } of this.before.regions) {
      const left = this.after.regions[id - 1];
      if (holder !== race || left?.race !== race || left.tokens >= tokens) continue;
      this.fly({ region: id }, this.home(race), race, tokens - left.tokens, this.times.fall);
      this.draft.lifted.set(id, left.tokens - tokens);
      this.touch(id);
    }
  }

  private leave(region: number, race: string): void {
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
  private fade(race: string): void {
    for (const region of this.before.regions) if (region.race === race) this.touch(region.id);
    this.lasts(this.times.march);
  }

  private mark({ type, region, count, marker }: MarkedEvent | UnmarkedEvent): void {
    const down = type === "marked";
    const seat = (down ? this.after : this.before).regions[region - 1]?.seat ?? null;
    const home: Place = seat === null ? { tray: true } : { seat };
    const [from, to]: [Place, Place] = down ? [home, { region }] : [{ region }, home];
    const delay = down ? this.next() : 0;
    this.fly(from, to, null, count, this.times.marker, marker, delay, seat);
  }

  private people(race: string | null): { seat: number; declined: boolean } | null {
    const found = [...this.before.peoples, ...this.after.peoples].find((people) => people.race === race);
    return found ? { seat: found.seat, declined: found.standing === "declined" } : null;
  }

  private home(race: string): Place {
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
