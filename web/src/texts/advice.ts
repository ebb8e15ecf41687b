/** Advice in one sentence: what a bot would do, and in a few words why. The numbers are told to whoever asks for more. */
import type { Hint } from "../wire";
import { t } from "./fluent.svelte";
import { cost, type Reason } from "./reasons";
import type { Words } from "./words";

/**
 * The sentence of a deed: `deed` is its kind, `told` the deed in words, `reasons` what speaks for it, the main one first;
 * `leads` says whether nothing else has as good a chance to win, and is null where nobody has looked so far. Who has may
 * prefer what is worth less at first sight: then what speaks for it at first sight is not why.
 */
export function adviceFor(
  words: Words,
  deed: string,
  told: string,
  reasons: readonly Reason[],
  leads: boolean | null = null,
): string {
  const why = because(words, deed, reasons);
  const doubted = leads !== null && reasons.reduce((sum, { points }) => sum + points, 0) < 0;
  if (why !== null && !doubted) return words.text("hint-because", { deed: told, because: why });
  return leads ? t("hint-best", { deed: told }) : words.text("hint-level", { deed: told });
}

/** What it costs to do the second best instead, in words; null where nobody has looked. */
export function secondBest(hints: readonly Hint[], deed: (hint: Hint) => string | null): string | null {
  const [, second] = hints;
  const points = cost(hints, second);
  const told = second && points !== null ? deed(second) : null;
  return told === null ? null : t("hint-second", { deed: told, points: points ?? 0 });
}

/** The chance to win with the best, in words; null where nobody has looked. */
export function chanceTold([best]: readonly Hint[]): string | null {
  return best?.chance == null ? null : t("hint-chance", { percent: Math.round(100 * best.chance) });
}

/** Why: in words for this deed and this reason, for this deed, or for this reason; null where nothing speaks for it alone. */
function because(words: Words, deed: string, [main]: readonly Reason[]): string | null {
  if (!main || main.against) return null;
  const reason = main.id.replace("why-", "").replace(`${words.group}-`, "");
  const id = [`because-${deed}-${reason}`, `because-${deed}`, `because-${reason}`].find((one) =>
    words.knows(one),
  );
  return id === undefined ? null : words.text(id);
}
