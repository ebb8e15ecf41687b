/** During a redeployment pieces can be dragged from region to region; held, one goes back to the hand. */
import type { Action } from "svelte/action";
import { Ghost, regionUnder } from "./drag";
import type { Turn } from "./turn.svelte";

const SLIP = 8;
const LONG = 450;

export const planDrags: Action<HTMLElement, Turn> = (node, turn) => {
  let from: number | null = null;
  let start = { x: 0, y: 0 };
  let ghost: Ghost | null = null;
  let holding: ReturnType<typeof setTimeout> | undefined;
  let spent = false;

  function down(event: PointerEvent): void {
    const region = regionUnder(event.clientX, event.clientY);
    spent = false;
    if (event.button > 0 || !event.isPrimary || region === null || !turn.holds(region)) return;
    event.stopPropagation(); // the board would be moved
    from = region;
    start = { x: event.clientX, y: event.clientY };
    holding = setTimeout(() => {
      spent = true;
      from = null;
      turn.takeBack(region);
    }, LONG);
  }
  function move(event: PointerEvent): void {
    if (from === null) return;
    if (!ghost && Math.hypot(event.clientX - start.x, event.clientY - start.y) > SLIP) {
      clearTimeout(holding);
      const picture = document.querySelector("[role='radio'] svg");
      if (picture) ghost = new Ghost(picture, picture.getBoundingClientRect().width);
      spent = true;
    }
    ghost?.move(event.clientX, event.clientY);
  }
  function up(event: PointerEvent): void {
    clearTimeout(holding);
    const to = ghost && event.type === "pointerup" ? regionUnder(event.clientX, event.clientY) : null;
    ghost?.remove();
    ghost = null;
    if (from !== null && to !== null && to !== from) turn.shift(from, to);
    from = null;
  }
  /** The click after a drag or a long touch means nothing. */
  function click(event: MouseEvent): void {
    if (spent && event.detail > 0) event.stopPropagation();
    spent = false;
  }
  node.addEventListener("pointerdown", down, true);
  node.addEventListener("click", click, true);
  window.addEventListener("pointermove", move);
  window.addEventListener("pointerup", up);
  window.addEventListener("pointercancel", up);
  return {
    destroy() {
      clearTimeout(holding);
      ghost?.remove();
      window.removeEventListener("pointermove", move);
      window.removeEventListener("pointerup", up);
      window.removeEventListener("pointercancel", up);
    },
  };
};
