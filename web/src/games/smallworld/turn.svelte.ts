/** What the seat on the screen is about to do: what glows, the plan of its redeployment, what was asked and not sent. */
import type { Playing } from "../../table/playing";
import type { Words } from "../../texts/words";
import type { Choice, Hint } from "../../wire";
import { grouped, has, onBoard, type PlainDeed, type RegionChoice } from "./choices";
import { Plan } from "./plan";
import type { SmallWorldView } from "./view";

/** A region one looks at, with the reason why nothing can be done there, if there is one. */
export interface Note {
  readonly region: number;
  readonly text: string;
}

/** A bot considers everything; only the first few are advice. */
const MOST_HINTS = 3;

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
  /** A deed without a place that wants to be confirmed. */
  confirming = $state<PlainDeed | null>(null);
  note = $state.raw<Note | null>(null);
  /** All that a bot has considered: what is advised is told by what sets it apart from the rest. */
  considered = $state.raw<readonly Hint[]>([]);
  hints = $derived(this.considered.slice(0, MOST_HINTS));
  /** The panel that is open. */
  panel = $state<Panel | null>(null);
  /** It was opened because a people must be chosen. */
  opened = false;
  /** The region of the command under way. */
  pending = $state<number | null>(null);
  /** The pieces that come next were put down by hand already: they need not fly again. */
  placed = false;

  readonly all = $derived.by(() => grouped(this.table.choices));
  readonly offered = $derived.by(() => onBoard(this.all, this.abandoning));

  constructor(
    private readonly table: Playing,
    private readonly words: () => Words,
  ) {}

  private get view(): SmallWorldView {
    return this.table.view as unknown as SmallWorldView;
  }

  /** Other things can be done now: what was begun before is over. */
  renew(): void {
    const { choices, seat } = this.table;
    this.chooser = this.confirming = this.pending = null;
    if (this.note?.text) this.note = null; // whoever only looks at a region goes on looking
    this.considered = [];
    if (!has(this.all, "abandon")) this.abandoning = false;
    this.plan = seat !== null && choices.length > 0 ? Plan.of(this.view, choices) : null;
    this.tool = this.plan?.supplies[0]?.key ?? "";
  }

  /** A region was tapped. */
  async tap(region: number): Promise<void> {
    if (this.table.moving) return this.table.director.skip();
    if (this.table.waiting) return;
    this.note = null;
    if (this.plan) return this.put(region);
    const [first, ...more] = this.offered.get(region) ?? [];
    if (!first) return this.ask(region);
    if (more.length > 0 || first.choice.closes_undo) this.chooser = region;
    else await this.carryOut(first);
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
    if (this.table.waiting) return;
    this.confirming = null;
    await this.table.play(choice.action);
  }

  /** Why nothing can be done in a region. */
  private async ask(region: number): Promise<void> {
    this.chooser = null;
    if (this.table.choices.length === 0) return;
    const type = this.abandoning || this.view.stage === "give-up" ? "abandon" : "conquer";
    const refusal = await this.table.whyNot({ type, region });
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
    const refusal = await this.table.whyNot({ type: "place", region });
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

  /** Send the plan, as one message. */
  async finish(): Promise<void> {
    const { plan, table } = this;
    if (!plan?.complete || table.waiting) return;
    const moves = plan.moves();
    this.placed = true;
    if (moves.length > 0 && !(await table.play(...moves))) this.placed = false;
  }

  // Hints.

  async hint(): Promise<void> {
    this.considered = this.considered.length > 0 ? [] : await this.table.hints();
  }

  /** The regions a bot would consider, the best first. */
  get hinted(): readonly number[] {
    const actions = new Map(this.table.choices.map((choice) => [choice.action, choice]));
    return this.hints
      .map((hint) => actions.get(hint.action)?.words["region"])
      .filter((region): region is number => typeof region === "number");
  }
}
