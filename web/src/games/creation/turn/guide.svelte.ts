/** Leads over the table: which part a narrow screen shows, and where the keyboard goes when something is to be done. */
import { tick } from "svelte";
import type { Where } from "../words/happened";
import type { Desk } from "./desk.svelte";
import type { Tab } from "../table/Tabs.svelte";

/** Where the keyboard may begin: a push, a place, a stack. */
const FIRST = [
  '.map [tabindex="0"][aria-disabled="false"]',
  '.world [tabindex="0"][aria-disabled="false"]',
  '[data-stack][aria-disabled="false"]',
].join();

export class Guide {
  tab = $state<Tab>("map");
  /** The last thing touched was a key. */
  byKeyboard = $state(false);

  constructor(
    private readonly desk: Desk,
    private readonly root: () => HTMLElement | undefined,
  ) {}

  /** With every step what is acted on is shown, and the keyboard is led there. */
  async lead(): Promise<void> {
    const { desk } = this;
    desk.why = null;
    desk.advice = [];
    if (desk.asked) desk.rest();
    if (desk.placements.size > 0) this.tab = "world";
    else if (desk.asked || this.tab === "world") this.tab = "map";
    await tick();
    if (desk.asked && this.byKeyboard) this.focusFirst();
  }

  focusFirst = (): void => this.focus(FIRST);

  focus(selector: string): void {
    this.root()?.querySelector<HTMLElement>(selector)?.focus();
  }

  open = (chosen: Tab): void => {
    this.tab = chosen;
    if (chosen === "world") this.desk.watched = null;
  };

  /** A narrow screen shows the part of the table where something was. */
  show = ({ world }: Where): void => {
    if (world === null) this.tab = "map";
    else if (world.seat === this.desk.table.seat) this.open("world");
    else this.desk.watched = world.seat;
  };

  touched(event: PointerEvent): void {
    this.byKeyboard = false;
    this.desk.touching = event.pointerType === "touch";
  }
}
