/** What is asked of the server about puzzles and the daily deal. */
import { ask } from "../net/api";
import type {
  DailySeen,
  DealTable,
  PuzzleHint,
  PuzzleList,
  PuzzleNow,
  PuzzleSolution,
  PuzzleTry,
} from "../wire";

export const puzzles = (game: string) => ask<PuzzleList>("GET", `puzzles/${game}`);
export const attempt = (tried: PuzzleTry) => ask<PuzzleNow>("POST", "puzzle", tried);
export const hint = (tried: PuzzleTry) => ask<PuzzleHint>("POST", "puzzle/hint", tried);
export const solution = (tried: PuzzleTry) => ask<PuzzleSolution>("POST", "puzzle/solution", tried);

export const daily = (game: string) => ask<DailySeen>("GET", `daily/${game}`);
export const playDaily = (game: string) => ask<DealTable>("POST", `daily/${game}`);
