import { afterEach, describe, expect, test, vi } from "vitest";
import { hotkeys, letterOf, press } from "../../src/table/hotkeys.svelte";

afterEach(() => {
  document.body.innerHTML = "";
  hotkeys.on = true;
});

/** The letter of a key that is pressed on an element of a page. */
function typed(init: KeyboardEventInit, page = "<main></main>"): string | null {
  document.body.innerHTML = page;
  let letter: string | null = "nothing was pressed";
  document.body.onkeydown = (event) => void (letter = letterOf(event));
  document.body.firstElementChild?.dispatchEvent(new KeyboardEvent("keydown", { bubbles: true, ...init }));
  return letter;
}

describe("a key", () => {
  test("is a letter or a digit, in any case and on any keyboard", () => {
    expect(typed({ key: "s", code: "KeyS" })).toBe("s");
    expect(typed({ key: "S", code: "KeyS" })).toBe("s");
    expect(typed({ key: "і", code: "KeyS" })).toBe("s"); // a Ukrainian one
    expect(typed({ key: "3", code: "Digit3" })).toBe("3");
    expect(typed({ key: "&", code: "Digit1" })).toBe("1"); // a French one
    expect(typed({ key: "!", code: "Digit1", shiftKey: true })).toBeNull();
    expect(typed({ key: "Enter", code: "Enter" })).toBeNull();
  });

  test("is left alone where somebody writes or chooses, and where something lies above the table", () => {
    for (const page of [
      "<input>",
      "<textarea></textarea>",
      "<select></select>",
      "<p></p><dialog open></dialog>",
    ])
      expect(typed({ key: "s" }, page)).toBeNull();
  });

  test("is the browser's with control, and is not repeated", () => {
    expect(typed({ key: "s", ctrlKey: true })).toBeNull();
    expect(typed({ key: "s", repeat: true })).toBeNull();
  });

  test("can be switched off", () => {
    hotkeys.on = false;
    expect(typed({ key: "s" })).toBeNull();
  });
});

test("a key presses the button that carries it, if there is one that can be pressed", () => {
  document.body.innerHTML = `<button aria-keyshortcuts="S" disabled></button><button aria-keyshortcuts="S"></button>`;
  const [first, second] = [...document.querySelectorAll("button")].map((button) => {
    const pressed = vi.fn();
    button.onclick = pressed;
    return pressed;
  });
  expect([press("s"), press("d")]).toEqual([true, false]);
  expect(first).not.toHaveBeenCalled();
  expect(second).toHaveBeenCalledOnce();
});
