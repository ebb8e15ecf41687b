/** The keys of a replay: space plays, arrows step, with shift by turns. */
import type { ReplayStore } from "./store.svelte";

export type Deed = "toggle" | "forward" | "back" | "turnForward" | "turnBack" | "start" | "end";

type Pressed = Pick<KeyboardEvent, "key" | "shiftKey" | "ctrlKey" | "metaKey" | "altKey">;

/** What a key asks for; null for keys that are not ours. */
export function deedOf({ key, shiftKey, ctrlKey, metaKey, altKey }: Pressed): Deed | null {
  if (ctrlKey || metaKey || altKey) return null;
  switch (key) {
    case " ":
    case "k":
      return "toggle";
    case "ArrowRight":
      return shiftKey ? "turnForward" : "forward";
    case "ArrowLeft":
      return shiftKey ? "turnBack" : "back";
    case "PageDown":
      return "turnForward";
    case "PageUp":
      return "turnBack";
    case "Home":
      return "start";
    case "End":
      return "end";
    default:
      return null;
  }
}

/** Whoever has the focus may want the key itself: a button space, a list its arrows, the board all of them. */
export function wantsKey(target: Element | null, { key }: Pick<KeyboardEvent, "key">): boolean {
  if (!target) return false;
  if (target.matches("input[type=range]")) return false;
  if (target.closest("input, select, textarea, dialog, [data-region], [role=grid], [role=gridcell]"))
    return true;
  return key === " " && target.closest("button, a, summary, [role=button]") !== null;
}

export function carryOut(store: ReplayStore, deed: Deed): void {
  if (deed === "toggle") return store.playing ? store.pause() : store.watch();
  store.pause();
  if (deed === "start") store.jump(0);
  else if (deed === "end") store.jump(store.film.length);
  else store[deed]();
}
