/** Looking something up: without regard to accents and case, in titles and texts, in any script. */

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

/** What has all the words of the query, titles first. */
export function search<T extends Readable>(entries: readonly T[], query: string): readonly Hit<T>[] {
  const words = fold(query).folded.split(/\s+/).filter(Boolean);
  if (words.length === 0) return [];
  return entries
    .map((entry) => ({ entry, rank: rank(entry, words) }))
    .filter(({ rank }) => rank !== null)
    .sort((one, other) => (one.rank ?? 0) - (other.rank ?? 0))
    .map(({ entry }) => ({
      entry,
      title: pieces(entry.title, words),
      excerpt: excerpt(entry.words, words),
    }));
}

/** The better, the lower; null is not found at all. */
function rank(entry: Readable, words: readonly string[]): number | null {
  const title = fold(entry.title).folded;
  const text = fold(entry.words).folded;
  if (!words.every((word) => title.includes(word) || text.includes(word))) return null;
  if (words.every((word) => title.includes(word))) return title.startsWith(words[0] ?? "") ? 0 : 1;
  return words.some((word) => title.includes(word)) ? 2 : 3;
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
