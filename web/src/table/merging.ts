/** News that are shown together: nothing that waits is passed over, but what belongs to one turn may become one scene. */
import type { GameView } from "../games/types";
import type { Scene } from "./director";

/** Something new to draw, and the way there; without one it is a cut. */
export interface News<T> {
  readonly end: T;
  readonly scene: Scene | null;
}

/** Which turn it is, as the games tell it. */
export function turnOf({ round, turn }: Pick<GameView, "round" | "turn">): string {
  return `${round} ${turn}`;
}

/** How many of the first news belong to one turn, and may be shown together. */
export function together<T>(waiting: readonly News<T>[], may: (scene: Scene) => boolean): number {
  const first = waiting[0]?.scene;
  if (!first || !may(first)) return Math.min(1, waiting.length);
  const turn = turnOf(first.before.view);
  const other = waiting.findIndex(({ scene }) => !scene || turnOf(scene.before.view) !== turn || !may(scene));
  return other < 0 ? waiting.length : other;
}

/** Whether the turn of some news has come to its end with them. */
export function turned<T>({ scene }: News<T>): boolean {
  return !scene || turnOf(scene.before.view) !== turnOf(scene.after.view);
}

/** Several news as one: all that happened, from how it was before the first to how it is after the last. */
export function merged<T>(news: readonly [News<T>, ...News<T>[]]): News<T> {
  const [first] = news;
  const last = news.at(-1) ?? first;
  if (news.length < 2 || !first.scene || !last.scene) return last;
  const events = news.flatMap(({ scene }) => scene?.events ?? []);
  return {
    end: last.end,
    scene: { ...first.scene, events, after: last.scene.after, summary: true },
  };
}
