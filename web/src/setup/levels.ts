/** The bots there are to choose from. */
import type { GameListed } from "../wire";

/** Those a newcomer may choose from, the weakest first; the server has more. */
export const LEVELS = ["novice", "adept", "greedy", "expert", "champion"] as const;

/** Those that can play a game with so many players: bots that search have not learned all of them. */
export function ableBots(game: GameListed | undefined, players: number): readonly string[] {
  if (!game) return [];
  const learned = game.learned.includes(players);
  return game.bots.filter((bot) => learned || !game.searching.includes(bot));
}
