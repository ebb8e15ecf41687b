/** Reads the box's tiles while the client is built: the same file as the rules have. */
import type { Plugin } from "vite";

/** A tile as its file has it; `mark` is of no use to a picture. */
export interface Entry {
  id: string;
  squares: string[];
  statue?: string;
}

export function tiles(): Plugin {
  return {
    name: "tiles",
    transform(source, id) {
      if (!id.endsWith("/tiles.toml")) return null;
      return { code: `export default ${JSON.stringify(entries(source))}`, map: null, moduleType: "js" };
    },
  };
}

/** The entries of a file of tiles. It knows as much of TOML as such a file uses: tables, strings, lists of strings. */
export function entries(source: string): Entry[] {
  return source
    .split(/^\[\[tile\]\]$/m)
    .slice(1)
    .map((part) => {
      const found: Record<string, unknown> = {};
      for (const [, word, value] of part.matchAll(/^(id|squares|statue) = (.+)$/gm)) {
        found[word ?? ""] = JSON.parse(value ?? "null");
      }
      return found as unknown as Entry;
    });
}
