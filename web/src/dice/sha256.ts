/**
 * SHA-256 and HMAC. The browser has its own, but only on HTTPS and on one's own machine; dice can be checked over
 * plain HTTP at a LAN party too.
 */

const PRIMES = primes(64);
const K = PRIMES.map((prime) => fraction(Math.cbrt(prime)));
const BEGIN = PRIMES.slice(0, 8).map((prime) => fraction(Math.sqrt(prime)));

/** The constants of the standard are the first bits of roots of primes. */
function primes(count: number): number[] {
  const found: number[] = [];
  for (let n = 2; found.length < count; n++) if (found.every((prime) => n % prime !== 0)) found.push(n);
  return found;
}
function fraction(root: number): number {
  return ((root - Math.floor(root)) * 0x1_0000_0000) | 0;
}

const turn = (word: number, by: number) => (word >>> by) | (word << (32 - by));

export function sha256(message: Uint8Array): Uint8Array {
  const state = [...BEGIN];
  const padded = new Uint8Array(Math.ceil((message.length + 9) / 64) * 64);
  padded.set(message);
  padded[message.length] = 0x80;
  const view = new DataView(padded.buffer);
  view.setUint32(padded.length - 8, Math.floor(message.length / 0x2000_0000));
  view.setUint32(padded.length - 4, message.length << 3);
  const w = new Int32Array(64);
  for (let block = 0; block < padded.length; block += 64) {
    for (let i = 0; i < 16; i++) w[i] = view.getInt32(block + 4 * i);
    for (let i = 16; i < 64; i++) w[i] = (at(w, i - 16) + small(w, i - 15, 7, 18, 3) + at(w, i - 7) + small(w, i - 2, 17, 19, 10)) | 0; // prettier-ignore
    mix(state, w);
  }
  const digest = new DataView(new ArrayBuffer(32));
  state.forEach((word, i) => digest.setInt32(4 * i, word));
  return new Uint8Array(digest.buffer);
}

const at = (words: Int32Array, i: number) => words[i] ?? 0;

function small(w: Int32Array, i: number, a: number, b: number, shift: number): number {
  return turn(at(w, i), a) ^ turn(at(w, i), b) ^ (at(w, i) >>> shift);
}

function mix(state: number[], w: Int32Array): void {
  let [a, b, c, d, e, f, g, h] = state as [number, number, number, number, number, number, number, number];
  for (let i = 0; i < 64; i++) {
    const one =
      (h + (turn(e, 6) ^ turn(e, 11) ^ turn(e, 25)) + ((e & f) ^ (~e & g)) + (K[i] ?? 0) + at(w, i)) | 0;
    const two = ((turn(a, 2) ^ turn(a, 13) ^ turn(a, 22)) + ((a & b) ^ (a & c) ^ (b & c))) | 0;
    [h, g, f, e, d, c, b, a] = [g, f, e, (d + one) | 0, c, b, a, (one + two) | 0];
  }
  [a, b, c, d, e, f, g, h].forEach((word, i) => (state[i] = ((state[i] ?? 0) + word) | 0));
}

export function hmac(key: Uint8Array, message: Uint8Array): Uint8Array {
  const block = new Uint8Array(64);
  block.set(key.length > 64 ? sha256(key) : key);
  const inner = sha256(
    joined(
      block.map((byte) => byte ^ 0x36),
      message,
    ),
  );
  return sha256(
    joined(
      block.map((byte) => byte ^ 0x5c),
      inner,
    ),
  );
}

export function joined(...parts: readonly Uint8Array[]): Uint8Array {
  const all = new Uint8Array(parts.reduce((length, part) => length + part.length, 0));
  let from = 0;
  for (const part of parts) {
    all.set(part, from);
    from += part.length;
  }
  return all;
}
