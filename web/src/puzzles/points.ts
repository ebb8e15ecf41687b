/** A share of the victory as it is said: whole points of a hundred. */
export const points = (share: number): number => Math.round(share * 100);
