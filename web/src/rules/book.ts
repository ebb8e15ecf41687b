/** A book of rules, and how it is read: its chapters and entries, titled and worded in the language chosen. */
import type { Component } from "svelte";
import type { GameId } from "../games/types";
import { text } from "../texts/fluent.svelte";
import type { Chapter, Sheet } from "./contents";
import type { Drawn } from "./credits";
import type { Editions } from "./editions";
import { type Links, SORTS } from "./link";
import { plain } from "./markup";
import type { Readable } from "./search";

/** All about the rules of a game. */
export interface Book {
  readonly game: GameId;
  readonly chapters: readonly Chapter[];
  readonly links: Links;
  /** The sheet to print, and what stands on it below its parts. */
  readonly sheet: Sheet;
  readonly below: Component;
  /** The device on the cover, in a square of 120, and the two threads of its cloth. */
  readonly device: Component;
  readonly cloth: readonly [string, string];
  /** The sign of a thing of the table, as a path in a square of 512. */
  readonly drawing: (sort: string, id: string) => string | undefined;
  /** How many tokens a thing brings, if it brings any. */
  readonly tokens: (sort: string, id: string) => number | null;
  /** Who drew its icons. */
  readonly icons: readonly Drawn[];
  /** Where its rulebooks differ, if they do. */
  readonly editions?: Editions;
}

/** A thing of the table, by sort and id: `race`, `trolls`. */
export interface Thing {
  readonly sort: string;
  readonly id: string;
  /** Its sign, if somebody drew one. */
  readonly drawing: string | undefined;
  readonly tokens: number | null;
}

/** A chapter, or an entry under one. */
export interface Passage extends Readable {
  readonly book: GameId;
  /** The text as it is written, with links. */
  readonly text: string;
  /** The thing of the table it is about, if it is about one. */
  readonly thing: Thing | null;
}

export interface ChapterRead extends Passage {
  readonly entries: readonly Passage[];
}

const THING = new RegExp(`^rule-(${SORTS.join("|")})-(\\w+)$`);

/** All chapters of a book, in order. Its texts must be loaded, and those of its game. */
export function read(book: Book): readonly ChapterRead[] {
  return book.chapters.map(({ id, entries }) => ({
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
  const thing =
    sort && name
      ? { sort, id: name, drawing: book.drawing(sort, name), tokens: book.tokens(sort, name) }
      : null;
  const title = thing ? capital(text(book.game, `${thing.sort}-${thing.id}`)) : text("rules", `${id}-title`);
  const source = text("rules", `${id}-text`);
  return { id, book: book.game, title, text: source, words: plain(source), thing };
}

/** Titles begin with a capital, though names within a sentence do not. */
export function capital(name: string): string {
  const [first = "", ...rest] = name;
  return first.toLocaleUpperCase() + rest.join("");
}
