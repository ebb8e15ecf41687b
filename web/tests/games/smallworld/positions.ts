/** Positions for tests, set in a line or two. */
import type {
  People,
  Piece,
  PieceTold,
  RegionSeen,
  SmallWorldView,
} from "../../../src/games/smallworld/view";
import type { Choice } from "../../../src/wire";

export const region = (id: number, held: Partial<RegionSeen> = {}): RegionSeen => ({
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

export const view = (more: Partial<SmallWorldView> = {}): SmallWorldView => ({
  seat: 0,
  round: 2,
  rounds: 10,
  first: 0,
  turn: 0,
  player: 0,
  stage: "conquest",
  coins: [5, null],
  pacts: [null, null],
  column: [],
  peoples: [],
  regions: [],
  march: {
    race: null,
    marched: [],
    fresh: false,
    advanced: true,
    target: null,
    pips: 0,
    taken: 0,
    dragon: false,
    built: 0,
    owed: 0,
  },
  supplies: null,
  winners: [],
  ...more,
});

export const DONE = 446;

/** Pieces to be put down, as the server tells them. */
export const supplies = (...pieces: [deed: Piece, count: number, race?: string][]) => ({
  pieces: pieces.map(([deed, count, race = "orcs"]): PieceTold => ({
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
export const choice = (
  words: Record<string, unknown>,
  cost: Record<string, unknown> = {},
  action = next++,
): Choice => ({
  action,
  words,
  cost: { total: 0, terms: [], ...cost },
  closes_undo: false,
});
