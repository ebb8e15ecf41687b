/** What a turn keeps when news come. */
import { expect, test } from "vitest";
import { Turn } from "../../../src/games/smallworld/turn.svelte";
import type { Playing } from "../../../src/table/playing";
import type { Words } from "../../../src/texts/words";
import { region, view } from "./positions";

const table = { choices: [], seat: 0, view: view({ player: 1, regions: [region(1)] }) } as unknown as Playing;

test("a region that is only looked at stays open when others move; a refusal does not", () => {
  const turn = new Turn(table, () => ({}) as Words);
  turn.look(1);
  turn.renew();
  expect(turn.note).toEqual({ region: 1, text: "" });
  turn.note = { region: 1, text: "That is too far away." };
  turn.renew();
  expect(turn.note).toBeNull();
});
