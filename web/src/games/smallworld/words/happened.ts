/**
 * What happened, with whom it concerned. Events name races and regions; whose they were is what the events before them
 * say: who picked a race has it, and who conquered a region holds it until it is lost.
 */
import type { Told } from "../../../table/playing";
import type { ConqueredEvent, Event, View } from "../types";

/** Who held a region: a player's race, or a lost tribe. */
export type Holder = { readonly race: string; readonly seat: number | null } | "tribe";

/** What a roll came to: a region was conquered or not; or, before a conquest, it adds tokens. */
export type Verdict = "conquered" | "repelled" | "adds";

export interface Happened {
  readonly key: string;
  readonly event: Event;
  /** The seat whose doing it was; null is chance. */
  readonly by: number | null;
  /** Who held the region it is about, before. */
  readonly from: Holder | null;
  /** The tokens the holder lost with the region, and those that came home. */
  readonly lost: number;
  readonly kept: number;
  /** Of a roll, what it came to. */
  readonly verdict: Verdict | null;
}

/** A turn, with all that happened in it. */
export interface TurnTold {
  readonly key: string;
  /** Whose it was; null before the first. */
  readonly seat: number | null;
  readonly round: number;
  readonly happened: readonly Happened[];
}

/** Events that are seen well enough, or told by another one. */
const QUIET = new Set<Event["type"]>(["turn", "readied", "placed", "banner", "shown", "set-aside"]);

/** Whether it has a line of its own in the log. */
export const worthTelling = (event: Event): boolean => !QUIET.has(event.type);

/** Whether it is said while it happens. */
export const worthSaying = (event: Event): boolean => event.type === "turn" || worthTelling(event);

/** All turns so far. */
export function turnsTold(told: readonly Told<"smallworld">[]): TurnTold[] {
  const table = new Holdings();
  const turns: { key: string; seat: number | null; round: number; happened: Happened[] }[] = [];
  for (const { moves, events } of told) {
    for (const one of table.follow(events, String(moves))) {
      const { event } = one;
      if (event.type === "turn" || turns.length === 0) {
        const [seat, round] = event.type === "turn" ? [event.seat, event.round] : [null, 0];
        turns.push({ key: one.key, seat, round, happened: [] });
      }
      const now = turns.at(-1);
      // Where nobody drew lots for it, the first turn begins with the game: it is whose that picks first.
      if (now && now.seat === null && event.type === "picked") [now.seat, now.round] = [event.seat, 1];
      now?.happened.push(one);
    }
  }
  return turns;
}

/** Who has which race and region, kept from event to event. */
export class Holdings {
  private readonly seats = new Map<string, number>();
  private readonly regions = new Map<number, Holder>();

  /** As they are in a view, to go on from there. */
  static of({ peoples, regions }: Pick<View, "peoples" | "regions">): Holdings {
    const table = new Holdings();
    for (const { race, seat } of peoples) table.seats.set(race, seat);
    for (const { id, race, seat, tribe } of regions) {
      if (race !== null) table.regions.set(id, { race, seat });
      else if (tribe) table.regions.set(id, "tribe");
    }
    return table;
  }

  /** Go on with what happened at once; a region's loss is told with its conquest. */
  follow(events: readonly Event[], key = ""): Happened[] {
    const found: Happened[] = [];
    events.forEach((event, at) => {
      const one = { key: `${key}-${at}`, event, by: this.by(event), lost: 0, kept: 0, verdict: null };
      const from = "region" in event ? (this.regions.get(event.region) ?? null) : null;
      if (event.type === "lost" || event.type === "tribe-gone") {
        if (events.slice(at).some((later) => takes(later, event.region))) return;
        found.push({ ...one, from: event.type === "lost" ? this.holder(event.race) : "tribe" });
      } else if (event.type === "conquered") {
        found.push({ ...one, ...this.losses(events.slice(0, at), event, from) });
      } else found.push({ ...one, from, verdict: verdict(events, at) });
      this.take(event);
    });
    return found;
  }

  private by(event: Event): number | null {
    if ("seat" in event) return event.seat;
    return "race" in event ? (this.seats.get(event.race) ?? null) : null;
  }

  private holder(race: string): Holder {
    return { race, seat: this.seats.get(race) ?? null };
  }

  /** Who lost the region that was conquered, and what. */
  private losses(before: readonly Event[], { region }: ConqueredEvent, from: Holder | null) {
    const loss = before.findLast(
      (one) => "region" in one && one.region === region && one.type !== "unmarked",
    );
    if (loss?.type === "lost") return { from: this.holder(loss.race), lost: loss.tokens, kept: loss.kept };
    return { from: loss?.type === "tribe-gone" ? ("tribe" as const) : from };
  }

  private take(event: Event): void {
    if (event.type === "picked") this.seats.set(event.race, event.seat);
    else if (event.type === "conquered") this.regions.set(event.region, this.holder(event.race));
    else if (event.type === "abandoned" || event.type === "gave-up") this.regions.delete(event.region);
    else if (event.type === "lost" || event.type === "tribe-gone") this.regions.delete(event.region);
    else if (event.type === "vanished") {
      for (const [region, held] of this.regions) {
        if (held !== "tribe" && held.race === event.race) this.regions.delete(region);
      }
    }
  }
}

const takes = (event: Event, region: number): boolean =>
  event.type === "conquered" && event.region === region;

/** What the roll at this place of the events came to. */
function verdict(events: readonly Event[], at: number): Verdict | null {
  if (events[at]?.type !== "rolled") return null;
  for (const event of events.slice(at)) {
    if (event.type === "failed") return "repelled";
    if (event.type === "conquered") return event.how === "die" ? "conquered" : "adds";
  }
  return "adds";
}
