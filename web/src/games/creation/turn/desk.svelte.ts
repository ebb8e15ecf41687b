/** What somebody at the table of Creation has in mind: what is aimed at, how the tile is turned, what is shown now. */
import { type Commands, commandsAt, reader, seenAt, type Watched } from "../../../table/playing";
import { settings } from "../../../settings.svelte";
import { chanceTold, secondBest } from "../../../texts/advice";
import { leads, type Reason, reasons } from "../../../texts/reasons";
import { Words } from "../../../texts/words";
import type { Hint } from "../../../wire";
import type { Line } from "../board/lines";
import { advice } from "../words/advice";
import type { Where } from "../words/happened";
import { naming } from "../words/naming";
import { type Choice, keyOf, nextTurn, type Place, placements } from "./placements";
import { draws, favours, slots, tileOf } from "./pushes";
import { distinctTurns, type Tile, type Tiles, tilesOf } from "../pieces/tiles";
import type { Action, Event, Terrain, View } from "../types";

/** No name has this sign. */
const BETWEEN = "\0";

export class Desk {
  readonly tiles: Tiles;

  // What moves now.
  /** The table as it is drawn between two events; null is as the server has it. */
  acted = $state.raw<View | null>(null);
  /** The line that is being pushed. */
  sliding = $state.raw<{ line: Line; ms: number } | null>(null);
  /** The tile that is in the air: it lies nowhere else. */
  flying = $state<string | null>(null);
  /** A god that is being shown. */
  showing = $state.raw<{ seat: number; god: Terrain } | null>(null);

  /** What is being shown, to be told at the same time. */
  telling = $state.raw<Event | null>(null);

  // What is aimed at.
  aim = $state.raw<Line | null>(null);
  /** One looks for a tile the god may take. */
  calling = $state(false);
  called = $state<number | null>(null);
  place = $state.raw<Place | null>(null);
  /** Quarter turns of the tile in hand; it may go round more than once. */
  spin = $state(0);
  /** What a first tap has aimed at: the second one does it. */
  armed = $state<string | null>(null);
  touching = $state(false);
  /** The terrain whose largest group is outlined. */
  pointed = $state<Terrain | null>(null);
  /** The world that is looked at closely; null is the own one. */
  watched = $state<number | null>(null);

  /** Where a line of the log points. */
  indicated = $state.raw<Where | null>(null);
  /** Cells of the map that flash once. */
  flashing = $state.raw<readonly number[]>([]);

  why = $state<string | null>(null);
  advice = $state.raw<readonly Hint[]>([]);
  /** What speaks for the advice, while it is told. */
  because = $state.raw<readonly Reason[]>([]);
  /** What the second best would cost, and the chance to win with the best: while it is told, and if it is known. */
  second = $state<string | null>(null);
  chance = $state<string | null>(null);
  /** What was sent and is not there yet. */
  sent = $state(false);

  view = $derived.by(() => this.acted ?? seenAt(this.table));
  /** Names as one string: it stays the same while they do, and so do all texts made with them. */
  private nameLine = $derived.by(() => this.table.names.join(BETWEEN));
  words = $derived.by(() => {
    void settings.language; // in another language all is said anew
    return new Words("creation", reader(this.table), this.nameLine.split(BETWEEN), this.naming);
  });
  slots = $derived.by(() => slots(this.view, this.commands.choices));
  favours = $derived.by(() => favours(this.commands.choices));
  draws = $derived.by(() => draws(this.commands.choices));
  placements = $derived.by(() => placements(this.commands.choices));
  /** Whose world is drawn large. */
  seat = $derived.by(() => {
    const own = this.table.seat;
    return this.placements.size > 0 && own !== null ? own : (this.watched ?? own ?? 0);
  });
  turns = $derived(((this.spin % 4) + 4) % 4);
  held = $derived.by(() => this.tile(this.view.held));
  /** The placement that is aimed at. */
  placing = $derived.by(() =>
    this.place === null ? null : (this.placements.get(keyOf(this.place))?.get(this.turns) ?? null),
  );
  private readonly naming;

  /** What can be done at this table. */
  readonly commands: Commands<"creation">;

  constructor(readonly table: Watched<"creation">) {
    this.commands = commandsAt<"creation">(table);
    this.tiles = tilesOf(table.options);
    this.naming = naming(this.tiles, () => this.view.stacks);
  }

  tile = (id: string | null): Tile | null => (id === null ? null : (this.tiles.get(id) ?? null));

  /** Whether it is up to the one at this screen. */
  get asked(): boolean {
    return this.commands.choices.length > 0;
  }

  /** What is advised first, if it is one of these. */
  advised(choice: Choice | null | undefined): boolean {
    return choice != null && this.advice[0]?.action === choice.action;
  }

  /** What a choice does, in words. */
  deed(choice: Choice): string {
    return this.words.action({ ...choice.words, tile: tileOf(choice) });
  }

  /** Turn the tile in hand, leaving out what looks the same. */
  turn(way: 1 | -1): void {
    if (!this.held || this.placements.size === 0 || this.sent) return;
    const next = nextTurn(this.turns, way, distinctTurns(this.held));
    const steps = ((((next - this.turns) * way) % 4) + 4) % 4;
    this.spin += way * steps;
  }

  /** Play it, unless something is under way. */
  async play(choice: Choice | null | undefined): Promise<void> {
    if (!choice || this.commands.waiting || this.sent) return;
    this.sent = true;
    this.why = null;
    this.advice = [];
    const done = await this.commands.play(choice.action);
    this.sent = false;
    if (!done) this.rest();
  }

  /** A finger aims first and does it with the second tap; a mouse has aimed by hovering. */
  press(key: string, choice: Choice | null | undefined): void {
    if (this.touching && this.armed !== key) this.armed = key;
    else void this.play(choice);
  }

  async undo(): Promise<void> {
    this.rest();
    await this.commands.undo();
  }

  async reset(): Promise<void> {
    this.rest();
    await this.commands.reset();
  }

  async ask(): Promise<void> {
    this.advice = await this.commands.hints();
    const best = this.commands.choices.find(({ action }) => action === this.advice[0]?.action);
    this.because = best ? reasons(this.words, this.advice) : [];
    this.why = best
      ? advice(this.words, best, this.because, this.tile, leads(this.advice))
      : this.words.text("hint-none");
    this.second = secondBest(this.advice, (hint) => {
      const choice = this.commands.choices.find(({ action }) => action === hint.action);
      return choice ? this.deed(choice) : null;
    });
    this.chance = best ? chanceTold(this.advice) : null;
    if (best?.words.type === "place") {
      const { x, y, turns } = best.words;
      this.place = { x, y };
      this.spin += (turns - this.turns + 4) % 4;
    }
    this.calling = best?.words.type === "god";
  }

  /** Tell why something is not allowed. */
  async whyNot(words: Action): Promise<void> {
    if (!this.asked) return;
    const refusal = await this.commands.whyNot(words);
    this.why = refusal ? this.words.refusal(refusal) : null;
    this.because = [];
    this.second = this.chance = null;
  }

  /** Aim at nothing. */
  rest(): void {
    this.aim = this.place = this.called = this.armed = null;
    this.calling = false;
    this.spin = 0;
  }
}
