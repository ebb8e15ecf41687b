/** What was best in a finished game: the terrain that brought the most points in any world. */
import type { ShownTerm, View } from "../types";

export interface Best {
  readonly seat: number;
  readonly term: ShownTerm;
}

/** The best terrain; null if none scored. */
export function bestTerrain({ terms }: Pick<View, "terms">): Best | null {
  const all = terms.flatMap((world, seat) => world.map((term) => ({ seat, term })));
  const [best] = all.sort((one, other) => other.term.amount - one.term.amount);
  return best && best.term.amount > 0 ? best : null;
}
