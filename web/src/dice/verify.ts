/** The dice of a record, checked without knowing the rules: the recipe stands in docs/fair-dice.md. */
import { hmac, joined, sha256 } from "./sha256";

export interface DiceTold {
  readonly commitment: string;
  readonly nonces: readonly string[];
  readonly seed: string | null;
  /** The day of whose daily deal they are, if so: then they were given, and nobody added to them. */
  readonly deal?: string | null;
}

interface Move {
  readonly id: number;
  readonly who: number | "chance";
  readonly weights?: readonly (readonly [number, number])[] | null;
}

export type Verdict =
  | { readonly result: "none" }
  | { readonly result: "hidden" }
  | { readonly result: "deal"; readonly day: string }
  | { readonly result: "broken-promise" }
  | { readonly result: "proved"; readonly rolls: number }
  | { readonly result: "false"; readonly roll: number };

/** Whether all that fell follows from the seed, and the seed is the one that was promised. */
export function verify(record: Readonly<Record<string, unknown>>): Verdict {
  const dice = record["dice"] as DiceTold | null | undefined;
  if (!dice) return { result: "none" };
  if (dice.seed === null) return dice.deal ? { result: "deal", day: dice.deal } : { result: "hidden" };
  const seed = bytes(dice.seed);
  if (hex(sha256(seed)) !== dice.commitment) return { result: "broken-promise" };
  const nonces = joined(...dice.nonces.map(bytes));
  // Moves that were given, since another game went on from there, were not rolled by these dice.
  const given = typeof record["given"] === "number" ? record["given"] : 0;
  const rolls = (record["moves"] as readonly Move[]).slice(given).filter((move) => move.who === "chance");
  for (const [index, move] of rolls.entries()) {
    const weights = (move.weights ?? []).map(([outcome, weight]) => [outcome, BigInt(weight)] as const);
    if (weights.length === 0 || draw(seed, nonces, BigInt(index), weights) !== move.id)
      return { result: "false", roll: index + 1 };
  }
  return dice.deal ? { result: "deal", day: dice.deal } : { result: "proved", rolls: rolls.length };
}

/** What falls as the event of this index, over outcomes with integer weights. */
export function draw(
  seed: Uint8Array,
  nonces: Uint8Array,
  index: bigint,
  weights: readonly (readonly [number, bigint])[],
): number {
  const total = weights.reduce((sum, [, weight]) => sum + weight, 0n);
  const all = 1n << 256n;
  let number = all;
  for (let attempt = 0; number >= all - (all % total); attempt++) {
    const tail = new DataView(new ArrayBuffer(12));
    tail.setBigUint64(0, index);
    tail.setUint32(8, attempt);
    number = BigInt(`0x${hex(hmac(seed, joined(nonces, new Uint8Array(tail.buffer))))}`);
  }
  let ticket = number % total;
  for (const [outcome, weight] of weights) {
    if (ticket < weight) return outcome;
    ticket -= weight;
  }
  throw new Error("every ticket has an owner");
}

export function bytes(text: string): Uint8Array {
  return Uint8Array.from(text.match(/../g) ?? [], (pair) => parseInt(pair, 16));
}

export function hex(data: Uint8Array): string {
  return [...data].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}
