/** The instruments of a browser: oscillators and noise, through the given way out. */
import type { Instruments } from "./voices";

/** Nothing is as loud as that; a ramp down to nothing at all is not allowed. */
const SILENCE = 0.0001;

/** A second of noise, made once. */
const made = new WeakMap<BaseAudioContext, AudioBuffer>();

function hiss(context: BaseAudioContext): AudioBuffer {
  const found = made.get(context);
  if (found) return found;
  const buffer = context.createBuffer(1, context.sampleRate, context.sampleRate);
  const samples = buffer.getChannelData(0);
  let state = 22222;
  for (let at = 0; at < samples.length; at++) {
    state = (state * 16807) % 2147483647;
    samples[at] = (state / 1073741824 - 1) * 0.9;
  }
  made.set(context, buffer);
  return buffer;
}

/** A gain that is struck and dies away. */
function struck(
  context: BaseAudioContext,
  out: AudioNode,
  start: number,
  long: number,
  loud: number,
  rise = 0.004,
) {
  const gain = context.createGain();
  gain.gain.setValueAtTime(SILENCE, start);
  gain.gain.linearRampToValueAtTime(loud, start + rise);
  gain.gain.exponentialRampToValueAtTime(SILENCE, start + Math.max(long, rise * 2));
  gain.connect(out);
  return gain;
}

export function instruments(context: BaseAudioContext, out: AudioNode): Instruments {
  const now = context.currentTime;
  return {
    tone({ at = 0, long, from, to = from, loud, shape = "sine", rise }) {
      const start = now + at;
      const source = context.createOscillator();
      source.type = shape;
      source.frequency.setValueAtTime(from, start);
      source.frequency.exponentialRampToValueAtTime(to, start + long);
      source.connect(struck(context, out, start, long, loud, rise));
      source.start(start);
      source.stop(start + long + 0.02);
    },
    noise({ at = 0, long, pitch, to = pitch, sharp = 1, loud }) {
      const start = now + at;
      const source = context.createBufferSource();
      source.buffer = hiss(context);
      const filter = context.createBiquadFilter();
      filter.type = "bandpass";
      filter.Q.value = sharp;
      filter.frequency.setValueAtTime(pitch, start);
      filter.frequency.exponentialRampToValueAtTime(to, start + long);
      source.connect(filter);
      filter.connect(struck(context, out, start, long, loud));
      source.start(start);
      source.stop(start + long + 0.02);
    },
  };
}
