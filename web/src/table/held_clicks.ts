/**
 * Clicks that come too early: while one's own pieces still move, or a command is under way. They are meant for what
 * comes next, so they are held until then and done again, in their order; what is not offered any more is said to be
 * gone. While others play, a click on the board only shows their turns at their end.
 */
import type { Action } from "svelte/action";
import type { Commands, Watched } from "./playing";

/** What marks the things that are pressed to play, and tells one from another. */
const MARKS = [
  "data-region",
  "data-key",
  "data-stack",
  "data-power",
  "data-ally",
  "data-deed",
  "data-undo",
  "data-reset",
  "data-hint",
] as const;
const PRESSED = MARKS.map((mark) => `[${mark}]`).join();
/** Where a click means a place, also one where nothing is offered yet. */
const BOARD = ".board";

type Table = Pick<Watched, "moving"> & { readonly director: Pick<Watched["director"], "skip"> };

export interface Held {
  readonly table: Table;
  readonly commands: Pick<Commands, "waiting" | "soon" | "notOffered">;
}

interface Click {
  /** How what was pressed is found again; null if only the place is known. */
  readonly address: string | null;
  readonly at: readonly [number, number] | null;
  readonly board: Element | null;
}

/** What finds the same thing again, though it may have been drawn anew. */
export function addressOf(pressed: Element): string | null {
  const mark = MARKS.find((name) => pressed.hasAttribute(name));
  return mark ? `[${mark}="${CSS.escape(pressed.getAttribute(mark) ?? "")}"]` : null;
}

export const heldClicks: Action<HTMLElement, Held> = (node, { table, commands }) => {
  let queue = Promise.resolve();
  let last: string | null = null;
  let gone = false;

  const busy = () => table.moving || commands.waiting;
  const frame = () => new Promise<void>((resolve) => requestAnimationFrame(() => resolve()));

  /** Do it again when all is at rest. */
  async function repeat(click: Click): Promise<void> {
    while (busy() && !gone) await frame();
    await frame(); // what can be done now is drawn
    if (gone) return;
    const found = click.address === null ? under(click) : node.querySelector(click.address);
    if (found) found.dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true }));
    else if (click.address !== null) commands.notOffered();
  }

  /** What is offered now where somebody clicked, if it is still the same board. */
  function under({ at, board }: Click): Element | null {
    const there = at && document.elementFromPoint(...at)?.closest(PRESSED);
    return there && there.closest(BOARD) === board ? there : null;
  }

  function hold(event: Event, click: Click): void {
    event.stopPropagation();
    event.preventDefault();
    if (table.moving) table.director.skip();
    queue = queue.then(() => repeat(click));
  }

  function pressed(event: MouseEvent | KeyboardEvent): void {
    const target = event.target as Element;
    const what = target.closest(PRESSED);
    const address = what && addressOf(what);
    const again = event instanceof MouseEvent && event.detail > 1 && address !== null && address === last;
    last = address;
    const board = target.closest("button, a") ? null : target.closest(BOARD);
    if (!busy() || (!what && !board)) return;
    const own = commands.waiting || commands.soon.length > 0;
    if (!own || again) {
      // Who clicks twice means once; and what others do is no place to act.
      event.stopPropagation();
      if (!own) table.director.skip();
      return;
    }
    const point = event instanceof MouseEvent && event.detail > 0;
    hold(event, { address, at: point ? [event.clientX, event.clientY] : null, board });
  }

  function key(event: KeyboardEvent): void {
    if (event.key === "Enter") pressed(event);
  }

  node.addEventListener("click", pressed, true);
  node.addEventListener("keydown", key, true);
  return {
    destroy() {
      gone = true;
      node.removeEventListener("click", pressed, true);
      node.removeEventListener("keydown", key, true);
    },
  };
};
