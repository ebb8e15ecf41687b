/** Positions for tests, set in a line or two. */
import type { Choice } from "../../../src/games/smallworld/turn/choices";
import type {
  Action,
  Cost,
  People,
  Piece,
  PieceType,
  Region,
  View,
} from "../../../src/games/smallworld/types";

export const region = (id: number, held: Partial<Region> = {}): Region => ({
  id,
  race: null,
  seat: null,
  declined: false,
  tokens: 0,
  tribe: false,
  markers: {},
  ...held,
});

export const people = (race: string, seat: number, more: Partial<People> = {}): People => ({
  race,
  power: null,
  seat,
  standing: "active",
  hand: 0,
  aside: 0,
  camps: 0,
  uprooted: 0,
  holes: 0,
  endowed: true,
  ...more,
});

export const view = (more: Partial<View> = {}): View => ({
  game: "smallworld",
  seat: 0,
  names: ["Olena", "Petr"],
  round: 2,
  rounds: 10,
  house: {
    own_tokens: "count",
    final_die: "turn",
    wealthy: "pick",
    own_immune: "all",
    late_abandon: false,
  },
  first: 0,
  turn: 0,
  player: 0,
  stage: "conquest",
  coins: [5, null],
  pacts: [null, null],
  column: [],
  peoples: [],
  regions: [],
  tray: {},
  stack: { banners: [], under: [], badges: [], discard: [], turned: null },
  paid: { races: [], powers: [] },
  march: {
    race: null,
    marched: [],
    fresh: false,
    advanced: true,
    target: null,
    pips: 0,
    taken: 0,
    attacked: [],
    converted: [],
    dragon: false,
    built: 0,
    owed: 0,
    closed: false,
    conquered: [],
  },
  supplies: null,
  winners: [],
  ...more,
});

export const DONE = 446;

/** Pieces to be put down, as the server tells them. */
export const supplies = (...pieces: [deed: PieceType, count: number, race?: string][]) => ({
  pieces: pieces.map(([deed, count, race = "orcs"]): Piece => ({
    deed,
    race,
    count,
    must: deed === "place" || deed === "hero",
    alone: deed === "hero" || deed === "fort",
  })),
  done: DONE,
});

let next = 0;

/** A choice by its words, with a number of its own. */
export const choice = (words: Action, cost: Cost = { total: 0, terms: [] }, action = next++): Choice => ({
  action,
  words,
  cost,
  closes_undo: false,
});
