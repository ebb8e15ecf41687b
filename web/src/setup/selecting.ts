/** What of the box takes part: all of it, unless somebody leaves something out. */
import type { Selections } from "../wire";

/** For each option that takes a selection, what was left out. */
export type LeftOut = Readonly<Record<string, readonly string[]>>;
export type Offered = Selections["selections"];

export function takesPart(left: LeftOut, option: string, id: string): boolean {
  return !left[option]?.includes(id);
}

/** The same with one thing in or out. */
export function toggled(left: LeftOut, option: string, id: string): LeftOut {
  const out = left[option] ?? [];
  return { ...left, [option]: out.includes(id) ? out.filter((one) => one !== id) : [...out, id] };
}

/** What takes part of one option. */
export function chosen(offered: Offered, left: LeftOut, option: string): readonly string[] {
  return (offered[option]?.rows ?? []).filter((id) => takesPart(left, option, id));
}

/** The options of which too little takes part. */
export function short(offered: Offered, left: LeftOut): readonly string[] {
  return Object.keys(offered).filter(
    (option) => chosen(offered, left, option).length < (offered[option]?.least ?? 0),
  );
}

/** As options of a game; where all takes part, nothing need be said. */
export function selected(offered: Offered, left: LeftOut): Readonly<Record<string, readonly string[]>> {
  const some = Object.keys(offered).filter(
    (option) => chosen(offered, left, option).length < (offered[option]?.rows.length ?? 0),
  );
  return Object.fromEntries(some.map((option) => [option, chosen(offered, left, option)]));
}
