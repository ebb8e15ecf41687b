/**
 * Takes the icons of `used.json` out of the icon set, so that the client carries only those: `node src/icons/extract.ts`.
 * Writes `paths.json`: the drawing of each icon, by the icon's own name.
 */
import { readFileSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";

interface IconSet {
  icons: Record<string, { body: string }>;
}

const here = new URL(".", import.meta.url);
const used = JSON.parse(readFileSync(new URL("used.json", here), "utf8")) as Record<string, string>;
const file = createRequire(import.meta.url).resolve("@iconify-json/game-icons/icons.json");
const { icons } = JSON.parse(readFileSync(file, "utf8")) as IconSet;

const paths: Record<string, string> = {};
for (const name of [...new Set(Object.values(used))].sort()) {
  const lines = [...(icons[name]?.body ?? "").matchAll(/ d="([^"]+)"/g)].map((found) => found[1] ?? "");
  if (lines.length === 0) throw new Error(`there is no icon ${name}`);
  paths[name] = lines.join("");
}
writeFileSync(new URL("paths.json", here), JSON.stringify(paths, null, 1) + "\n");
