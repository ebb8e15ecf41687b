import { afterEach, beforeAll, describe, expect, it } from "vitest";
import { adviceFor, chanceTold, secondBest } from "../../src/texts/advice";
import { load, speak } from "../../src/texts/fluent.svelte";
import { cost, leads, reasons } from "../../src/texts/reasons";
import { Words } from "../../src/texts/words";
import type { Hint } from "../../src/wire";

const words = new Words("smallworld", 0, [], (_, fields) => fields);
const hint = (action: number, behind: number, chance: number | null, now = 0): Hint => ({
  action,
  behind,
  chance,
  reasons: now === 0 ? [] : [{ text: "why-now", points: now }],
});
const deed = ({ action }: Hint) => `conquer region ${action}`;

describe("what another choice costs", () => {
  beforeAll(() => load("interface", "smallworld"));
  afterEach(() => speak("en"));

  it("is told in points of win chance, in words and by the language's own plurals", async () => {
    const told = (points: number) => secondBest([hint(4, 0, 0.64), hint(5, 0, 0.64 - points / 100)], deed);
    expect(told(6)).toBe("Second best: conquer region 5. It costs you 6 points of win chance.");
    expect(told(1)).toBe("Second best: conquer region 5. It costs you 1 point of win chance.");
    expect(told(0)).toBe("Just as good: conquer region 5.");
    await speak("uk");
    expect([1, 3, 6, 21].map((points) => told(points)?.match(/вам (.*) шансу/)?.[1])).toEqual([
      "1 відсотковий пункт",
      "3 відсоткові пункти",
      "6 відсоткових пунктів",
      "21 відсотковий пункт",
    ]);
    await speak("cs");
    expect([1, 3, 6, 21].map((points) => told(points)?.match(/tě (.*) šance/)?.[1])).toEqual([
      "1 procentní bod",
      "3 procentní body",
      "6 procentních bodů",
      "21 procentních bodů",
    ]);
  });

  it("is not told where nobody has looked", () => {
    const plain = [hint(4, 0, null), hint(5, 3, null)];
    expect([secondBest(plain, deed), chanceTold(plain), cost(plain, plain[1]), leads(plain)]).toEqual([
      null,
      null,
      null,
      null,
    ]);
    expect(secondBest([hint(4, 0, 0.5)], deed)).toBe(null);
    expect(secondBest([hint(4, 0, 0.5), hint(5, 0, null)], deed)).toBe(null);
  });

  it("is never less than nothing, whatever a playout said of what was dropped", () => {
    const hints = [hint(4, 0, 0.5), hint(5, 0, 0.53)];
    expect(cost(hints, hints[1])).toBe(0);
  });
});

describe("the best", () => {
  beforeAll(() => load("interface", "smallworld"));

  it("is told by its chance where the points at first sight do not speak for it", () => {
    const hints = [hint(4, 0, 0.64), hint(5, 0, 0.5, 3)];
    expect(leads(hints)).toBe(true);
    const why = reasons(words, hints);
    expect(why.map(({ against, than }) => [against, than])).toEqual([[true, "next"]]);
    expect(adviceFor(words, "conquer", "Conquer region 4", why, true)).toBe(
      "Conquer region 4: it gives you the best chance to win.",
    );
    expect(chanceTold(hints)).toBe("Your win chance with this move: 64%");
  });

  it("is not told by a reason that is outweighed", () => {
    const best: Hint = {
      ...hint(4, 0, 0.64),
      reasons: [
        { text: "why-stay", points: 48 },
        { text: "why-fresh", points: -53 },
      ],
    };
    const why = reasons(words, [best, hint(5, 0, 0.5)]);
    expect(adviceFor(words, "abandon", "Abandon region 4", why, true)).toMatch(/best chance to win\.$/);
    expect(adviceFor(words, "abandon", "Abandon region 4", why, null)).not.toMatch(/chance to win/);
  });

  it("is no better than others with the same chance", () => {
    expect(leads([hint(4, 0, 0.5), hint(5, 2, 0.498)])).toBe(false);
  });
});
