/** Shows what happened on the table itself: lines slide, tiles fly, gods are shown. What and how long says `motion`. */
import { tick } from "svelte";
import { settings } from "../../settings.svelte";
import type { Stage } from "../../table/director";
import { viewOf } from "../../table/store.svelte";
import { after } from "./course";
import type { Desk } from "./desk.svelte";
import type { Flight } from "./flight";
import { type Act, acts, type Beat, withStacks } from "./motion";
import { type CreationView, creationView } from "./view";

export function stageOf(desk: Desk, flight: Flight): Stage {
  return async (scene, signal) => {
    const { seat } = desk.table;
    const drawn = viewOf(scene.before, seat);
    const end = viewOf(scene.after, seat);
    if (!drawn || !end) return;
    if (settings.motion && !document.hidden) {
      desk.acted = creationView(drawn);
      for (const act of withStacks(acts(scene.events, settings.pace))) {
        if (signal.aborted) break;
        await show(desk, flight, act, creationView(end), signal);
      }
    }
    // As it will be: whoever draws next finds nothing changed.
    desk.acted = creationView(end);
    still(desk);
    desk.telling = null;
    await tick();
  };
}

async function show(
  desk: Desk,
  flight: Flight,
  act: Act,
  end: CreationView,
  signal: AbortSignal,
): Promise<void> {
  if (act.before.length > 0) desk.telling = act.event;
  for (const beat of laidAlready(desk, act) ? [] : act.before) await perform(desk, flight, beat, signal);
  desk.acted = after(desk.view, act.event, end);
  still(desk);
  await tick();
  for (const beat of act.later) await perform(desk, flight, beat, signal);
}

/** The own tile hovers over its place since the click: there it stays. */
function laidAlready(desk: Desk, { event }: Act): boolean {
  return (
    event.type === "placed" &&
    event["seat"] === desk.table.seat &&
    desk.place?.x === event["x"] &&
    desk.place?.y === event["y"]
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
    await flight.wait(beat.ms, signal);
  } else if (beat.kind === "god") {
    desk.showing = { seat: beat.seat, god: beat.god };
    await flight.wait(beat.ms, signal);
    desk.showing = null;
  } else if (beat.kind === "fly") {
    const tile = desk.tile(beat.tile);
    if (tile) await flight.fly(tile, beat, signal, () => (desk.flying = beat.tile));
  } else {
    await flight.wait(beat.ms, signal);
  }
}
