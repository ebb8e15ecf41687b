import { flushSync, mount, unmount } from "svelte";
import { afterEach, beforeAll, describe, expect, it, vi } from "vitest";
import { BANNED, find } from "../src/pages/pages";
import { me, onBanned } from "../src/net/api";
import { siteKeyIn } from "../src/setup/links";
import { site } from "../src/site.svelte";
import { load } from "../src/texts/fluent.svelte";
import Announcement from "../src/ui/Announcement.svelte";

const answer = (body: unknown, status = 200) =>
  vi.stubGlobal("fetch", () => Promise.resolve(Response.json(body, { status })));

describe("what holds for the whole server", () => {
  beforeAll(() => load("interface"));
  afterEach(() => {
    vi.unstubAllGlobals();
    [site.announcement, site.hidden, site.banned] = [null, null, false];
  });

  it("is asked of the server, and stays as it was if that does not answer", async () => {
    answer({ announcement: "Hello", invite_only: true, may_make_tables: false, admin: true });
    await site.look();
    expect([site.announcement, site.mayMakeTables, site.admin]).toEqual(["Hello", false, true]);
    answer({ reason: "stopping" }, 503);
    await site.look();
    expect([site.announcement, site.mayMakeTables, site.admin]).toEqual(["Hello", false, true]);
  });

  it("shows an announcement as plain text, until it is put away; another one is shown again", async () => {
    const target = document.body.appendChild(document.createElement("div"));
    const made = mount(Announcement, { target });
    const shown = () => target.querySelector("[data-announcement] span")?.textContent ?? null;
    flushSync();
    expect(shown()).toBeNull();
    site.announcement = "<b>Back</b> at eight.";
    flushSync();
    expect(shown()).toBe("<b>Back</b> at eight.");
    expect(target.querySelector("b")).toBeNull();
    target.querySelector("button")?.click();
    flushSync();
    expect(shown()).toBeNull();
    site.announcement = "At nine.";
    flushSync();
    expect(shown()).toBe("At nine.");
    await unmount(made);
    target.remove();
  });

  it("notices that one is banned, whatever was asked", async () => {
    onBanned(() => (site.banned = true));
    answer({ reason: "banned" }, 403);
    await me().catch(() => null);
    expect(site.banned).toBe(true);
    expect(BANNED.key).not.toBe(find("/").key);
  });

  it("finds the key of an invitation to the server, and no other", () => {
    expect(siteKeyIn("#site=mksite_abc-DEF_1")).toBe("mksite_abc-DEF_1");
    for (const other of ["", "#site=", "#invite=mkinvite_x", "#site=mkinvite_x", "#site=mksite_x y"])
      expect(siteKeyIn(other)).toBeNull();
  });
});
