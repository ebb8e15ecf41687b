/**
 * Everything said to a person, by id, in the language chosen: the same Fluent files as the command line has.
 *
 * A group is a set of files that are loaded together; two games may use the same id, so each has a group of its own.
 */
import { FluentBundle, FluentNumber, FluentResource, type FluentVariable, type Scope } from "@fluent/bundle";
import { GAMES, MANIFESTS } from "../games/games";
import type { GameId } from "../games/types";
import { settings } from "../settings.svelte";

export const LANGUAGES = {
  en: "English",
  uk: "Українська",
  zh: "中文",
  cs: "Čeština",
  it: "Italiano",
} as const;
export type Language = keyof typeof LANGUAGES;
export type Group = "interface" | "rules" | "admin" | GameId;

/** The files of what stands around every game; each is about one thing. */
const INTERFACE = [
  "web",
  "analysis",
  "web-analysis",
  "web-pace",
  "web-pages",
  "web-people",
  "web-site",
  "web-puzzles",
  "names",
  "personas",
  "refusals",
  "house",
  "remarks",
] as const;

/** The files of a group. */
function partsOf(group: Group): readonly string[] {
  if (group === "interface") return INTERFACE;
  if (group === "admin") return ["admin"];
  if (group === "rules") return MANIFESTS.flatMap(({ rulesTexts }) => rulesTexts);
  return GAMES[group].texts;
}

type Pattern = NonNullable<ReturnType<FluentBundle["getMessage"]>>["value"];
export type Arguments = Record<string, FluentVariable>;

/** All but the files that only the command line and the server have. */
const FILES = import.meta.glob<string>(
  [
    "../../../src/mikrokosmos/texts/*/*.ftl",
    "!../../../src/mikrokosmos/texts/*/{arena,cli,help,metrics,settings,why-reference}.ftl",
  ],
  { query: "?raw", import: "default" },
);

/** The bundles that are loaded, by group; replaced as a whole when the language changes. */
let bundles = $state.raw<Partial<Record<Group, FluentBundle>>>({});
const wanted = new Set<Group>(["interface"]);
const reported = new Set<string>();

/** Load groups, in the language chosen; they stay loaded when it changes. */
export async function load(...groups: Group[]): Promise<void> {
  const missing = groups.filter((group) => !bundles[group]);
  groups.forEach((group) => wanted.add(group));
  if (missing.length > 0) await fill(settings.language, missing);
}

/** Speak another language from now on. */
export async function speak(language: Language): Promise<void> {
  await fill(language, [...wanted], true);
  settings.language = language;
  document.documentElement.lang = language;
}

async function fill(language: Language, groups: Group[], anew = false): Promise<void> {
  const filled = await Promise.all(
    groups.map(async (group) => [group, await bundle(language, group)] as const),
  );
  bundles = { ...(anew ? {} : bundles), ...Object.fromEntries(filled) };
}

async function bundle(language: Language, group: Group): Promise<FluentBundle> {
  const made = new FluentBundle(language, { useIsolating: false });
  for (const part of partsOf(group)) {
    const source = await FILES[`../../../src/mikrokosmos/texts/${language}/${part}.ftl`]?.();
    if (source !== undefined) made.addResource(new FluentResource(source));
  }
  return made;
}

/** The pattern of a text, or of a form of it that only some languages have: `power-hill.combo`. */
function patternOf(group: Group, id: string): Pattern {
  const [name = "", form] = id.split(".");
  const message = bundles[group]?.getMessage(name);
  return (form === undefined ? message?.value : message?.attributes[form]) ?? null;
}

/** Whether a group has a text. */
export function has(id: string, group: Group = "interface"): boolean {
  return patternOf(group, id) !== null;
}

/** A text of a group, filled in. A missing one is told to the developers, and shows its id. */
export function text(group: Group, id: string, given: Arguments = {}): string {
  const pattern = patternOf(group, id);
  if (pattern === null) return report(id, `there is no text ${id} in ${group}`);
  const errors: Error[] = [];
  const said = bundles[group]?.formatPattern(pattern, seen(given), errors) ?? id;
  if (errors[0]) report(id, `${id}: ${errors[0].message}`);
  return said;
}

/** A number below zero, written with a minus: the hyphen that browsers put there is hardly seen. */
class Negative extends FluentNumber {
  override toString(scope?: Scope): string {
    return super.toString(scope).replace("-", "−");
  }
}

function seen(given: Arguments): Arguments {
  const shown = (value: FluentVariable) =>
    typeof value === "number" && value < 0 ? new Negative(value) : value;
  return Object.fromEntries(Object.entries(given).map(([name, value]) => [name, shown(value)]));
}

/** A text of the interface. */
export const t = (id: string, given: Arguments = {}): string => text("interface", id, given);

function report(id: string, problem: string): string {
  if (!reported.has(problem)) console.error(problem);
  reported.add(problem);
  return id;
}
