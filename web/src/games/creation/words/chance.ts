/** What chance did at a step of a finished game, in a sentence: the tile or the token that came. */
import { Words } from "../../../texts/words";
import type { Show } from "../../../wire";
import { tilesOf } from "../pieces/tiles";
import { naming } from "./naming";

export function chanceTold(show: Show, names: readonly string[], step: number): string {
  const words = new Words(
    "creation",
    null,
    names,
    naming(tilesOf(show.options), () => []),
  );
  const events = show.steps[step]?.events ?? [];
  return events
    .filter(({ type }) => type !== "turn")
    .map((event) => words.event(event))
    .join(" ");
}
