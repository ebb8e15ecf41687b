/** Chance that is the same every time: a land is drawn alike at every build. */
export class Chance {
  constructor(private seed: number) {}

  /** A number from 0 up to, but not, 1. */
  next(): number {
    this.seed = (this.seed + 0x6d2b79f5) | 0;
    let mixed = Math.imul(this.seed ^ (this.seed >>> 15), this.seed | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  }

  between(low: number, high: number): number {
    return low + (high - low) * this.next();
  }

  /** A whole number below. */
  below(count: number): number {
    return Math.floor(this.next() * count);
  }

  pick<Thing>(things: readonly Thing[]): Thing {
    return things[this.below(things.length)]!;
  }
}
