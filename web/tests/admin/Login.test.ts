import { flushSync, mount, tick, unmount } from "svelte";
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import Login from "../../src/admin/Login.svelte";
import { load } from "../../src/texts/fluent.svelte";

describe("logging in as admin", () => {
  let sent: string[] = [];
  let answer = { status: 200, body: {} as Record<string, unknown> };
  let done = false;
  let target: HTMLElement;
  let made: ReturnType<typeof mount>;

  beforeAll(() => load("interface", "admin"));
  beforeEach(() => {
    [sent, done] = [[], false];
    vi.stubGlobal("fetch", (_: string, options: { body: string }) => {
      sent.push(options.body);
      return Promise.resolve(new Response(JSON.stringify(answer.body), { status: answer.status }));
    });
    target = document.body.appendChild(document.createElement("div"));
    made = mount(Login, { target, props: { done: () => (done = true) } });
    flushSync();
  });
  afterEach(async () => {
    await unmount(made);
    target.remove();
    vi.unstubAllGlobals();
  });

  async function tell(key: string): Promise<HTMLInputElement> {
    const field = target.querySelector<HTMLInputElement>("input")!;
    field.value = key;
    field.dispatchEvent(new Event("input", { bubbles: true }));
    target
      .querySelector("form")!
      .dispatchEvent(new SubmitEvent("submit", { bubbles: true, cancelable: true }));
    await tick();
    await vi.waitFor(() => expect(sent.length).toBe(1));
    await new Promise((resolve) => setTimeout(resolve));
    flushSync();
    return field;
  }

  it("sends the key once and keeps it nowhere", async () => {
    answer = { status: 200, body: { count: 1 } };
    const field = await tell("the key");
    expect(sent).toEqual(['{"key":"the key"}']);
    expect([done, field.value, field.type]).toEqual([true, "", "password"]);
    expect(JSON.stringify(localStorage)).not.toContain("the key");
  });

  it("says that a key is wrong, which the server does not", async () => {
    answer = { status: 405, body: { reason: "no-such-route" } };
    await tell("wrong");
    expect(target.querySelector("[role=alert]:not([hidden])")?.textContent).toContain("isn’t right");
    expect(done).toBe(false);
  });

  it("says that one must wait", async () => {
    answer = { status: 429, body: { reason: "too-fast", seconds: 12 } };
    await tell("wrong");
    expect(target.querySelector("[role=alert]:not([hidden])")?.textContent).toContain("Slow down");
  });
});
