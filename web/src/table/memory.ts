/** How far one has seen the games one plays, so that what happened meanwhile can be watched. */

const KEY = "mikrokosmos.seen";
const MOST = 60;

type Seen = Record<string, number>;

function all(): Seen {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? "{}") as Seen;
  } catch {
    return {};
  }
}

/** The moves of a table that were seen; `null` if it is new. */
export function remembered(table: string): number | null {
  return all()[table] ?? null;
}

export function remember(table: string, moves: number): void {
  const seen = all();
  delete seen[table]; // the latest last
  seen[table] = moves;
  try {
    localStorage.setItem(KEY, JSON.stringify(Object.fromEntries(Object.entries(seen).slice(-MOST))));
  } catch {
    // A browser that keeps nothing: then nothing was missed.
  }
}
