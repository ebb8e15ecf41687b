/** The texts of the admin's page, and figures as it shows them. */
import { type Arguments, text } from "../texts/fluent.svelte";
import { settings } from "../settings.svelte";
import type { AdminSeat, ProcessLoad } from "../wire";

/** A text of the admin's page; they are loaded with it. */
export const say = (id: string, given: Arguments = {}): string => text("admin", id, given);

/** Who sits in a seat, as far as there is a name. */
export function seatName(seat: AdminSeat): string {
  if (seat.kind === "open") return say("admin-open-seat");
  if (seat.kind === "bot" && seat.person === null) return say("admin-bot");
  return seat.name ?? say("admin-nameless");
}

/** A time in milliseconds, with as many digits as say something. */
export function milliseconds(value: number | null): string {
  return value === null ? "–" : number(value, value < 10 ? 1 : 0);
}

/** Two times: that of the middle, and that of the slowest hundredth. */
export function times(p50: number | null, p99: number | null): string {
  return p50 === null ? "–" : say("admin-ms", { p50: milliseconds(p50), p99: milliseconds(p99) });
}

export function megabytes(bytes: number | null): string {
  return bytes === null ? "–" : say("admin-mb", { mb: number(bytes / 1_048_576, 0) });
}

export function number(value: number, digits = 0): string {
  return value.toLocaleString(settings.language, { maximumFractionDigits: digits });
}

/** What is told of a process, line by line. */
export function figures(load: ProcessLoad): readonly (readonly [string, string])[] {
  return [
    [say("admin-load-tables"), number(load.tables)],
    [say("admin-load-sockets"), number(load.sockets)],
    [say("admin-watchers"), number(load.watchers)],
    [say("admin-load-commands"), number(load.commands_per_second, 1)],
    [say("admin-load-command"), times(load.command_p50, load.command_p99)],
    [say("admin-load-commit"), times(load.commit_p50, load.commit_p99)],
    [say("admin-load-waiting"), number(load.bots_waiting)],
    [say("admin-load-memory"), megabytes(load.memory)],
    [say("admin-load-failed"), number(load.failed_writes)],
  ];
}
