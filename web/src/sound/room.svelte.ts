/** What is heard in the room of a table: that it is one's turn, and how the game ended for whoever was there. */
import type { TableStore } from "../table/store.svelte";
import { readerOf } from "../ending/headline";
import { sounds } from "./sounds";

type Room = Pick<TableStore, "acting" | "moving" | "over" | "table" | "winners" | "mine">;

export function callBySound(store: Room): void {
  /** Somebody else has acted since it was last one's turn. */
  let others = false;
  /** The game went on while one was here. */
  let live = false;

  $effect(() => {
    const mine = store.acting !== null;
    if (!mine) others = store.table?.match != null;
    else if (others && !store.moving && !store.over) {
      others = false;
      sounds.play("turn");
    }
  });
  $effect(() => {
    if (!store.over) live = store.table?.match != null;
    else if (live && !store.moving) {
      live = false;
      const reader = readerOf(store);
      sounds.play(reader === null || store.winners.includes(reader) ? "victory" : "decline");
    }
  });
}
