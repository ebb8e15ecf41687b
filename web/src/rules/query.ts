/** What somebody asks, word by word: without the small words of a question, and each as the rules may write it. */
import { akin, forgiven, slips } from "./likeness";

const WORD = /[\p{L}\p{N}']+/gu;
/** Written without spaces between words. */
const JOINED = /\p{Script=Han}/u;

/** The words of a folded text. */
export const wordsOf = (folded: string): readonly string[] => folded.match(WORD) ?? [];

/** The words that matter in a folded query; all of them, if it has none but small ones. */
export function asked(query: string, small: readonly string[]): readonly string[] {
  const all = wordsOf(query);
  const dropped = new Set(small);
  const matter = all.flatMap((word) =>
    JOINED.test(word) ? parted(word, small) : dropped.has(word) ? [] : [word],
  );
  return matter.length > 0 ? matter : all;
}

/** A run of signs, parted where a small word is. */
function parted(run: string, small: readonly string[]): readonly string[] {
  const longestFirst = [...small].sort((one, other) => other.length - one.length);
  return longestFirst
    .reduce((left, word) => left.replaceAll(word, " "), run)
    .split(" ")
    .filter(Boolean);
}

/** The words of folded texts, each once; scripts without spaces between words have none. */
export function vocabulary(texts: readonly string[]): ReadonlySet<string> {
  return new Set(texts.flatMap(wordsOf).filter((word) => !JOINED.test(word)));
}

/**
 * How the texts write a word that was asked for, one group for each thing that is wanted: as it was typed and with other
 * endings; if it is nowhere as it was typed, also as it was probably meant. Nothing if nobody knows what was meant.
 */
export function written(
  word: string,
  many: (part: string) => number,
  known: ReadonlySet<string>,
): readonly (readonly string[])[] {
  const forms = [...known].filter((one) => one !== word && akin(word, one));
  if (many(word) > 0) return [[word, ...forms]];
  if (JOINED.test(word)) return parts(word, many).map((part) => [part]);
  const meant = [...new Set([...forms, ...nearest(word, known)])];
  return meant.length > 0 ? [meant] : [];
}

/** What is known of a run of signs: its pairs, or else the one sign that says most. */
function parts(run: string, many: (part: string) => number): readonly string[] {
  const pairs = Array.from({ length: run.length - 1 }, (_, at) => run.slice(at, at + 2)).filter(many);
  if (pairs.length > 0) return pairs;
  return [...run]
    .filter(many)
    .sort((one, other) => many(one) - many(other))
    .slice(0, 1);
}

/** The words with the fewest slips between them and what was typed. */
function nearest(word: string, known: ReadonlySet<string>): readonly string[] {
  let best = forgiven(word.length);
  let found: string[] = [];
  if (best === 0) return [];
  for (const one of known) {
    const count = slips(word, one, best);
    if (count === null) continue;
    if (count < best) found = [];
    best = count;
    found.push(one);
  }
  return found;
}
