import { describe, expect, it } from "vitest";
import { dramaOf } from "../../../../src/games/smallworld/motion/drama";
import { one } from "../../events";
import { people, region } from "../positions";

const peoples = [people("orcs", 1)];
const regions = [region(1, { race: "orcs", seat: 1 }), region(2), region(3, { race: "orcs", seat: 1 })];

describe("the great moments", () => {
  it("are a conquest, in the colour of whoever conquers", () => {
    const event = one("smallworld", { type: "conquered", race: "orcs", region: 2, tokens: 3, how: "force" });
    expect(dramaOf(event, regions, peoples)).toEqual({ kind: "conquest", region: 2, seat: 1 });
    expect(dramaOf(event, regions, [])).toMatchObject({ seat: null });
  });

  it("are a decline, over all regions of the race", () => {
    const event = one("smallworld", { type: "declined", seat: 1, race: "orcs" });
    expect(dramaOf(event, regions, peoples)).toEqual({ kind: "decline", regions: [1, 3] });
    expect(dramaOf(event, [], peoples)).toBeNull();
  });

  it("are nothing else, and nothing when nothing is shown", () => {
    expect(dramaOf(one("smallworld", { type: "rolled", pips: 1 }), regions, peoples)).toBeNull();
    expect(dramaOf(null, regions, peoples)).toBeNull();
  });
});
