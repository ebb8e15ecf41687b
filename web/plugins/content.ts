/** Lets the client import the rules' own table of races and powers, a TOML file of plain rows, as data. */
import type { Plugin } from "vite";

type Value = number | boolean | string | string[];
type Table = { [name: string]: Value | Table };

export function content(): Plugin {
  return {
    name: "content",
    enforce: "pre",
    transform(source, id) {
      if (!id.endsWith(".toml")) return null;
      return { code: `export default ${JSON.stringify(rows(source))};`, map: null, moduleType: "js" };
    },
  };
}

/** The tables of a file: headings such as `[race.elves]`, and lines `word = value` with JSON-like values. */
export function rows(source: string): Table {
  const all: Table = {};
  let here = all;
  source.split("\n").forEach((line, at) => {
    const text = line.replace(/^\s*#.*$/, "").trim();
    const heading = /^\[([\w.]+)\]$/.exec(text);
    const entry = /^(\w+)\s*=\s*([^#]+)/.exec(text);
    if (heading?.[1]) here = heading[1].split(".").reduce(within, all);
    else if (entry?.[1] && entry[2]) here[entry[1]] = JSON.parse(entry[2]) as Value;
    else if (text !== "") throw new Error(`line ${at + 1} is no heading and no entry: ${line}`);
  });
  return all;
}

function within(table: Table, name: string): Table {
  return (table[name] ??= {}) as Table;
}
