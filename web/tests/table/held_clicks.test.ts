import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { heldClicks } from "../../src/table/held_clicks";
import { CHOICE } from "./tables";

const table = { moving: false, director: { skip: vi.fn() } };
const commands = { waiting: false, soon: [CHOICE], notOffered: vi.fn() };
const clicked: string[] = [];
let node: HTMLElement;
let undo: { destroy?: () => void } | void;

const page = (html: string) => {
  node.innerHTML = html;
  for (const one of node.querySelectorAll<HTMLElement>("[data-region], button"))
    one.onclick = () => clicked.push(one.dataset["region"] ?? one.dataset["deed"] ?? "other");
};
const click = (selector: string, detail = 1) =>
  node
    .querySelector(selector)
    ?.dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true, detail }));
const rest = async () => {
  Object.assign(table, { moving: false });
  Object.assign(commands, { waiting: false });
  for (let at = 0; at < 6; at++) await new Promise((resolve) => requestAnimationFrame(resolve));
};
const BOARD = `<div class="board"><i data-region="4"></i><i data-region="7"></i><b></b></div>
  <button data-deed="stop"></button><button class="other"></button>`;

beforeEach(() => {
  node = document.body.appendChild(document.createElement("main"));
  clicked.length = 0;
  Object.assign(table, { moving: false });
  Object.assign(commands, { waiting: false, soon: [CHOICE] });
  undo = heldClicks(node, { table, commands } as never);
  page(BOARD);
});
afterEach(() => {
  undo?.destroy?.();
  node.remove();
  vi.clearAllMocks();
});

test("nothing moves: a click is a click", () => {
  click("[data-region='4']");
  expect(clicked).toEqual(["4"]);
});

test("while the own pieces move a click shows their end, and is done then", async () => {
  table.moving = true;
  click("[data-region='4']");
  expect([clicked, table.director.skip.mock.calls.length]).toEqual([[], 1]);
  page(BOARD); // drawn anew
  await rest();
  expect(clicked).toEqual(["4"]);
});

test("several are done in their order", async () => {
  commands.waiting = true;
  click("[data-region='4']");
  click("[data-region='7']");
  click("[data-deed=stop]");
  await rest();
  await rest();
  await rest();
  expect(clicked).toEqual(["4", "7", "stop"]);
});

test("what is offered no more is said to be gone", async () => {
  table.moving = true;
  click("[data-deed=stop]");
  page(`<div class="board"></div>`);
  await rest();
  expect([clicked, commands.notOffered.mock.calls.length]).toEqual([[], 1]);
});

test("the second click of two on the same thing means nothing", async () => {
  click("[data-region='4']");
  commands.waiting = true;
  click("[data-region='4']", 2);
  await rest();
  expect(clicked).toEqual(["4"]);
});

test("while others play, a click on the board shows the end of their turns and does nothing else", async () => {
  Object.assign(table, { moving: true });
  Object.assign(commands, { soon: [] });
  click("[data-region='4']");
  await rest();
  expect([clicked, table.director.skip.mock.calls.length]).toEqual([[], 1]);
});

test("other buttons are never held", () => {
  table.moving = true;
  click(".other");
  expect(clicked).toEqual(["other"]);
});

test("a key that presses is held like a click", async () => {
  table.moving = true;
  const enter = new KeyboardEvent("keydown", { key: "Enter", bubbles: true, cancelable: true });
  node.querySelector("[data-region='7']")?.dispatchEvent(enter);
  await rest();
  expect(clicked).toEqual(["7"]);
});
