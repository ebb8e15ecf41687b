/**
 * Motion between two views of a game, the same for all games. A game says in which steps its events are shown, and
 * which parts of the view each of them touches. A part is drawn as it was until the last step that touches it is done,
 * and then as it will be: nothing is worked out by rules, so motion cannot end elsewhere than the server says.
 */
import type { GameEvent, GameId, GameView } from "../games/types";
import { settings } from "../settings.svelte";
import { type Stage, viewAt } from "./director";
import { pause } from "./pause";

/** A part of a view that a step touches. */
export interface Touch<V> {
  /** Which part it is. */
  readonly part: string;
  /** What is drawn, with this part as it is in the view at the end. */
  readonly settle: (drawn: V, end: V) => V;
  /** What is drawn, with what the event itself tells of this part: so it is until a later step brings it to rest. */
  readonly told?: (drawn: V) => V;
}

/** Something that is shown at a time. */
export interface Step<V> {
  readonly touches: readonly Touch<V>[];
}

/** How a game shows its steps. */
export interface Performer<G extends GameId, S extends Step<GameView<G>>> {
  /** The seat whose eyes see it; null is everybody's. */
  seat(): number | null;
  /** What is to be shown, in order. */
  steps(events: readonly GameEvent<G>[], before: GameView<G>, after: GameView<G>): readonly S[];
  /** A whole turn, in few steps. */
  summary(events: readonly GameEvent<G>[], before: GameView<G>, after: GameView<G>): readonly S[];
  /** Say in a line what somebody has done, the table being drawn so. */
  tell(events: readonly GameEvent<G>[], before: GameView<G>, drawn: GameView<G>): void;
  /** Show a step, the table being drawn as it was. */
  move(step: S, drawn: GameView<G>, pace: number, signal: AbortSignal): Promise<void>;
  /** A step is done, and this is how the table is drawn now. */
  rest?(step: S, drawn: GameView<G>, pace: number, signal: AbortSignal): Promise<void>;
  /** All is shown, or nothing is to be: this is how the table will be drawn. */
  end(after: GameView<G>): void | Promise<void>;
}

/** The view after each step. */
export function drawnAfter<V>(steps: readonly Step<V>[], before: V, after: V): readonly V[] {
  const last = new Map(steps.flatMap(({ touches }, at) => touches.map(({ part }) => [part, at] as const)));
  let drawn = before;
  return steps.map(({ touches }, at) => {
    for (const { part, settle, told } of touches) {
      if (last.get(part) === at) drawn = settle(drawn, after);
      else if (told) drawn = told(drawn);
    }
    return drawn;
  });
}

/** The motion of a game, as the director asks for it. */
export function inMotion<G extends GameId, S extends Step<GameView<G>>>(
  performer: Performer<G, S>,
): Stage<G> {
  return async (scene, signal) => {
    const seat = performer.seat();
    const [before, after] = [viewAt(scene.before, seat), viewAt(scene.after, seat)];
    const { events, others, summary } = scene;
    if (settings.pace !== "instant" && !document.hidden && !signal.aborted) {
      if (others && (summary || !settings.motion))
        performer.tell(events, before, settings.motion ? before : after);
      if (settings.motion) {
        const steps = performer[summary ? "summary" : "steps"](events, before, after);
        await play(performer, steps, before, after, signal);
      } else if (others) await pause(settings.reading, signal);
    }
    await performer.end(after);
  };
}

async function play<G extends GameId, S extends Step<GameView<G>>>(
  performer: Performer<G, S>,
  steps: readonly S[],
  before: GameView<G>,
  after: GameView<G>,
  signal: AbortSignal,
): Promise<void> {
  const { tempo } = settings;
  const views = drawnAfter<GameView<G>>(steps, before, after);
  for (const [at, step] of steps.entries()) {
    if (signal.aborted) return;
    await performer.move(step, views[at - 1] ?? before, tempo, signal);
    await performer.rest?.(step, views[at] ?? after, tempo, signal);
  }
}
