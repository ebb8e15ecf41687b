/** Who won, said to whoever reads it: a guest who told no name has won as well. */
import { t } from "../texts/fluent.svelte";
import { listed } from "../texts/phrases";

export interface Outcome {
  readonly winners: readonly number[];
  readonly names: readonly string[];
  /** The seats of whoever reads: several people at one screen are told by name. */
  readonly mine: readonly number[];
}

/** The seat that is spoken to as you; null for spectators, and where several share the screen. */
export function readerOf({ mine }: Pick<Outcome, "mine">): number | null {
  return mine.length === 1 ? (mine[0] ?? null) : null;
}

export function headline(outcome: Outcome): string {
  const { winners, names } = outcome;
  const reader = readerOf(outcome);
  const called = (seat: number) => names[seat] ?? "";
  if (reader === null || !winners.includes(reader))
    return t("ending-won", { count: winners.length, who: listed(winners.map(called)) });
  const others = winners.filter((seat) => seat !== reader).map(called);
  return others.length === 0
    ? t("ending-you-won")
    : t("ending-you-share", { who: listed([t("ending-you"), ...others]) });
}
