/** Addresses of the rules reference. */
import { creation, smallworld } from "./contents";

export type Book = "smallworld" | "creation";
export const BOOKS: readonly Book[] = ["smallworld", "creation"];
/** What has a name on the table, and an entry of its own. */
export type Sort = "race" | "power" | "terrain" | "symbol" | "marker" | "god";

export const CHAPTERS = { smallworld, creation } as const;

/** Where a thing of a game is explained: `ruleLink("smallworld", "race", "trolls")`. */
export function ruleLink(game: Book, sort: Sort, id: string): string {
  return `/rules/${game}#rule-${sort}-${id}`;
}

const HOMES: ReadonlyMap<string, Book> = new Map(
  BOOKS.flatMap((book) =>
    CHAPTERS[book].flatMap(({ id, entries }) => [id, ...entries].map((each) => [each, book] as const)),
  ),
);

/** Whether there is such an entry: what designers made themselves has none. */
export const hasEntry = (entry: string): boolean => HOMES.has(entry);

/** The address of any chapter or entry, by its id. */
export function entryLink(entry: string): string {
  return entry.startsWith("edition") ? `/editions#${entry}` : `/rules/${HOMES.get(entry) ?? ""}#${entry}`;
}
