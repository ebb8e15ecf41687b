/**
 * What has happened at a table, from its first move on: what the server has kept, and the news since. Both are counted in
 * moves, so nothing is told twice and nothing is left out; what was undone has not happened.
 */
import type { GameEvent } from "../games/types";
import { Refused } from "../net/api";
import type { TableLog } from "../wire";
import type { Told } from "./playing";

/** News, as they lead from one number of moves to another; with `undone`, perhaps to a smaller one. */
export interface Added extends Told {
  readonly undone: boolean;
}

/** Milliseconds until the server is asked again where it did not answer. */
const AGAIN = 4000;

export class Log {
  told = $state.raw<readonly Told[]>([]);
  /** So many moves are told; null while the server is asked. */
  private upTo: number | null = 0;
  /** News that came while the server was asked. */
  private late: Added[] = [];
  private asked = 0;
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(private readonly read: () => Promise<TableLog>) {}

  /** Begin anew with what the server has kept: the table was told as a whole, or something was missed. */
  async renew(): Promise<void> {
    clearTimeout(this.timer);
    this.asked += 1;
    const { asked } = this;
    this.upTo = null;
    this.late = [];
    try {
      const { moves, steps } = await this.read();
      if (asked !== this.asked) return;
      this.told = steps.map(({ move, events }) => ({ from: move - 1, moves: move, events }));
      this.upTo = moves;
      for (const news of this.late.splice(0)) this.add(news);
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
      if (asked === this.asked && error.status === 0) this.timer = setTimeout(() => void this.renew(), AGAIN);
    }
  }

  add(news: Added): void {
    const { from, moves, events } = news;
    if (this.upTo === null) this.late.push(news);
    else if (news.undone) this.cut(news, this.upTo);
    else if (moves <= this.upTo)
      return; // the server has told it already
    else if (from !== this.upTo) void this.renew();
    else {
      if (events.length > 0) this.told = [...this.told, { from, moves, events }];
      this.upTo = moves;
    }
  }

  close(): void {
    clearTimeout(this.timer);
    this.asked += 1;
  }

  /** Take back what came after so many moves. Of news that tell moves and an undo at once nobody knows what is left. */
  private cut({ moves, events }: Added, upTo: number): void {
    const torn = this.told.some((one) => one.from < moves && one.moves > moves);
    if (torn || events.length > 0 || moves > upTo) return void this.renew();
    this.told = this.told.filter((one) => one.moves <= moves);
    this.upTo = moves;
  }
}

/** As much as a seat may know of what has happened in so many moves. */
export function toldTo(seat: number | null, told: readonly Told[], moves: number): readonly Told[] {
  const knows = ({ sees }: GameEvent): boolean => sees === "all" || (seat !== null && sees.includes(seat));
  const drawn = (told.at(-1)?.moves ?? 0) <= moves ? told : told.filter((one) => one.moves <= moves);
  return drawn.map((one) => (one.events.every(knows) ? one : { ...one, events: one.events.filter(knows) }));
}
