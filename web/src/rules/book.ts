/** A book of rules as it is read: its chapters and entries, titled and worded in the language chosen. */
import { text } from "../texts/fluent.svelte";
import { type Book, CHAPTERS } from "./link";
import { plain } from "./markup";
import type { Readable } from "./search";

/** A chapter, or an entry under one. */
export interface Passage extends Readable {
  readonly book: Book;
  /** The text as it is written, with links. */
  readonly text: string;
  /** A thing of the table by sort and id, if it is one: `race`, `trolls`. */
  readonly thing: { readonly sort: string; readonly id: string } | null;
}

export interface ChapterRead extends Passage {
  readonly entries: readonly Passage[];
}

const THING = /^rule-(race|power|terrain|symbol|marker|god)-(\w+)$/;

/** All chapters of a book, in order. Its texts must be loaded, and those of its game. */
export function read(book: Book): readonly ChapterRead[] {
  return CHAPTERS[book].map(({ id, entries }) => ({
    ...passage(book, id),
    entries: entries.map((entry) => passage(book, entry)),
  }));
}

/** Everything of a book in a row, for the search. */
export function passages(chapters: readonly ChapterRead[]): readonly Passage[] {
  return chapters.flatMap((chapter) => [chapter, ...chapter.entries]);
}

function passage(book: Book, id: string): Passage {
  const [, sort, name] = THING.exec(id) ?? [];
  const thing = sort && name ? { sort, id: name } : null;
  const title = thing ? capital(text(book, `${thing.sort}-${thing.id}`)) : text("rules", `${id}-title`);
  const source = text("rules", `${id}-text`);
  return { id, book, title, text: source, words: plain(source), thing };
}

/** Titles begin with a capital, though names within a sentence do not. */
export function capital(name: string): string {
  const [first = "", ...rest] = name;
  return first.toLocaleUpperCase() + rest.join("");
}
