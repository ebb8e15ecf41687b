/** How a board is looked at: how much it is enlarged, and how far it is moved. Plain arithmetic, in pixels of the screen. */

export interface View {
  /** 1 is the whole board. */
  readonly zoom: number;
  /** Where the upper left corner of the board is. */
  readonly x: number;
  readonly y: number;
}
export interface Size {
  readonly width: number;
  readonly height: number;
}

export const CLOSEST = 5;

/** The size at which a board is seen as a whole. */
export function fitted(board: Size, frame: Size): Size {
  const scale = Math.min(frame.width / board.width, frame.height / board.height) || 0;
  return { width: board.width * scale, height: board.height * scale };
}

/** The whole board, in the middle. */
export function whole(fit: Size, frame: Size): View {
  return { zoom: 1, x: (frame.width - fit.width) / 2, y: (frame.height - fit.height) / 2 };
}

/** A view that shows no more beside the board than it must. */
export function held(view: View, fit: Size, frame: Size): View {
  const zoom = Math.min(CLOSEST, Math.max(1, view.zoom));
  const along = (at: number, long: number, room: number) =>
    long <= room ? (room - long) / 2 : Math.min(0, Math.max(room - long, at));
  return {
    zoom,
    x: along(view.x, fit.width * zoom, frame.width),
    y: along(view.y, fit.height * zoom, frame.height),
  };
}

/** Closer or farther by a factor; the point stays where it is. */
export function zoomed(
  view: View,
  factor: number,
  at: readonly [number, number],
  fit: Size,
  frame: Size,
): View {
  const zoom = Math.min(CLOSEST, Math.max(1, view.zoom * factor));
  const by = zoom / view.zoom;
  return held({ zoom, x: at[0] - (at[0] - view.x) * by, y: at[1] - (at[1] - view.y) * by }, fit, frame);
}

export function moved(view: View, dx: number, dy: number, fit: Size, frame: Size): View {
  return held({ ...view, x: view.x + dx, y: view.y + dy }, fit, frame);
}

/** Moved just so far that a point of the board (0 to 1 across and down) is well in sight. */
export function showing(view: View, point: readonly [number, number], fit: Size, frame: Size): View {
  const rim = Math.min(frame.width, frame.height) * 0.2;
  const at = [view.x + point[0] * fit.width * view.zoom, view.y + point[1] * fit.height * view.zoom] as const;
  const into = (value: number, room: number) => Math.min(room - rim, Math.max(rim, value)) - value;
  return moved(view, into(at[0], frame.width), into(at[1], frame.height), fit, frame);
}
