/** Taking a seat before the game begins. */
import type { TableStore } from "./store.svelte";

type Seated = Pick<TableStore, "table" | "refusal" | "execute">;

/** The open seats somebody without one could take. */
export function openSeats({ table }: Pick<TableStore, "table">): readonly number[] {
  if (table?.status !== "open" || table.mine.seats.length > 0) return [];
  return table.seats.flatMap((seat, number) => (seat.kind === "open" ? [number] : []));
}

/** Take the first open seat; somebody may be quicker, then the next. Whether one sits now. */
export async function takeOpenSeat(store: Seated): Promise<boolean> {
  for (const seat of openSeats(store)) {
    if (await store.execute({ command: "sit", seat })) return true;
    if (store.refusal?.refusal.reason !== "seat-taken") return false;
  }
  return false;
}
