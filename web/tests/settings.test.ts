import { beforeEach, expect, test, vi } from "vitest";

beforeEach(() => {
  vi.resetModules();
  localStorage.clear();
});

const fresh = async (kept?: object) => {
  if (kept) localStorage.setItem("mikrokosmos.settings", JSON.stringify(kept));
  return (await import("../src/settings.svelte")).settings;
};

test("the pace is brisk until somebody chooses another, which is kept", async () => {
  const settings = await fresh();
  expect([settings.pace, settings.summaries]).toEqual(["brisk", true]);
  settings.pace = "calm";
  settings.keep();
  vi.resetModules();
  expect((await fresh()).pace).toBe("calm");
});

test.each([
  [0, "instant"],
  [1, "brisk"],
  [2, "brisk"],
  ["calm", "calm"],
  ["hasty", "brisk"],
])("a pace kept as %s is %s", async (kept, pace) => {
  expect((await fresh({ pace: kept })).pace).toBe(pace);
});

test("who has asked the device for stillness sees no motion, and still has time to read", async () => {
  vi.spyOn(window, "matchMedia").mockReturnValue({ matches: true } as MediaQueryList);
  const settings = await fresh({ pace: "calm" });
  expect([settings.motion, settings.summaries]).toEqual([false, true]);
  expect(settings.reading).toBeGreaterThan(1000);
  settings.pace = "instant";
  expect(settings.reading).toBe(0);
  vi.restoreAllMocks();
});
