/** Advice in one sentence: what a bot would do, and in a few words why. The numbers are told to whoever asks for more. */
import type { Reason } from "./reasons";
import type { Words } from "./words";

/** The sentence of a deed: `deed` is its kind, `told` the deed in words, `reasons` what speaks for it, the main one first. */
export function adviceFor(words: Words, deed: string, told: string, reasons: readonly Reason[]): string {
  const why = because(words, deed, reasons);
  return why === null
    ? words.text("hint-level", { deed: told })
    : words.text("hint-because", { deed: told, because: why });
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
