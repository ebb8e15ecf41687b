/** What a board is handed: regions as a view has them, what glows, and what is under way. */

/** A region where something can be done now. */
export interface Target {
  /** What a click would do: "conquer", "attempt", "place", … */
  readonly kind: string;
  /** A few characters to show with it: the cost, as a rule. */
  readonly badge?: string;
  /** The click cannot be taken back. */
  readonly marked?: boolean;
  /** What else than the usual can be done there, each shown by a mark: "convert", "dragon". */
  readonly special?: readonly string[];
}

/**
 * Where a piece comes from or goes to. Outside the board, it is the element with `data-place="seat-2"` or
 * `data-place="tray"`, wherever on the page that is.
 */
export type Place = { readonly region: number } | { readonly seat: number } | { readonly tray: true };

/** A piece under way. */
export interface Flight {
  readonly key: string | number;
  readonly from: Place;
  readonly to: Place;
  readonly race: string | null;
  readonly seat: number | null;
  readonly declined: boolean;
  readonly count: number;
  /** "token", "coin", "tribe" or a marker's id. */
  readonly kind: string;
  /** Milliseconds. */
  readonly delay: number;
  readonly duration: number;
}
