/** Who sat where in a record that somebody shared. */
import { describe, expect, it } from "vitest";
import { seatsOf } from "../../src/replay/seats";
import { namesOf } from "../../src/table/names";
import { view } from "../games/smallworld/positions";

describe("the seats of a shared replay", () => {
  it("keep the names of people", () => {
    const seats = seatsOf({ players: 2, first: view({ names: ["Olena", "Петро"] }) });
    expect(namesOf(seats)).toEqual(["Olena", "Петро"]);
  });

  it("are bots' where the name is one of theirs", () => {
    const [bot, person] = seatsOf({ players: 2, first: view({ names: ["Kasimir", "Olena"] }) });
    expect([bot?.kind, person?.kind]).toEqual(["bot", "person"]);
  });

  it("are left for others to name where nobody was named", () => {
    expect(
      seatsOf({ players: 2, first: view({ names: ["Player 1", "Player 2"] }) }).map((seat) => seat.name),
    ).toEqual([null, null]);
    expect(seatsOf({ players: 3, first: view({ names: [] }) })).toHaveLength(3);
  });
});
