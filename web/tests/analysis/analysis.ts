/** A small analysis to test with: two seats, three turns. */
import type { AnalysisSeen, TurnJudged } from "../../src/wire";

export function turn(changes: Partial<TurnJudged> = {}): TurnJudged {
  return {
    number: 0,
    seat: 0,
    round: 1,
    first: 0,
    end: 4,
    before: [0.5, 0.5],
    after: [0.4, 0.6],
    best: 0.6,
    played: 0.4,
    loss: 0,
    mark: null,
    effects: [-0.1, 0.1],
    better: null,
    ...changes,
  };
}

export const ANALYSIS: AnalysisSeen = {
  game: "any",
  players: 2,
  evaluator: { name: "w", version: "abc.1", level: "quick", seed: 0 },
  calibrated: true,
  chances: [
    { step: 0, round: 1, seat: 0, shares: [0.5, 0.5] },
    { step: 4, round: 1, seat: 1, shares: [0.25, 0.75] },
    { step: 8, round: 2, seat: 0, shares: [0.8, 0.2] },
    { step: 10, round: 2, seat: null, shares: [1, 0] },
  ],
  turns: [
    turn({ loss: 0.06, mark: "inaccuracy" }),
    turn({ number: 1, seat: 1, first: 4, end: 8, loss: 0.2, mark: "blunder" }),
    turn({ number: 2, seat: 0, first: 8, end: 10 }),
  ],
  luck: [
    { step: 2, seat: 0, kind: "dice", words: {}, effects: [-0.1, 0.1] },
    { step: 6, seat: 1, kind: "draws", words: {}, effects: [0.3, -0.3] },
    { step: 7, seat: 1, kind: "dice", words: {}, effects: [0.001, -0.001] },
  ],
  sums: [
    {
      seat: 0,
      start: 0.5,
      result: 1,
      dice: -0.099,
      draws: 0.3,
      own: -0.06,
      others: [0, 0.2],
      residual: 0.159,
    },
    {
      seat: 1,
      start: 0.5,
      result: 0,
      dice: 0.099,
      draws: -0.3,
      own: -0.2,
      others: [0.06, 0],
      residual: -0.159,
    },
  ],
  story: [],
};
