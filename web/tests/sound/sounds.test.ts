import { describe, expect, it } from "vitest";
import { Sounds } from "../../src/sound/sounds";
import { type Sound, VOICES } from "../../src/sound/voices";
import { FakeContext } from "./context";

const ALL = Object.keys(VOICES) as Sound[];

/** Somebody who listens: what they chose, and what they hear. */
function listener(chosen: Partial<{ sound: boolean | null; volume: number; soundAway: boolean }> = {}) {
  const contexts: FakeContext[] = [];
  const page = { hidden: false };
  const wanted = { sound: true as boolean | null, volume: 0.5, soundAway: false, ...chosen };
  const sounds = new Sounds(
    wanted,
    () => {
      const made = new FakeContext();
      contexts.push(made);
      return made as never; // it has what sounds need of a context, and no more
    },
    () => page.hidden,
  );
  const heard = () => contexts.reduce((sum, { voices }) => sum + voices.length, 0);
  return { sounds, contexts, page, wanted, heard };
}

describe("sounds", () => {
  it("are silent until somebody was asked, and while they said no", () => {
    for (const sound of [null, false]) {
      const { sounds, contexts } = listener({ sound });
      sounds.touch();
      ALL.forEach((each) => sounds.play(each));
      expect(contexts).toEqual([]);
    }
  });

  it("are silent until the page was touched: nothing is even made", () => {
    const { sounds, contexts, heard } = listener();
    sounds.play("turn");
    expect(contexts).toEqual([]);
    sounds.touch();
    sounds.play("turn");
    expect(heard()).toBeGreaterThan(0);
    expect(contexts[0]?.resumed).toBe(1);
  });

  it("are silent from a hidden tab, but for one's turn if that is wished", () => {
    const { sounds, page, wanted, heard } = listener();
    sounds.touch();
    page.hidden = true;
    ALL.forEach((each) => sounds.play(each));
    expect(heard()).toBe(0);
    wanted.soundAway = true;
    expect(ALL.filter((each) => sounds.audible(each))).toEqual(["turn"]);
  });

  it("are as loud as chosen, and silent at nothing", () => {
    const { sounds, contexts, wanted } = listener({ volume: 0.5 });
    sounds.touch();
    sounds.play("place");
    expect(contexts[0]?.nodes[0]?.gain.value).toBe(0.25);
    wanted.volume = 0;
    expect(sounds.audible("place")).toBe(false);
  });

  it("use one way out for all", () => {
    const { sounds, contexts } = listener();
    sounds.touch();
    ALL.forEach((each) => sounds.play(each));
    expect(contexts).toHaveLength(1);
    expect(contexts[0]?.nodes.filter(({ kind }) => kind === "compressor")).toHaveLength(1);
  });

  it("are not doubled when they come at the same moment", () => {
    const { sounds, heard } = listener();
    sounds.touch();
    sounds.play("place");
    const once = heard();
    sounds.play("place");
    expect(heard()).toBe(once);
  });

  it("go on in silence on a machine without sound", () => {
    const sounds = new Sounds({ sound: true, volume: 1, soundAway: false }, () => {
      throw new Error("no sound here");
    });
    sounds.touch();
    expect(() => sounds.play("die")).not.toThrow();
    expect(sounds.audible("die")).toBe(false);
  });
});

describe("every voice", () => {
  it.each(ALL)("%s begins at once, is short, quiet enough, and ends", (sound) => {
    const { sounds, contexts } = listener();
    sounds.touch();
    sounds.play(sound);
    const { voices, nodes, currentTime } = contexts[0]!;
    expect(Math.min(...voices.map(({ started }) => started!))).toBeCloseTo(currentTime, 5);
    for (const { started, stopped } of voices) {
      expect(stopped).toBeGreaterThan(started!);
      expect(stopped! - currentTime).toBeLessThan(2);
    }
    const loud = nodes.flatMap(({ kind, gain }) =>
      kind === "gain" ? gain.set.map(([, value]) => value) : [],
    );
    expect(Math.max(...loud)).toBeLessThanOrEqual(0.5);
  });
});
