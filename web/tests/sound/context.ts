/** A browser's sound that only counts: what was made, what was started, and when it stops. */

class Parameter {
  value = 0;
  readonly set: [how: string, value: number, at: number][] = [];
  setValueAtTime(value: number, at: number) {
    this.set.push(["set", value, at]);
  }
  linearRampToValueAtTime(value: number, at: number) {
    this.set.push(["linear", value, at]);
  }
  exponentialRampToValueAtTime(value: number, at: number) {
    if (value <= 0) throw new RangeError("an exponential ramp never gets to nothing");
    this.set.push(["exponential", value, at]);
  }
}

class Node {
  readonly gain = new Parameter();
  readonly frequency = new Parameter();
  readonly Q = new Parameter();
  readonly to: unknown[] = [];
  type = "";
  buffer: unknown = null;
  started: number | null = null;
  stopped: number | null = null;
  constructor(readonly kind: string) {}
  connect(other: unknown) {
    this.to.push(other);
  }
  start(at: number) {
    this.started = at;
  }
  stop(at: number) {
    this.stopped = at;
  }
}

export class FakeContext {
  readonly nodes: Node[] = [];
  readonly destination = new Node("destination");
  readonly sampleRate = 100;
  currentTime = 5;
  state = "suspended";
  resumed = 0;

  private made(kind: string): Node {
    const node = new Node(kind);
    this.nodes.push(node);
    return node;
  }
  createGain = () => this.made("gain");
  createOscillator = () => this.made("tone");
  createBufferSource = () => this.made("noise");
  createBiquadFilter = () => this.made("filter");
  createDynamicsCompressor = () => this.made("compressor");
  createBuffer = (_: number, length: number) => ({ getChannelData: () => new Float32Array(length) });
  resume = () => {
    this.resumed += 1;
    this.state = "running";
    return Promise.resolve();
  };

  /** The tones and noises that were started. */
  get voices(): readonly Node[] {
    return this.nodes.filter(({ started }) => started !== null);
  }
}
