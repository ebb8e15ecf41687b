/** The books of all games. They are loaded together: a rule of one may lead to another. */
import { MANIFESTS } from "../games/games";
import type { Book } from "./book";

let books: readonly Book[] = [];

/** All books, in the order they stand in. */
export async function openBooks(): Promise<readonly Book[]> {
  books = (await Promise.all(MANIFESTS.map((game) => game.book()))).map(({ book }) => book);
  return books;
}

/** The address of any chapter, entry or topic, by its id; the books must be open. */
export function entryLink(entry: string): string {
  if (entry.startsWith("edition")) return `/editions#${entry}`;
  return books.find(({ links }) => links.has(entry))?.links.to(entry) ?? `/rules/#${entry}`;
}
