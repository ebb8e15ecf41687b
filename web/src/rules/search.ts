/** Looking something up: without regard to accents, case and slips, by words or by a question, in any script. */
import { asked, vocabulary, written } from "./query";

/** What can be found. */
export interface Readable {
  readonly id: string;
  readonly title: string;
  /** The words of its text, without links. */
  readonly words: string;
}

/** A stretch of text, and whether it is what was looked for. */
export interface Piece {
  readonly text: string;
  readonly found: boolean;
}

export interface Hit<T extends Readable> {
  readonly entry: T;
  readonly title: readonly Piece[];
  readonly excerpt: readonly Piece[];
}

const BEFORE = 36;
const AFTER = 90;
const MARKS = /\p{M}/gu;

/** A text without accents and case, and for each of its letters where it was. */
export function fold(text: string): { folded: string; at: readonly number[] } {
  let folded = "";
  const at: number[] = [];
  let index = 0;
  for (const letter of text) {
    const bare = letter.normalize("NFKD").replace(MARKS, "").replace("’", "'").toLowerCase();
    for (let i = 0; i < bare.length; i++) at.push(index);
    folded += bare;
    index += letter.length;
  }
  return { folded, at };
}

/** A text without accents and case is needed at every letter that is typed. */
const bare = new Map<string, string>();
function folded(text: string): string {
  const known = bare.get(text) ?? fold(text).folded;
  bare.set(text, known);
  return known;
}

/** A word in a title counts for so many in a text. */
const TITLE = 5;

/**
 * What answers a query, the best first: what has all its words, or as many as one text has, and whatever is headed by
 * one of them. `small` are the words of a question that say nothing about what is asked.
 */
export function search<T extends Readable>(
  entries: readonly T[],
  query: string,
  small: string = "",
): readonly Hit<T>[] {
  const all = entries.map((entry) => ({ entry, title: folded(entry.title), text: folded(entry.words) }));
  const many = (part: string) =>
    all.filter(({ title, text }) => title.includes(part) || text.includes(part)).length;
  const known = vocabulary(all.flatMap(({ title, text }) => [title, text]));
  const wanted = asked(fold(query).folded, folded(small).split(/\s+/)).flatMap((word) =>
    written(word, many, known),
  );
  if (wanted.length === 0) return [];
  const within = (where: string) => wanted.map((forms) => forms.some((form) => where.includes(form)));
  const found = all.map(({ entry, title, text }) => {
    const headed = within(title);
    const said = within(text).map((it, at) => it || headed[at]!);
    const begins = wanted[0]!.some((form) => title.startsWith(form));
    return { entry, headed, said, begins, count: said.filter(Boolean).length };
  });
  const most = Math.max(...found.map(({ count }) => count));
  // A word that few entries have says more about what is asked than one that most have.
  const worth = wanted.map((_, at) => Math.log(1 + all.length / found.filter(({ said }) => said[at]).length));
  const value = ({ headed, said, begins }: (typeof found)[number]) =>
    worth.reduce((sum, it, at) => sum + it * (headed[at] ? TITLE : Number(said[at])), Number(begins));
  return found
    .filter(({ count, headed }) => count === most || headed.includes(true))
    .sort((one, other) => value(other) - value(one))
    .map(({ entry }) => ({
      entry,
      title: pieces(entry.title, wanted.flat()),
      excerpt: excerpt(entry.words, wanted.flat()),
    }));
}

/** A text with what was looked for set apart. */
export function pieces(text: string, words: readonly string[]): readonly Piece[] {
  const found = ranges(text, words);
  const made: Piece[] = [];
  let from = 0;
  for (const [start, end] of found) {
    if (start > from) made.push({ text: text.slice(from, start), found: false });
    made.push({ text: text.slice(start, end), found: true });
    from = end;
  }
  if (from < text.length) made.push({ text: text.slice(from), found: false });
  return made;
}

/** A part of a text around the first thing found; its beginning if there is none. */
function excerpt(text: string, words: readonly string[]): readonly Piece[] {
  const first = ranges(text, words)[0]?.[0] ?? 0;
  const from = first <= BEFORE ? 0 : wordStart(text, first - BEFORE, first);
  const to = first + AFTER >= text.length ? text.length : wordEnd(text, first + AFTER);
  const cut = text.slice(from, to).trim();
  return pieces(`${from > 0 ? "…" : ""}${cut}${to < text.length ? "…" : ""}`, words);
}

/** The next beginning of a word, where the script has spaces between words. */
function wordStart(text: string, from: number, most: number): number {
  const space = text.indexOf(" ", from);
  return space === -1 || space >= most ? from : space + 1;
}

function wordEnd(text: string, to: number): number {
  const space = text.lastIndexOf(" ", to);
  return space > to - 20 ? space : to;
}

/** Where any of the words stands, in order, each place once. */
function ranges(text: string, words: readonly string[]): readonly (readonly [number, number])[] {
  const { folded, at } = fold(text);
  const all: [number, number][] = [];
  for (const word of words) {
    for (let i = folded.indexOf(word); i !== -1; i = folded.indexOf(word, i + word.length)) {
      all.push([at[i] ?? 0, at[i + word.length] ?? text.length]);
    }
  }
  all.sort(([one], [other]) => one - other);
  const apart: [number, number][] = [];
  for (const [start, end] of all) {
    const last = apart.at(-1);
    if (last && start <= last[1]) last[1] = Math.max(last[1], end);
    else apart.push([start, end]);
  }
  return apart;
}
