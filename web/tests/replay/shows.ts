/** A made-up game to watch: three players take turns, and every step changes something here and there. */
import type { Show, Step } from "../../src/wire";
import { happened } from "../games/events";
import { region, view } from "../games/smallworld/positions";

export function made(length: number, over = true): Show {
  const steps: Step[] = Array.from({ length }, (_, at) => ({
    player: at % 7 === 6 ? "chance" : Math.floor(at / 4) % 3,
    words: { type: "move", at },
    events: happened("smallworld", { type: "placed", race: "orcs", region: (at % 5) + 1 }),
    changes: [
      [["regions", at % 5, "tokens"], at],
      [["turn"], Math.floor((at + 1) / 4) % 3],
      [["round"], Math.floor((at + 1) / 12) + 1],
      at % 2 === 0 ? [["odd"], { at }] : [["odd"]],
    ],
  }));
  return {
    game: "smallworld",
    options: {},
    players: 3,
    seat: null,
    first: view({ round: 1, regions: [1, 2, 3, 4, 5].map((id) => region(id)) }),
    steps,
    scores: over ? [3, 9, 4] : null,
    winners: over ? [1] : [],
    points: over
      ? [
          { step: 0, scores: [0, 0, 0] },
          { step: length, scores: [3, 9, 4] },
        ]
      : null,
  };
}

export const seats = Array.from({ length: 3 }, (_, seat) => ({
  kind: "person" as const,
  name: `P${seat}`,
  bot: null,
  nonce: null,
}));
