/** Why a plan is better, in words: the terms of the judge by which it differs, those that speak for it first. */
import { has, text } from "../texts/fluent.svelte";
import { signed } from "../texts/numbers";
import type { GameId } from "../games/types";
import type { WhyBetter } from "../wire";
import type { Reason } from "../texts/reasons";

export function whyBetter(game: GameId, why: readonly WhyBetter[]): readonly Reason[] {
  return why
    .map(({ term, played, better }) => ({ id: term, points: Math.round((better - played) * 10) / 10 }))
    .filter(({ id, points }) => points !== 0 && has(id, game))
    .toSorted((one, other) => other.points - one.points)
    .map(({ id, points }) => ({
      id,
      why: text(game, id),
      amount: signed(points),
      points,
      against: points < 0,
      than: null,
    }));
}
