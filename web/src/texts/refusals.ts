/** Why the server did not do it, in words. */
import type { Refusal } from "../wire";
import { type Arguments, has, t } from "./fluent.svelte";
import type { Fields, Words } from "./words";

/** A refusal of the server; one by the rules of a game is told in that game's words, if they are at hand. */
export function refusalText(refusal: Refusal, words: Words | null = null): string {
  const rules = refusal["refusal"];
  if (refusal.reason === "illegal" && words && rules && typeof rules === "object")
    return words.refusal(rules as Fields);
  const id = `refused-${refusal.reason}`;
  const facts = Object.entries(refusal).filter(([, v]) => typeof v === "string" || typeof v === "number");
  return has(id) ? t(id, Object.fromEntries(facts) as Arguments) : t("refused-unknown");
}
