import type { AnyMessage } from "../../src/wire";

/** A command as it goes over the line. */
export interface Sent {
  id: string;
  command: string;
  [name: string]: unknown;
}

/** A socket without a network: what was sent stands in `sent`, what the server says is given to `hear`. */
export class Wire {
  static all: Wire[] = [];
  static readonly OPEN = 1;
  static readonly CONNECTING = 0;
  readyState = 0;
  sent: Sent[] = [];
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: ((event: { code: number }) => void) | null = null;

  constructor() {
    Wire.all.push(this);
  }
  send(text: string): void {
    this.sent.push(JSON.parse(text) as Sent);
  }
  close(): void {
    this.readyState = 3;
  }
  hear(message: Partial<AnyMessage>): void {
    this.readyState = 1;
    this.onmessage?.({ data: JSON.stringify(message) });
  }
  break(code = 1006): void {
    this.readyState = 3;
    this.onclose?.({ code });
  }
}
