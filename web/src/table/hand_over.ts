/** Seats that people have left to a bot for a while. */
import type { TableSeen } from "../wire";

type Seated = Pick<TableSeen, "seats"> & { readonly mine: Pick<TableSeen["mine"], "seats"> };

/** The own seats a bot plays for now: left to it, or taken over when the clock ran out. */
export function handedOver(table: Seated | null): readonly number[] {
  return table?.mine.seats.filter((seat) => table.seats[seat]?.bot != null) ?? [];
}
