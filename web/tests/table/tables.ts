/** A table of Small World as a server would tell it. */
import type { Choice, MatchSeen, Mine, TableSeen } from "../../src/wire";
import { view } from "../games/smallworld/positions";

export const CHOICE: Choice = {
  action: 7,
  words: { type: "stop" },
  cost: { total: 0, terms: [] },
  closes_undo: false,
};

const MINE: Mine = {
  owner: true,
  seats: [0],
  orders: { 0: null },
  private: { 0: { coins: [5, null] } },
  choices: [CHOICE],
  income: null,
  undo: true,
  undo_turn: false,
  win_chance: null,
};

const MATCH: MatchSeen = {
  moves: 4,
  player: 0,
  view: view({ round: 1, coins: [null, null] }),
  scores: null,
  winners: [],
  dice: null,
};

export function table(
  mine: Partial<Mine> = {},
  match: Partial<MatchSeen> | null = {},
  more: Partial<TableSeen> = {},
): TableSeen {
  return {
    game: "smallworld",
    players: 2,
    status: "playing",
    public: false,
    options: {},
    hints: true,
    win_chance: false,
    clock: null,
    replace_idle: false,
    substitute: "greedy",
    commitment: null,
    deadline: null,
    closed: null,
    deal: null,
    what_if: null,
    seats: [0, 1].map((seat) => ({ kind: "person", name: `Player ${seat}`, bot: null, nonce: "ab" })),
    match: match && { ...MATCH, ...match },
    mine: { ...MINE, ...mine },
    ...more,
  };
}
