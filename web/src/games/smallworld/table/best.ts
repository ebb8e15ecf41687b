/** What every race of a finished game brought its player, from the terms that were told whenever coins were earned. */
import type { Show } from "../../../wire";

export interface RaceEarned {
  readonly seat: number;
  readonly race: string;
  readonly power: string;
  readonly coins: number;
}

/** Every race that was led, in the order they were picked. */
export function races(show: Show): readonly RaceEarned[] {
  const led: { seat: number; race: string; power: string; coins: number }[] = [];
  for (const event of show.steps.flatMap(({ events }) => events)) {
    if (event.type === "picked") {
      const { seat, race, power } = event;
      led.push({ seat, race, power, coins: 0 });
    } else if (event.type === "coins") {
      const own = led.filter(({ seat }) => seat === event.seat).reverse(); // the latest first
      for (const term of event.terms) {
        const of = "of" in term ? term.of : null;
        // A term lies in a race or in its power; what lies in neither, a marker say, is the race's that is led now.
        const whose = own.find(({ race }) => race === of) ?? own.find(({ power }) => power === of) ?? own[0];
        if (whose) whose.coins += term.amount;
      }
    }
  }
  return led;
}

/** The race that brought the most coins; null if none did. */
export function bestRace(show: Show): RaceEarned | null {
  const [best] = [...races(show)].sort((one, other) => other.coins - one.coins);
  return best && best.coins > 0 ? best : null;
}
