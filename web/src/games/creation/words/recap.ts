/** What somebody should know who is on turn again: what the others took, what that brought them, and where the map has changed. */
import type { Words } from "../../../texts/words";
import { type Happened, type TurnTold, whereOf } from "./happened";

/** What another player has done since. */
interface Other {
  readonly seat: number;
  /** The tile that was taken. */
  readonly tile: string;
  /** The god that was revealed for it; null if a line was pushed. */
  readonly god: string | null;
  readonly gain: number;
  readonly score: number;
}

export interface Recap {
  readonly others: readonly Other[];
  /** All that happened, in order. */
  readonly all: readonly Happened[];
  /** The cells of the map (0 to 8) where other tiles lie now. */
  readonly cells: readonly number[];
}

/** Since the seat's last turn; null if it is not on turn, has done something already, or has not played before. */
export function recapOf(turns: readonly TurnTold[], seat: number | null): Recap | null {
  const now = turns.at(-1);
  if (!now || seat === null || now.seat !== seat || now.happened.some(({ event }) => event.type !== "turn"))
    return null;
  const last = turns.slice(0, -1).findLastIndex((turn) => turn.seat === seat);
  if (last < 0) return null;
  const since = turns.slice(last + 1, -1).flatMap(({ happened }) => happened);
  const moved = since
    .filter(({ event }) => event.type !== "placed")
    .flatMap((one) => whereOf(one)?.cells ?? []);
  return {
    others: since.flatMap((one) => other(one, since)),
    all: since,
    cells: [...new Set(moved)],
  };
}

/** What was taken, with what it brought when it was placed. */
function other({ event }: Happened, since: readonly Happened[]): Other[] {
  if (event.type !== "pushed" && event.type !== "shown") return [];
  const { seat, tile } = event;
  const placed = since.find((one) => one.event.type === "placed" && one.event.tile === tile);
  if (placed?.event.type !== "placed") return [];
  const god = event.type === "shown" ? event.god : null;
  return [{ seat, tile, god, gain: placed.gain, score: placed.event.score }];
}

/** All of it in one line: with one other player what was taken, with more only what it brought. */
export function recapLine(words: Words, { others }: Recap, tile: (id: string) => string): string {
  const few = others.length === 1;
  const parts = others.map(({ seat, god, gain, score, tile: taken }) =>
    words.text(few ? "recap-took" : "recap-gained", {
      who: words.who(seat),
      tile: few ? tile(taken) : "",
      god: god === null ? "none" : words.text(`god-${god}`),
      gain,
      score,
    }),
  );
  return words.text("recap-what", { what: parts.join(words.text("recap-between")) });
}
