/** The sentences of the story: seats become names. */
import { t } from "../texts/fluent.svelte";
import { signed } from "../texts/numbers";
import type { StorySentence } from "../wire";

/** Amounts that are written with their sign. */
const SIGNED = new Set(["more", "less"]);

export function told({ id, args }: StorySentence, names: readonly string[]): string {
  const given = Object.entries(args).map(([name, value]) => {
    if (name === "who" || name === "whom") return [name, names[value] ?? ""] as const;
    return [name, SIGNED.has(name) ? signed(value) : value] as const;
  });
  return t(id, Object.fromEntries(given));
}
