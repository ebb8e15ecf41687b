/** Which rulebook of Small World each line of a topic is about, in the order of the lines of its text. */
import type { Edition } from "../../../rules/editions";

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
