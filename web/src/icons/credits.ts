/** Who drew the icons, for the page that says thank you. */
import authors from "./authors.json";

export interface Credit {
  readonly author: string;
  /** The icons of theirs that are used, by the names the set has for them. */
  readonly icons: readonly string[];
}

/** The set the icons are taken from, and its licence. */
export const SOURCE = {
  name: "Game-icons.net",
  url: "https://game-icons.net",
  licence: "CC BY 3.0",
  licenceUrl: "https://creativecommons.org/licenses/by/3.0/",
} as const;

export const CREDITS: readonly Credit[] = Object.entries(authors)
  .map(([author, icons]) => ({ author, icons }))
  .sort((a, b) => b.icons.length - a.icons.length);
