/** Bytes nobody could foresee, in hexadecimal. */
export function randomHex(bytes: number): string {
  const drawn = crypto.getRandomValues(new Uint8Array(bytes));
  return [...drawn].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}
