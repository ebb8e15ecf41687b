/** Win chances over the steps of a game as bands that lie on each other: together always the whole height. */
import type { ChancesTold, TurnJudged } from "../wire";

export interface Band {
  readonly seat: number;
  /** The points of a polygon, for a picture of this size. */
  readonly points: string;
  /** The middle of the band where it begins: there all bands have room for a sign. */
  readonly middle: number;
}

/** Across by turns, all of them equally wide; steps within a turn lie between. */
export function across(chances: readonly ChancesTold[], width: number): (step: number) => number {
  const last = Math.max(1, chances.length - 1);
  return (step) => {
    const at = Math.max(
      0,
      chances.findLastIndex((told) => told.step <= step),
    );
    const [here, next] = [chances[at]?.step ?? 0, chances[at + 1]?.step];
    const within = next === undefined ? 0 : (step - here) / Math.max(1, next - here);
    return round(((at + within) * width) / last);
  };
}

/** What lies above a seat at one point: the shares of those before it. */
const above = (shares: readonly number[], seat: number) =>
  shares.slice(0, seat).reduce((sum, share) => sum + share, 0);

export function bands(chances: readonly ChancesTold[], width: number, height: number): readonly Band[] {
  const x = across(chances, width);
  const seats = chances[0]?.shares.length ?? 0;
  return Array.from({ length: seats }, (_, seat) => {
    const top = chances.map(({ step, shares }) => [x(step), round(above(shares, seat) * height)] as const);
    const bottom = chances.map(
      ({ step, shares }) => [x(step), round(above(shares, seat + 1) * height)] as const,
    );
    return {
      seat,
      points: [...top, ...bottom.toReversed()].map((point) => point.join(",")).join(" "),
      middle: round(((top[0]?.[1] ?? 0) + (bottom[0]?.[1] ?? 0)) / 2),
    };
  });
}

/** Where the mark of a turn stands: at its beginning, in the middle of its seat's band. */
export function markAt(
  turn: TurnJudged,
  chances: readonly ChancesTold[],
  width: number,
  height: number,
): { readonly x: number; readonly y: number } {
  const middle = above(turn.before, turn.seat) + (turn.before[turn.seat] ?? 0) / 2;
  return { x: across(chances, width)(turn.first), y: round(middle * height) };
}

interface Placed {
  readonly turn: TurnJudged;
  readonly x: number;
  readonly y: number;
}

/** Where all marks stand, each with as much room as a finger needs: what would lie on another is moved up or down. */
export function placed(
  turns: readonly TurnJudged[],
  chances: readonly ChancesTold[],
  [width, height]: readonly [number, number],
  { size, left }: { readonly size: number; readonly left: number },
): readonly Placed[] {
  const found: Placed[] = [];
  const half = size / 2;
  const within = (value: number, least: number, most: number) => Math.min(Math.max(value, least), most);
  for (const turn of turns.filter(({ mark }) => mark !== null)) {
    const at = markAt(turn, chances, width, height);
    const x = within(at.x, left, width - half);
    const free = (y: number) =>
      found.every((one) => Math.abs(one.x - x) >= size || Math.abs(one.y - y) >= size);
    const rows = Array.from({ length: Math.floor(height / size) }, (_, row) => half + row * size);
    const wanted = within(at.y, half, height - half);
    const near = rows.toSorted((one, other) => Math.abs(one - wanted) - Math.abs(other - wanted));
    found.push({ turn, x, y: [wanted, ...near].find(free) ?? wanted });
  }
  return found;
}

/** The turns that are marked, the worst first. */
export function marked(turns: readonly TurnJudged[]): readonly TurnJudged[] {
  return turns.filter(({ mark }) => mark !== null).toSorted((one, other) => other.loss - one.loss);
}

/** The steps at which a round begins, for the lines of the picture. */
export function rounds(chances: readonly ChancesTold[]): readonly { round: number; step: number }[] {
  const found: { round: number; step: number }[] = [];
  for (const { round, step } of chances)
    if (round !== null && round !== found.at(-1)?.round) found.push({ round, step });
  return found;
}

const round = (value: number) => Math.round(value * 10) / 10;
