/** How many hours of a day are left, the last one counted as one. */
export const hoursLeft = (ends: number, now: number): number =>
  Math.max(0, Math.ceil((ends - now) / (3600 * 1000)));
