/** The way of a piece through the air, in pixels of the window. */
import type { Board } from "../board/boards";
import type { Place } from "../board/seen";

type Spot = readonly [number, number];
interface Box {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

/** Where a place is in the window. What the page does not show lies beyond the edge of the board. */
export function whereabouts(place: Place, board: Board, sheet: Box): Spot {
  if ("region" in place) {
    const label = board.regions.find(({ id }) => id === place.region)?.label ?? [0, 0];
    return [
      sheet.left + ((label[0] + board.margin) / (board.width + 2 * board.margin)) * sheet.width,
      sheet.top + ((label[1] + board.margin) / (board.height + 2 * board.margin)) * sheet.height,
    ];
  }
  const name = "seat" in place ? `seat-${place.seat}` : "tray";
  const found = document.querySelector(`[data-place="${name}"]`)?.getBoundingClientRect();
  if (found && found.width > 0) return [found.left + found.width / 2, found.top + found.height / 2];
  return [sheet.left + sheet.width / 2, name === "tray" ? sheet.top - 40 : sheet.top + sheet.height + 40];
}

/** The pictures of a flight: up in a bow, a little larger half way, and down. */
export function frames(from: Spot, to: Spot, half: number): Keyframe[] {
  const far = Math.hypot(to[0] - from[0], to[1] - from[1]);
  const lift = Math.min(70, far * 0.22);
  return [0, 0.25, 0.5, 0.75, 1].map((part) => {
    const bow = Math.sin(part * Math.PI);
    const x = from[0] + (to[0] - from[0]) * part - half;
    const y = from[1] + (to[1] - from[1]) * part - half - bow * lift;
    return {
      transform: `translate(${x.toFixed(1)}px, ${y.toFixed(1)}px) scale(${(1 + bow * 0.18).toFixed(3)})`,
      offset: part,
    };
  });
}
