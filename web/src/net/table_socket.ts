/**
 * One socket at one table, which comes back by itself. A command is sent again with the same number until it is
 * answered, so it comes true once, whatever happens on the way.
 */
import type {
  AnyMessage,
  AnyCommand,
  HintsMessage,
  NewsMessage,
  TableMessage,
  WhyNotMessage,
  CommandAccepted,
  CommandRefused,
} from "../wire";
import { randomHex } from "./random";
import { Refused } from "./api";

export type Connection = "connecting" | "open" | "lost" | "closed";
export type Answer = CommandAccepted | HintsMessage | WhyNotMessage | TableMessage;

/** A command before it has its number. */
export type Wanted = AnyCommand extends infer W ? (W extends { id: string } ? Omit<W, "id"> : never) : never;

export interface Listener {
  told(message: TableMessage | NewsMessage): void;
  rematch(table: string): void;
  /** The server has lost its database, or has it back. */
  storage(reachable: boolean): void;
  /** The admin of the server has something to tell everyone, or no more. */
  announced(text: string | null): void;
  connection(now: Connection, reason: string | null): void;
}

/** Codes after which coming back is no use, with the reason as a refusal would give it. */
const FINAL: Record<number, string> = {
  4003: "foreign-origin",
  4004: "not-found",
  4013: "too-big",
  4403: "banned",
  4410: "table-deleted",
};

/** The first wait, and the longest, before another try, in milliseconds. */
const [SOON, LATE] = [400, 8000];
/** After so long without a word from the server it is asked whether the connection is alive. */
const QUIET = 8_000;
/** Without an answer for so long, a connection that looks open is taken for dead. */
const PATIENCE = 5_000;
/** A command that could not be saved is kept for so long: by then the server has said if its database is gone. */
const DOUBT = 1_000;

interface Pending {
  text: string;
  resolve(answer: Answer): void;
  reject(error: Refused): void;
}

export class TableSocket {
  private socket: WebSocket | null = null;
  private pending = new Map<string, Pending>();
  private wait = SOON;
  private timer = 0;
  private watchdog = 0;
  private heartbeat = 0;
  private ended = false;
  /** Whether the server has its database; what could not be saved is sent again when it has. */
  private reachable = true;

  constructor(
    private readonly table: string,
    private readonly listener: Listener,
  ) {
    this.connect();
    window.addEventListener("online", this.soon);
    window.addEventListener("offline", this.cut);
    document.addEventListener("visibilitychange", this.seen);
  }

  /** Ask for something; the answer, or `Refused`. */
  execute(wanted: Wanted): Promise<Answer> {
    const id = randomHex(16); // randomUUID is only there on HTTPS
    const text = JSON.stringify({ id, ...wanted });
    return new Promise((resolve, reject) => {
      if (this.ended) return reject(new Refused({ reason: "no-connection" }));
      this.pending.set(id, { text, resolve, reject });
      this.send(text);
    });
  }

  close(): void {
    this.end("closed", null);
    if (this.socket) hangUp(this.socket);
  }

  private connect(): void {
    clearTimeout(this.timer);
    this.listener.connection("connecting", null);
    const address = new URL(`/api/tables/${this.table}/socket`, location.href);
    address.protocol = address.protocol.replace("http", "ws");
    const socket = new WebSocket(address);
    this.socket = socket;
    socket.onmessage = (event: MessageEvent<string>) => {
      if (socket === this.socket) this.hear(JSON.parse(event.data) as AnyMessage);
    };
    socket.onclose = (event) => {
      if (socket === this.socket) this.lost(event.code);
    };
  }

  private hear(message: AnyMessage): void {
    this.stopTimers();
    this.heartbeat = window.setTimeout(() => this.ping(), QUIET);
    if (message.type === "table") {
      this.settle(message); // a `look` is answered by the table itself
      this.wait = SOON;
      this.listener.connection("open", null);
      this.store(true); // a table could be told
      this.listener.told(message);
      for (const command of this.pending.values()) this.send(command.text);
    } else if (message.type === "news") {
      this.listener.told(message);
    } else if (message.type === "rematch") {
      this.listener.rematch(message.table);
    } else if (message.type === "announcement") {
      this.listener.announced(message.text);
    } else if (message.type === "storage") {
      this.store(message.reachable);
      if (message.reachable) for (const command of this.pending.values()) this.send(command.text);
    } else if (message.type === "refused" && message.reason === "database-failed") {
      window.setTimeout(() => this.reachable && this.answer(message), DOUBT);
    } else if (message.type !== "pong") {
      this.answer(message);
    }
  }

  /** A command has its answer. */
  private answer(message: CommandRefused | Exclude<Answer, TableMessage>): void {
    const command = this.pending.get(message.id ?? "");
    this.pending.delete(message.id ?? "");
    if (message.type === "refused") command?.reject(new Refused(message));
    else command?.resolve(message);
  }

  private store(reachable: boolean): void {
    if (this.reachable === reachable) return;
    this.reachable = reachable;
    this.listener.storage(reachable);
  }

  /** All who asked to look have been answered. */
  private settle(message: TableMessage): void {
    for (const [id, command] of this.pending) {
      if (!command.text.includes('"command":"refresh"')) continue;
      this.pending.delete(id);
      command.resolve(message);
    }
  }

  private send(text: string): void {
    if (this.socket?.readyState !== WebSocket.OPEN) return; // it will be sent when the table has been told
    this.socket.send(text);
    this.watchdog ||= window.setTimeout(() => this.socket && this.drop(this.socket), PATIENCE);
  }

  /** Ask for a sign of life; a command that is under way is one already. */
  private ping(): void {
    this.send(JSON.stringify({ id: randomHex(16), command: "ping" }));
  }

  private stopTimers(): void {
    clearTimeout(this.watchdog);
    clearTimeout(this.heartbeat);
    this.watchdog = this.heartbeat = 0;
  }

  /** Give a connection up that does not answer; closing it politely could take minutes. */
  private drop(socket: WebSocket): void {
    socket.onmessage = socket.onclose = null;
    hangUp(socket);
    this.lost(1006);
  }

  private lost(code: number): void {
    this.stopTimers();
    if (this.ended) return;
    const reason = FINAL[code];
    if (reason !== undefined) return this.end("closed", reason);
    this.listener.connection("lost", null);
    clearTimeout(this.timer);
    this.timer = window.setTimeout(() => this.connect(), this.wait * (0.75 + Math.random() / 2));
    this.wait = Math.min(LATE, this.wait * 2);
  }

  private end(how: Connection, reason: string | null): void {
    this.ended = true;
    clearTimeout(this.timer);
    this.stopTimers();
    window.removeEventListener("online", this.soon);
    window.removeEventListener("offline", this.cut);
    document.removeEventListener("visibilitychange", this.seen);
    for (const command of this.pending.values())
      command.reject(new Refused({ reason: reason ?? "no-connection" }));
    this.pending.clear();
    this.listener.connection(how, reason);
  }

  private soon = (): void => {
    if (this.ended || this.socket?.readyState === WebSocket.OPEN) return;
    this.wait = SOON;
    if (this.socket?.readyState !== WebSocket.CONNECTING) this.connect();
  };

  /** The browser says that there is no network: nothing need be waited for. */
  private cut = (): void => {
    if (this.socket && !this.ended) this.drop(this.socket);
  };

  private seen = (): void => {
    if (document.visibilityState === "visible") this.soon();
  };
}

/** Close a socket; one that is not open yet is closed when it is, or the browser would complain. */
function hangUp(socket: WebSocket): void {
  if (socket.readyState === WebSocket.CONNECTING) socket.onopen = () => socket.close();
  else socket.close();
}
