/** Who sat where in a record that somebody shared. */
import { describe, expect, it } from "vitest";
import { seatsOf } from "../../src/replay/seats";
import { namesOf } from "../../src/table/names";

describe("the seats of a shared replay", () => {
  it("keep the names of people", () => {
    const seats = seatsOf({ players: 2, first: { names: ["Olena", "Петро"] } });
    expect(namesOf(seats)).toEqual(["Olena", "Петро"]);
  });

  it("are left for others to name where nobody was named", () => {
    expect(
      seatsOf({ players: 2, first: { names: ["Player 1", "Player 2"] } }).map((seat) => seat.name),
    ).toEqual([null, null]);
    expect(seatsOf({ players: 3, first: {} })).toHaveLength(3);
  });
});
