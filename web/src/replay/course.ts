/** The course of a game as lines over its steps, in a picture one unit high and one wide. */
import type { Points } from "../wire";

/** For each seat, the points of a line: across by step, up by points. */
export function lines(points: readonly Points[], length: number): readonly string[] {
  const most = Math.max(1, ...points.flatMap(({ scores }) => scores));
  const seats = points[0]?.scores.length ?? 0;
  return Array.from({ length: seats }, (_, seat) =>
    points
      .map(
        ({ step, scores }) => `${round(step / Math.max(1, length))},${round(1 - (scores[seat] ?? 0) / most)}`,
      )
      .join(" "),
  );
}

/** The points of all seats as they stood at the last turn that had ended by this step. */
export function standing(points: readonly Points[], step: number): readonly number[] {
  return points.findLast((told) => told.step <= step)?.scores ?? [];
}

const round = (value: number) => Math.round(value * 10_000) / 10_000;
