/** Whose face is shown at a seat. */
import type { SeatSeen } from "../wire";
import { personaOf } from "./personas";
import { type Portrait, PORTRAITS, STRANGER } from "./portraits";

/** The face of a bot; null for people, who have the first letter of their name. */
export function faceOf({ kind, name }: Pick<SeatSeen, "kind" | "name">): Portrait | null {
  if (kind !== "bot") return null;
  const persona = personaOf(name);
  return persona ? PORTRAITS[persona] : STRANGER;
}
