/** The sentences of the story: seats become names. */
import { t } from "../texts/fluent.svelte";
import type { StorySentence } from "../wire";

export function told({ id, args }: StorySentence, names: readonly string[]): string {
  const given = Object.entries(args).map(([name, value]) => {
    if (name === "who" || name === "whom") return [name, names[value] ?? ""] as const;
    return [name, value] as const;
  });
  return t(id, Object.fromEntries(given));
}
