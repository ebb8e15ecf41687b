/**
 * Keys for what has buttons: a key presses the one that carries it as `aria-keyshortcuts`, so that it does what the
 * button does, when the button is there, and those who listen are told of it. Single letters can be switched off for
 * as long as the page is open: somebody may play by voice, or press keys by mistake.
 */

/** A key with the text that says what it does. */
export type Key = readonly [key: string, text: string];

/** Where keys are for writing or choosing, or for something that lies above the table. */
const TYPING = "input, select, textarea, dialog, [contenteditable]";

class Hotkeys {
  on = $state(true);
}
export const hotkeys = new Hotkeys();

type Pressed = Pick<
  KeyboardEvent,
  "key" | "code" | "shiftKey" | "ctrlKey" | "metaKey" | "altKey" | "repeat" | "defaultPrevented" | "target"
>;

/** Whether a key that was pressed may be one of ours. */
export function ours({ ctrlKey, metaKey, altKey, defaultPrevented, target }: Pressed): boolean {
  if (ctrlKey || metaKey || altKey || defaultPrevented) return false;
  return !(target instanceof Element && target.closest(TYPING)) && !document.querySelector("dialog[open]");
}

/** The letter or digit of a key, whatever alphabet the keyboard writes; null for other keys, and where none is meant. */
export function letterOf(event: Pressed): string | null {
  if (!hotkeys.on || event.repeat || !ours(event)) return null;
  const { key, code, shiftKey } = event;
  if (/^[a-z\d]$/i.test(key)) return key.toLowerCase();
  const [, letter, digit] = /^(?:Key([A-Z])|Digit(\d))$/.exec(code) ?? [];
  if (letter && key.length === 1 && key > "\x7f") return letter.toLowerCase();
  return digit && !shiftKey ? digit : null;
}

/** Press what carries this key; whether there was something. */
export function press(letter: string, within: ParentNode = document): boolean {
  const all = within.querySelectorAll<HTMLElement>(`[aria-keyshortcuts="${letter.toUpperCase()}"]`);
  const found = [...all].find((one) => !one.matches(":disabled"));
  found?.click();
  return found !== undefined;
}
