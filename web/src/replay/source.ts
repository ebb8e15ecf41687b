/** Where a game to watch comes from: a table, or a link somebody shared. */
import * as api from "../net/api";
import type { ReplaySeen, SeatSeen, Show } from "../wire";
import { seatsOf } from "./seats";

/** A game to watch, through the eyes of `show.seat`. */
export interface Watched {
  readonly show: Show;
  readonly seats: readonly SeatSeen[];
  /** Through whose eyes one may watch; null is somebody who only looks on. */
  readonly eyes: readonly (number | null)[];
  readonly title: string;
  /** What is to be said of the record, if anything. */
  readonly remark: ReplaySeen["remark"];
}

export interface Source {
  /** Where the server has it, behind `/api/`. */
  readonly path: string;
  /** Open it; without a seat, through the eyes that are one's own. */
  open(seat?: number | null): Promise<Watched>;
  record(): Promise<Record<string, unknown>>;
  /** The address under which anybody can watch it, if there is one without asking. */
  readonly shared: string | null;
  /** Let anybody watch it who has the address. */
  share(): Promise<string>;
}

const address = (replay: string) => new URL(`/replays/${replay}`, location.href).href;
const all = (players: number) => [null, ...Array.from({ length: players }, (_, seat) => seat)];

export function fromTable(id: string): Source {
  return {
    path: `tables/${id}`,
    async open(seat) {
      const { table } = await api.readTable(id);
      const mine = table.mine.seats;
      const eyes = table.status === "over" ? all(table.players) : [null, ...mine];
      const show = await api.show(
        id,
        seat === undefined ? (mine.length === 1 ? (mine[0] ?? null) : null) : seat,
      );
      return { show, seats: table.seats, eyes, title: "", remark: null };
    },
    record: () => api.record(id),
    shared: null,
    share: async () => address((await api.shareReplay({ table: id })).replay),
  };
}

export function fromReplay(id: string): Source {
  return {
    path: `replays/${id}`,
    async open(seat) {
      const { show, title, remark } = await api.replay(id, seat ?? null);
      return { show, seats: seatsOf(show), eyes: all(show.players), title, remark };
    },
    record: () => api.replayRecord(id),
    shared: address(id),
    share: () => Promise.resolve(address(id)),
  };
}
