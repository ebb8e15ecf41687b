/**
 * The column moves up when a people was taken from it: each card below comes from a card's height further down. Nothing
 * is measured: that would make the browser lay out the page at once, too dear for whoever jumps to and fro in a replay.
 */

const DURATION = 420;

/** The place of the single people that was taken between two columns; null if it was another change. */
export function takenFrom(before: readonly string[], after: readonly string[]): number | null {
  const left = before.filter((one) => after.includes(one));
  const one = left.length === before.length - 1 && left.every((one, at) => after[at] === one);
  return one ? before.findIndex((one) => !after.includes(one)) : null;
}

/** Let the cards from this place on move up to where they stand now. */
export function slide(list: HTMLElement, from: number): void {
  for (const card of [...list.children].slice(from)) {
    card.animate([{ transform: "translateY(100%)" }, { transform: "none" }], {
      duration: DURATION,
      easing: "ease-out",
    });
  }
}
