/** How alike two words are: for those who mistype, and for the many endings a word has in most languages. */

/** So many slips are forgiven in a word of so many letters. */
export function forgiven(letters: number): number {
  return letters < 4 ? 0 : letters < 7 ? 1 : 2;
}

/**
 * The fewest slips (a letter wrong, missing, too many, or two swapped) by which what was typed becomes the beginning of
 * a word; null if there are more than `most`.
 */
export function slips(typed: string, word: string, most: number): number | null {
  const letters = word.slice(0, typed.length + most);
  let before: number[] = [];
  let last = Array.from({ length: letters.length + 1 }, (_, at) => at);
  for (let i = 1; i <= typed.length; i++) {
    const row = [i];
    for (let j = 1; j <= letters.length; j++) {
      const same = typed[i - 1] === letters[j - 1];
      let least = Math.min(last[j]! + 1, row[j - 1]! + 1, last[j - 1]! + (same ? 0 : 1));
      const swapped = i > 1 && j > 1 && typed[i - 1] === letters[j - 2] && typed[i - 2] === letters[j - 1];
      if (swapped) least = Math.min(least, before[j - 2]! + 1);
      row.push(least);
    }
    if (Math.min(...row) > most) return null;
    [before, last] = [last, row];
  }
  const least = Math.min(...last);
  return least <= most ? least : null;
}

/** So many letters an ending has at most. */
const ENDING = 3;

/** Whether two words differ only in their endings: `declining`, `decline`. */
export function akin(one: string, other: string): boolean {
  let same = 0;
  while (same < one.length && one[same] === other[same]) same++;
  return same >= 4 && Math.max(one.length, other.length) - same <= ENDING;
}
