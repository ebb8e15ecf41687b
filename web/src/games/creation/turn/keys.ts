/** The keys of the table that have no button, or do more than press one: turning, the god, stacks by number. */
import { letterOf, ours } from "../../../table/hotkeys.svelte";
import type { Desk } from "./desk.svelte";

/** As much of the desk as keys reach. */
export type Keyed = Pick<Desk, "turn" | "rest" | "play" | "calling" | "favours" | "draws"> & {
  table: Pick<Desk["table"], "moving"> & { director: Pick<Desk["table"]["director"], "skip"> };
};

/** What a key asks for. */
export function keyed(event: KeyboardEvent, desk: Keyed, lead: () => void): void {
  if (!ours(event)) return;
  const soon = () => void Promise.resolve().then(lead);
  const letter = letterOf(event);
  if (event.key === "Escape") {
    if (desk.table.moving) return desk.table.director.skip();
    desk.rest();
    return soon();
  }
  if (letter === "r") return desk.turn(event.shiftKey ? -1 : 1);
  if (letter === "g" && desk.favours.size > 0) {
    const calling = !desk.calling;
    desk.rest();
    desk.calling = calling;
    return soon();
  }
  const stack = letter === null ? -1 : ["1", "2", "3"].indexOf(letter);
  if (stack >= 0) return void desk.play(desk.draws.get(stack));
  const target = event.target instanceof Element ? event.target : null;
  if (event.key.startsWith("Arrow") && !target?.closest("[data-key], [data-stack]")) {
    event.preventDefault();
    lead();
  }
}
