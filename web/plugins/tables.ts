/** Lets the client import the rules' own tables (races and powers, tiles), TOML files of plain rows, as data. */
import type { Plugin } from "vite";

type Value = number | boolean | string | string[];
type Table = { [name: string]: Value | Table | Table[] };

export function tables(): Plugin {
  return {
    name: "tables",
    enforce: "pre",
    transform(source, id) {
      if (!id.endsWith(".toml")) return null;
      return { code: `export default ${JSON.stringify(rows(source))};`, map: null, moduleType: "js" };
    },
  };
}

/** The tables of a file: headings `[race.elves]` or `[[tile]]`, and lines `word = value` with JSON-like values. */
export function rows(source: string): Table {
  const all: Table = {};
  let here = all;
  source.split("\n").forEach((line, at) => {
    const text = line.replace(/^\s*#.*$/, "").trim();
    const heading = /^\[([\w.]+)\]$/.exec(text)?.[1];
    const member = /^\[\[(\w+)\]\]$/.exec(text)?.[1];
    const entry = /^(\w+)\s*=\s*([^#]+)/.exec(text);
    if (heading) here = heading.split(".").reduce(within, all);
    else if (member) here = oneMore(all, member);
    else if (entry?.[1] && entry[2]) here[entry[1]] = JSON.parse(entry[2]) as Value;
    else if (text !== "") throw new Error(`line ${at + 1} is no heading and no entry: ${line}`);
  });
  return all;
}

function within(table: Table, name: string): Table {
  return (table[name] ??= {}) as Table;
}

function oneMore(table: Table, name: string): Table {
  const added: Table = {};
  const list = (table[name] ??= []) as Table[];
  list.push(added);
  return added;
}
