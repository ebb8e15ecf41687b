/** What is to be done now, or what a click would do, in one short sentence. */
import type { Words } from "../../../texts/words";
import { placeName, tilePlain } from "./naming";
import { scoreOf } from "../turn/placements";
import { tileOf } from "../turn/pushes";
import type { Desk } from "../turn/desk.svelte";

/** As much of the desk as a sentence needs. */
export type Minded = Pick<
  Desk,
  | "view"
  | "aim"
  | "calling"
  | "called"
  | "place"
  | "placing"
  | "slots"
  | "favours"
  | "held"
  | "asked"
  | "words"
> & { tile: Desk["tile"]; table: Pick<Desk["table"], "seat" | "over" | "winners"> };

export function prompt(desk: Minded): string {
  const { view, words, table } = desk;
  if (table.over) return ended(words, table.winners);
  if (!desk.asked) return waiting(desk);
  if (view.stage === "choose") return desk.calling ? calling(desk) : choosing(desk);
  if (view.stage === "place") return placing(desk);
  return view.stage === "draw" ? words.text("prompt-draw") : words.text("prompt-wait");
}

function choosing({ words, slots, aim, favours, tile }: Minded): string {
  const slot = slots.find(({ side, line, choice }) => choice && side === aim?.side && line === aim.line);
  const falling = slot && tile(tileOf(slot.choice));
  if (!slot || !falling) return words.text(favours.size > 0 ? "prompt-choose-god" : "prompt-choose");
  return words.text("prompt-push", { side: slot.side, line: slot.line, tile: tilePlain(words, falling) });
}

function calling({ words, view, table, called, favours, tile }: Minded): string {
  const god = words.text(`god-${view.gods[table.seat ?? 0]?.god ?? "tide"}`);
  const taken = called === null ? null : tile(tileOf(favours.get(called)));
  return taken
    ? words.text("prompt-god-tile", { god, tile: tilePlain(words, taken) })
    : words.text("prompt-god", { god });
}

function placing({ words, place, placing }: Minded): string {
  const score = scoreOf(placing);
  if (!place || !score) return words.text("prompt-place");
  const at = placeName(place.x, place.y);
  return words.text("prompt-placed", { place: at, total: score.total, gain: score.gain ?? 0 });
}

function waiting({ view, words, held }: Minded): string {
  const who = words.names[view.turn] ?? words.who(view.turn);
  switch (view.stage) {
    case "choose":
      return words.text("prompt-wait-choose", { who });
    case "place":
      return held
        ? words.text("prompt-wait-place", { who, tile: tilePlain(words, held) })
        : words.text("prompt-wait-choose", { who });
    case "draw":
    case "turning":
      return words.text("prompt-wait-draw", { who });
    default:
      return words.text("prompt-wait");
  }
}

function ended(words: Words, winners: readonly number[]): string {
  const [first] = winners;
  if (winners.length === 1 && first !== undefined) return words.text("prompt-over-won", words.player(first));
  const who = winners.map((seat) => words.names[seat] ?? words.who(seat)).join(words.text("between-squares"));
  return words.text("prompt-over-shared", { who });
}
