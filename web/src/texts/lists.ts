/** Several things in a row, as the language chosen joins them: “9, 12 and 14”. */
import { settings } from "../settings.svelte";

export function inWords(things: readonly string[]): string {
  const language = settings.language === "en" ? "en-GB" : settings.language; // no comma before “and”
  return new Intl.ListFormat(language, { type: "conjunction" }).format(things);
}
