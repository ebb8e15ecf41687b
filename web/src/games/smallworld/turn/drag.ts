/** Pieces that are dragged: from the hand to a region, or from one region to another. */
import type { Action } from "svelte/action";

export interface Dragged {
  ready: () => boolean;
  drop: (region: number) => void;
}

const SLIP = 7;

/** The region under a point of the window, if there is one. */
export function regionUnder(x: number, y: number): number | null {
  const found = document.elementFromPoint(x, y)?.closest<SVGElement>("[data-region]")?.dataset["region"];
  return found === undefined ? null : Number(found);
}

/** A copy of what is dragged, under the finger. */
export class Ghost {
  private readonly node: HTMLElement;

  constructor(from: Element, size: number) {
    this.node = document.createElement("div");
    this.node.append(from.cloneNode(true));
    const { style } = this.node;
    style.position = "fixed";
    style.left = style.top = "0";
    style.zIndex = "60";
    style.pointerEvents = "none";
    style.opacity = "0.9";
    this.half = size / 2;
    document.body.append(this.node);
  }
  private readonly half: number;

  move(x: number, y: number): void {
    this.node.style.transform = `translate(${x - this.half}px, ${y - this.half - 14}px)`;
  }

  remove(): void {
    this.node.remove();
  }
}

/** Lets an element of the hand be dragged onto a region. */
export const dragged: Action<HTMLElement, Dragged> = (node, given) => {
  let now = given;
  let start: { x: number; y: number } | null = null;
  let ghost: Ghost | null = null;

  function down(event: PointerEvent): void {
    if (event.button > 0 || !now.ready()) return;
    start = { x: event.clientX, y: event.clientY };
    node.setPointerCapture(event.pointerId);
  }
  function move(event: PointerEvent): void {
    if (!start) return;
    const far = Math.hypot(event.clientX - start.x, event.clientY - start.y);
    const picture = node.querySelector("svg");
    if (!ghost && far > SLIP && picture) ghost = new Ghost(picture, picture.getBoundingClientRect().width);
    ghost?.move(event.clientX, event.clientY);
  }
  function up(event: PointerEvent): void {
    const region = ghost && event.type === "pointerup" ? regionUnder(event.clientX, event.clientY) : null;
    ghost?.remove();
    start = ghost = null;
    if (region !== null) now.drop(region);
  }
  node.addEventListener("pointerdown", down);
  node.addEventListener("pointermove", move);
  node.addEventListener("pointerup", up);
  node.addEventListener("pointercancel", up);
  return {
    update: (next) => (now = next),
    destroy: () => ghost?.remove(),
  };
};
