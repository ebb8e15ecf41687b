/** The marks of deeds, in a square of 100 around its middle: each is drawn with a pen, or is an icon. */

export interface Mark {
  /** Lines of a pen. */
  readonly lines?: string;
  /** The id of an icon. */
  readonly icon?: string;
}

export const MARKS: Readonly<Record<string, Mark>> = {
  conquer: { lines: "M-25 25L24 -24M-29 9L-9 29M25 25L-24 -24M29 9L9 29" }, // two swords, crossed
  convert: { lines: "M-27 -5A28 28 0 0 1 20 -20M23 -36V-17H4M27 5A28 28 0 0 1 -20 20M-23 36V17H-4" }, // sides are changed
  dragon: { icon: "marker-dragon" },
  attempt: { icon: "die" },
  abandon: { lines: "M-20 33V-31H23L10 -14L23 3H-20" }, // a flag is taken down
};
