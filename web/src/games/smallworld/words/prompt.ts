/** Whose turn it is and what can be done now, in one short sentence: the id of a text and its facts. */
import type { Grouped } from "../turn/choices";
import { has } from "../turn/choices";
import type { Plan } from "../turn/plan";
import { marcher } from "../table/peoples";
import type { View } from "../types";

export interface Prompt {
  readonly id: string;
  /** Facts of the text; `seat` and `race` are named by whoever says it. */
  readonly facts: Readonly<Record<string, number | string>>;
}

export interface Asked {
  readonly view: View;
  /** The seat that looks; null only watches. */
  readonly seat: number | null;
  readonly choices: Grouped;
  readonly abandoning: boolean;
  readonly plan: Plan | null;
  readonly over: boolean;
}

export function prompt(asked: Asked): Prompt {
  const { view, seat } = asked;
  if (asked.over || view.stage === "finished") return ending(view, seat);
  const mine = typeof view.player === "number" && view.player === seat;
  if (!mine) return waiting(view);
  if (asked.choices.size === 0) return { id: "prompt-moment", facts: {} };
  if (asked.plan) return redeploying(view, asked.plan);
  return acting(asked);
}

function ending(view: View, seat: number | null): Prompt {
  const [first] = view.winners;
  if (first === undefined) return { id: "prompt-over", facts: {} };
  if (view.winners.length > 1) return { id: "prompt-shared", facts: {} };
  return first === seat ? { id: "prompt-won", facts: {} } : { id: "prompt-winner", facts: { seat: first } };
}

/** Others act, or chance does. */
function waiting(view: View): Prompt {
  const seat = typeof view.player === "number" ? view.player : view.turn;
  return { id: `wait-${view.stage}`, facts: { seat } };
}

function redeploying(view: View, plan: Plan): Prompt {
  const back = view.stage === "withdrawal";
  const due = plan.supplies.find(({ key, must }) => must && plan.left(key) > 0);
  if (due) {
    const id = due.deed === "hero" ? "prompt-heroes" : back ? "prompt-withdraw" : "prompt-redeploy";
    return { id, facts: { count: plan.left(due.key), race: due.race } };
  }
  const optional = plan.supplies.find(({ key }) => plan.left(key) > 0);
  if (optional) return { id: `prompt-spare-${optional.deed}`, facts: { count: plan.left(optional.key) } };
  return { id: "prompt-placed", facts: {} };
}

function acting({ view, choices, abandoning }: Asked): Prompt {
  const race = view.march.race ?? "";
  switch (view.stage) {
    case "pick":
      return { id: "prompt-pick", facts: {} };
    case "give-up":
      return { id: "prompt-give-up", facts: { count: view.march.owed } };
    case "peace":
      return { id: "prompt-peace", facts: {} };
    case "last-word":
      return { id: "prompt-last-word", facts: {} };
    case "rolled":
      return { id: "prompt-rolled", facts: { pips: view.march.pips } };
    default:
  }
  if (abandoning) return { id: "prompt-abandon", facts: {} };
  const declined = marcher(view)?.standing === "declined";
  if (!declined && choices.plain.has("decline") && view.round < view.rounds && spent(choices))
    return { id: "prompt-spent", facts: { race } };
  if (declined && choices.picks.size > 0) return { id: "prompt-march-first", facts: { race } };
  if (has(choices, "conquer")) {
    if (declined) return { id: "prompt-march", facts: { race } };
    if (choices.plain.has("decline")) return { id: "prompt-expand", facts: { race } };
    return { id: choices.plain.has("roll") ? "prompt-roll" : "prompt-conquer", facts: { race } };
  }
  if (has(choices, "convert")) return { id: "prompt-convert", facts: {} };
  if (has(choices, "dragon")) return { id: "prompt-dragon", facts: {} };
  if (has(choices, "attempt")) return { id: "prompt-attempt", facts: {} };
  if (choices.plain.has("roll")) return { id: "prompt-roll", facts: {} };
  if (choices.plain.has("decline")) return { id: "prompt-decline", facts: {} };
  return { id: "prompt-stop", facts: {} };
}

/** Whether the tokens run out: at most one more region can be conquered with them, or none without a roll. */
function spent(choices: Grouped): boolean {
  const costs = [...choices.regions.values()]
    .flat()
    .flatMap(({ deed, cost }) =>
      (deed === "conquer" || deed === "attempt") && "have" in cost ? [{ ...cost, deed }] : [],
    );
  const cheapest = Math.min(...costs.filter(({ deed }) => deed === "conquer").map(({ total }) => total));
  return costs.length > 0 && costs.every(({ have }) => have < 2 * cheapest);
}
