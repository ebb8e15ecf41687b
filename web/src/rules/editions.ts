/** Which rulebook each line of a topic is about, in the order of the lines of its text; the words say it to people. */
import { blocks, type Block, type Line } from "./markup";

export type Edition = "uk" | "it" | "cs" | "zh";
export const EDITIONS: readonly Edition[] = ["uk", "it", "cs", "zh"];

export const ABOUT: Readonly<Record<string, readonly (readonly Edition[])[]>> = {
  "edition-own": [["uk"], ["it", "cs", "zh"]],
  "edition-die": [["uk", "it", "cs", "zh"]],
  "edition-abandon": [["uk"], ["zh"]],
  "edition-entry": [["cs", "zh"], ["zh"], ["cs", "zh"]],
  "edition-column": [["zh"]],
  "edition-amazons": [["cs"], ["zh"], ["uk", "it", "cs"]],
  "edition-sorcerers": [["zh"], ["cs", "zh"], ["uk"]],
  "edition-ghouls": [["uk", "it", "cs", "zh"], ["zh"]],
  "edition-protected": [["cs"], ["uk", "it"]],
  "edition-commando": [["cs", "zh"]],
  "edition-seafaring": [["cs", "zh"], ["cs"], ["zh"], ["uk"]],
  "edition-fortified": [["cs"], ["zh"]],
  "edition-bivouacking": [["cs"], ["zh"]],
  "edition-powers": [["zh"], ["uk"]],
  "edition-misprints": [["zh"]],
  "edition-first": [["uk", "it", "cs"], ["zh"]],
  "edition-blank": [["zh"]],
};

/** The topics on which the table decides, by the key of the house rule. */
export const DECIDED: Readonly<Record<string, string>> = {
  "edition-own": "own_tokens",
  "edition-die": "final_die",
  "edition-abandon": "late_abandon",
  "edition-protected": "own_immune",
  "edition-powers": "wealthy",
};

export interface Topic {
  readonly id: string;
  /** What the books say, as far as it concerns the chosen one. */
  readonly said: readonly Line[];
  /** What is played here. */
  readonly played: readonly Block[];
}

/** A topic as the owner of one rulebook (`null`: of any) wants to read it; `null` if it is no topic for them. */
export function topic(id: string, source: string, edition: Edition | null): Topic | null {
  const all = blocks(source);
  const lines = all.flatMap((block) => (block.kind === "list" ? block.lines : []));
  const about = ABOUT[id] ?? [];
  const said = lines.filter((_, place) => edition === null || (about[place] ?? EDITIONS).includes(edition));
  return said.length === 0 ? null : { id, said, played: all.filter(({ kind }) => kind === "paragraph") };
}
