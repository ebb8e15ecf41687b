/** The form of a rule's text: each line is a paragraph or, after "- ", a line of a list; `[words](entry)` is a link. */

/** Words in a row; with `to`, a link to that entry. */
export interface Span {
  readonly text: string;
  readonly to?: string;
}

export type Line = readonly Span[];
export type Block =
  | { readonly kind: "paragraph"; readonly line: Line }
  | { readonly kind: "list"; readonly lines: readonly Line[] };

const LINK = /\[([^\]]+)\]\(([\w-]+)\)/g;
const ITEM = /^-\s+/;

/** A text in blocks, in order. */
export function blocks(source: string): readonly Block[] {
  const made: ({ kind: "paragraph"; line: Line } | { kind: "list"; lines: Line[] })[] = [];
  for (const line of source.split("\n").map((each) => each.trim())) {
    const last = made.at(-1);
    if (line === "") continue;
    if (!ITEM.test(line)) made.push({ kind: "paragraph", line: spans(line) });
    else if (last?.kind === "list") last.lines.push(spans(line.replace(ITEM, "")));
    else made.push({ kind: "list", lines: [spans(line.replace(ITEM, ""))] });
  }
  return made;
}

/** A line in words and links. */
export function spans(line: string): Line {
  const made: Span[] = [];
  let from = 0;
  for (const { index, 0: whole, 1: words = "", 2: to = "" } of line.matchAll(LINK)) {
    if (index > from) made.push({ text: line.slice(from, index) });
    made.push({ text: words, to });
    from = index + whole.length;
  }
  if (from < line.length) made.push({ text: line.slice(from) });
  return made;
}

/** The words alone, as one line: what a search looks through. */
export function plain(source: string): string {
  return source
    .replace(LINK, "$1")
    .split("\n")
    .map((line) => line.trim().replace(ITEM, ""))
    .filter((line) => line !== "")
    .join(" ");
}
