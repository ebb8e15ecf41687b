/** What happened, turn by turn, where on the table it was, and what it brought. */
import type { Told } from "../../../table/playing";
import type { Words } from "../../../texts/words";
import { cellOf } from "../board/lines";
import type { Event } from "../types";

export interface Happened {
  readonly key: string;
  readonly event: Event;
  /** Of a tile that was placed: so many points more than before. */
  readonly gain: number;
}

/** A turn, with all that happened in it. */
export interface TurnTold {
  readonly key: string;
  /** Whose it was; null before the first. */
  readonly seat: number | null;
  readonly round: number;
  readonly happened: readonly Happened[];
}

/** Where something was: in cells of the map (0 to 8), or in somebody's world. */
export interface Where {
  readonly cells: readonly number[];
  readonly world: { readonly seat: number; readonly x: number; readonly y: number } | null;
}

/** What the map shows anyway, or another line says again. */
const QUIET = new Set<Event["type"]>(["laid", "dealt", "drew", "over", "turn"]);

export const worthTelling = (event: Event): boolean => !QUIET.has(event.type);

/** All turns so far. */
export function turnsTold(told: readonly Told<"creation">[]): TurnTold[] {
  const scores = new Map<number, number>();
  const turns: { key: string; seat: number | null; round: number; happened: Happened[] }[] = [];
  for (const { moves, events } of told) {
    events.forEach((event, at) => {
      const key = `${moves}-${at}`;
      let gain = 0;
      if (event.type === "placed") {
        gain = event.score - (scores.get(event.seat) ?? 0);
        scores.set(event.seat, event.score);
      }
      if (event.type === "turn" || turns.length === 0) {
        const [seat, round] = event.type === "turn" ? [event.seat, event.round] : [null, 0];
        turns.push({ key, seat, round, happened: [] });
      }
      turns.at(-1)?.happened.push({ key, event, gain });
    });
  }
  return turns;
}

/** Where it was; null if nowhere. */
export function whereOf({ event }: Happened): Where | null {
  switch (event.type) {
    case "pushed":
      return { cells: [0, 1, 2].map((depth) => cellOf(event, depth)), world: null };
    case "shown":
    case "filled":
      return { cells: [event.cell - 1], world: null };
    case "placed":
      return { cells: [], world: { seat: event.seat, x: event.x, y: event.y } };
    default:
      return null;
  }
}

/** One thing that happened, in a sentence; with the points it brought. */
export function tell(words: Words, { event, gain }: Happened): string {
  const told = words.event(event);
  if (event.type !== "placed") return told;
  return `${told} ${words.text("log-scored", { score: event.score, gain })}`;
}
