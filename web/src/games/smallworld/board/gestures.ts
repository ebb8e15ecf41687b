/** Fingers, mouse and wheel on a board: what moves it, what touches a region, and for how long. */
import type { Action } from "svelte/action";
import type { Camera } from "./camera.svelte";

const SLIP = 7; // a finger that moves less has stayed
const LONG = 450;
const DOUBLE = 320;
const AFTER = 80;

export interface Touched {
  camera: Camera;
  /** A region was touched for long. */
  long: (region: number) => void;
  /** A second tap in the same place: whether it may enlarge the board. */
  twice: (region: number | null) => boolean;
}

interface Finger {
  x: number;
  y: number;
}

const regionAt = (event: Event): number | null => {
  const found = (event.target as Element).closest<SVGElement>("[data-region]")?.dataset["region"];
  return found === undefined ? null : Number(found);
};

export const gestures: Action<HTMLElement, Touched> = (node, given) => {
  let touched = given;
  const fingers = new Map<number, Finger>();
  let start: Finger = { x: 0, y: 0 };
  let dragging = false;
  let last = { x: 0, y: 0, time: 0 };
  let pressing: ReturnType<typeof setTimeout> | undefined;
  /** Until then a click is the end of a drag or of a long touch, and means nothing. */
  let spent = 0;

  const inNode = (x: number, y: number): [number, number] => {
    const box = node.getBoundingClientRect();
    return [x - box.left, y - box.top];
  };

  function down(event: PointerEvent): void {
    if (event.button > 0 || (event.target as Element).closest("button")) return;
    fingers.set(event.pointerId, { x: event.clientX, y: event.clientY });
    clearTimeout(pressing);
    if (fingers.size > 1) {
      dragging = true;
      return;
    }
    start = { x: event.clientX, y: event.clientY };
    dragging = false;
    const region = regionAt(event);
    if (region === null) return;
    pressing = setTimeout(() => {
      dragging = true; // what follows is no click
      touched.long(region);
    }, LONG);
  }

  function move(event: PointerEvent): void {
    const finger = fingers.get(event.pointerId);
    if (!finger) return;
    const now = { x: event.clientX, y: event.clientY };
    if (!dragging && Math.hypot(now.x - start.x, now.y - start.y) > SLIP) {
      dragging = true;
      clearTimeout(pressing);
    }
    if (dragging && fingers.size === 1) touched.camera.move(now.x - finger.x, now.y - finger.y);
    if (fingers.size === 2) pinch(event.pointerId, finger, now);
    fingers.set(event.pointerId, now);
  }

  function pinch(id: number, before: Finger, now: Finger): void {
    const other = [...fingers].find(([key]) => key !== id)?.[1];
    if (!other) return;
    const wide = Math.hypot(before.x - other.x, before.y - other.y);
    const middle = inNode((now.x + other.x) / 2, (now.y + other.y) / 2);
    if (wide > 0) touched.camera.zoom(Math.hypot(now.x - other.x, now.y - other.y) / wide, middle);
    touched.camera.move((now.x - before.x) / 2, (now.y - before.y) / 2);
  }

  function up(event: PointerEvent): void {
    clearTimeout(pressing);
    if (!fingers.delete(event.pointerId)) return;
    if (dragging) spent = event.timeStamp + AFTER;
    if (dragging || event.type === "pointercancel") return;
    const again =
      event.timeStamp - last.time < DOUBLE && Math.hypot(event.clientX - last.x, event.clientY - last.y) < 24;
    last = { x: event.clientX, y: event.clientY, time: again ? 0 : event.timeStamp };
    if (!again || !touched.twice(regionAt(event))) return;
    if (touched.camera.view.zoom > 1.05) touched.camera.reset();
    else touched.camera.zoom(2.2, inNode(event.clientX, event.clientY));
  }

  function click(event: MouseEvent): void {
    if (event.detail > 0 && event.timeStamp < spent) event.stopPropagation();
    spent = 0;
  }

  function wheel(event: WheelEvent): void {
    const before = touched.camera.view.zoom;
    const step = event.deltaMode === 1 ? event.deltaY * 30 : event.deltaY;
    touched.camera.zoom(Math.exp(-step * 0.0022), inNode(event.clientX, event.clientY));
    // A wheel that can enlarge no more scrolls the page.
    if (touched.camera.view.zoom !== before || event.ctrlKey) event.preventDefault();
  }

  node.addEventListener("pointerdown", down);
  window.addEventListener("pointermove", move);
  window.addEventListener("pointerup", up);
  window.addEventListener("pointercancel", up);
  node.addEventListener("click", click, true);
  node.addEventListener("wheel", wheel, { passive: false });
  return {
    update: (next) => (touched = next),
    destroy() {
      clearTimeout(pressing);
      window.removeEventListener("pointermove", move);
      window.removeEventListener("pointerup", up);
      window.removeEventListener("pointercancel", up);
    },
  };
};
