/** Chances to win, as they are shown: whole percents that add up to a hundred. */
import { t } from "../texts/fluent.svelte";

/** The chances in whole percents; what rounding leaves over goes to those who lost most by it. */
export function percents(chances: readonly number[]): number[] {
  const total = chances.reduce((sum, chance) => sum + chance, 0) || 1;
  const exact = chances.map((chance) => (100 * chance) / total);
  const whole = exact.map(Math.floor);
  const left = 100 - whole.reduce((sum, percent) => sum + percent, 0);
  [...exact.keys()]
    .sort((one, other) => exact[other]! - whole[other]! - (exact[one]! - whole[one]!))
    .slice(0, left)
    .forEach((seat) => (whole[seat]! += 1));
  return whole;
}

/** All of it in words: “Win chance: Ann 61%, Ben 39%.” */
export function chancesSaid(shares: readonly number[], names: readonly string[]): string {
  const all = shares.map((percent, seat) => t("chance-seat", { who: names[seat] ?? "", percent }));
  return t("chance-said", { all: all.join(t("between-terms")) });
}
