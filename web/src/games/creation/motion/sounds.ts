/** What the motion of Creation sounds like. */
import type { Cue } from "../../../sound/cues.svelte";
import type { Sound } from "../../../sound/voices";
import type { Desk } from "../turn/desk.svelte";
import type { Event } from "../types";

/** So long until a tile that flies comes down, in milliseconds at a calm pace. */
const DOWN = 360;

/** A line is pushed. */
export function sliding(desk: Pick<Desk, "sliding">): readonly Cue[] {
  return desk.sliding ? [{ sound: "slide", at: 0 }] : [];
}

/** A god is shown. */
export function showing(desk: Pick<Desk, "showing">): readonly Cue[] {
  return desk.showing ? [{ sound: "reveal", at: 0 }] : [];
}

/** A tile flies, and comes down. */
export function flying(desk: Pick<Desk, "flying">, tempo: number): readonly Cue[] {
  return desk.flying ? [{ sound: "place", at: Math.round(DOWN / tempo) }] : [];
}

/** The own tile, which hovered over its place, is laid down. */
export function laying({
  telling,
  table,
  place,
}: Pick<Desk, "telling" | "place"> & { readonly table: { readonly seat: number | null } }): readonly Cue[] {
  const own = telling?.type === "placed" && telling.seat === table.seat;
  return own && place?.x === telling.x && place.y === telling.y ? [{ sound: "place", at: 0 }] : [];
}

/** What an event sounds like that is shown without motion. */
export function soundOf({ type }: Event): Sound | null {
  if (type === "pushed") return "slide";
  if (type === "shown") return "reveal";
  return type === "placed" || type === "filled" ? "place" : null;
}
