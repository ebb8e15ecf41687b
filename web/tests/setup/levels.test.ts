import { expect, test } from "vitest";
import { ableBots } from "../../src/setup/levels";
import type { GameListed } from "../../src/wire";

test("bots that search are offered only where they have learned the game", () => {
  const game: GameListed = {
    game: "smallworld",
    players: [2, 3],
    learned: [2],
    bots: ["random", "greedy", "expert", "champion", "mine"],
    searching: ["expert", "champion"],
    orders: [],
    house: [],
    own_content: null,
    selections: {},
  };
  expect(ableBots(game, 2)).toEqual(game.bots);
  expect(ableBots(game, 3)).toEqual(["random", "greedy", "mine"]);
  expect(ableBots(undefined, 2)).toEqual([]);
});
