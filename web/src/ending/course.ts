/** A finished game turn by turn, from what was told of every step. */
import type { Show } from "../wire";

/** Points of all seats after each turn that was told. */
export interface Course {
  readonly labels: readonly string[];
  readonly scores: readonly (readonly number[])[];
}

/** The points after every round, from the points told after every turn. */
export function course(show: Show): Course {
  const points = show.points ?? [];
  return { labels: points.map((_, at) => String(at)), scores: points.map((point) => point.scores) };
}
