/**
 * Takes the icons of `used.json` out of the icon set, so that the client carries only those: `node src/icons/extract.ts`.
 * Writes `paths.json`: the drawing of each icon, by the icon's own name, no finer than the eye can see.
 */
import { readFileSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";

interface IconSet {
  icons: Record<string, { body: string }>;
}

/** How many numbers a command of a path takes. */
const TAKES: Readonly<Record<string, number>> = {
  m: 2,
  l: 2,
  h: 1,
  v: 1,
  c: 6,
  s: 4,
  q: 4,
  t: 2,
  a: 7,
  z: 0,
};

/** A path with one digit after the point. The flags of an arc may be written without anything between. */
function rounded(path: string): string {
  return path.replace(/([a-z])([^a-z]*)/gi, (_, command: string, given: string) => {
    const takes = TAKES[command.toLowerCase()] ?? 0;
    const numbers: string[] = [];
    for (let rest = given.trim(); rest && takes > 0;) {
      const flag = takes === 7 && [3, 4].includes(numbers.length % 7);
      const found = (flag ? /^[01]/ : /^[-+]?(\d+\.?\d*|\.\d+)(e[-+]?\d+)?/i).exec(rest)?.[0];
      if (!found) throw new Error(`no number in ${rest}`);
      numbers.push(String(Math.round(Number(found) * 10) / 10).replace(/^(-?)0\./, "$1."));
      rest = rest.slice(found.length).replace(/^[\s,]+/, "");
    }
    return (
      command + numbers.reduce((line, next) => line + (line && !next.startsWith("-") ? " " : "") + next, "")
    );
  });
}

const here = new URL(".", import.meta.url);
const used = JSON.parse(readFileSync(new URL("used.json", here), "utf8")) as Record<string, string>;
const file = createRequire(import.meta.url).resolve("@iconify-json/game-icons/icons.json");
const { icons } = JSON.parse(readFileSync(file, "utf8")) as IconSet;

const paths: Record<string, string> = {};
for (const name of [...new Set(Object.values(used))].sort()) {
  const lines = [...(icons[name]?.body ?? "").matchAll(/ d="([^"]+)"/g)].map((found) => found[1] ?? "");
  if (lines.length === 0) throw new Error(`there is no icon ${name}`);
  paths[name] = rounded(lines.join(""));
}
writeFileSync(new URL("paths.json", here), JSON.stringify(paths, null, 1) + "\n");
