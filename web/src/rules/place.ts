/** Where a link into the rules leads. */
import { gameOf } from "../games/games";
import type { GameId } from "../games/types";

/** A place in the rules: a chapter or an entry of a game's book; without one, its contents. */
export interface Place {
  readonly game: GameId;
  readonly entry: string;
}

/** The place a link of this page leads to; null if it leads elsewhere. */
export function placeOf(link: Pick<URL, "origin" | "pathname" | "hash">, origin: string): Place | null {
  const game = gameOf(/^\/rules\/(\w+)$/.exec(link.pathname)?.[1] ?? "");
  return game && link.origin === origin ? { game: game.id, entry: link.hash.slice(1) } : null;
}

export const addressOf = ({ game, entry }: Place): string => `/rules/${game}${entry ? `#${entry}` : ""}`;
