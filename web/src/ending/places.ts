/** Who came where, by points and winners; how equal points are decided is the game's affair, so equals share a place. */

export interface Place {
  readonly seat: number;
  readonly points: number;
  /** From 1, which is everybody's who won. */
  readonly place: number;
}

/** All seats, the best first. */
export function places(scores: readonly number[], winners: readonly number[]): readonly Place[] {
  const won = new Set(winners);
  const ahead = (one: number, other: number) =>
    Number(won.has(one)) - Number(won.has(other)) ||
    (won.has(one) ? 0 : (scores[one] ?? 0) - (scores[other] ?? 0));
  return scores
    .map((points, seat) => ({
      seat,
      points,
      place: 1 + scores.filter((_, other) => ahead(other, seat) > 0).length,
    }))
    .sort((one, other) => one.place - other.place);
}
