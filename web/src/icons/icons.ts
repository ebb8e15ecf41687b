/** The icons by the ids of the things they stand for, and those who drew them. */
import paths from "./paths.json";
import used from "./used.json";

const NAMES: Readonly<Record<string, string>> = used;
const PATHS: Readonly<Record<string, string>> = paths;

/** The drawing of an icon in a square of 512, as the data of an SVG path. */
export function drawing(id: string): string | undefined {
  const name = NAMES[id];
  return name === undefined ? undefined : PATHS[name];
}

/** What stands for something nobody drew an icon for: the first letter of its name. */
export function letter(id: string, called = ""): string {
  const name = called.trim() || id.slice(id.indexOf("-") + 1);
  return [...name][0]?.toLocaleUpperCase() ?? "?";
}
