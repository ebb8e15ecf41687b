/** The camera over a board. While it moves the picture is stretched; when it rests the picture is drawn anew, crisp. */
import { fitted, held, moved, showing, type Size, type View, whole, zoomed } from "./camera";

const REST = 180;

export class Camera {
  view = $state.raw<View>({ zoom: 1, x: 0, y: 0 });
  /** The zoom the pieces are drawn for: it follows when the camera rests. */
  drawn = $state(1);
  moving = $state(false);
  fit = $state.raw<Size>({ width: 0, height: 0 });
  private frame: Size = { width: 0, height: 0 };
  private resting: ReturnType<typeof setTimeout> | undefined;

  /** The board or the room for it have changed. */
  place(board: Size, frame: Size): void {
    const before = this.fit;
    this.frame = frame;
    this.fit = fitted(board, frame);
    const same =
      before.width > 0 && Math.abs(before.width / before.height - board.width / board.height) < 0.01;
    this.view = same && this.view.zoom > 1 ? held(this.view, this.fit, frame) : whole(this.fit, frame);
    this.drawn = this.view.zoom;
  }

  zoom(factor: number, at: readonly [number, number] = [this.frame.width / 2, this.frame.height / 2]): void {
    this.look(zoomed(this.view, factor, at, this.fit, this.frame));
  }

  move(dx: number, dy: number): void {
    this.look(moved(this.view, dx, dy, this.fit, this.frame));
  }

  /** Bring a point of the board into sight. */
  show(point: readonly [number, number]): void {
    if (this.view.zoom > 1) this.look(showing(this.view, point, this.fit, this.frame));
  }

  reset(): void {
    this.look(whole(this.fit, this.frame));
  }

  private look(view: View): void {
    this.view = view;
    this.moving = true;
    clearTimeout(this.resting);
    this.resting = setTimeout(() => {
      this.moving = false;
      this.drawn = this.view.zoom;
    }, REST);
  }
}
