/** What chance did at a step of a finished game, in a sentence: the die, or the combo that came up. */
import { settings } from "../../../settings.svelte";
import { Words } from "../../../texts/words";
import type { Show } from "../../../wire";
import { Names } from "./naming";
import { Rows } from "./rows";

export function chanceTold(show: Show, names: readonly string[], step: number): string {
  const naming = new Names(new Rows(show.options, settings.language), []).naming;
  const words = new Words("smallworld", null, names, naming);
  const events = show.steps[step]?.events ?? [];
  return events
    .filter(({ type }) => ["rolled", "shown", "first"].includes(type))
    .map((event) => words.event(event))
    .join(" ");
}
