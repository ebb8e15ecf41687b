import { beforeAll, describe, expect, test } from "vitest";
import { turnsTold } from "../../../../src/games/smallworld/words/happened";
import { Names } from "../../../../src/games/smallworld/words/naming";
import { recapLine, recapOf, regionsIn } from "../../../../src/games/smallworld/words/recap";
import { Rows } from "../../../../src/games/smallworld/words/rows";
import type { Event } from "../../../../src/games/smallworld/types";
import { load } from "../../../../src/texts/fluent.svelte";
import { Words } from "../../../../src/texts/words";
import { type Bare, happened } from "../../events";
import { view } from "../positions";

beforeAll(() => load("interface", "smallworld"));

const names = new Names(new Rows(), [], view);
const words = new Words("smallworld", 0, ["Olena", "Mira", "Oto"], names.naming);

const turn = (seat: number, round: number): Bare<Event> => ({ type: "turn", seat, round });
const picked = (seat: number, race: string): Bare<Event> => ({
  type: "picked",
  seat,
  slot: 1,
  race,
  power: "hill",
  paid: 0,
  tokens: 9,
});
const taken = (race: string, region: number, from?: string): Bare<Event>[] => [
  ...(from ? [{ type: "lost", region, tokens: 1, kept: 2, race: from } as const] : []),
  { type: "conquered", region, tokens: 3, how: "force", race },
];
const coins = (seat: number, coins: number): Bare<Event> => ({ type: "coins", seat, coins, terms: [] });
const FIRST = [turn(0, 1), picked(0, "elves"), ...taken("elves", 9), ...taken("elves", 12), coins(0, 2)];

/** Since the first turn of seat 0, this has happened. */
const since = (...events: Bare<Event>[]) =>
  turnsTold([{ from: 0, moves: 1, events: happened("smallworld", ...FIRST, ...events) }]);
const line = (open: boolean, ...events: Bare<Event>[]) => {
  const recap = recapOf(since(...events), 0, open);
  return recap && recapLine(words, names, recap);
};

describe("the recap at one's turn", () => {
  test("says what was lost and to whom, and what came home", () => {
    expect(
      line(false, turn(1, 1), picked(1, "orcs"), ...taken("orcs", 9, "elves"), coins(1, 4), turn(0, 2)),
    ).toBe("Mira’s Orcs took your region 9; 1 token lost, 2 came home.");
  });

  test("sums up what several have taken", () => {
    const all = [
      ...[turn(1, 1), picked(1, "orcs"), ...taken("orcs", 9, "elves")],
      ...[turn(2, 1), picked(2, "giants"), ...taken("giants", 12, "elves"), turn(0, 2)],
    ];
    expect(line(false, ...all)).toBe("you lost 2 regions to Mira and Oto; 2 tokens lost, 4 came home.");
    expect(regionsIn(recapOf(since(...all), 0, false)!)).toEqual([9, 12]);
  });

  test("names several regions of one race in a row", () => {
    const all = [picked(1, "orcs"), ...taken("orcs", 9, "elves"), ...taken("orcs", 12, "elves")];
    expect(line(false, turn(1, 1), ...all, turn(0, 2))).toContain("Mira’s Orcs took your regions 9 and 12;");
  });

  test("tells coins of others where they are open, and only there", () => {
    expect(line(true, turn(1, 1), coins(1, 4), turn(0, 2))).toBe(
      "nobody took anything from you; others earned: Mira 4.",
    );
    expect(line(false, turn(1, 1), coins(1, 4), turn(0, 2))).toBe("nobody took anything from you.");
  });

  test("tells an attack that failed", () => {
    const all = [
      picked(1, "orcs"),
      { type: "rolled", pips: 0 },
      { type: "failed", region: 9, race: "orcs" },
    ] as const;
    expect(line(false, turn(1, 1), ...all, turn(0, 2))).toBe("1 attack on you failed.");
  });

  test("opens to all that concerns one, and to nothing else", () => {
    const recap = recapOf(
      since(
        ...[turn(1, 1), picked(1, "orcs"), ...taken("orcs", 3), ...taken("orcs", 9, "elves"), coins(1, 4)],
        ...[{ type: "pact", seat: 1, ally: 0 } as const, turn(0, 2)],
      ),
      0,
      true,
    );
    expect(recap?.all.map(({ event }) => event.type)).toEqual(["conquered", "coins", "pact"]);
  });

  test("is there at one's turn until one acts, and not in one's first", () => {
    expect(recapOf(since(), 0, false)).toBeNull();
    expect(line(false, turn(1, 1))).toBeNull();
    expect(line(false, turn(1, 1), turn(0, 2), { type: "readied", race: "elves", hand: 3 })).not.toBeNull();
    expect(line(false, turn(1, 1), turn(0, 2), ...taken("elves", 3))).toBeNull();
    expect(recapOf(since(turn(1, 1), turn(0, 2)), null, false)).toBeNull();
  });
});
