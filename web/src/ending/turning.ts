/** When the game was decided: the round in which the winner took the lead and never lost it again. */
import { Film } from "../replay/film";
import type { Show } from "../wire";

export interface TurningPoint {
  readonly seat: number;
  /** The lead was theirs from the end of this round on. */
  readonly round: number;
  readonly rounds: number;
}

/** The points of all seats at the end of every round, the first round first: turns within a round are not alike. */
export function byRound(show: Show): readonly (readonly number[])[] {
  const film = new Film(show);
  const rounds = new Map<number, readonly number[]>();
  // A point is told when a turn has ended: the view before it is of the round the turn was in.
  for (const { step, scores } of (show.points ?? []).slice(1))
    rounds.set(film.view(Math.max(0, step - 1)).round, scores);
  return [...rounds].sort(([one], [other]) => one - other).map(([, scores]) => scores);
}

/** The turning point; null where several won, or nothing was told. */
export function turningPoint(show: Show): TurningPoint | null {
  const [seat, ...more] = show.winners;
  const rounds = byRound(show);
  if (seat === undefined || more.length > 0 || rounds.length === 0) return null;
  const ahead = (scores: readonly number[]) =>
    scores.every((points, other) => other === seat || points < (scores[seat] ?? 0));
  // How the last round ended is known: who won, won, by whatever decides between equals.
  const behind = rounds.slice(0, -1).findLastIndex((scores) => !ahead(scores));
  return { seat, round: behind + 2, rounds: rounds.length };
}
