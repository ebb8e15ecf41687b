// What a book of rules is made of. The words are in the texts of the same ids (`rules-<game>`, `editions`).
//
// A chapter or entry has the texts `<id>-title` and `<id>-text`. A thing that has a name is titled by it instead:
// `rule-race-trolls` by `race-trolls`, and so on for power, terrain, symbol, marker and god.
//
// Each line of a text is a paragraph or, if it begins with "- ", a line of a list; `[words](entry-id)` is a link.

/** A part of the reference, with what is to be found under it. */
export interface Chapter {
  id: string;
  entries: string[];
}

/** A line of a small table on a printed sheet: the text of a label, and what stands beside it. */
export interface Line {
  label: string;
  /** A number, or the id of a text. */
  value: string;
}

/** A part of a printed sheet: `<id>-title`, `<id>-text`, and perhaps a small table. */
export interface Part {
  id: string;
  lines: Line[];
}

/** A sheet to print, headed by the text `<id>-title`. */
export interface Sheet {
  id: string;
  parts: Part[];
}
