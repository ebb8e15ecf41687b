/** A turn as a film of its own: as it was played, cut out of the whole game. */
import { Film } from "../replay/film";
import type { Show, TurnJudged } from "../wire";

export function played(show: Show, turn: Pick<TurnJudged, "first" | "end">): Show {
  const film = new Film(show);
  return {
    ...show,
    first: film.view(turn.first),
    steps: show.steps.slice(turn.first, turn.end),
    scores: null,
    winners: [],
    points: null,
  };
}

/** The marked turns in the order they were played, and which come before and after one of them. */
export function beside(
  turns: readonly TurnJudged[],
  number: number,
): { readonly before: number | null; readonly after: number | null } {
  const marks = turns.filter(({ mark }) => mark !== null).map((turn) => turn.number);
  return {
    before: marks.findLast((one) => one < number) ?? null,
    after: marks.find((one) => one > number) ?? null,
  };
}
