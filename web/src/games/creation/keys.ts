/** The keys of the table: turning, the god, taking back, stacks by number. */
import type { Desk } from "./desk.svelte";

/** What has keys of its own. */
const TYPING = "input, select, textarea, dialog, [contenteditable]";

export function keyed(event: KeyboardEvent, desk: Desk, lead: () => void): void {
  const target = event.target instanceof Element ? event.target : null;
  if (event.ctrlKey || event.metaKey || event.altKey || target?.closest(TYPING)) return;
  if (desk.table.moving && (event.key === "Escape" || event.key === " ")) {
    event.preventDefault();
    return desk.table.director.skip();
  }
  const stack = ["1", "2", "3"].indexOf(event.key);
  switch (event.key) {
    case "r":
      return desk.turn(1);
    case "R":
      return desk.turn(-1);
    case "g":
    case "G":
      if (desk.favours.size === 0) return;
      {
        const calling = !desk.calling;
        desk.rest();
        desk.calling = calling;
      }
      return void Promise.resolve().then(lead);
    case "u":
    case "U":
      return void (desk.table.undoable && desk.undo());
    case "Escape":
      return desk.rest();
    default:
      if (stack >= 0) void desk.play(desk.draws.get(stack));
  }
}
