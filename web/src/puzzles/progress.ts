/** Which puzzles one has solved, kept in this browser. */

const KEY = "mikrokosmos.puzzles";

/** Solved without looking at the solution, or seen. */
export type Outcome = "solved" | "seen";

export function progress(): Readonly<Record<string, Outcome>> {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? "{}");
    return typeof kept === "object" && kept !== null ? (kept as Record<string, Outcome>) : {};
  } catch {
    return {};
  }
}

/** Keep how a puzzle went; what was solved once stays so. */
export function note(puzzle: string, outcome: Outcome): void {
  const kept = progress();
  if (kept[puzzle] === "solved") return;
  try {
    localStorage.setItem(KEY, JSON.stringify({ ...kept, [puzzle]: outcome }));
  } catch {
    // A browser that keeps nothing: then every puzzle is new.
  }
}

/** The next one that was not solved, after this one if there is any; the first of all when all are done. */
export function next<T extends { readonly puzzle: string }>(
  all: readonly T[],
  after: string | null,
  done: Readonly<Record<string, Outcome>> = progress(),
): T | null {
  const at = all.findIndex(({ puzzle }) => puzzle === after) + 1;
  const order = [...all.slice(at), ...all.slice(0, at)].filter(({ puzzle }) => puzzle !== after);
  return (
    order.find(({ puzzle }) => !done[puzzle]) ??
    order.find(({ puzzle }) => done[puzzle] !== "solved") ??
    order[0] ??
    null
  );
}
