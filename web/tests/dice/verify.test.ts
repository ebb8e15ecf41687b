import { createHash, createHmac } from "node:crypto";
import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { hmac, joined, sha256 } from "../../src/dice/sha256";
import { bytes, draw, hex, verify } from "../../src/dice/verify";

interface Vectors {
  commitments: { seed: string; commitment: string }[];
  draws: { seed: string; nonces: string[]; index: string; weights: [number, string][]; outcome: number }[];
}
const vectors = JSON.parse(readFileSync("../tests/core/fair_dice_vectors.json", "utf-8")) as Vectors;

describe("the hash", () => {
  it("is the one of the standard, at every length", () => {
    for (let length = 0; length < 200; length++) {
      const message = Uint8Array.from({ length }, (_, i) => (i * 7 + length) & 255);
      expect(hex(sha256(message))).toBe(createHash("sha256").update(message).digest("hex"));
      expect(hex(hmac(message, message))).toBe(createHmac("sha256", message).update(message).digest("hex"));
    }
  });
});

describe("the dice", () => {
  it("promise what the server promises", () => {
    for (const { seed, commitment } of vectors.commitments) expect(hex(sha256(bytes(seed)))).toBe(commitment);
  });

  it("fall as they do everywhere else", () => {
    for (const { seed, nonces, index, weights, outcome } of vectors.draws) {
      const wide = weights.map(([id, weight]) => [id, BigInt(weight)] as const);
      expect(draw(bytes(seed), joined(...nonces.map(bytes)), BigInt(index), wide)).toBe(outcome);
    }
  });
});

describe("a record", () => {
  const seed = "11".repeat(32);
  const nonces = ["22".repeat(16), "00".repeat(16)];
  const commitment = hex(sha256(bytes(seed)));
  const weights: [number, number][] = [[0, 3], [1, 1], [2, 1], [3, 1]]; // prettier-ignore
  const wide = weights.map(([id, weight]) => [id, BigInt(weight)] as const);
  const fallen = [0n, 1n, 2n].map((index) => draw(bytes(seed), joined(...nonces.map(bytes)), index, wide));
  const moves = fallen.flatMap((id) => [{ id, who: "chance", weights }, { id: 5, who: 0 }]); // prettier-ignore
  const record = { dice: { commitment, nonces, seed }, moves };

  it("is proved if all follows", () => expect(verify(record)).toEqual({ result: "proved", rolls: 3 }));
  it("without dice proves nothing", () => expect(verify({ moves })).toEqual({ result: "none" }));
  it("whose seed is not shown yet must wait", () =>
    expect(verify({ ...record, dice: { ...record.dice, seed: null } })).toEqual({ result: "hidden" }));
  it("with another seed than promised is found out", () =>
    expect(verify({ ...record, dice: { ...record.dice, seed: "12".repeat(32) } })).toEqual({
      result: "broken-promise",
    }));
  it("with an altered roll is found out", () => {
    const altered = moves.map((move, i) => (i === 2 ? { ...move, id: (move.id + 1) % 4 } : move));
    expect(verify({ ...record, moves: altered })).toEqual({ result: "false", roll: 2 });
  });
});
