/** Shows what happened on the table itself: lines slide, tiles fly, gods are shown. What and how long says `motion`. */
import { tick } from "svelte";
import type { Stage } from "../../../table/director";
import { inMotion } from "../../../table/motion";
import { pause } from "../../../table/pause";
import type { Desk } from "../turn/desk.svelte";
import type { Flight } from "./flight";
import { type Act, acts, type Beat } from "./motion";
import { summarised, toldOf } from "./summary";

export function stageOf(desk: Desk, flight: Flight): Stage<"creation"> {
  return inMotion<"creation", Act>({
    seat: () => desk.table.seat,
    steps: acts,
    summary: summarised,
    tell(events, _, drawn) {
      desk.acted = drawn;
      desk.telling = toldOf(events);
    },
    async move(act, drawn, tempo, signal) {
      desk.acted = drawn;
      if (act.before.length > 0) desk.telling = act.event;
      for (const beat of laidAlready(desk, act) ? [] : act.before)
        await perform(desk, flight, timed(beat, tempo), signal);
    },
    async rest(act, drawn, tempo, signal) {
      desk.acted = drawn;
      still(desk);
      await tick();
      for (const beat of act.later) await perform(desk, flight, timed(beat, tempo), signal);
    },
    async end(after) {
      // As it will be: whoever draws next finds nothing changed.
      desk.acted = after;
      still(desk);
      desk.telling = null;
      await tick();
    },
  });
}

/** A faster tempo makes it shorter. */
const timed = <B extends Beat>(beat: B, tempo: number): B => ({ ...beat, ms: Math.round(beat.ms / tempo) });

/** The own tile hovers over its place since the click: there it stays. */
function laidAlready(desk: Desk, { event }: Act): boolean {
  return (
    event.type === "placed" &&
    event.seat === desk.table.seat &&
    desk.place?.x === event.x &&
    desk.place?.y === event.y
  );
}

function still(desk: Desk): void {
  desk.sliding = desk.flying = desk.showing = null;
  desk.rest();
}

async function perform(desk: Desk, flight: Flight, beat: Beat, signal: AbortSignal): Promise<void> {
  if (signal.aborted) return;
  if (beat.kind === "slide") {
    desk.sliding = { line: beat.line, ms: beat.ms };
    await tick();
    await pause(beat.ms, signal);
  } else if (beat.kind === "god") {
    desk.showing = { seat: beat.seat, god: beat.god };
    await pause(beat.ms, signal);
    desk.showing = null;
  } else if (beat.kind === "fly") {
    const tile = desk.tile(beat.tile);
    if (tile) await flight.fly(tile, beat, signal, () => (desk.flying = beat.tile));
  } else {
    await pause(beat.ms, signal);
  }
}
