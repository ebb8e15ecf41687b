/** How things sound: wood, drums, a die, coins, bells. All is made of tones and noise when it is needed; there are no files. */

export type Sound = "place" | "march" | "die" | "coins" | "decline" | "slide" | "reveal" | "turn" | "victory";

/** What a voice is made with: `at` and `long` are in seconds, `at` from now. */
export interface Instruments {
  tone(given: {
    at?: number;
    long: number;
    from: number;
    /** The pitch it glides to. */
    to?: number;
    loud: number;
    shape?: OscillatorType;
    /** Seconds until it is at its loudest. */
    rise?: number;
  }): void;
  noise(given: { at?: number; long: number; pitch: number; to?: number; sharp?: number; loud: number }): void;
}

type Voice = (play: Instruments) => void;

/** A piece of wood on a table. */
function wood({ tone, noise }: Instruments, at: number, loud: number): void {
  noise({ at, long: 0.045, pitch: 1100, sharp: 1.4, loud: loud * 0.8 });
  tone({ at, long: 0.08, from: 210, to: 120, loud });
}

/** A drum of skin. */
function drum({ tone, noise }: Instruments, at: number, loud: number): void {
  tone({ at, long: 0.17, from: 125, to: 58, loud });
  noise({ at, long: 0.06, pitch: 420, sharp: 0.7, loud: loud * 0.5 });
}

/** A small bell: its overtone is no harmonic. */
function bell({ tone }: Instruments, at: number, from: number, loud: number, long: number): void {
  tone({ at, long, from, loud });
  tone({ at, long: long * 0.5, from: from * 2.76, loud: loud * 0.25 });
}

/** A horn, from afar. */
function horn({ tone }: Instruments, at: number, from: number, loud: number, long: number): void {
  tone({ at, long, from, loud, shape: "triangle", rise: 0.03 });
  tone({ at, long, from: from * 2, loud: loud * 0.3, shape: "triangle", rise: 0.04 });
}

export const VOICES: Readonly<Record<Sound, Voice>> = {
  place: (play) => wood(play, 0, 0.34),
  march: (play) => {
    drum(play, 0, 0.5);
    drum(play, 0.15, 0.38);
    horn(play, 0.16, 294, 0.1, 0.28);
    horn(play, 0.16, 440, 0.08, 0.28);
  },
  die: (play) => {
    [0, 0.09, 0.17, 0.27, 0.38, 0.52].forEach((at, turn) => wood(play, at, 0.26 - turn * 0.02));
    wood(play, 0.7, 0.34);
  },
  coins: (play) => {
    [2093, 2637, 2349, 3136].forEach((pitch, at) => bell(play, at * 0.075, pitch, 0.09, 0.3));
  },
  decline: (play) => {
    [392, 311, 233].forEach((pitch, at) => horn(play, at * 0.19, pitch, 0.16 - at * 0.02, 0.5));
  },
  slide: ({ noise, tone }) => {
    noise({ long: 0.32, pitch: 380, to: 240, sharp: 1.1, loud: 0.3 });
    tone({ at: 0.28, long: 0.1, from: 150, to: 90, loud: 0.26 });
  },
  reveal: (play) => {
    [523, 784, 1175, 1568].forEach((pitch, at) => bell(play, at * 0.11, pitch, 0.1, 0.9));
  },
  turn: (play) => {
    bell(play, 0, 659, 0.2, 0.5);
    bell(play, 0.15, 988, 0.18, 0.7);
  },
  victory: (play) => {
    [523, 659, 784].forEach((pitch, at) => horn(play, at * 0.15, pitch, 0.17, 0.2));
    [523, 659, 784, 1047].forEach((pitch) => horn(play, 0.47, pitch, 0.12, 1.1));
    [1568, 2093, 2637].forEach((pitch, at) => bell(play, 0.6 + at * 0.1, pitch, 0.06, 0.8));
    drum(play, 0.47, 0.4);
  },
};
