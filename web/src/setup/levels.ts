/** The bots a newcomer may choose from, the weakest first; the server has more. */
export const LEVELS = ["novice", "adept", "greedy"] as const;
