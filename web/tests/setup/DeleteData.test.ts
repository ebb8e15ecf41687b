import { flushSync, mount, tick, unmount } from "svelte";
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { person } from "../../src/person.svelte";
import DeleteData from "../../src/setup/DeleteData.svelte";
import { load } from "../../src/texts/fluent.svelte";

describe("deleting one's data", () => {
  let asked: string[] = [];
  let status = 200;
  let target: HTMLElement;
  let made: ReturnType<typeof mount>;

  beforeAll(() => load("interface"));
  beforeEach(() => {
    [asked, status] = [[], 200];
    vi.stubGlobal("fetch", (path: string, options: { method: string }) => {
      asked.push(`${options.method} ${path}`);
      const body = status === 200 ? { count: 1 } : { reason: "database-failed" };
      return Promise.resolve(new Response(JSON.stringify(body), { status }));
    });
    person.name = "Olena";
    localStorage.setItem("mikrokosmos.name", "Olena");
    target = document.body.appendChild(document.createElement("div"));
    made = mount(DeleteData, { target });
    flushSync();
  });
  afterEach(async () => {
    await unmount(made);
    target.remove();
    vi.unstubAllGlobals();
  });

  async function click(which: string): Promise<void> {
    target.querySelector<HTMLButtonElement>(which)?.click();
    await tick();
    flushSync();
  }

  it("is asked about first, and the safe answer has the focus", async () => {
    await click("button");
    expect(asked).toEqual([]);
    expect(document.activeElement?.textContent).toBe("Keep my data");
    await click("[role=group] button");
    expect(target.querySelector("[data-erase-do]")).toBeNull();
    expect(person.name).toBe("Olena");
  });

  it("leaves nothing here either", async () => {
    await click("button");
    await click("[data-erase-do]");
    await vi.waitFor(() => expect(person.name).toBeNull());
    expect(asked).toEqual(["DELETE /api/me"]);
    expect(localStorage.getItem("mikrokosmos.name")).toBeNull();
  });

  it("says so if it did not work, and one is who one was", async () => {
    status = 503;
    await click("button");
    await click("[data-erase-do]");
    await vi.waitFor(() => expect(target.querySelector("[role=alert]:not([hidden])")).not.toBeNull());
    expect(person.name).toBe("Olena");
    expect(localStorage.getItem("mikrokosmos.name")).toBe("Olena");
  });
});
