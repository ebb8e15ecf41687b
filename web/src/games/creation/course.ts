/** What an event changes in what is drawn, so that one event after another can be shown. */
import type { Event } from "../../table/director";
import { cellOf } from "./lines";
import type { CreationView, Side, Terrain } from "./view";

/**
 * The view after an event; what an event does not tell stays as it was, until the server's own view comes. That one is
 * `end`: what a world scores is taken from there as soon as its tile lies.
 */
export function after(view: CreationView, event: Event, end: CreationView = view): CreationView {
  const seat = Number(event["seat"]);
  const tile = String(event["tile"]);
  const cell = Number(event["cell"]) - 1;
  switch (event.type) {
    case "laid":
    case "filled":
      return { ...view, map: view.map.with(cell, tile), gap: null };
    case "dealt":
      return { ...view, gods: view.gods.with(seat, { dealt: true, shown: false, god: null }) };
    case "god":
      return {
        ...view,
        gods: view.gods.with(seat, { dealt: true, shown: false, god: event["god"] as Terrain }),
      };
    case "turn":
      return { ...view, turn: seat, round: Number(event["round"]), stage: "choose" };
    case "pushed":
      return pushed(view, event["side"] as Side, Number(event["line"]), tile);
    case "shown": {
      const gods = view.gods.with(seat, { dealt: true, shown: true, god: event["god"] as Terrain });
      return { ...view, gods, map: view.map.with(cell, null), gap: cell + 1, held: tile, stage: "place" };
    }
    case "placed": {
      const laid = { tile, x: Number(event["x"]), y: Number(event["y"]), turns: Number(event["turns"]) };
      const worlds = view.worlds.with(seat, [...(view.worlds[seat] ?? []), laid]);
      return { ...view, worlds, ...counted(view, end, seat), held: null, stage: "draw" };
    }
    case "drew": {
      const stack = Number(event["stack"]) - 1;
      return { ...view, stacks: view.stacks.with(stack, (view.stacks[stack] ?? 1) - 1), stage: "turning" };
    }
    case "over":
      return { ...view, stage: "finished" };
    default:
      return view;
  }
}

/** What a seat's world scores at the end; all else as it is. */
function counted(view: CreationView, end: CreationView, seat: number): Partial<CreationView> {
  return {
    scores: view.scores.with(seat, end.scores[seat] ?? 0),
    terms: view.terms.with(seat, end.terms[seat] ?? []),
  };
}

function pushed(view: CreationView, side: Side, line: number, tile: string): CreationView {
  const at = (depth: number) => cellOf({ side, line }, depth);
  const map = view.map
    .with(at(2), view.map[at(1)] ?? null)
    .with(at(1), view.map[at(0)] ?? null)
    .with(at(0), null);
  return { ...view, map, gap: at(0) + 1, held: tile, faith: { ...view.faith, [side]: line }, stage: "place" };
}
