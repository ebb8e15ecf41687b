/** Luck, by seat: the sums of dice and draws, and the events that mattered most. */
import type { AnalysisSeen, LuckTold } from "../wire";

export interface SeatLuck {
  readonly seat: number;
  readonly dice: number;
  readonly draws: number;
  readonly best: LuckTold | null;
  readonly worst: LuckTold | null;
}

/** An event that did less is not worth naming. */
const LEAST = 0.005;

export function luckOf({ sums, luck }: Pick<AnalysisSeen, "sums" | "luck">): readonly SeatLuck[] {
  return sums.map(({ seat, dice, draws }) => {
    const effect = (event: LuckTold) => event.effects[seat] ?? 0;
    const sorted = luck.toSorted((one, other) => effect(other) - effect(one));
    const [best, worst] = [sorted[0] ?? null, sorted.at(-1) ?? null];
    return {
      seat,
      dice,
      draws,
      best: best && effect(best) >= LEAST ? best : null,
      worst: worst && effect(worst) <= -LEAST ? worst : null,
    };
  });
}

/** Points of win chance, as they are told: hundredths of a victory. */
export const points = (share: number): number => Math.round(share * 100);
