/** A finished game in figures, from what was told of every step: points turn by turn, and where they came from. */
import type { Show } from "../wire";

type Fields = Readonly<Record<string, unknown>>;

/** Points of all seats after each turn that was told. */
export interface Course {
  readonly labels: readonly string[];
  readonly scores: readonly (readonly number[])[];
}

/** What a seat earned for one reason, all in all. */
export interface Source {
  readonly reason: string;
  readonly of: string | null;
  readonly amount: number;
}

export interface SeatTally {
  readonly seat: number;
  readonly total: number;
  readonly sources: readonly Source[];
  /** The peoples it led, in order, as race and power. */
  readonly peoples: readonly { readonly race: string; readonly power: string; readonly paid: number }[];
  /** Regions it took. */
  readonly taken: number;
  /** Regions it lost to others. */
  readonly lost: number;
}

/** The points after every round, from the points told after every turn. */
export function course(show: Show): Course {
  const points = show.points ?? [];
  return { labels: points.map((_, at) => String(at)), scores: points.map((point) => point.scores) };
}

/** Who earned what, led whom, and took how much; of the games whose events tell it. */
export function tally(show: Show): readonly SeatTally[] {
  const seats = Array.from({ length: show.players }, () => ({
    sources: new Map<string, Source>(),
    peoples: [] as SeatTally["peoples"][number][],
    taken: 0,
    lost: 0,
  }));
  const owner = new Map<string, number>();
  for (const step of show.steps) {
    for (const event of step.events as readonly Fields[]) {
      const seat = seats[Number(event["seat"])];
      if (event["type"] === "coins" && seat) {
        for (const term of (event["terms"] ?? []) as readonly Fields[]) add(seat.sources, term);
      } else if (event["type"] === "picked" && seat) {
        const race = String(event["race"]);
        owner.set(race, Number(event["seat"]));
        seat.peoples.push({ race, power: String(event["power"]), paid: Number(event["paid"]) });
        if (Number(event["paid"]) > 0) add(seat.sources, { reason: "price", amount: -Number(event["paid"]) });
      } else if (event["type"] === "conquered" || event["type"] === "lost") {
        const led = seats[owner.get(String(event["race"])) ?? -1];
        if (led && event["type"] === "conquered") led.taken += 1;
        if (led && event["type"] === "lost") led.lost += 1;
      }
    }
  }
  return seats.map((found, seat) => ({
    seat,
    total: show.scores?.[seat] ?? 0,
    sources: [...found.sources.values()].sort((a, b) => b.amount - a.amount),
    peoples: found.peoples,
    taken: found.taken,
    lost: found.lost,
  }));
}

function add(sources: Map<string, Source>, term: Fields): void {
  const reason = String(term["reason"]);
  const of = typeof term["of"] === "string" ? term["of"] : null;
  const key = `${reason} ${of ?? ""}`;
  const amount = (sources.get(key)?.amount ?? 0) + Number(term["amount"]);
  sources.set(key, { reason, of, amount });
}
