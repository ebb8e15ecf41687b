/**
 * The column moves up when a people was taken from it. Only then is anything measured: that makes the browser lay out
 * the page at once, which is too dear for whoever jumps to and fro in a replay.
 */

const DURATION = 420;

/** Whether the second column is the first one with a single people taken. */
export function oneTaken(before: readonly string[], after: readonly string[]): boolean {
  const left = before.filter((one) => after.includes(one));
  return left.length === before.length - 1 && left.every((one, at) => after[at] === one);
}

/** Where each card stands, by what it shows. */
export function tops(list: HTMLElement, shown: readonly string[]): ReadonlyMap<string, number> {
  const cards = [...list.children] as HTMLElement[];
  return new Map(shown.map((one, at) => [one, cards[at]?.offsetTop ?? 0]));
}

/** Let the cards move from where they were to where they stand now. */
export function slide(list: HTMLElement, shown: readonly string[], from: ReadonlyMap<string, number>): void {
  const now = tops(list, shown);
  [...list.children].forEach((card, at) => {
    const one = shown[at] ?? "";
    const way = (from.get(one) ?? 0) - (now.get(one) ?? 0);
    if (!from.has(one) || way === 0) return;
    card.animate([{ transform: `translateY(${way}px)` }, { transform: "none" }], {
      duration: DURATION,
      easing: "ease-out",
    });
  });
}
