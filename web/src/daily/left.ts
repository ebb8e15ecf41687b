/** How many hours of a day are left, the last one counted as one. */
export const hoursLeft = (ends: number, now: number): number =>
  Math.max(0, Math.ceil((ends - now) / (3600 * 1000)));

/** A day such as 2026-11-18 as people write it. It is the same day everywhere, by UTC. */
export const dayNamed = (day: string, language: string): string =>
  new Intl.DateTimeFormat(language, { dateStyle: "long", timeZone: "UTC" }).format(
    new Date(`${day}T00:00:00Z`),
  );
