/** Seats that people have left to a bot for a while. */
import type { TableSeen } from "../wire";

type Seated = Pick<TableSeen, "seats"> & { readonly mine: Pick<TableSeen["mine"], "seats"> };

type Waiting = Pick<TableSeen, "seats" | "replace_idle" | "status"> & {
  readonly mine: Pick<TableSeen["mine"], "seats" | "owner">;
  readonly match: Pick<NonNullable<TableSeen["match"]>, "player"> | null;
};

/** The seat of another person that the host may give to a bot if nothing happens there: the server knows since when. */
export function replaceable(table: Waiting | null): number | null {
  const seat = table?.match?.player ?? null;
  if (!table?.replace_idle || !table.mine.owner || table.status !== "playing" || seat === null) return null;
  const idle = table.seats[seat];
  return idle?.kind === "person" && idle.bot === null && !table.mine.seats.includes(seat) ? seat : null;
}

/** The own seats a bot plays for now: left to it, or taken over when the clock ran out. */
export function handedOver(table: Seated | null): readonly number[] {
  return table?.mine.seats.filter((seat) => table.seats[seat]?.bot != null) ?? [];
}
