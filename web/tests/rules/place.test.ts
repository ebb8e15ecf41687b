import { describe, expect, it } from "vitest";
import { addressOf, placeOf } from "../../src/rules/place";

const HERE = "https://play.example.org";
const place = (address: string) => placeOf(new URL(address, HERE), HERE);

describe("a link into the rules", () => {
  it("is known by its address", () => {
    expect(place("/rules/smallworld#rule-race-elves")).toEqual({
      game: "smallworld",
      entry: "rule-race-elves",
    });
    expect(place("/rules/creation")).toEqual({ game: "creation", entry: "" });
  });

  it("is no other link, nor one of another house", () => {
    for (const address of [
      "/rules",
      "/rules/chess",
      "/editions#edition-own",
      "https://x.example/rules/creation",
    ])
      expect(place(address)).toBeNull();
  });

  it("leads back to the same place", () => {
    for (const address of ["/rules/smallworld#rule-race-elves", "/rules/creation"])
      expect(addressOf(place(address)!)).toBe(address);
  });
});
