/** What the seat on the screen is about to do: what glows, the plan of its redeployment, what was asked and not sent. */
import { turnOf } from "../../../table/merging";
import { type Commands, commandsAt, type Watched } from "../../../table/playing";
import type { Words } from "../../../texts/words";
import type { Hint } from "../../../wire";
import { type Choice, grouped, has, onBoard, type RegionChoice } from "./choices";
import { Plan } from "./plan";
import type { PlainActionType } from "../types";

/** A region one looks at, with the reason why nothing can be done there, if there is one. */
export interface Note {
  readonly region: number;
  readonly text: string;
}

/** A bot considers everything; only the first few are advice. */
const MOST_HINTS = 3;
/** Two taps within so many milliseconds are one gesture. */
const TWICE = 400;

export type Panel = "players" | "column" | "log" | "legend";

export class Turn {
  /** Regions to be given up glow instead of those to be taken. */
  abandoning = $state(false);
  plan = $state.raw<Plan | null>(null);
  /** The supply of the plan that a tap puts down. */
  tool = $state("");
  /** The region one is asked about: what shall happen there? */
  chooser = $state<number | null>(null);
  /** The region under the pointer or the focus. */
  hovered = $state<number | null>(null);
  /** The region a line of the log or the recap is about. */
  pointed = $state<number | null>(null);
  /** That line was tapped: on a small screen the log makes room for the board. */
  peeking = $state(false);
  /** The recap is open. */
  recalling = $state(false);
  /** A deed without a place that wants to be confirmed. */
  confirming = $state<PlainActionType | null>(null);
  note = $state.raw<Note | null>(null);
  /** All that a bot has considered: what is advised is told by what sets it apart from the rest. */
  considered = $state.raw<readonly Hint[]>([]);
  hints = $derived(this.considered.slice(0, MOST_HINTS));
  /** Not only the best is told, and its numbers are. */
  hintedMore = $state(false);
  /** The panel that is open. */
  panel = $state<Panel | null>(null);
  /** It was opened because a people must be chosen. */
  opened = false;
  /** The region of the command under way. */
  pending = $state<number | null>(null);
  /** The pieces that come next were put down by hand already: they need not fly again. */
  placed = false;
  /** The last thing that touched the table was a finger. */
  touching = false;
  private tapped = -Infinity;
  /** The turn that is to be finished as soon as its pieces can be put down. */
  private ends: string | null = null;

  readonly all = $derived.by(() => grouped(this.commands.choices));
  /** What can be done as soon as the own pieces have come to rest: its buttons need not go and come back. */
  readonly coming = $derived.by(() => grouped(this.commands.soon));
  readonly offered = $derived.by(() => onBoard(this.all, this.abandoning));

  /** What can be done at this table. */
  readonly commands: Commands<"smallworld">;

  constructor(
    private readonly table: Pick<Watched<"smallworld">, "seat" | "view" | "moving" | "director" | "commands">,
    private readonly words: () => Words,
  ) {
    this.commands = commandsAt<"smallworld">(table);
  }

  /** Other things can be done now: what was begun before is over. */
  renew(): void {
    const { seat, view } = this.table;
    const { choices } = this.commands;
    this.chooser = this.confirming = this.pending = null;
    this.recalling = false;
    if (this.note?.text) this.note = null; // whoever only looks at a region goes on looking
    this.considered = [];
    if (!has(this.all, "abandon")) this.abandoning = false;
    this.plan = seat !== null && view && choices.length > 0 ? Plan.of(view, choices) : null;
    this.tool = this.plan?.supplies[0]?.key ?? "";
    if (choices.length > 0 && this.ends !== null) {
      const same = view !== null && view.turn === seat && turnOf(view) === this.ends;
      this.ends = null;
      if (same) void this.finishEvenly();
    }
  }

  /** A region was tapped. */
  async tap(region: number): Promise<void> {
    if (this.table.moving) return this.table.director.skip();
    if (this.commands.waiting) return;
    this.note = null;
    if (this.plan) return this.put(region);
    const [first, ...more] = this.offered.get(region) ?? [];
    if (!first) return this.ask(region);
    if (this.touching && more.length === 0) return this.tapTwice(first);
    if (more.length > 0 || first.choice.closes_undo) this.chooser = region;
    else await this.carryOut(first);
  }

  /** A finger covers what it taps: the first tap shows what it costs, the second does it. */
  private async tapTwice(one: RegionChoice): Promise<void> {
    const quick = performance.now() - this.tapped < TWICE;
    const again = this.chooser === one.region;
    this.tapped = performance.now();
    // What cannot be taken back wants to be meant: two taps at once, or the button of the card.
    if (again && (quick || !one.choice.closes_undo)) await this.carryOut(one);
    else this.chooser = one.region;
  }

  /** Do in the region under the pointer, or the one that is asked about, what is most likely meant. */
  async conquer(): Promise<void> {
    const region = this.chooser ?? this.hovered;
    if (region === null || this.plan) return;
    const [first, ...more] = this.offered.get(region) ?? [];
    if (first && (more.length === 0 || this.chooser !== null)) await this.carryOut(first);
    else await this.tap(region);
  }

  /** A region was touched for long: in a redeployment one piece is taken back, otherwise one only looks. */
  hold(region: number): void {
    if (this.holds(region)) this.takeBack(region);
    else this.look(region);
  }

  /** See what is in a region and what it would cost, without doing anything. */
  look(region: number): void {
    const able = !this.plan && this.offered.has(region);
    this.chooser = able ? region : null;
    this.note = able ? null : { region, text: "" };
    if (!able && !this.plan) void this.ask(region);
  }

  /** Show where it was. */
  point(region: number | null, tapped = false): void {
    this.pointed = region;
    this.peeking = tapped && region !== null;
  }

  /** Close whatever asks or tells something. */
  dismiss(): void {
    const region = this.chooser ?? this.note?.region ?? null;
    this.chooser = this.confirming = this.note = null;
    if (region !== null) document.querySelector<SVGElement>(`[data-region="${region}"]`)?.focus();
  }

  async carryOut(one: RegionChoice): Promise<void> {
    this.chooser = null;
    this.pending = one.region;
    await this.act(one.choice);
    this.pending = null;
  }

  async act(choice: Choice): Promise<void> {
    if (this.commands.waiting) return;
    this.confirming = null;
    await this.commands.play(choice.action);
  }

  /** Why nothing can be done in a region. */
  private async ask(region: number): Promise<void> {
    this.chooser = null;
    if (this.commands.choices.length === 0) return;
    const type = this.abandoning || this.table.view?.stage === "give-up" ? "abandon" : "conquer";
    const refusal = await this.commands.whyNot({ type, region });
    if (refusal) this.note = { region, text: this.words().refusal(refusal) };
  }

  // The plan of a redeployment.

  /** Put one piece down: of the kind chosen, or of one that fits there. */
  put(region: number): void {
    const { plan } = this;
    if (!plan) return;
    const fitting = plan.supplies.find(({ key }) => plan.room(key, region) > 0)?.key ?? "";
    const next = plan.add(plan.room(this.tool, region) > 0 ? this.tool : fitting, region);
    if (next === plan) void this.refusePut(region);
    this.set(next);
  }

  private async refusePut(region: number): Promise<void> {
    if (this.plan?.supplies.some(({ rooms }) => rooms.has(region))) return;
    const refusal = await this.commands.whyNot({ type: "place", region });
    if (refusal) this.note = { region, text: this.words().refusal(refusal) };
  }

  /** Take one piece back: of the kind chosen, or whatever the plan put there. */
  takeBack(region: number): void {
    const { plan } = this;
    if (!plan) return;
    const there = [this.tool, ...plan.supplies.map(({ key }) => key)].find((key) => plan.at(key, region) > 0);
    if (there !== undefined) this.set(plan.take(there, region));
  }

  /** Whether the plan has put something there. */
  holds(region: number): boolean {
    return this.plan?.supplies.some(({ key }) => (this.plan?.at(key, region) ?? 0) > 0) ?? false;
  }

  shift(from: number, to: number): void {
    const { plan } = this;
    const key = plan?.supplies.find((one) => plan.at(one.key, from) > 0 && one.rooms.has(to))?.key;
    if (plan && key !== undefined) this.set(plan.shift(key, from, to));
  }

  set(plan: Plan | null): void {
    if (!plan) return;
    this.note = null;
    this.plan = plan;
    // Whoever has put all of a kind down goes on with the next.
    if (plan.left(this.tool) === 0) {
      this.tool = plan.supplies.find(({ key }) => plan.left(key) > 0)?.key ?? this.tool;
    }
  }

  /** Spread what is left evenly and send the plan; unless there is something else to be put down. */
  async finishEvenly(): Promise<void> {
    const { plan } = this;
    const { view } = this.table;
    if (!plan || !view) return;
    this.set(plan.even(view, true));
    if (plan.plain) await this.finish();
  }

  /** Stop here, spread what is left evenly and finish: what of it is to be decided otherwise is left to decide. */
  async end(): Promise<void> {
    const stop = this.coming.plain.get("stop");
    const { view } = this.table;
    if (!stop || !view || this.commands.waiting) return;
    this.ends = turnOf(view);
    await this.act(stop);
  }

  /** Send the plan, as one message. */
  async finish(): Promise<void> {
    const { plan, commands } = this;
    if (!plan?.complete || commands.waiting) return;
    const moves = plan.moves();
    this.placed = true;
    if (moves.length > 0 && !(await commands.play(...moves))) this.placed = false;
  }

  // Hints.

  async hint(): Promise<void> {
    this.hintedMore = false;
    this.considered = this.considered.length > 0 ? [] : await this.commands.hints();
  }

  /** What is advised, by action: its rank, from 1. Only the best, unless one has asked for more. */
  get ranks(): ReadonlyMap<number, number> {
    const told = this.hints.slice(0, this.hintedMore ? MOST_HINTS : 1);
    return new Map(told.map(({ action }, at) => [action, at + 1]));
  }

  /** The rank of what is advised in a region; undefined where nothing is. */
  readonly hintedIn: ReadonlyMap<number, number> = $derived.by(() => {
    const found = new Map<number, number>();
    for (const { action, words } of this.commands.choices) {
      const rank = this.ranks.get(action);
      if (rank !== undefined && "region" in words)
        found.set(words.region, Math.min(rank, found.get(words.region) ?? rank));
    }
    return found;
  });

  /** The regions that are advised, the best first. */
  get hinted(): readonly number[] {
    return [...this.hintedIn].sort(([, one], [, other]) => one - other).map(([region]) => region);
  }
}
