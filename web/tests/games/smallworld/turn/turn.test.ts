/** What a turn keeps when news come. */
import { describe, expect, test, vi } from "vitest";
import type { Choice } from "../../../../src/games/smallworld/turn/choices";
import { Turn } from "../../../../src/games/smallworld/turn/turn.svelte";
import { commandsAt } from "../../../../src/table/playing";
import type { Words } from "../../../../src/texts/words";
import { choice, region, supplies, view } from "../positions";

const table = {
  seat: 0,
  moving: false,
  director: { direct: () => {}, skip: () => {} },
  commands: null,
  view: view({ player: 1, regions: [region(1)] }),
};

test("a region that is only looked at stays open when others move; a refusal does not", () => {
  const turn = new Turn(table, () => ({}) as Words);
  turn.look(1);
  turn.renew();
  expect(turn.note).toEqual({ region: 1, text: "" });
  turn.note = { region: 1, text: "That is too far away." };
  turn.renew();
  expect(turn.note).toBeNull();
});

/** A turn with these choices, and what is played in it. */
function acting(choices: readonly Choice[], seen = view({ regions: [region(1), region(2)] })) {
  const play = vi.fn(() => Promise.resolve(true));
  const commands = { ...commandsAt<"smallworld">({ commands: null }), choices, soon: choices, play };
  const table = {
    seat: 0,
    moving: false,
    director: { direct: () => {}, skip: () => {} },
    commands,
    view: seen,
  };
  const turn = new Turn(table, () => ({}) as Words);
  turn.renew();
  return { turn, play, table, commands };
}

describe("a finger", () => {
  const conquer = choice({ type: "conquer", region: 1 }, undefined, 11);

  test("sees the card with the first tap, and conquers with the second", async () => {
    const { turn, play } = acting([conquer]);
    turn.touching = true;
    await turn.tap(1);
    expect([turn.chooser, play.mock.calls.length]).toEqual([1, 0]);
    await turn.tap(1);
    expect(play.mock.calls).toEqual([[11]]);
  });

  test("does not do with a late tap what cannot be taken back", async () => {
    const now = vi.spyOn(performance, "now").mockReturnValue(1000);
    const { turn, play } = acting([{ ...conquer, closes_undo: true }]);
    turn.touching = true;
    await turn.tap(1);
    now.mockReturnValue(2000);
    await turn.tap(1);
    expect([turn.chooser, play.mock.calls.length]).toEqual([1, 0]);
    now.mockReturnValue(2300);
    await turn.tap(1);
    expect(play.mock.calls).toEqual([[11]]);
    now.mockRestore();
  });

  test("chooses where there is more than one thing to do", async () => {
    const { turn, play } = acting([conquer, choice({ type: "dragon", region: 1 }, undefined, 12)]);
    turn.touching = true;
    await turn.tap(1);
    await turn.tap(1);
    expect([turn.chooser, play.mock.calls.length]).toEqual([1, 0]);
  });

  test("a mouse has seen the card before: it conquers at once", async () => {
    const { turn, play } = acting([conquer]);
    await turn.tap(1);
    expect(play.mock.calls).toEqual([[11]]);
  });
});

describe("to stop and finish in one", () => {
  const stop = choice({ type: "stop" }, undefined, 5);
  const place = [1, 2].map((id) => choice({ type: "place", region: id }, undefined, 240 + id));
  const land = [1, 2].map((id) => region(id, { race: "orcs", seat: 0, tokens: 1 }));
  const redeploying = (...more: Parameters<typeof supplies>) =>
    view({ stage: "redeployment", regions: land, supplies: supplies(["place", 3], ...more) });

  test("the tokens are spread evenly as soon as they can be", async () => {
    const { turn, play, table, commands } = acting([stop]);
    await turn.end();
    expect(play.mock.calls).toEqual([[5]]);
    Object.assign(table, { view: redeploying() });
    Object.assign(commands, { choices: place });
    turn.renew();
    expect(play.mock.calls.slice(1)).toEqual([[241, 241, 242]]);
  });

  test("what else is to be put down is left to decide", async () => {
    const { turn, play, table, commands } = acting([stop]);
    await turn.end();
    Object.assign(table, { view: redeploying(["fort", 1]) });
    Object.assign(commands, { choices: place });
    turn.renew();
    expect(play.mock.calls.length).toBe(1);
    expect(turn.plan?.complete).toBe(true);
  });

  test("another turn is not finished by it", async () => {
    const { turn, play, table, commands } = acting([stop]);
    await turn.end();
    Object.assign(table, { view: { ...redeploying(), round: 3 } });
    Object.assign(commands, { choices: place });
    turn.renew();
    expect(play.mock.calls.length).toBe(1);
  });
});

test("a key conquers the region under the pointer", async () => {
  const { turn, play } = acting([choice({ type: "conquer", region: 2 }, undefined, 22)]);
  await turn.conquer();
  expect(play).not.toHaveBeenCalled();
  turn.hovered = 2;
  await turn.conquer();
  expect(play.mock.calls).toEqual([[22]]);
});
